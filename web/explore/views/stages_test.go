package views_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// No view parses, compiles or runs a pass: what each stage left is in the compilation.
func TestViewsRunNoStage(t *testing.T) {
	packages, err := parser.ParseDir(token.NewFileSet(), ".", func(f fs.FileInfo) bool {
		return !strings.HasSuffix(f.Name(), "_test.go")
	}, 0)
	if err != nil || packages["views"] == nil {
		t.Fatal(err)
	}
	runs := []string{"irparse.Parse", "irparse.ParseString", "passes.NewPipeline", "passes.Run",
		"lower.Compile", "explore.Compile", "explore.Run", "explore.Passed", "r.ReadAgain"}
	for name, f := range packages["views"].Files {
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
