package ui

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// served is a small module whose report has what an editor asks for.
func served(ok bool) *report.Report {
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
		Tokens: report.PackTokens([]report.Token{tok("%node", report.TokenType, true), tok("define", report.TokenKeyword, false)}),
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

func labels(list []offer) (out []string) {
	for _, o := range list {
		out = append(out, o.label)
	}
	return out
}

func TestComplete(t *testing.T) {
	for _, ok := range []bool{true, false} { // names are known of a text that does not compile
		p := NewPage(Config{})
		p.text = served(ok).Source.Text
		p.answer(served(ok))
		for _, c := range []struct {
			where, function string
			want            []string
		}{
			{"value", "@f", []string{"%x", "%y", "%v", "%node"}},
			{"value", "@g", []string{"%node"}},
			{"label", "@f", []string{"%entry"}},
			{"type", "", []string{"%node"}},
			// what the text defines goes before what could be declared
			{"global", "@f", []string{"@f", "@g", "@llvm.gcroot"}},
			{"instruction", "@f", []string{"ret"}},
			{"word", "@f", []string{"i32", "%node"}},
			{"top", "", []string{"define"}},
			{"elsewhere", "", nil},
		} {
			if got := labels(p.complete(c.where, c.function)); !slices.Equal(got, c.want) {
				t.Errorf("ok %v: %s in %q offers %q, want %q", ok, c.where, c.function, got, c.want)
			}
		}
		list := p.complete("value", "@f")
		if list[0].detail != "i32" || list[1].detail != "{ ptr, i32 }" ||
			list[2].detail != "add i32 %x, 1" || list[3].detail != "type { i64 }" {
			t.Errorf("details %q", list)
		}
		if got := joinOffers(p.complete("instruction", "")); got !=
			"word\x1fret\x1fret type value\x1fret ${type}\x1fReturns." {
			t.Errorf("%q", got)
		}
	}
}

// A function that a broken text has lost is still known from the last good one.
func TestCompleteFromLastGood(t *testing.T) {
	p := NewPage(Config{})
	p.text = served(true).Source.Text
	p.answer(served(true))
	p.text = "define void @f("
	p.answer(&report.Report{Source: report.Doc{Text: p.text},
		Diagnostics: []report.Diagnostic{{Message: "broken"}}})
	if got := labels(p.complete("value", "@f")); !slices.Equal(got, []string{"%x", "%y", "%v"}) {
		t.Errorf("offers %q", got)
	}
}

func TestOutlinePlaces(t *testing.T) {
	var got []string
	for _, row := range outlinePlaces(&served(true).Source) {
		got = append(got, row.kind+"|"+row.name+"|"+row.detail)
	}
	want := []string{"type|%node|type { i64 }", "function|@f|void (i32 %x, { ptr, i32 } %y)",
		"·block|%entry|of @f", "function|@g|void ()"}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestViewsAndCards(t *testing.T) {
	p := NewPage(Config{})
	p.text = served(true).Source.Text
	p.answer(served(true))
	if c := p.card(panes.Source, 1); c == nil || c.Title != "%node" {
		t.Error("the card of a type:", c)
	}
	if c := p.card(panes.Source, int32(strings.Index(p.text, "define"))+1); c == nil ||
		c.Meaning != "A function." {
		t.Error("the card of a word:", c)
	}
	if p.card(panes.Source, 9999) != nil || p.card(panes.Asm, 1) != nil ||
		p.card(panes.Module, 1) != nil {
		t.Error("there is a card for nothing")
	}
	if first := p.view(panes.Source); p.view(panes.Source) != first {
		t.Error("a view is made anew each time")
	}
	p.resting = true // the text is not the one that was compiled
	if p.view(panes.Source) != nil {
		t.Error("an edited text has a view")
	}
	p.resting = false
	p.definition(panes.Source, int32(strings.Index(p.text, "define"))+1)
	if !strings.Contains(p.said, "define is not defined") {
		t.Error("said", p.said)
	}
	p.uses(panes.Source, 1)
	if !strings.Contains(p.said, "%node is used nowhere") {
		t.Error("said", p.said)
	}
}
