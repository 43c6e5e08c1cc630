package main

import (
	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/suite/vet"
	"honnef.co/go/tools/analysis/lint"
	"honnef.co/go/tools/simple"
	"honnef.co/go/tools/staticcheck"
	"honnef.co/go/tools/stylecheck"
	"honnef.co/go/tools/unused"
)

// checks are those of go vet, and those of staticcheck that it makes unless told otherwise.
var checks = func() []*analysis.Analyzer {
	list := append([]*analysis.Analyzer(nil), vet.Suite...)
	for _, room := range [][]*lint.Analyzer{simple.Analyzers, staticcheck.Analyzers,
		stylecheck.Analyzers, {unused.Analyzer}} {
		for _, c := range room {
			if !c.Doc.NonDefault {
				list = append(list, c.Analyzer)
			}
		}
	}
	return list
}()

// asked are the checks whose findings count, without what those build on.
var asked = func() map[*analysis.Analyzer]bool {
	m := map[*analysis.Analyzer]bool{}
	for _, c := range checks {
		m[c] = true
	}
	return m
}()

// noting are the checks, and those that they build on, that find out what packages that import the
// one they look at have to know of it.
var noting = func() (list []*analysis.Analyzer) {
	seen := map[*analysis.Analyzer]bool{}
	var visit func(*analysis.Analyzer)
	visit = func(c *analysis.Analyzer) {
		if seen[c] {
			return
		}
		seen[c] = true
		for _, needed := range c.Requires {
			visit(needed)
		}
		if len(c.FactTypes) > 0 {
			list = append(list, c)
		}
	}
	for _, c := range checks {
		visit(c)
	}
	return list
}()
