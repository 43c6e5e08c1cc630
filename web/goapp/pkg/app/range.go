package app

import "reflect"

// RangeLoop represents the parts of the page that a loop creates.
type RangeLoop interface {
	UI

	// Slice calls a function for each index of the source.
	Slice(f func(int) UI) RangeLoop

	body() []UI
}

// Range loops over a slice or an array.
func Range(source any) RangeLoop { return rangeLoop{source: source} }

type rangeLoop struct {
	children []UI
	source   any
}

func (r rangeLoop) Slice(f func(int) UI) RangeLoop {
	n := reflect.ValueOf(r.source).Len()
	r.children = make([]UI, 0, n)
	for i := range n {
		r.children = append(r.children, FilterUIElems(f(i))...)
	}
	return r
}

func (r rangeLoop) JSValue() Value { return nil }
func (r rangeLoop) Mounted() bool  { return false }
func (r rangeLoop) setParent(UI)   {}
func (r rangeLoop) parent() UI     { return nil }
func (r rangeLoop) body() []UI     { return r.children }
