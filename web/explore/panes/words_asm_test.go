package panes

import (
	"context"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"statepoint/stackmap"
	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// Every mnemonic and every register of the assembly is explained, however it is spelled.
func TestMachineWords(t *testing.T) {
	const source = `declare void @foo()
define double @f(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n, double %x) gc "statepoint-example" {
  call void @foo()
  %more = icmp slt i64 %n, 10
  br i1 %more, label %then, label %else
then:
  %v = load double, ptr addrspace(1) %a
  %s = fadd double %v, %x
  ret double %s
else:
  %p = getelementptr i8, ptr addrspace(1) %b, i64 %n
  store i64 %n, ptr addrspace(1) %p
  ret double %x
}
`
	for syntax, want := range map[string][]string{
		"":      {"movq", "callq", "rdi", "rsp", "xmm0", "addsd"},
		"intel": {"mov", "call", "rdi", "rsp", "xmm0", "addsd"},
		"go":    {"MOVQ", "CALL", "DI", "SP", "X0", "ADDSD"},
	} {
		r := Run(context.Background(), &report.Request{
			Source: source, Options: report.Options{Syntax: syntax}})
		if !r.OK {
			t.Fatal(r.Diagnostics)
		}
		for _, w := range want {
			f := report.FindWord(r.Asm.Explained, w)
			if f == nil || f.Meaning == "" || f.Form == "" {
				t.Errorf("%q: %s is not explained", syntax, w)
			}
		}
		lines, at := 0, 0
		for i, line := range strings.Split(strings.TrimSuffix(r.Asm.Text, "\n"), "\n") {
			start := at + len(afterBytes.FindString(line))
			at += len(line) + 1
			if r.Asm.Gutter[i] == "" {
				continue
			}
			lines++
			fields := strings.Fields(r.Asm.Text[start : at-1])
			if w, _ := r.Asm.WordAt(int32(start)); w == nil || w.Text != fields[0] {
				t.Errorf("%q: nothing explains %s in %q", syntax, fields[0], line)
			}
			for _, name := range []string{"rsp", "SP"} {
				k := strings.Index(r.Asm.Text[start:at-1], name)
				if k < 0 || strings.Contains(name, "SP") != (syntax == "go") {
					continue
				}
				w, span := r.Asm.WordAt(int32(start + k))
				if w == nil || w.Text != name || int(span.Start) != start+k ||
					int(span.End) != start+k+len(name) {
					t.Errorf("%q: nothing explains %s in %q", syntax, name, line)
				}
			}
		}
		if lines < 10 {
			t.Errorf("%q: only %d instructions", syntax, lines)
		}
	}
}

// TestWordsAreNotLetters checks that a symbol with the name of a register, an instruction or a
// kind of location is not explained as one.
func TestWordsAreNotLetters(t *testing.T) {
	r := Run(context.Background(), &report.Request{Source: `declare void @rax()
define ptr addrspace(1) @Direct(ptr addrspace(1) %record) gc "statepoint-example" {
  call void @rax()
  ret ptr addrspace(1) %record
}`})
	if !r.OK {
		t.Fatal(r.Diagnostics)
	}
	before, _, _ := strings.Cut(r.Asm.Text, "  rax\n")
	if w, _ := r.Asm.WordAt(int32(len(before)) + 3); len(before) == len(r.Asm.Text) || w != nil {
		t.Errorf("the function rax is explained as %v:\n%s", w, r.Asm.Text)
	}
	for _, c := range []struct{ text, want string }{
		{"location 3", "location"}, {"Indirect", "Indirect"}, {"record 0", "record"},
		{"stack size", "frame"}, {"%record", ""}, {"relocated at", ""},
	} {
		at := strings.Index(r.StackMap.Text, c.text)
		if at < 0 {
			t.Fatalf("no %q in\n%s", c.text, r.StackMap.Text)
		}
		got := ""
		if w, _ := r.StackMap.WordAt(int32(at + 1)); w != nil {
			got = w.Text
		}
		if got != c.want {
			t.Errorf("%q is explained as %q, not %q", c.text, got, c.want)
		}
	}
}

// TestTermsAreInTheGlossary looks up the terms marked in the stack map's text.
func TestTermsAreInTheGlossary(t *testing.T) {
	terms := slices.Collect(maps.Values(fieldTerms))
	for k := stackmap.Register; k <= stackmap.ConstIndex; k++ {
		terms = append(terms, k.String())
	}
	for _, name := range terms {
		if words.TermNamed(name) == nil {
			t.Errorf("the glossary has no %q", name)
		}
	}
}

// afterBytes matches the text before the mnemonic.
var afterBytes = regexp.MustCompile(`^(?:[0-9a-f]{2} ?)* *`)

// Mnemonics are in one column, however long the encodings are; the bytes of the longest continue on
// the next line, at their own address.
func TestAssemblyColumns(t *testing.T) {
	r := Run(context.Background(), &report.Request{Source: `
define void @f(ptr %p, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 305419896
  %b = getelementptr i64, ptr %a, i64 %i
  store i64 19088743, ptr %b
  ret void
}`})
	column, long := -1, false
	lines := strings.Split(strings.TrimSuffix(r.Asm.Text, "\n"), "\n")
	for i, line := range lines {
		code := afterBytes.FindString(line)
		if strings.HasSuffix(line, ":") {
			continue
		}
		if code == line {
			long = true
			if before := len(strings.Fields(afterBytes.FindString(lines[i-1]))); before !=
				mostBytes {
				t.Errorf("%d bytes stand before those of\n%s", before, r.Asm.Text)
			}
			continue
		}
		if column < 0 {
			column = len(code)
		}
		if len(code) != column {
			t.Errorf("mnemonics stand in columns %d and %d:\n%s", column, len(code), r.Asm.Text)
		}
	}
	if !long || column != 3*mostBytes {
		t.Errorf("the column is %d, long instructions: %v\n%s", column, long, r.Asm.Text)
	}
}
