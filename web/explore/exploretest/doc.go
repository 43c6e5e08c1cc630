// Package exploretest gives tests of the explorer the examples that ship.
package exploretest
