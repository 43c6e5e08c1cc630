package main

import (
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// facts are what checks have found out about objects and packages for those that import them. All
// packages are of one universe, in which an object is the same for each that names it, so that all
// facts can be together.
type facts struct {
	mu sync.RWMutex
	of map[reflect.Type]map[any]analysis.Fact // by kind of fact; of objects and packages
}

func newFacts() *facts { return &facts{of: map[reflect.Type]map[any]analysis.Fact{}} }

// put notes a fact.
func (f *facts) put(of any, fact analysis.Fact) {
	f.mu.Lock()
	defer f.mu.Unlock()
	kind := reflect.TypeOf(fact)
	if f.of[kind] == nil {
		f.of[kind] = map[any]analysis.Fact{}
	}
	f.of[kind][of] = fact
}

// have sets a fact to what is known, if anything is.
func have(f *facts, of any, fact analysis.Fact) bool {
	f.mu.RLock()
	had, ok := f.of[reflect.TypeOf(fact)][of]
	f.mu.RUnlock()
	if ok {
		reflect.ValueOf(fact).Elem().Set(reflect.ValueOf(had).Elem())
	}
	return ok
}

// each goes over the facts that a check notes of objects or of packages.
func each[T any](f *facts, c *analysis.Analyzer, visit func(T, analysis.Fact)) {
	f.mu.RLock()
	defer f.mu.RUnlock()
	for _, kind := range c.FactTypes {
		for of, fact := range f.of[reflect.TypeOf(kind)] {
			if of, ok := of.(T); ok {
				visit(of, fact)
			}
		}
	}
}
