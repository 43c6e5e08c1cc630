package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"runtime"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/packages"
	"honnef.co/go/tools/unused"
)

// A run checks packages. Those that they import come before them.
type run struct {
	files *token.FileSet
	facts *facts
	ready chan *task
	left  sync.WaitGroup
	tasks map[*packages.Package]*task

	mu    sync.Mutex
	found []string
	used  map[string]bool          // objects, by where they are
	idle  map[string]unused.Object // those that nothing uses in their package
}

// A task is one package.
type task struct {
	pkg    *packages.Package
	wanted bool // is checked, not only imported
	build  int  // what it is built for, if it is checked
	types  *types.Package
	before []*task // what it imports
	after  []*task // what imports it

	mu      sync.Mutex
	pending int
	failed  bool
}

// check returns the findings in the packages of each build.
func check(builds ...[]*packages.Package) []string {
	r := &run{files: token.NewFileSet(), facts: newFacts(), tasks: map[*packages.Package]*task{},
		used: map[string]bool{}, idle: map[string]unused.Object{}}
	for n, list := range builds {
		for _, p := range list {
			t := r.task(p)
			t.wanted, t.build = true, n
		}
	}
	r.ready = make(chan *task, len(r.tasks))
	r.left.Add(len(r.tasks))
	for _, t := range r.tasks {
		if t.pending == 0 {
			r.ready <- t
		}
	}
	for range runtime.GOMAXPROCS(0) {
		go func() {
			for t := range r.ready {
				r.do(t)
				for _, next := range t.after {
					if next.came(t) {
						r.ready <- next
					}
				}
				r.left.Done()
			}
		}()
	}
	r.left.Wait()
	close(r.ready)
	for at, o := range r.idle {
		if !r.used[at] {
			r.report(o.DisplayPosition, fmt.Sprintf("%s %s is unused", o.Kind, o.Name), "U1000")
		}
	}
	return r.found
}

// task makes the task of a package, and those before it.
func (r *run) task(p *packages.Package) *task {
	if t := r.tasks[p]; t != nil {
		return t
	}
	t := &task{pkg: p}
	r.tasks[p] = t
	for _, imported := range p.Imports {
		if imported.PkgPath == "unsafe" {
			continue
		}
		before := r.task(imported)
		before.after = append(before.after, t)
		t.before = append(t.before, before)
		t.pending++
	}
	return t
}

// came tells a task that one before it is done, and reports whether it can begin.
func (t *task) came(before *task) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.failed = t.failed || before.failed
	t.pending--
	return t.pending == 0
}

func (r *run) report(at token.Position, message, check string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.found = append(r.found, fmt.Sprintf("%s: %s (%s)", at, message, check))
}

// do checks a package, or finds out what those that import it have to know.
func (r *run) do(t *task) {
	if t.failed {
		return
	}
	syntax, info, err := r.read(t)
	if err != nil {
		t.failed = true
		r.mu.Lock()
		r.found = append(r.found, err.Error())
		r.mu.Unlock()
		return
	}
	p := &pass{run: r, task: t, syntax: syntax, info: info, results: map[*analysis.Analyzer]any{}}
	list := noting
	if t.wanted {
		list = checks
	}
	for _, c := range list {
		if _, err := p.result(c); err != nil {
			t.failed = true
			r.report(r.files.Position(syntax[0].Package), err.Error(), c.Name)
			return
		}
	}
	if !t.wanted {
		return
	}
	result := p.results[unused.Analyzer.Analyzer].(unused.Result)
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, o := range result.Used {
		r.used[t.where(o)] = true
	}
	for _, o := range result.Unused {
		r.idle[t.where(o)] = o
	}
}

// where is the same for an object in all packages of a build that have its file.
func (t *task) where(o unused.Object) string {
	return fmt.Sprint(t.build, " ", o.Position.Filename, ":", o.Position.Line, " ", o.Name)
}

