package regalloc_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestSecondReturn longjmps back to calls to setjmp after which more values are live than there
// are registers: what is needed on the second return is as it was, whatever ran in between. The
// calls between are in a loop, so that phis and their sources would share slots.
func TestSecondReturn(t *testing.T) {
	var ir, main strings.Builder
	ir.WriteString(`
declare i32 @_setjmp(ptr) returns_twice
declare i32 @mark(ptr)
declare i64 @use(i64, i64)
declare double @scale(double)
declare void @leave(i64)
@buf = external global [64 x i64]
`)
	main.WriteString(`#include <stdio.h>
#include <setjmp.h>
jmp_buf buf;
long use(long x, long y) { return x * 31 + y; }
double scale(double x) { return x * 1.5 + 1; }
void leave(long n) { if (n) longjmp(buf, n); }
`)
	var calls strings.Builder
	for _, values := range [...]int{2, 8, 20} {
		for _, attr := range [...]string{"", " returns_twice"} { // of the declaration, of the call
			name := fmt.Sprintf("f%d_%d", values, len(attr))
			twice(&ir, name, values, attr)
			fmt.Fprintf(&main, "long %s(long, long, long, long, long, long, long, long, long);\n",
				name)
			for n := range 3 {
				fmt.Fprintf(&calls,
					"\tprintf(\"%s: %%ld\\n\", %s(3, 5, %d, 7, 11, 13, 17, 19, 23));\n", name, name,
					n)
			}
		}
	}
	// mark is setjmp under a name without the attribute: the call has it.
	main.WriteString("__asm__(\".globl mark\\nmark: jmp _setjmp\\n\");\nint main(void) {\n" +
		calls.String() + "}\n")
	lowertest.SameOutput(t, ir.String(), main.String(), "")
}

// twice writes a function with n values live over a setjmp that are not used between its returns,
// and as many between them that are made in a loop. The last arguments come on the stack.
func twice(b *strings.Builder, name string, values int, attr string) {
	fmt.Fprintf(b,
		"define i64 @%s(i64 %%a, i64 %%b, i64 %%n, i64 %%c, i64 %%d, i64 %%e, i64 %%f, i64 %%g, "+
			"i64 %%h) {\nentry:\n", name)
	for i := range values {
		fmt.Fprintf(b, "  %%x%d = mul i64 %%%c, %d\n  %%y%d = sitofp i64 %%x%d to double\n", i,
			"abcdefgh"[i%8], i+3, i, i)
	}
	callee := "@_setjmp"
	if attr != "" {
		callee = "@mark"
	}
	fmt.Fprintf(b,
		"  %%r = call i32 %s(ptr @buf)%s\n  %%again = icmp ne i32 %%r, 0\n  br i1 %%again, label "+
			"%%second, label %%first\nfirst:\n", callee, attr)
	for i := range values {
		fmt.Fprintf(b, "  %%p%d = call i64 @use(i64 %%%c, i64 %d)\n", i, "abcdefgh"[i%8], i)
	}
	b.WriteString("  br label %loop\nloop:\n  %i = phi i64 [ 0, %first ], [ %j, %loop ]\n")
	for i := range values {
		start := fmt.Sprintf("%%x%d", i)
		if i%2 == 0 {
			start = fmt.Sprintf("%%p%d", i)
		}
		fmt.Fprintf(b, "  %%q%d = phi i64 [ %s, %%first ], [ %%s%d, %%loop ]\n", i, start, i)
	}
	for i := range values {
		fmt.Fprintf(b, "  %%s%d = call i64 @use(i64 %%q%d, i64 %%i)\n", i, i)
	}
	b.WriteString(
		"  %z = call double @scale(double 2.5)\n  %j = add i64 %i, 1\n  %more = icmp slt i64 %j, " +
			"3\n  br i1 %more, label %loop, label %out\nout:\n  call void @leave(i64 %n)\n  %zi " +
			"= fptosi double %z to i64\n")
	sum := "%zi"
	for i := range values {
		fmt.Fprintf(b, "  %%t%d = call i64 @use(i64 %s, i64 %%s%d)\n", i, sum, i)
		sum = fmt.Sprintf("%%t%d", i)
	}
	fmt.Fprintf(b, "  ret i64 %s\nsecond:\n  %%w = sext i32 %%r to i64\n", sum)
	sum = "%w"
	for i := range values {
		fmt.Fprintf(b,
			"  %%u%d = call i64 @use(i64 %s, i64 %%x%d)\n  %%v%d = fptosi double %%y%d to i64\n  "+
				"%%k%d = call i64 @use(i64 %%u%d, i64 %%v%d)\n", i, sum, i, i, i, i, i, i)
		sum = fmt.Sprintf("%%k%d", i)
	}
	for i := range 8 {
		fmt.Fprintf(b, "  %%m%d = call i64 @use(i64 %s, i64 %%%c)\n", i, sum, "abcdefgh"[i])
		sum = fmt.Sprintf("%%m%d", i)
	}
	fmt.Fprintf(b, "  ret i64 %s\n}\n", sum)
}
