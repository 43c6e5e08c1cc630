package legalize_test

import (
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/amd64"
)

// TestCallBr runs functions in which assembly jumps to blocks, as compiled here and by llc: with
// results after the jumps, by way of phis, in registers and in memory, and around a loop.
func TestCallBr(t *testing.T) {
	const text = `
define i64 @do_sign(i64 %a, i64 %b) {
  %r = callbr i64 asm sideeffect "movl $$10, ${0:k}; testq $1, $1; js ${2:l}; je ${3:l}",
    "=&r,r,!i,!i,~{flags}"(i64 %a) to label %on [label %minus, label %zero]
on:
  %more = add i64 %r, %b
  br label %zero
minus:
  %less = sub i64 %r, 20
  ret i64 %less
zero:
  %s = phi i64 [ %more, %on ], [ %r, %0 ]
  ret i64 %s
}
define i64 @do_both(i64 %a, i64 %b) {
  %at = alloca i64
  %r = callbr { i64, i64 } asm sideeffect "movq $5, $0; movq $4, $1; movq $5, $2; addq %rsi, $2; cmpq $4, $5; jl ${6:l}",
    "=&{bx},=&r,=*m,0,r,{si},!i,~{flags}"(ptr elementtype(i64) %at, i64 0, i64 %a, i64 %b)
    to label %on [label %less]
on:
  %x = extractvalue { i64, i64 } %r, 0
  %m = load i64, ptr %at
  %y = mul i64 %x, %m
  ret i64 %y
less:
  %x2 = extractvalue { i64, i64 } %r, 1
  %m2 = load i64, ptr %at
  %y2 = xor i64 %x2, %m2
  ret i64 %y2
}
define i64 @do_around(i64 %a, i64 %b) {
entry:
  %n = and i64 %a, 15
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %left, %loop ]
  %sum = phi i64 [ %b, %entry ], [ %next, %loop ]
  %left = add i64 %i, -1
  %next = add i64 %sum, %i
  callbr void asm sideeffect "cmpq $$0, $0; jg ${1:l}", "r,!i,~{flags}"(i64 %left)
    to label %out [label %loop]
out:
  ret i64 %next
}
define i64 @do_same(i64 %a, i64 %b) {
entry:
  callbr void asm sideeffect "cmpq $0, $1; jg ${2:l}; je ${3:l}", "r,rm,!i,!i,~{flags}"(i64 %a, i64 %b)
    to label %out [label %out, label %other]
other:
  br label %out
out:
  %r = phi i64 [ 3, %entry ], [ 3, %entry ], [ %b, %other ]
  ret i64 %r
}
`
	var m strings.Builder
	m.WriteString("#include <stdio.h>\n#include <stdint.h>\nint main(void) {\n" +
		"\tint64_t v[] = {0, 1, -1, 5, 1234567, -99999999999, INT64_MIN, INT64_MAX};\n")
	for _, f := range []string{"sign", "both", "around", "same"} {
		m.WriteString("\t{ extern int64_t do_" + f + "(int64_t, int64_t);\n" +
			"\tfor (int i = 0; i < 8; i++) for (int k = 0; k < 8; k++)\n" +
			"\t\tprintf(\"" + f + " %d %d %lld\\n\", i, k, (long long)do_" + f +
			"(v[i], v[k])); }\n")
	}
	lowertest.SameOutput(t, text, m.String()+"\treturn 0;\n}\n", "-O1")
}

// TestCallBrWithAddresses compiles a callbr as LLVM 14 writes it: its labels are the addresses of
// blocks, and need not be the last arguments.
func TestCallBrWithAddresses(t *testing.T) {
	res, err := lowertest.CompileText(t, `define i32 @f(i32 %a) {
entry:
  callbr void asm sideeffect "js ${0:l}; testl $1, $1; jne ${2:l}", "i,r,X"(i8* blockaddress(@f, %minus), i32 %a, i8* blockaddress(@f, %other))
    to label %on [label %minus, label %other]
on:
  ret i32 0
minus:
  ret i32 -1
other:
  ret i32 7
}
`, lower.Options{Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	text := res.Assembly(amd64.ATT, false)
	for _, want := range []string{"js\t.LBB0_in0", "testl\t%edi, %edi", "jne\t.LBB0_in1"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
