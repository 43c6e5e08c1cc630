// Package atomic selects atomic operations: instructions with a LOCK prefix (atomic.go), loops
// around CMPXCHG (loop.go), and for what neither does calls to the runtime library (library.go).
package atomic
