// Package messages has the words that the page and its widgets in JavaScript say to each
// other: what an editor or a drawing tells the page, and what it asks.
//
// They are constants of Go because Go checks who uses them. JavaScript cannot import Go, so
// static/editor/enums.js is made of this package, and of the names of package report's
// categories, strengths, classes and words:
//
//	go run ./e2e/tools/enums
//
// A test compares the file with what would be written. The package has no code and imports
// nothing.
package messages
