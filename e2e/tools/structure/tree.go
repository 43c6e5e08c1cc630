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
	rule     *rooms.Rule         // nil if it cannot be read
	packages map[string]*pkg     // by folder
	types    map[string]*typ     // by "folder.Type"
	embeds   map[string][]string // pointers that structs embed, as "folder.Type"
	reading  map[string]bool     // functions that find operands of a statepoint
	formats  []string
	long     []string
	wrong    []string // imports
}

// pkg is a folder of Go files. What it counts is without tests, unless it says so.
type pkg struct {
	dir                               string
	files, lines, testLines, exported int
	main, functions                   bool            // is a command; has functions
	imports                           map[string]bool // folders of the module
	uses                              []*fileUses
}

// typ counts the fields and methods of a type.
type typ struct{ fields, methods int }

// longest is the maximum number of lines of a file.
const longest = 400

// reader is the one place that may count the operands of a statepoint.
const reader = "core/gc"

func read(root string) (*tree, error) {
	rule, err := rooms.Read(root)
	if err != nil {
		fmt.Fprintf(os.Stderr, "structure: %s: imports are not judged: %v\n", root, err)
	}
	cmd := exec.Command("git", "ls-files", "-co", "--exclude-standard")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	t := &tree{rule: rule, packages: map[string]*pkg{}, types: map[string]*typ{},
		embeds: map[string][]string{}, reading: map[string]bool{}}
	expectations := map[string]bool{}
	names := strings.Fields(string(out))
	var modules []string // in folders
	for _, name := range names {
		if dir, ok := strings.CutSuffix(name, "/go.mod"); ok {
			modules = append(modules, dir)
		}
	}
	for _, name := range names {
		within := func(module string) bool { return rooms.Within(name, module) }
		if slices.ContainsFunc(modules, within) {
			continue
		}
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
		if err := t.file(name, text); err != nil {
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
func (t *tree) file(name string, text []byte) error {
	lines := bytes.Count(text, []byte("\n"))
	if lines > longest {
		t.long = append(t.long, fmt.Sprintf("%s %d", name, lines))
	}
	f, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
	if err != nil {
		return err
	}
	dir, test := path.Dir(name), strings.HasSuffix(name, "_test.go")
	p := t.packages[dir]
	if p == nil {
		p = &pkg{dir: dir, imports: map[string]bool{}}
		t.packages[dir] = p
	}
	imports := t.imports(p, f, test)
	if test {
		p.testLines += lines
		return nil
	}
	p.files++
	p.lines += lines
	p.main = p.main || f.Name.Name == "main"
	p.uses = append(p.uses, usesOf(name, f))
	for _, d := range f.Decls {
		p.exported += exported(d)
		switch d := d.(type) {
		case *ast.FuncDecl:
			p.functions = true
			if d.Recv != nil && len(d.Recv.List) == 1 {
				t.typ(dir, receiver(d.Recv.List[0].Type)).methods++
			}
			if dir != reader && !p.inE2E() && countsOperands(d) {
				t.reading[name+" "+d.Name.Name] = true
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if s, ok := s.(*ast.TypeSpec); ok {
					t.structure(dir, s, imports)
				}
			}
		}
	}
	return nil
}

// imports judges the imports of a file, and returns the folders of the module by the names that the
// file has for them.
func (t *tree) imports(p *pkg, f *ast.File, test bool) map[string]string {
	named := map[string]string{}
	for _, s := range f.Imports {
		imported, _ := strconv.Unquote(s.Path.Value)
		if t.rule != nil {
			judge := t.rule.Judge
			if test {
				judge = t.rule.JudgeTest
			}
			if wrong := judge(path.Join(rooms.Module, p.dir), imported); wrong != "" {
				t.wrong = append(t.wrong, p.dir+" "+wrong)
			}
		}
		if folder, ok := strings.CutPrefix(imported, rooms.Module+"/"); ok && !test {
			p.imports[folder] = true
			name := path.Base(imported)
			if s.Name != nil {
				name = s.Name.Name
			}
			named[name] = folder
		}
	}
	return named
}

func (p *pkg) inE2E() bool { return rooms.Within(p.dir, "e2e") }

func (t *tree) typ(dir, name string) *typ {
	key := dir + "." + name
	if t.types[key] == nil {
		t.types[key] = &typ{}
	}
	return t.types[key]
}

// structure counts the fields of a struct and notes the pointers that it embeds.
func (t *tree) structure(dir string, s *ast.TypeSpec, imports map[string]string) {
	st, ok := s.Type.(*ast.StructType)
	if !ok {
		return
	}
	of := t.typ(dir, s.Name.Name)
	for _, f := range st.Fields.List {
		of.fields += max(1, len(f.Names))
		pointer, ok := f.Type.(*ast.StarExpr)
		if !ok || len(f.Names) > 0 {
			continue
		}
		whole := ""
		switch x := pointer.X.(type) {
		case *ast.Ident:
			whole = dir + "." + x.Name
		case *ast.SelectorExpr:
			if id, ok := x.X.(*ast.Ident); ok && imports[id.Name] != "" {
				whole = imports[id.Name] + "." + x.Sel.Name
			}
		}
		if whole != "" {
			key := dir + "." + s.Name.Name
			t.embeds[key] = append(t.embeds[key], whole)
		}
	}
}

// folderOf is the folder of a name such as folder.Type.
func folderOf(name string) string { return name[:strings.LastIndexByte(name, '.')] }

// few is the maximum number of fields, or methods, of a struct that another one in its package
// embeds.
const few = 10

// wholes are the structs that embed a pointer to a whole, once for each.
func (t *tree) wholes() (all []string) {
	for by, embedded := range t.embeds {
		for _, whole := range embedded {
			of := t.typ(folderOf(whole), whole[len(folderOf(whole))+1:])
			if folderOf(by) != folderOf(whole) || of.fields > few || of.methods > few {
				all = append(all, by)
			}
		}
	}
	slices.Sort(all)
	return all
}

// backUp are the imports of a folder's own package by a package inside it, where the folder's own
// imports one inside as well.
func (t *tree) backUp() (all []string) {
	for dir, p := range t.packages {
		for to := range p.imports {
			up := t.packages[to]
			if up == nil || dir == to || !rooms.Within(dir, to) {
				continue
			}
			for inside := range up.imports {
				if inside != to && rooms.Within(inside, to) {
					all = append(all, dir+" → "+to)
					break
				}
			}
		}
	}
	slices.Sort(all)
	return all
}

// untested are the packages that have functions but no tests. Commands, and packages that only
// tests use, do not count.
func (t *tree) untested() (all []string) {
	for dir, p := range t.packages {
		if p.functions && !p.main && p.testLines == 0 && !p.inE2E() &&
			!strings.HasSuffix(dir, "test") {
			all = append(all, dir)
		}
	}
	slices.Sort(all)
	return all
}

// arrows counts the arrows between the files, and those that run back.
func (p *pkg) arrows() (all, back int) {
	arrows := arrowsOf(p.uses)
	return len(arrows), runBack(arrows)
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

// readers are the places that read a statepoint: the reader, and other functions that count its
// operands.
func (t *tree) readers() []string {
	var all []string
	for f := range t.reading {
		all = append(all, f)
	}
	slices.Sort(all)
	return append([]string{reader}, all...)
}
