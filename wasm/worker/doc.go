// Package worker is the common part of the Web Workers' programs: each answers one message at a
// time, and is terminated from outside when its answer is no longer needed.
//
// The conversation (program.go) knows no browser, and is tested without one; serve.go connects it
// to the messages of a worker.
package worker
