package worlds

// InOneSentence is tested by itself.
var InOneSentence = inOneSentence
