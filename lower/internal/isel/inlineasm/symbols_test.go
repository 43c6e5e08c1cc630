package inlineasm_test

import (
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// symbolsText has inline assembly on operands with different addressing: thread-local variables,
// variables of other modules, functions, arguments in memory, aligned memory.
const symbolsText = `@t = thread_local global i64 5
@ext = external global i64
@arr = external global [4 x i64]
declare dso_local i64 @cfun(i64)
define i64 @s_tls(i64 %a) {
  %x = call i64 asm "addq $2, $0; addq $$1, $1", "=r,=*m,*m,0"(ptr elementtype(i64) @t, ptr elementtype(i64) @t, i64 %a)
  %y = load i64, ptr @t
  %z = add i64 %x, %y
  ret i64 %z
}
define i64 @s_ext(i64 %a) {
  %x = call i64 asm "addq $2, $0; addq $$1, $1", "=r,=*m,*m,0"(ptr elementtype(i64) @ext, ptr elementtype(i64) getelementptr (i8, ptr @arr, i64 16), i64 %a)
  %y = load i64, ptr @ext
  %z = add i64 %x, %y
  ret i64 %z
}
define i64 @s_call(i64 %a) {
  %x = call i64 asm sideeffect alignstack "callq ${2:P}", "={rax},{rdi},i,~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{xmm0},~{memory},~{cc}"(i64 %a, ptr @cfun)
  %y = call i64 asm sideeffect alignstack "callq *$2", "={rax},{rdi},r,~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{xmm0},~{memory},~{cc}"(i64 %x, ptr @cfun)
  %z = call i64 asm sideeffect alignstack "call cfun", "={rax},{rdi},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{xmm0},~{memory},~{cc}"(i64 %y)
  ret i64 %z
}
define i64 @s_byval(i64 %a, ptr byval({i64, i64, i64}) %p) {
  %q = getelementptr i64, ptr %p, i64 2
  %x = call i64 asm "addq $1, $0; addq $2, $0", "=r,*m,*m,0"(ptr elementtype(i64) %p, ptr elementtype(i64) %q, i64 %a)
  ret i64 %x
}
define i64 @s_aligned(i64 %a) {
  %p = alloca i64, align 64
  store i64 %a, ptr %p
  call void asm sideeffect "incq $0", "=*m,*m"(ptr elementtype(i64) %p, ptr elementtype(i64) %p)
  %x = load i64, ptr %p
  ret i64 %x
}
`

const symbolsMain = `
#include <stdio.h>
long ext = 7, arr[4] = {1, 2, 3, 4};
struct S { long a, b, c; };
long s_tls(long), s_ext(long), s_call(long), s_byval(long, struct S), s_aligned(long);
long cfun(long x) { return x * 3 + 1; }
int main(void)
{
    struct S s = {10, 20, 30};
    printf("%ld ", s_tls(100));
    printf("%ld %ld ", s_tls(100), s_ext(5));
    printf("%ld %ld %ld\n", s_call(2), s_byval(1, s), s_aligned(6));
    return 0;
}
`

// TestInlineAsmSymbols runs it as position-independent code and as code that is not.
func TestInlineAsmSymbols(t *testing.T) {
	for _, fixed := range []bool{false, true} {
		dir := t.TempDir()
		model, pie := "-relocation-model=pic", "-pie"
		if fixed {
			model, pie = "-relocation-model=static", "-no-pie"
		}
		theirs := lowertest.Write(t, filepath.Join(dir, "theirs.o"),
			oracle.Object(t, oracle.Opaque, []byte(symbolsText), model))
		ours := lowertest.Write(t, filepath.Join(dir, "ours.o"),
			lowertest.Object(t, lowertest.Compile(t, symbolsText, lower.Options{PIC: !fixed})))
		main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(symbolsMain))
		got, want := lowertest.Output(t, lowertest.Link(t, dir, "ours", pie, main, ours)),
			lowertest.Output(t, lowertest.Link(t, dir, "theirs", pie, main, theirs))
		if got != want || want != "111 113 16 67 41 7\n" {
			t.Errorf("%s: got %q, llc's program prints %q", model, got, want)
		}
	}
}
