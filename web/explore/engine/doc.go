// Package engine answers the requests of a reader: compile, show a view, run, grade.
//
// The engine keeps the latest compilations, so that opening one more view of one takes no
// compilation, and with them what views are expensive to begin: the journeys of their pointers, and
// the latest run. A page names a compilation by its [report.Handle] and never sends the source
// again; one that was dropped meanwhile, by size or by age, is not known any more, and the page is
// told to ask again. The table of views is the function view.
package engine
