// Package workspace is what the reader works on: a text with its name, the options, the requests to
// the engine, and its answers.
//
// A [Workspace] knows no browser and draws nothing. When the reader stops typing, it reads the
// text, saves a draft, sends a request to the engine, and notifies its [Host] when there is
// something new to show. It keeps two reports: the latest, and the last good one, which stays on
// screen while the text does not compile.
package workspace
