// Package engine answers a reader's requests: compile, show a view, run, grade.
//
// The engine caches the latest compilations, so opening another view of one needs no recompilation.
// It also caches what is expensive to compute: the pointers' journeys, and the latest run. A page
// names a compilation by its [report.Handle] and never sends the source again. If the compilation
// has been evicted, by size or by age, the engine tells the page to ask again. The function view
// maps names to views.
package engine
