package explore

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"statepoint/web/report"
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
			if f := report.FindWord(r.Machine, w); f == nil || f.Meaning == "" || f.Form == "" {
				t.Errorf("%q: %s is not explained", syntax, w)
			}
		}
		lines := 0
		for i, line := range strings.Split(strings.TrimSuffix(r.Asm.Text, "\n"), "\n") {
			if r.Asm.Gutter[i] == "" {
				continue
			}
			lines++
			fields := strings.Fields(afterBytes.ReplaceAllString(line, ""))
			if report.FindWord(r.Machine, fields[0]) == nil {
				t.Errorf("%q: nothing explains %s in %q", syntax, fields[0], line)
			}
		}
		if lines < 10 {
			t.Errorf("%q: only %d instructions", syntax, lines)
		}
	}
}

// afterBytes is what stands before the mnemonic.
var afterBytes = regexp.MustCompile(`^(?:[0-9a-f]{2} ?)* *`)

// Mnemonics stand in one column, however long the encodings are; the bytes of the
// longest go on in the next line, at their own address.
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
