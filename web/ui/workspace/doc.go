// Package workspace is what the reader works on: a text with its name, the options, what
// was asked of the engine, and what it answered.
//
// A [Workspace] knows no browser and draws nothing. It reads the text when that has come
// to rest, keeps a draft of it, asks the engine, and tells its [Host] when there is
// something new to show. Two reports are kept: the latest, and the last good one, which
// stays shown while the text does not compile.
package workspace