// read reads and type-checks a package.
func (r *run) read(t *task) ([]*ast.File, *types.Info, error) {
	mode := parser.ParseComments | parser.SkipObjectResolution
	if t.wanted {
		mode = parser.ParseComments // sigchanyzer and testinggoroutine go by Ident.Obj
	}
	var syntax []*ast.File
	for _, name := range t.pkg.CompiledGoFiles {
		if !strings.HasSuffix(name, ".go") && !strings.Contains(name, "go-build") {
			continue
		}
		f, err := parser.ParseFile(r.files, name, nil, mode)
		if err != nil {
			return nil, nil, err
		}
		syntax = append(syntax, f)
	}
	info := &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Instances:    map[*ast.Ident]types.Instance{},
		Scopes:       map[ast.Node]*types.Scope{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		FileVersions: map[*ast.File]string{},
	}
	config := types.Config{
		Importer: importer(func(path string) (*types.Package, error) {
			if path == "unsafe" {
				return types.Unsafe, nil
			}
			imported := t.pkg.Imports[path]
			if imported == nil {
				return nil, fmt.Errorf("%s imports %s, which go list omits", t.pkg.ID, path)
			}
			return r.tasks[imported].types, nil
		}),
		Sizes: t.pkg.TypesSizes,
	}
	if m := t.pkg.Module; m != nil && m.GoVersion != "" {
		config.GoVersion = "go" + m.GoVersion
	}
	t.types = types.NewPackage(t.pkg.PkgPath, t.pkg.Name)
	return syntax, info, types.NewChecker(&config, r.files, t.types, info).Files(syntax)
}

type importer func(path string) (*types.Package, error)

func (f importer) Import(path string) (*types.Package, error) { return f(path) }

// A pass is what the checks of one package share.
type pass struct {
	run     *run
	task    *task
	syntax  []*ast.File
	info    *types.Info
	results map[*analysis.Analyzer]any
}

// result runs a check after those that it builds on.
func (p *pass) result(c *analysis.Analyzer) (any, error) {
	if have, ok := p.results[c]; ok {
		return have, nil
	}
	of := map[*analysis.Analyzer]any{}
	for _, needed := range c.Requires {
		result, err := p.result(needed)
		if err != nil {
			return nil, err
		}
		of[needed] = result
	}
	facts, pkg := p.run.facts, p.task.pkg
	module := &analysis.Module{}
	if m := pkg.Module; m != nil {
		module = &analysis.Module{Path: m.Path, Version: m.Version, GoVersion: m.GoVersion}
	}
	result, err := c.Run(&analysis.Pass{
		Analyzer:     c,
		Fset:         p.run.files,
		Files:        p.syntax,
		OtherFiles:   pkg.OtherFiles,
		IgnoredFiles: pkg.IgnoredFiles,
		Pkg:          p.task.types,
		TypesInfo:    p.info,
		TypesSizes:   pkg.TypesSizes,
		Module:       module,
		ResultOf:     of,
		ReadFile:     os.ReadFile,
		Report: func(d analysis.Diagnostic) {
			if p.task.wanted && asked[c] {
				p.run.report(p.run.files.Position(d.Pos), d.Message, c.Name)
			}
		},
		ImportObjectFact: func(o types.Object, f analysis.Fact) bool {
			return have(facts, o, f)
		},
		ImportPackageFact: func(of *types.Package, f analysis.Fact) bool {
			return have(facts, of, f)
		},
		ExportObjectFact:  func(o types.Object, f analysis.Fact) { facts.put(o, f) },
		ExportPackageFact: func(f analysis.Fact) { facts.put(p.task.types, f) },
		AllObjectFacts: func() (list []analysis.ObjectFact) {
			if !p.task.wanted {
				return nil // they are asked for what only checks look up
			}
			each(facts, c, func(o types.Object, f analysis.Fact) {
				list = append(list, analysis.ObjectFact{Object: o, Fact: f})
			})
			return list
		},
		AllPackageFacts: func() (list []analysis.PackageFact) {
			each(facts, c, func(of *types.Package, f analysis.Fact) {
				list = append(list, analysis.PackageFact{Package: of, Fact: f})
			})
			return list
		},
	})
	p.results[c] = result
	return result, err
}
