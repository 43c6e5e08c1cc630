package legalize_test

import (
	"context"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestBuiltinJumps jumps out of calls by GCC's __builtin_setjmp and __builtin_longjmp: what lives
// across comes back from the frame, also where it was computed in registers, and what lived only
// before the jump has left its slot alone.
func TestBuiltinJumps(t *testing.T) {
	const declared = `
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave.p0()
declare void @note(i64, i64)
@buffer = external global [5 x ptr]
@second = external global [5 x ptr]
define void @throw(i64 %n) noinline {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %jump, label %on
on:
  %m = sub i64 %n, 1
  call void @throw(i64 %m)
  call void @note(i64 %m, i64 -1)
  ret void
jump:
  call void @llvm.eh.sjlj.longjmp(ptr @buffer)
  unreachable
}
`
	body := func(name, frame, extra string) string {
		return `define i64 @` + name + `(i64 %n, i64 %a, i64 %b, double %d) {
  ` + frame + `
  ` + extra + `
  %sp = call ptr @llvm.stacksave.p0()
  store ptr %sp, ptr getelementptr (ptr, ptr @buffer, i64 2)
  %x = mul i64 %a, 7
  %y = mul i64 %b, 11
  %z = fmul double %d, 3.0
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr @buffer)
  %c = icmp eq i32 %r, 0
  br i1 %c, label %first, label %back
first:
  call void @note(i64 %x, i64 1)
  %e = mul i64 %n, 13
  %f = mul i64 %n, 17
  call void @throw(i64 %n)
  %g = add i64 %e, %f
  ret i64 %g
back:
  %i = fptosi double %z to i64
  %s = add i64 %x, %y
  %u = add i64 %s, %i
  %v = sext i32 %r to i64
  call void @note(i64 %u, i64 %v)
  ret i64 %u
}
`
	}
	const frame = "%fp = call ptr @llvm.frameaddress.p0(i32 0)\n  store ptr %fp, ptr @buffer"
	lowertest.SameOutput(t, declared+body("fixed", frame, "")+
		body("grows", frame, "%q = alloca i64, i64 %n\n  store volatile i64 %a, ptr %q")+
		body("aligned", frame, "%q = alloca i64, align 64\n  store volatile i64 %a, ptr %q"), `
#include <stdio.h>
typedef long L;
void *buffer[5], *second[5];
L fixed(L, L, L, double), grows(L, L, L, double), aligned(L, L, L, double);
void note(L a, L b) { printf("%ld %ld\n", a, b); }
int main(void) {
	for (L n = 0; n < 4; n++) printf("%ld %ld %ld\n", fixed(n, 5, 6, 1.5), grows(n + 1, 7, 8, 2.5), aligned(n, 9, 10, 3.5));
}
`, "-O1")
}

// TestBuiltinJumpWithoutFrame compiles functions that do not say where their frame is, one of which
// hangs on RBP nevertheless.
func TestBuiltinJumpWithoutFrame(t *testing.T) {
	for _, first := range [...]string{"", "%a = alloca i8, i64 %n\n  store volatile i8 1, ptr %a",
		"%a = alloca i64, align 64\n  store volatile i64 1, ptr %a"} {
		m, _ := lowertest.Parse(t, "declare i32 @llvm.eh.sjlj.setjmp(ptr)\n"+
			"define i32 @f(ptr %b, i64 %n) {\n  "+first+"\n  %r = call i32 "+
			"@llvm.eh.sjlj.setjmp(ptr %b)\n  ret i32 %r\n}")
		if _, err := lower.Compile(context.Background(), m, lower.Options{Checked: true}); err !=
			nil {
			t.Errorf("%q: %v", first, err)
		}
	}
}
