package panes

import (
	"context"
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/web/report"
)

const services = `%node = type { ptr addrspace(1), i64 }

declare void @foo() "gc-leaf-function"
declare ptr addrspace(1) @bar(i32)

define ptr addrspace(1) @test1(ptr addrspace(1) %obj, i1 %c) gc "statepoint-example" {
entry:
  %d = getelementptr inbounds %node, ptr addrspace(1) %obj, i32 0, i32 1
  br i1 %c, label %a, label %b
a:
  %r = call ptr addrspace(1) @bar(i32 1)
  br label %b
b:
  %p = phi ptr addrspace(1) [ %d, %entry ], [ %r, %a ]
  call ptr addrspace(1) @bar(i32 2) #0
  store i64 1, ptr addrspace(1) %p
  ret ptr addrspace(1) %obj
}
attributes #0 = { nounwind }
`

// view returns the view of the source, or of the module after the rewrite.
func view(t *testing.T, src string, rewritten bool) *report.View {
	t.Helper()
	rep := Run(context.Background(), &report.Request{Source: src})
	v := &report.View{Doc: &rep.Source, Index: report.NewIndex(rep.Links), Words: rep.Words}
	if rep.OK {
		v.Result = rep.Stages[2].Doc
	}
	if rewritten {
		v.Doc = v.Result
	}
	return v
}

// thing finds the nth occurrence of a text.
func thing(t *testing.T, v *report.View, text string, nth int) report.Thing {
	t.Helper()
	at := -1
	for range nth + 1 {
		i := strings.Index(v.Doc.Text[at+1:], text)
		if i < 0 {
			t.Fatalf("no %q", text)
		}
		at += 1 + i
	}
	th, ok := v.At(int32(at))
	if !ok {
		t.Fatalf("nothing at %q", text)
	}
	return th
}

