package uitest

import (
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// Marked finds words in a text and marks them.
func Marked(text string, words ...any) *report.Doc {
	d := &report.Doc{Text: text}
	for i := 0; i < len(words); i += 3 {
		word, id, role := words[i].(string), uint32(words[i+1].(int)), words[i+2].(report.Role)
		for at := 0; ; at += len(word) {
			n := strings.Index(text[at:], word)
			if n < 0 {
				break
			}
			at += n
			d.Marks = append(d.Marks, report.Mark{Start: int32(at), End: int32(at + len(word)),
				ID: id, Role: role})
		}
	}
	slices.SortFunc(d.Marks, func(a, b report.Mark) int {
		if a.Start != b.Start {
			return int(a.Start - b.Start)
		}
		return int(b.End - a.End)
	})
	return d
}

// Report returns the report of a function with one pointer that is live across one call.
func Report() *report.Report {
	source := "define @f(%obj) { call @foo ret %obj }"
	return &report.Report{
		OK: true,
		Source: *Marked(source, "@f(", 9, report.RoleDef, "%obj", 1, report.RoleUse, "call @foo", 2,
			report.RoleWhole, source, 9, report.RoleWhole),
		Stages: []report.Stage{
			{Key: report.StageParse, Title: "Parse", Changed: true, Summary: "2 instructions",
				Doc: &report.Doc{Text: source}},
			{Key: report.StagePlace, Title: "Place safepoints", Doc: &report.Doc{Text: source}},
			{Key: report.StageRewrite, Title: "Rewrite statepoints", Changed: true,
				Doc: Marked("%obj.relocated = relocate", "%obj.relocated", 3, report.RoleDef)},
			{Key: report.StageLower, Title: "Assembly", Changed: true},
			{Key: report.StageEncode, Title: "Encode", Changed: true},
			{Key: report.StageStackMap, Title: "Stack map", Changed: true},
		},
		Asm: *Marked("movq %rdi, (%rsp)\ncallq foo\n", "(%rsp)", 4, report.RolePlace,
			"movq %rdi, (%rsp)", 6, report.RoleWhole, "callq foo", 7, report.RoleWhole),
		StackMap: *Marked("03 00 08 location 3\n", "03 00 08", 5, report.RoleBytes),
		Links: []report.Link{
			{ID: 1, Kind: provenance.KindArgument, Category: report.CategoryBase, Label: "%obj", At: []uint32{4}},
			{ID: 2, Kind: provenance.KindInstruction, Category: report.CategoryCall, Label: "call @foo"},
			{ID: 3, Kind: provenance.KindInstruction, Category: report.CategoryBase, Label: "%obj.relocated", From: []uint32{1}},
			{ID: 4, Kind: provenance.KindSlot, Label: "[rsp+0]"},
			{ID: 5, Kind: provenance.KindLocation, Category: report.CategoryBase, Label: "record 0, location 3", From: []uint32{1}, At: []uint32{4}, Start: 88, End: 100},
			{ID: 6, Kind: provenance.KindMachine, Label: "movq", From: []uint32{1}},
			{ID: 7, Kind: provenance.KindMachine, Category: report.CategoryCall, Label: "callq", From: []uint32{2}},
			{ID: 9, Kind: provenance.KindFunction, Label: "@f"},
		},
	}
}

// Served returns the report of a small module with the data for an editor's questions; ok reports
// whether it compiled.
func Served(ok bool) *report.Report {
	const text = "%node = type { i64 }\ndefine void @f(i32 %x, { ptr, i32 } %y) {\nentry:\n  %v " +
		"= add i32 %x, 1\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n"
	at := func(s string) int32 { return int32(strings.Index(text, s)) }
	symbol := func(k report.SymbolKind, whole, name string, parent int32) report.Symbol {
		start := at(whole)
		nameStart := start + int32(strings.Index(whole, name))
		return report.Symbol{Kind: k, Start: start, End: start + int32(len(whole)),
			NameStart: nameStart, NameEnd: nameStart + int32(len(name)), Parent: parent}
	}
	tok := func(s string, k report.TokenKind, def bool) report.Token {
		return report.Token{Start: at(s), End: at(s) + int32(len(s)), Kind: k, Def: def}
	}
	r := &report.Report{OK: ok, Source: report.Doc{Text: text,
		Outline: []report.Symbol{
			symbol(report.SymbolType, "%node = type { i64 }", "%node", -1),
			symbol(report.SymbolFunction, text[at("define void @f"):at("define void @g")-1], "@f",
				-1),
			symbol(report.SymbolArgument, "%x", "%x", 1),
			symbol(report.SymbolArgument, "%y", "%y", 1),
			symbol(report.SymbolBlock, "entry:\n  %v = add i32 %x, 1\n  ret void", "entry", 1),
			symbol(report.SymbolValue, "%v = add i32 %x, 1", "%v", 1),
			symbol(report.SymbolFunction, text[at("define void @g"):len(text)-1], "@g", -1),
		},
		Tokens: report.PackTokens([]report.Token{tok("%node", report.TokenType, true), tok("define",
			report.TokenKeyword, false)}),
	}, Words: []report.Word{
		{Kind: report.WordInstruction, Text: "ret", Form: "ret type value", Insert: "ret ${type}", Meaning: "Returns."},
		{Kind: report.WordType, Text: "i32"}, {Kind: report.WordTop, Text: "define", Meaning: "A function."},
		{Kind: report.WordGlobal, Text: "@llvm.gcroot"}, {Kind: report.WordGlobal, Text: "@g"},
	}}
	if !ok {
		r.Diagnostics = []report.Diagnostic{{Message: "broken"}}
	}
	return r
}
