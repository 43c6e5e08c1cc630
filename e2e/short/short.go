// Package short says what tests take of their many cases in a short run.
//
// `go test -short`, and so `make quick`, must end within a minute and need only Go. A test of many
// random cases, or of every collector, then runs a share of them, the same one in every run. Tests
// that need other programs are skipped: oracle.Needs.
package short

import "testing"

// Share is the number of n cases that a test runs: all, or in a short run the given fraction, but
// at least one.
func Share[N int | uint64](n, oneIn N) N {
	if !testing.Short() || n == 0 {
		return n
	}
	return max(n/oneIn, 1)
}

// Some are the cases of a list that a test takes: all, or in a short run the first and every n-th
// after it.
func Some[T any](cases []T, n int) []T {
	if !testing.Short() {
		return cases
	}
	var some []T
	for i := 0; i < len(cases); i += n {
		some = append(some, cases[i])
	}
	return some
}
