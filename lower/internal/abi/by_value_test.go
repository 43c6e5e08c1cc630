package abi_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestSignaturesOfAlignedArguments passes arguments by value that are aligned to more than the
// stack, and some whose alignment is that of their type.
func TestSignaturesOfAlignedArguments(t *testing.T) {
	var sigs []signature
	for _, cc := range []string{"", "fastcc", "swiftcc", "preserve_mostcc"} {
		for _, list := range [][]string{
			{"byval([4 x i64]) align 32"}, {"byval(i64)", "byval([2 x i64]) align 64"}, {"byval(i8) align 128", "byval({i128, i64}) align 32", "byval(i8)"},
			{"byval(i64)", "byval({<4 x float>})"}, {"byval(i64)", "byval({<8 x float>})", "byval(i64)"}, {"byval(i64)", "byval(i128)"}, {"byval(i64)", "byval(x86_fp80)"},
			{"byval(i64)", "alignstack(32) align 4 byval([3 x i64])"}, {"byval([40 x i64]) align 4096"},
		} {
			for _, more := range []string{"i64", "double", "x86_fp80"} {
				s := signature{cc: cc, result: "i64", args: []argument{{typ: "i32"}, {typ: more}}}
				for _, attr := range list {
					s.args = append(s.args, argument{typ: "ptr", attr: attr})
				}
				sigs = append(sigs, s)
			}
		}
	}
	checkSignatures(t, sigs, 1)
}

// TestAlignedArgumentsAreAligned looks at the addresses, in a loop, from a frame that changes its
// size, after an invoke that unwinds, and at a statepoint.
func TestAlignedArgumentsAreAligned(t *testing.T) {
	const text = `%v = type { [4 x i64] }
declare void @throw()
declare i32 @__gxx_personality_v0(...)
define i64 @look(ptr byval(%v) align 64 %p, i64 %n) noinline {
  %a = ptrtoint ptr %p to i64
  %b = and i64 %a, 63
  %v = load i64, ptr %p
  %s = add i64 %v, %n
  %r = shl i64 %b, 32
  %t = add i64 %r, %s
  ret i64 %t
}
define void @fails(ptr byval(%v) align 64 %p) noinline {
  call void @throw()
  ret void
}
define i64 @loop(i64 %n) personality ptr @__gxx_personality_v0 {
entry:
  %v = alloca %v
  store i64 5, ptr %v
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %m ]
  %s = phi i64 [ 0, %entry ], [ %w, %m ]
  %k = add i64 %i, 1
  %d = alloca i8, i64 %k
  store volatile i8 1, ptr %d
  %x = call i64 @look(ptr byval(%v) align 64 %v, i64 %i)
  %y = call i64 @look(ptr byval(%v) align 64 %v, i64 1)
  invoke void @fails(ptr byval(%v) align 64 %v) to label %m unwind label %u
u:
  %e = landingpad { ptr, i32 } catch ptr null
  br label %m
m:
  %z = add i64 %x, %y
  %w = add i64 %s, %z
  %j = add i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %done, label %l
done:
  ret i64 %w
}
`
	const main = `#include <stdio.h>
long loop(long);
extern void *__cxa_allocate_exception(unsigned long);
extern void __cxa_throw(void *, void *, void *);
extern char _ZTIi[];
void throw(void) { __cxa_throw(__cxa_allocate_exception(4), _ZTIi, 0); }
int main(void) { printf("%ld %ld %ld\n", loop(1), loop(2), loop(20)); }
`
	dir := t.TempDir()
	object := lowertest.Write(t, filepath.Join(dir, "a.o"), lowertest.Object(t,
		lowertest.Compile(t, text, lower.Options{})))
	program := lowertest.Link(t, dir, "program", object, lowertest.Write(t, filepath.Join(dir,
		"main.c"), []byte(main)))
	if got, want := lowertest.Output(t, program), "11 23 410\n"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	const point = `declare void @callee(ptr byval([4 x i64]) align 32)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (ptr)) @callee, i32 1, i32 0, ptr byval([4 x i64]) align 32 %q, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}
`
	res := lowertest.Compile(t, point, lower.Options{})
	if n := res.Map.Functions[0].StackSize; n != 1<<64-1 {
		t.Errorf("the frame is realigned, and its size in the map is %d", n)
	}
	const pops = "declare tailcc void @g(ptr byval([4 x i64]) align 32)\ndefine void @f(ptr %p) " +
		"{\n  call tailcc void @g(ptr byval([4 x i64]) align 32 %p)\n  ret void\n}"
	if got := lowertest.Refused(t, pops); !strings.Contains(got,
		"aligned to more than 16 bytes, of the convention `tailcc`") {
		t.Error(fmt.Sprint("tailcc: ", got))
	}
}
