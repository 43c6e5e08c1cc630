package views_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// No view parses, compiles or runs a pass: the compilation has the result of each stage.
func TestViewsRunNoStage(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files: %v", len(names), err)
	}
	runs := []string{"irparse.Parse", "irparse.ParseString", "passes.NewPipeline", "passes.Run",
		"lower.Compile", "explore.Compile", "panes.Run", "explore.Passed", "r.ReadAgain"}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range f.Imports {
			if i.Path.Value == `"context"` {
				t.Errorf("%s imports context: what does it wait for?", name)
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && slices.Contains(runs, x.Name+"."+s.Sel.Name) {
					t.Errorf("%s calls %s.%s", name, x.Name, s.Sel.Name)
				}
			}
			return true
		})
	}
}
