package report

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
)

// In a module with three functions, those that the reader is not looking at are folded.
func TestFolds(t *testing.T) {
	const text = "declare void @x()\n\ndeclare void @y()\n\ndefine void @f() {\n  ret void\n}\n\n" +
		"define void @g() {\n  call void @x()\n}\n\nattributes #0 = { cold }\n\n!0 = !{}\n"
	d := &Doc{Text: text, Lines: []LineClass{{Line: 10, Class: ClassChanged}}}
	symbol := func(kind SymbolKind, begin, end string) {
		start := int32(strings.Index(text, begin))
		name := start + int32(strings.Index(begin, "@"))
		d.Outline = append(d.Outline, Symbol{Kind: kind, Start: start,
			End:       start + int32(strings.Index(text[start:], end)+len(end)),
			NameStart: name, NameEnd: name + 2, Parent: -1})
		d.Marks = append(d.Marks, Mark{name, name + 2, uint32(len(d.Marks) + 1), RoleDef})
	}
	symbol(SymbolDeclaration, "declare void @x", ")")
	symbol(SymbolDeclaration, "declare void @y", ")")
	symbol(SymbolFunction, "define void @f", "}")
	symbol(SymbolFunction, "define void @g", "}")
	x := NewIndex([]Link{{ID: 1, Kind: provenance.KindFunction, Func: 1}, {ID: 2,
		Kind: provenance.KindFunction, Func: 2},
		{ID: 3, Kind: provenance.KindFunction, Func: 3}, {ID: 4, Kind: provenance.KindFunction,
			Func: 4}})
	asm := &Doc{Text: "f:\n  ret\ng:\n  call x\n  ret\n", Marks: []Mark{{0, 1, 3, RoleDef},
		{5, 8, 3, RoleWhole}, {9, 10, 4, RoleDef}, {14, 20, 4, RoleWhole}}}
	// The rows of a function may be in two places; a single line stays.
	records := &Doc{Text: "map\n2\nf 1\ng 1\nrecord 1\nrecord 0\n f\nend\n", Marks: []Mark{
		{6, 9, 3, RoleWhole}, {10, 13, 4, RoleWhole}, {14, 22, 4, RoleWhole},
		{23, 31, 3, RoleWhole}, {32, 34, 3, RoleWhole}}}
	// So does one that is alone between blank lines.
	single := &Doc{Text: "target x\n\ndefine @f() {\n}\n\ndeclare @x\n",
		Outline: []Symbol{{Kind: SymbolFunction, Start: 10, End: 25, NameStart: 17, NameEnd: 19}},
		Marks:   []Mark{{17, 19, 3, RoleDef}}}
	// A comment above a function belongs to it.
	commented := &Doc{Text: "target x\ntarget y\n\n; f does\n; nothing\ndefine @f() {\n}\n",
		Outline: []Symbol{{Kind: SymbolFunction, Start: 38, End: 53, NameStart: 45, NameEnd: 47}},
		Marks:   []Mark{{45, 47, 3, RoleDef}}}
	for _, c := range []struct {
		doc  *Doc
		kind FoldKind
		here uint32
		want []string
	}{
		{d, FoldNothing, 0, nil},
		{d, FoldOthers, 4, []string{text[:strings.Index(text, "\n\ndefine void @g")],
			"\nattributes #0 = { cold }\n\n!0 = !{}"}},
		{d, FoldOthers, 3, []string{"declare void @x()\n\ndeclare void @y()",
			strings.TrimSuffix(text[strings.Index(text, "\ndefine void @g"):], "\n")}},
		{d, FoldOthers, 9, nil},
		{d, FoldUnchanged, 0, []string{"\n  ret void\n}"}},
		{d, FoldAround, 0, []string{"\n\ndeclare void @y()", "\n\n!0 = !{}"}},
		{asm, FoldOthers, 3, []string{"g:\n  call x\n  ret"}},
		{asm, FoldOthers, 4, []string{"f:\n  ret"}},
		{records, FoldOthers, 3, []string{"map\n2", "g 1\nrecord 1"}},
		{commented, FoldOthers, 3, []string{"target x\ntarget y"}},
		{single, FoldOthers, 3, nil},
		{asm, FoldUnchanged, 4, nil},
	} {
		var got []string
		for _, s := range c.doc.Folds(x, c.kind, c.here) {
			got = append(got, c.doc.Text[s.Start:s.End])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("kind %d, function %d: %q, want %q", c.kind, c.here, got, c.want)
		}
	}
}
