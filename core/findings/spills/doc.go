// Package spills reads explicit spill slots: stack objects that the statepoints of a function list
// (Statepoints.rst, "Recording On Stack Regions"). Package regions finds the words that a collector
// may follow; this package supplies strategies and statepoints, warns of words that cannot be
// followed, and clears words that are listed before they are stored.
package spills
