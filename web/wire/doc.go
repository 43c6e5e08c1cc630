// Package wire is the protocol between the page and the engine in its worker.
//
// Each message is one self-contained run of bytes, posted as an ArrayBuffer:
//
//	'S' 'P' version kind body…
//
// Integers are varints (encoding/binary's), signed ones zigzag; strings and
// lists begin with their length. There is no reflection, no encoding/json and
// no schema: both ends are built from this package, and the version byte is
// there for the one case where they are not, a page from one deployment with
// an engine from another. [Decode] then says [ErrVersion], and the page asks
// to be reloaded instead of misreading what it got.
//
// Each type has one function that lists its fields for a [codec], which writes
// them or reads them: encoder and decoder cannot differ, and the two programs
// link the same code.
//
// A page sends a source by [Request] or [Keep], and names it by its handle from then on. An engine
// that does not keep it answers [AskAgain].
//
// [Decode] trusts nothing: a length is checked against what is left before
// anything is allocated, and every failure is an error, never a panic.
package wire
