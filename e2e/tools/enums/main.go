// Command enums writes static/editor/enums.js, and the words at the end of
// static/js/engine.d.ts: what Go and JavaScript both have to spell,
// from the constants of web/ui/messages, the names in web/report and the characters of
// web/ui/words that cannot be seen. It runs in the module's directory; a test here fails
// when the file is not current.
//
//	go run ./e2e/tools/enums
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"statepoint/web/report"
	"statepoint/web/report/jsonform"
	"statepoint/web/ui/words"
)

// source and target are where the constants are, and what is written.
var (
	source = filepath.Join("web", "ui", "messages", "messages.go")
	target = filepath.Join("static", "editor", "enums.js")
	types  = filepath.Join("static", "js", "engine.d.ts")
)

func main() {
	text, err := generate(source)
	if err == nil {
		err = os.WriteFile(target, []byte(text), 0o644)
	}
	if err == nil {
		text, err = withWords(types)
	}
	if err == nil {
		err = os.WriteFile(types, []byte(text), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// generate returns the JavaScript for the constants in a file.
func generate(path string) (string, error) {
	f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString("// What Go and JavaScript both spell: made by `go run ./e2e/tools/enums` of " +
		"web/ui/messages,\n// web/ui/words and the names in web/report. Do not edit.\n")
	list := func(name string, words []string) {
		fmt.Fprintf(&b, "\nexport const %s = [", name)
		for i, w := range words {
			if i > 0 {
				b.WriteString(", ")
			}
			b.WriteString(strconv.Quote(w))
		}
		b.WriteString("];\n")
	}
	list("categories", report.CategoryNames())
	list("strengths", report.StrengthNames())
	list("classes", report.ClassNames())
	list("columns", report.ColumnNames())
	list("inlays", report.InlayNames())
	list("tokens", report.TokenNames())
	b.WriteString("\nexport const unseen = /[")
	for _, r := range words.Unseen {
		fmt.Fprintf(&b, `\u{%x}`, r[0])
		if r[1] > r[0] {
			fmt.Fprintf(&b, `-\u{%x}`, r[1])
		}
	}
	b.WriteString("]/gu;\n")
	for _, d := range f.Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST {
			if err := object(&b, g); err != nil {
				return "", err
			}
		}
	}
	return b.String(), nil
}

// made is the line of the types above what is made here.
const made = "// Made by `go run ./e2e/tools/enums` of web/report. Do not edit.\n"

// withWords returns the types in a file with the current words of reports.
func withWords(path string) (string, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	own, _, _ := strings.Cut(string(text), made)
	var b strings.Builder
	b.WriteString(strings.TrimRight(own, "\n") + "\n\n" + made)
	for _, w := range jsonform.Unions() {
		var quoted []string
		for _, word := range w.Words {
			quoted = append(quoted, strconv.Quote(word))
		}
		fmt.Fprintf(&b, "export type %s = %s;\n", w.Type, strings.Join(quoted, " | "))
	}
	return b.String(), nil
}

// object writes the constants of one type as an object, by their names without the type's.
func object(b *strings.Builder, g *ast.GenDecl) error {
	for i, s := range g.Specs {
		v := s.(*ast.ValueSpec)
		t, ok := v.Type.(*ast.Ident)
		if !ok || len(v.Names) != 1 || len(v.Values) != 1 {
			return fmt.Errorf("%v is not one constant of a type with a value", v.Names)
		}
		if i == 0 {
			fmt.Fprintf(b, "\nexport const %s = {\n", lower(t.Name))
		}
		lit, ok := v.Values[0].(*ast.BasicLit)
		name, in := strings.CutPrefix(v.Names[0].Name, t.Name)
		if !ok || !in {
			return fmt.Errorf("%s is not called after %s, or is not a literal",
				v.Names[0].Name, t.Name)
		}
		fmt.Fprintf(b, "  %s: %s,\n", lower(name), lit.Value)
	}
	b.WriteString("};\n")
	return nil
}

func lower(name string) string { return strings.ToLower(name[:1]) + name[1:] }