func TestCards(t *testing.T) {
	source, module := view(t, services, false), view(t, services, true)
	for _, c := range []struct {
		v    *report.View
		text string
		nth  int
		want string
	}{
		{source, "%obj", 0,
			"%obj, argument. type ptr addrspace(1). defined in line 6 define ptr addrspace(1) " +
				"@test1(ptr addrspace(1) %obj, i1 %c) gc \"statepoint-example\" {. used twice. " +
				"role base: points to the start of an object, which the collector may move. " +
				"relocated %obj.relocated (rewritten line 15), %obj.relocated3 (rewritten line " +
				"23). joined in %.0 (rewritten line 19)."},
		{
			source, "%r", 0,
			"%r, value. type ptr addrspace(1). defined in line 11 %r = call ptr addrspace(1) " +
				"@bar(i32 1). used once. " +
				"role base: points to the start of an object, which the collector may move. " +
				"returned by %statepoint_token (rewritten line 13). result %r1 (rewritten " +
				"line 14)."},
		{
			source, "%p", 1,
			"%p, value. type ptr addrspace(1). defined in line 14 %p = phi ptr addrspace(1) [ " +
				"%d, %entry ], [ %r, %a ]. used once. " +
				"role derived: points into an object, and is relocated with its base. base " +
				"%p.base " +
				"(rewritten line 20). relocated %p.relocated (rewritten line 24), " +
				"%p.base.relocated (rewritten line 25)."},
		{source, "%a", 0, "%a, block. defined in line 10 a:. used twice."},
		{source, "@foo", 0, "@foo, function. type void (). defined in line 3 declare void " +
			"@foo() \"gc-leaf-function\". used nowhere."},
		{source, "%node", 1, "%node, named type. defined in line 1 %node = type { ptr " +
			"addrspace(1), i64 }. used once."},
		{source, "#0", 0,
			"#0, attribute group. defined in line 19 attributes #0 = { nounwind }. used once."},
		{source, "addrspace(1)", 0, "addrspace(1). The address space of references, whose " +
			"objects a collector may move. Pointers of other address spaces do not concern it."},
		{source, "1) @bar", 0, "addrspace(1). The address space of references, whose objects a " +
			"collector may move. Pointers of other address spaces do not concern it."},
		{source, "gc \"", 0, "gc \"statepoint-example\". The strategy of LLVM's documents: " +
			"pointers of address space 1 are references, calls become statepoints, the collector " +
			"may move objects."},
		{source, "\"gc-leaf", 0, "\"gc-leaf-function\". The callee never reaches a safepoint, so " +
			"the call needs no statepoint."},
		{source, "phi", 0, "phi. Chooses by the block that control came from; the base of a phi " +
			"of references is a phi of their bases."},
		{module, "%statepoint_token", 0,
			"%statepoint_token, call. type token. defined in line 13 %statepoint_token = call " +
				"token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 " +
				"2882400000, i32 0, ptr elementtype(ptr…. used twice. " +
				"role statepoint: its token ties relocates and result to the call. comes from " +
				"call @bar."},
		{module, "%obj.relocated ", 0,
			"%obj.relocated, value. type ptr addrspace(1). defined in line 15 %obj.relocated = " +
				"call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token " +
				"%statepoint_token, i32 0, i32 0) ; (%obj, %obj). used once. role relocate: the " +
				"value of a pointer after a statepoint, which may have moved its object; base: " +
				"points to the start of an object, which the collector may move. comes from %obj."},
		{module, "%.0 =", 0,
			"%.0, value. type ptr addrspace(1). defined in line 19 %.0 = phi ptr addrspace(1) [ " +
				"%obj.relocated, %a ], [ %obj, %entry ]. used once. role phi, inserted and named " +
				"by the pass: merges the values of a pointer from the paths that lead here; " +
				"base: points to the start of an object, which the collector may move. comes " +
				"from %obj."},
		{module, "%p.base", 0,
			"%p.base, value. type ptr addrspace(1). defined in line 20 %p.base = phi ptr " +
				"addrspace(1) [ %obj, %entry ], [ %r1, %a ], !is_base_value !0. used once. " +
				"role base, inserted: the start of the object that a derived pointer points " +
				"into. " +
				"comes from %p. relocated %p.base.relocated (line 25)."},
		{module, "@llvm.experimental.gc.relocate", 0,
			"@llvm.experimental.gc.relocate.p1, function. The new value of a pointer after a " +
				"statepoint; the two numbers are the indices of its base and of the pointer " +
				"itself among the live pointers. type ptr addrspace(1) (token, i32, i32). " +
				"defined in line 36 declare ptr addrspace(1) " +
				"@llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1. used 4 " +
				"times."},
		{module, "\"gc-live\"", 0, "\"gc-live\". The pointers live across the statepoint; " +
			"relocates name them by their index in this list."},
	} {
		card := c.v.Card(thing(t, c.v, c.text, c.nth))
		if card == nil {
			t.Errorf("no card for %q", c.text)
		} else if got := card.String(); got != c.want {
			t.Errorf("%q:\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
	for _, text := range []string{"i32 1", "0, i32", "; preds"} {
		v := source
		if text[0] == ';' {
			v = module
		}
		if card := v.Card(thing(t, v, text, 0)); card != nil {
			t.Errorf("%q has a card: %s", text, card)
		}
	}
}

func TestPolls(t *testing.T) {
	const src = `define void @f(i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  br i1 %c, label %loop, label %out
out:
  ret void
}
declare void @slow()
define void @gc.safepoint_poll() {
  %x = load volatile i32, ptr null
  call void @slow()
  ret void
}
`
	rep := Run(context.Background(), &report.Request{Source: src})
	if !rep.OK {
		t.Fatal(rep.Diagnostics)
	}
	v := &report.View{Doc: rep.Stages[1].Doc, Index: report.NewIndex(rep.Links), Words: rep.Words,
		Result: rep.Stages[1].Doc}
	if c := v.Card(thing(t, v, "%x", 0)); c == nil ||
		!strings.Contains(c.String(), "role safepoint poll") {
		t.Errorf("the poll's load: %v", c)
	}
}

func TestDefinitionsAndUses(t *testing.T) {
	line := func(v *report.View, s report.Span) int { n, _ := v.Doc.Line(s.Start); return n }
	for _, c := range []struct {
		rewritten bool
		text      string
		nth       int
		def       int // line, 0 for none
		uses      []int
	}{
		{false, "%obj", 1, 6, []int{8, 17}},
		{false, "%b", 0, 13, []int{9, 12}},
		{false, "@bar", 1, 4, []int{11, 15}},
		{false, "%node", 0, 1, []int{8}},
		{false, "#0", 1, 19, []int{15}},
		{false, "phi", 0, 0, nil},
		{true, "@llvm.experimental.gc.result.p1", 0, 34, []int{14}},
		{true, "%obj.relocated", 0, 15, []int{19}},
		{true, "!0", 0, 42, []int{20}},
	} {
		v := view(t, services, c.rewritten)
		th := thing(t, v, c.text, c.nth)
		def, ok := v.Definition(th)
		if ok != (c.def > 0) || ok && line(v, def) != c.def {
			t.Errorf("%q is defined in line %d (%v), want %d", c.text, line(v, def), ok, c.def)
		}
		var uses []int
		for _, u := range v.Uses(th) {
			uses = append(uses, line(v, u))
		}
		if !slices.Equal(uses, c.uses) {
			t.Errorf("%q is used in lines %v, want %v", c.text, uses, c.uses)
		}
	}
}

// For a text that does not parse, names and their definitions are known.
func TestServicesOfBrokenText(t *testing.T) {
	v := view(t, strings.Replace(services, "ret ptr addrspace(1) %obj\n",
		"ret ptr addrspace(1) %obk\n  frobnicate %d\n", 1), false)
	th := thing(t, v, "%d", 1)
	if def, ok := v.Definition(th); !ok || v.Text(def) != "%d" {
		t.Errorf("the value is not found: %v %v", def, ok)
	}
	if c := v.Card(th); c == nil || !strings.Contains(c.String(), "defined in line 8") {
		t.Error("the card of a broken text:", c)
	}
	if c := v.Card(thing(t, v, "getelementptr", 0)); c == nil {
		t.Error("no word is explained in a broken text")
	}
	if th := thing(t, v, "frobnicate", 0); th.Token.Kind != report.TokenError {
		t.Errorf("a word that is not an instruction is %v", th.Token)
	}
	if len(v.Doc.Outline) == 0 || len(v.Words) == 0 {
		t.Error("a broken text has no outline or no words")
	}
}

func TestOutlines(t *testing.T) {
	names := func(d *report.Doc) (out []string) {
		for i := range d.Outline {
			s := &d.Outline[i]
			name := d.Name(s)
			if s.Parent >= 0 {
				name = d.Name(&d.Outline[s.Parent]) + " " + name
			}
			out = append(out, s.Kind.String()+" "+name)
		}
		return out
	}
	v := view(t, services, false)
	want := []string{"type %node", "declaration @foo", "declaration @bar", "function @test1",
		"argument @test1 %obj", "argument @test1 %c", "block @test1 %entry",
		"value @test1 %d", "block @test1 %a", "value @test1 %r", "block @test1 %b",
		"value @test1 %p"}
	if got := names(v.Doc); !slices.Equal(got, want) {
		t.Errorf("source: %q", got)
	}
	want = []string{"type %node", "declaration @foo", "declaration @bar", "function @test1",
		"block @test1 %entry", "block @test1 %a", "block @test1 %b",
		"declaration @__tmp_use", "declaration @llvm.experimental.gc.statepoint.p0",
		"declaration @llvm.experimental.gc.result.p1",
		"declaration @llvm.experimental.gc.relocate.p1"}
	if got := names(view(t, services, true).Doc); !slices.Equal(got, want) {
		t.Errorf("module: %q", got)
	}
	if f := v.Doc.FunctionAt(int32(strings.Index(services, "%p = phi"))); f < 0 ||
		v.Doc.Name(&v.Doc.Outline[f]) != "@test1" {
		t.Error("the phi is in no function")
	}
	for _, text := range []string{"declare void", "attributes"} {
		if f := v.Doc.FunctionAt(int32(strings.Index(services, text))); f >= 0 {
			t.Errorf("%q is in a function", text)
		}
	}
}

// Every instruction is explained, and every snippet with its holes filled parses in its dialect.
func TestVocabulary(t *testing.T) {
	for _, d := range []ir.Dialect{ir.LLVM36, ir.LLVM37, ir.LLVM38, ir.LLVM11, ir.LLVM15} {
		words := vocabulary(d, nil)
		for op := ir.Ret; ; op++ {
			name := op.String()
			if name == "" {
				continue
			}
			if w := report.FindWord(words, name); w == nil || w.Kind != report.WordInstruction ||
				w.Meaning == "" {
				t.Errorf("%v: %s is not explained", d, name)
			}
			if op == ir.CleanupPad {
				break
			}
		}
		seen := map[string]bool{}
		for _, w := range words {
			if seen[w.Text] {
				t.Errorf("%v: %s is there twice", d, w.Text)
			}
			seen[w.Text] = true
			if w.Meaning != "" && (!strings.HasSuffix(w.Meaning, ".") || len(w.Meaning) > 160) {
				t.Errorf("%s: %q", w.Text, w.Meaning)
			}
			if w.Kind == report.WordInstruction && w.Insert != "" {
				compiles(t, d, w)
			}
		}
	}
}

// compiles checks the text inserted for an instruction.
func compiles(t *testing.T, d ir.Dialect, w report.Word) {
	t.Helper()
	ref, byte8 := "ptr addrspace(1)", "ptr"
	if !d.Opaque() {
		ref, byte8 = "i8 addrspace(1)*", "i8*"
	}
	insert := w.Insert
	for _, hole := range []struct{ from, to string }{
		{"${%token}", "%tok"}, {"%${token}", "%tok2"}, {"%${relocated}", "%r1"}, {"%${result}", "%r1"}, {"${%live}", "%live"}, {"${callee}", "callee"},
		{"${%cond}", "%cond"}, {"${then}", "next"}, {"${else}", "next"}, {"${default}", "next"}, {"${case}", "next"}, {"${normal}", "next"}, {"${unwind}", "pad"}, {"${block}", "start"},
		{"ret ${type} ${value}", "ret void"}, {"${value}", "1"}, {"${%value}", "1"}, {"${%a}", "1"}, {"${%b}", "1"}, {"${eq}", "eq"}, {"${%p}", "%p"}, {"${type}*", "i32*"}, {"${type}", "i32"}, {"${}", ""},
		{"[ 1, %start ], [ 1, %start ]", "[ 1, %start ]"},
	} {
		insert = strings.ReplaceAll(insert, hole.from, hole.to)
	}
	for _, plain := range []string{"void", "i32", "i64", "0", "4", "7"} {
		insert = strings.ReplaceAll(insert, "${"+plain+"}", plain)
	}
	token := "%tok = " + strings.TrimPrefix(insertOf(vocabulary(d, nil), "gc.statepoint"),
		"%${token} = ")
	token = strings.ReplaceAll(strings.ReplaceAll(token, "${callee}", "callee"), "${%live}",
		"%live")
	p := "i32*"
	if d.Opaque() {
		p = "ptr"
	}
	body := "start:\n  br label %body\nbody:\n  "
	if strings.HasPrefix(insert, "phi") {
		body += "%x = " + insert + "\n  "
	}
	body += token + "\n"
	if !strings.HasPrefix(insert, "phi") {
		body += "  " + insert + "\n"
	}
	if op, ok := ir.OpcodeByName(strings.Fields(insert)[0]); !ok || !op.IsTerminator() {
		body += "  br label %next\n"
	}
	src := "declare void @callee()\ndeclare i32 @personality(...)\ndefine void @f(" + ref +
		" %live, i1 %cond, " + p +
		" %p) personality i32 (...)* @personality gc \"statepoint-example\" {\n" + body +
		"next:\n  ret void\npad:\n  %l = landingpad { " + byte8 + ", i32 } cleanup\n  ret void\n}\n"
	if d.Opaque() {
		src = strings.Replace(src, "i32 (...)*", "ptr", 1)
	}
	text := source.NewText("snippet.ll", src)
	m, list, _ := irparse.Parse(context.Background(), text, &irparse.Options{Dialect: d})
	if !list.HasErrors() {
		list, _ = verify.Diagnose(context.Background(), m, nil)
	}
	for _, g := range list.Items {
		// The code around the snippet: a block entered from both edges, a callee without a result.
		if g.Severity == source.Error && !strings.Contains(g.Message, "landingpad") &&
			!strings.Contains(g.Message, "callee of the statepoint returns void") {
			t.Errorf("%v: %s: %s in\n%s", d, w.Text, g.Message, src)
		}
	}
}

func insertOf(words []report.Word, text string) string {
	return report.FindWord(words, text).Insert
}
