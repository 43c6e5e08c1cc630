package messages

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// The values of a type are distinct on both sides, and the script's names start with the type's
// name.
func TestWordsDiffer(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "messages.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	words := map[string]string{} // names by type and value
	for _, d := range file.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok != token.CONST {
			continue
		}
		for _, s := range group.Specs {
			word := s.(*ast.ValueSpec)
			name, of := word.Names[0].Name, word.Type.(*ast.Ident).Name
			key := of + " " + word.Values[0].(*ast.BasicLit).Value
			if other := words[key]; other != "" {
				t.Errorf("%s and %s are the same word", other, name)
			}
			words[key] = name
			if !strings.HasPrefix(name, of) {
				t.Errorf("%s is a %s", name, of)
			}
		}
	}
	if len(words) < 30 {
		t.Errorf("only %d words", len(words))
	}
}

// The parts of a look share no bits.
func TestBitsOfLook(t *testing.T) {
	if LookStrength&LookBandOnly|LookStrength&LookPreviewed|LookBandOnly&LookPreviewed != 0 {
		t.Error("the flags overlap each other, or the strength")
	}
	if flags := LookStrength | LookBandOnly | LookPreviewed; flags>>LookPin != 0 ||
		LookAlso-LookPin < 4 {
		t.Error("a pin's colour overlaps what stands below it")
	}
}
