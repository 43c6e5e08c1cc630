// Package short says what tests take of their many cases in a short run.
//
// `go test -short`, and `make quick` with it, is to end within a minute with nothing but Go. A test
// of many random cases, or of every collector, then takes a share of them; which one is the same in
// every run. A test that asks a program besides Go is left out: oracle.Needs.
package short

import "testing"

// Share is how many of n cases a test takes: all, or in a short run one in as many as given, and
// one at least.
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
