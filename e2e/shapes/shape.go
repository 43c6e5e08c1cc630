package shapes

import (
	"fmt"
	"slices"
	"strings"
)

// Shape is one way to grow.
type Shape struct {
	// Name says what grows.
	Name string
	// Mistakes is set where the text is not legal.
	Mistakes bool
	// make writes a module of n units.
	make func(n int) string
}

// Text is a module of at most so many bytes, or of one unit where that has more.
func (s Shape) Text(size int) string {
	low, high := 1, 2
	for len(s.make(high)) <= size {
		low, high = high, 2*high
	}
	for high-low > 1+low/64 {
		if m := (low + high) / 2; len(s.make(m)) <= size {
			low = m
		} else {
			high = m
		}
	}
	return s.make(low)
}

// All are the shapes.
var All = slices.Concat(flow, values, constants, modules, calls, products, expansions,
	exceptions, lists, webs, lanes, mixes, mistakes)

// writer collects a text.
type writer struct{ strings.Builder }

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(w, format, args...)
	w.WriteByte('\n')
}

// module is a text that a function writes.
func module(f func(w *writer)) string {
	w := &writer{}
	w.line(`target triple = "x86_64-unknown-linux-gnu"`)
	f(w)
	return w.String()
}

// list is n items, by number, with commas between them.
func list(n int, item func(k int) string) string {
	var b strings.Builder
	for k := range n {
		if k > 0 {
			b.WriteString(", ")
		}
		b.WriteString(item(k))
	}
	return b.String()
}

// all repeats one item.
func all(n int, item string) string { return list(n, func(int) string { return item }) }

// root is the number whose square is n, rounded up.
func root(n int) int {
	r := 1
	for r*r < n {
		r++
	}
	return r
}

// random always returns the same sequence of numbers.
type random uint64

func (r *random) below(n int) int {
	*r = *r*6364136223846793005 + 1442695040888963407
	return int(uint64(*r>>33) % uint64(n))
}
