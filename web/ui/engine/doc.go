// Package engine sends requests to the engine, which runs in a worker, and ensures that only the
// newest is answered.
//
// A [Client] tracks one compilation and the views requested of it. An edit supersedes the running
// compilation: if that does not end soon, the worker is terminated and a new one gets the request.
// A request that crashes a worker is not repeated, because it would only crash the next one.
//
// The worker gets a text once, and afterwards a handle. The client tracks what each worker has
// received and resends what it has dropped. The caller supplies workers and timers: the page uses
// the browser's, the tests their own.
package engine
