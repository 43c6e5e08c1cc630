// Package engine answers the requests of a reader: compile, show a view, run, grade.
//
// Each request carries what is to be compiled. The engine keeps the last compilation, so that
// opening one more view of it takes no compilation, and with it what views are expensive to begin:
// the journeys of its pointers, the run of its program, and the compilation that others are
// compared with. The table of views is the function view.
package engine
