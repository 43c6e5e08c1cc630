// Package messages defines the messages between the page and its JavaScript widgets: what an editor
// or a drawing reports to the page, and what it asks.
//
// They are Go constants so that the compiler checks their uses. JavaScript cannot import Go, so
// static/editor/enums.js is generated from this package and from the names of package report's
// categories, strengths, classes and words:
//
//	go run ./e2e/tools/enums
//
// A test checks that the file is up to date. The package has no code and imports nothing.
package messages
