// Package spills reads explicit spill slots: stack objects that the statepoints of a function list
// (Statepoints.rst, "Recording On Stack Regions"). Package regions finds the words that a collector
// may follow; this package tells it what a strategy and a statepoint say, makes warnings of what it
// could not, and clears words that are listed before they are stored.
package spills
