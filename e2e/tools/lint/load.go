package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A build is the packages of the module as one target has them, with all that they import.
type build struct {
	initial []*packages.Package // of the patterns, and their tests
}

// load finds packages. None is read yet.
func load(dir string, env, patterns []string) (*build, error) {
	config := &packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles |
			packages.NeedImports | packages.NeedDeps | packages.NeedTypesSizes |
			packages.NeedModule,
		Dir:   dir,
		Env:   append(append(os.Environ(), "CGO_ENABLED=0"), env...),
		Tests: true,
	}
	initial, err := packages.Load(config, patterns...)
	if err != nil {
		return nil, err
	}
	var wrong []error
	packages.Visit(initial, nil, func(p *packages.Package) {
		for _, e := range p.Errors {
			if !strings.Contains(e.Msg, "build constraints exclude all Go files") {
				wrong = append(wrong, e)
			}
		}
	})
	if len(initial) == 0 {
		return nil, fmt.Errorf("%s: no packages", strings.Join(patterns, " "))
	}
	return &build{initial}, errors.Join(wrong...)
}

// roots are the packages to check: each with its tests if it has any, and without those that Go
// writes to run tests.
func (b *build) roots() (list []*packages.Package) {
	tested := map[string]bool{}
	for _, p := range b.initial {
		if p.ID == p.PkgPath+" ["+p.PkgPath+".test]" {
			tested[p.PkgPath] = true
		}
	}
	for _, p := range b.initial {
		if len(p.CompiledGoFiles) == 0 || p.ID == p.PkgPath && tested[p.PkgPath] ||
			strings.HasSuffix(p.PkgPath, ".test") {
			continue
		}
		list = append(list, p)
	}
	return list
}

// others are the packages to check that have other files than in another build. What they import
// is from that build if it is there, and, in this module, has the same files.
func (b *build) others(than *build) (list []*packages.Package) {
	there, roots := map[string]*packages.Package{}, map[string]*packages.Package{}
	packages.Visit(than.initial, nil, func(p *packages.Package) {
		if len(p.CompiledGoFiles) > 0 {
			there[p.ID] = p
		}
	})
	for _, p := range than.roots() {
		roots[p.ID] = p
	}
	for _, p := range b.roots() {
		if had := roots[p.ID]; had == nil || !slices.Equal(had.GoFiles, p.GoFiles) {
			list = append(list, p)
		}
	}
	packages.Visit(list, func(p *packages.Package) bool {
		for path, imported := range p.Imports {
			own := imported.Module != nil && imported.Module.Main
			if had := there[imported.ID]; had != nil &&
				(!own || slices.Equal(had.GoFiles, imported.GoFiles)) {
				p.Imports[path] = had
			}
		}
		return true
	}, nil)
	return list
}
