// Package engine asks the engine, which runs in a worker, and ensures that only the
// newest question is answered.
//
// A [Client] knows of one compilation and of the views of it that were asked for. A text
// that changes overtakes its own compilation: if that does not end soon, the worker is
// ended and a fresh one asked. A worker that breaks down over a question is not asked it
// again, or it would only break the next one.
//
// The worker gets a text once, and then a handle of it. The client knows what each worker was told,
// and tells it again what it forgot. What a worker is, and how time passes, is
// the caller's: the page has the browser's, the tests their own.
package engine
