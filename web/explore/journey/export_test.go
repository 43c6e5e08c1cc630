package journey

// Word is exported for its own test.
var Word = word
