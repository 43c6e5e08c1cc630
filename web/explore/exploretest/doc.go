// Package exploretest provides the shipped examples to tests of the explorer.
package exploretest
