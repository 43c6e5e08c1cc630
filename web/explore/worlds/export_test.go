package worlds

// InOneSentence is exported for its own test.
var InOneSentence = inOneSentence
