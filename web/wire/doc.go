// Package wire is the protocol between the page and the engine in its worker.
//
// Each message is a sequence of bytes, posted as an ArrayBuffer:
//
//	'S' 'P' version kind body…
//
// Integers are varints (encoding/binary's), signed ones zigzag; strings and lists begin with their
// length. There is no reflection, no encoding/json and no schema: both ends are built from this
// package. The version byte covers the one exception, a page from one deployment with an engine
// from another: [Decode] then returns [ErrVersion], and the page asks the reader to reload instead
// of misreading the message.
//
// Reports of long texts have much in common. A [Stream] at either end has the long lists of the
// last one, and of the next only what is new passes between them. Other messages, and all of
// [Encode]'s, stand for themselves.
//
// Each type has one function that lists its fields for a [codec], which writes or reads them:
// encoder and decoder cannot differ, and both programs link the same code.
//
// A page sends a source in a [Request] or [Keep], and afterwards refers to it by its handle. An
// engine that has not kept it answers [AskAgain].
//
// [Decode] trusts nothing: it checks each length against the remaining bytes before it allocates,
// and every failure is an error, never a panic.
package wire
