package journey

// Word is tested by itself.
var Word = word
