package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"statepoint/e2e/rooms"
)

// tree is what is counted in a checkout.
type tree struct {
	packages map[string]*pkg // by folder
	methods  map[string]int  // of each type, as "folder.Type"
	reading  map[string]bool // functions that find operands of a statepoint
	formats  []string
	long     []string
	wrong    []string // imports
}

// pkg is a folder of Go files, without its tests.
type pkg struct{ lines, exported int }

// longest is how many lines a file may have.
const longest = 400

// reader is the one place that may count the operands of a statepoint.
const reader = "core/gc"

func read(root string) (*tree, error) {
	rule, err := rooms.Read(root)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("git", "ls-files", "-co", "--exclude-standard")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	t := &tree{packages: map[string]*pkg{}, methods: map[string]int{}, reading: map[string]bool{}}
	expectations := map[string]bool{}
	for _, name := range strings.Fields(string(out)) {
		if f := format(name); f != "" {
			expectations[f] = true
		}
		if path.Ext(name) != ".go" {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) { // removed, and not yet committed
			continue
		} else if err != nil {
			return nil, err
		}
		if err := t.file(rule, name, text); err != nil {
			return nil, err
		}
	}
	for f := range expectations {
		t.formats = append(t.formats, f)
	}
	slices.Sort(t.formats)
	slices.Sort(t.wrong)
	t.wrong = slices.Compact(t.wrong)
	return t, nil
}

// format is the format of a file that a test compares an output with: the cases of a room, or a
// folder of files beside the test. Inputs are not among them: programs, and what fuzzing found.
func format(name string) string {
	dir := path.Dir(name)
	switch {
	case slices.Contains(strings.Split(dir, "/"), "filetests"):
		return "filetests"
	case path.Base(dir) != "testdata":
		return ""
	}
	switch path.Ext(name) {
	case ".ll", ".c", ".go":
		return ""
	}
	return dir
}

// file counts a file of Go.
func (t *tree) file(rule *rooms.Rule, name string, text []byte) error {
	lines := bytes.Count(text, []byte("\n"))
	if lines > longest {
		t.long = append(t.long, fmt.Sprintf("%s %d", name, lines))
	}
	f, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
	if err != nil {
		return err
	}
	dir, test := path.Dir(name), strings.HasSuffix(name, "_test.go")
	judge := rule.Judge
	if test {
		judge = rule.JudgeTest
	}
	for _, s := range f.Imports {
		if imported, _ := strconv.Unquote(s.Path.Value); imported != "" {
			if wrong := judge(path.Join(rooms.Module, dir), imported); wrong != "" {
				t.wrong = append(t.wrong, dir+" "+wrong)
			}
		}
	}
	if test {
		return nil
	}
	p := t.packages[dir]
	if p == nil {
		p = &pkg{}
		t.packages[dir] = p
	}
	p.lines += lines
	for _, d := range f.Decls {
		p.exported += exported(d)
		if d, ok := d.(*ast.FuncDecl); ok {
			if d.Recv != nil && len(d.Recv.List) == 1 {
				t.methods[dir+"."+receiver(d.Recv.List[0].Type)]++
			}
			if dir != reader && !rooms.Within(dir, "e2e") && countsOperands(d) {
				t.reading[name+" "+d.Name.Name] = true
			}
		}
	}
	return nil
}

// exported counts the exported names of a declaration: methods of exported types are among them,
// fields are not.
func exported(d ast.Decl) (n int) {
	count := func(id *ast.Ident) {
		if id.IsExported() {
			n++
		}
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil || ast.IsExported(receiver(d.Recv.List[0].Type)) {
			count(d.Name)
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				count(s.Name)
			case *ast.ValueSpec:
				for _, id := range s.Names {
					count(id)
				}
			}
		}
	}
	return n
}

// receiver is the name of a receiver's type.
func receiver(x ast.Expr) string {
	for {
		switch e := x.(type) {
		case *ast.StarExpr:
			x = e.X
		case *ast.IndexExpr:
			x = e.X
		case *ast.IndexListExpr:
			x = e.X
		case *ast.Ident:
			return e.Name
		default:
			return ""
		}
	}
}

// positions are the names by which core/gc gives, or gave, positions of a statepoint's operands.
var positions = []string{"Split", "LiveOf", "CalleeType", "FirstArg", "TargetAt"}

// countsOperands reports whether a function finds operands of a statepoint by their positions, or
// by the name of the bundle that only statepoints have.
func countsOperands(d *ast.FuncDecl) (found bool) {
	ast.Inspect(d, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			x, ok := n.X.(*ast.Ident)
			ofPackage := ok && x.Name == "gc"
			field := n.Sel.Name == "FirstArg" || n.Sel.Name == "TargetAt"
			found = found || slices.Contains(positions, n.Sel.Name) && (ofPackage || field)
		case *ast.CallExpr:
			s, ok := n.Fun.(*ast.SelectorExpr)
			if ok && s.Sel.Name == "FindBundle" && len(n.Args) == 1 {
				lit, ok := n.Args[0].(*ast.BasicLit)
				found = found || ok && lit.Value == `"gc-live"`
			}
		}
		return true
	})
	return found
}

// readers are the places that read a statepoint: the reader, and functions that count operands
// besides.
func (t *tree) readers() []string {
	var all []string
	for f := range t.reading {
		all = append(all, f)
	}
	slices.Sort(all)
	return append([]string{reader}, all...)
}
