// Package workers does work on the functions of a module side by side, with the results of doing it
// one function after another.
//
// Each worker has a view of the module (ir.Share) and does the work that concerns only one
// function, on any free goroutine. Work that concerns the whole module follows in the order of the
// functions, on the caller's goroutine: diagnostics are added to their list, code to its section. A
// worker that encounters something that others may change leaves the function to its Join, which
// may do the work again, alone (ir.Share.Alone).
//
// Few functions are at work at a time, so that memory does not grow with their number.
//
// In a browser, where a program has one thread, work is never done side by side.
package workers
