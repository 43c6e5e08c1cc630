package isel_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// transitionsIR has invokes with a transition, of which some share a landing pad with others, with
// other flags, and with one that has none.
const transitionsIR = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i64 @llvm.experimental.gc.result.i64(token)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i64 @out(i64)
@flag = thread_local global i32 0
@other = global i32 0

define i64 @one(i64 %x) gc "hypothetical-gc" personality ptr @__gxx_personality_v0 {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(i64 (i64)) @out, i32 1, i32 1, i64 %x, i32 0, i32 0) ["gc-transition"(ptr @flag)]
          to label %ok unwind label %pad
ok:
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
  %s = mul i64 %r, %x
  ret i64 %s
pad:
  %lp = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %lp, 0
  %c = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  %u = sub i64 %x, 1000
  ret i64 %u
}

define i64 @several(i64 %x, ptr %mine, i64 %n) gc "hypothetical-gc" personality ptr @__gxx_personality_v0 {
entry:
  %y = mul i64 %x, 3
  %at = getelementptr i32, ptr %mine, i64 %n
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(i64 (i64)) @out, i32 1, i32 1, i64 %x, i32 0, i32 0) ["gc-transition"(ptr @flag)]
          to label %second unwind label %pad
second:
  %r = call i64 @llvm.experimental.gc.result.i64(token %t)
  %a = add i64 %r, 1
  %t2 = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(i64 (i64)) @out, i32 1, i32 1, i64 %a, i32 0, i32 0) ["gc-transition"(ptr %at)]
          to label %third unwind label %pad
third:
  %r2 = call i64 @llvm.experimental.gc.result.i64(token %t2)
  %b = add i64 %r2, 1
  %r3 = invoke i64 @out(i64 %b) to label %ok unwind label %pad
ok:
  %s = mul i64 %r3, %y
  ret i64 %s
pad:
  %which = phi i64 [ 100, %entry ], [ %a, %second ], [ %b, %third ]
  %where = phi ptr [ @other, %entry ], [ %at, %second ], [ %mine, %third ]
  %lp = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %lp, 0
  %c = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  %left = load i32, ptr %where
  %l = zext i32 %left to i64
  %u = sub i64 %y, %which
  %v = add i64 %u, %l
  ret i64 %v
}
`

const transitionsMain = `#include <cstdio>
extern "C" {
long one(long);
long several(long, int *, long);
extern thread_local int flag;
int mine[4];
long out(long x) {
	printf("out %ld: %d %d\n", x, flag, mine[2]);
	if (x % 4 == 1) throw 5;
	return x + 2;
}
}
int main() {
	for (long x = 0; x < 12; x++) {
		mine[0] = 7;
		long r = one(x);
		printf("one %ld: %ld, %d\n", x, r, flag);
		r = several(x, mine, 2);
		printf("several %ld: %ld, %d %d\n", x, r, flag, mine[2]);
	}
}
`

// TestTransitionsOfInvokes reads the strategy's flag while callees run and on both ways out of
// them. LLVM has no strategy with a flag, so the expected values follow from what out does.
func TestTransitionsOfInvokes(t *testing.T) {
	dir := t.TempDir()
	main := lowertest.Write(t, filepath.Join(dir, "main.cc"), []byte(transitionsMain))
	object := lowertest.Write(t, filepath.Join(dir, "ours.o"),
		lowertest.Object(t, lowertest.Compile(t, transitionsIR, lower.Options{})))
	got := lowertest.Output(t, lowertest.LinkCXX(t, dir, "ours", main, object))
	if want := transitionsWanted(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// transitionsWanted is what the program prints.
func transitionsWanted() string {
	var b strings.Builder
	// out is called with the given flags, and returns its result and whether it returns normally.
	out := func(x, flag, mine int) (int, bool) {
		fmt.Fprintf(&b, "out %d: %d %d\n", x, flag, mine)
		return x + 2, x%4 != 1
	}
	several := func(x int) int {
		r, ok := out(x, 1, 0)
		if !ok {
			return 3*x - 100 // and what @other has
		}
		r2, ok := out(r+1, 0, 1)
		if !ok {
			return 3*x - (r + 1)
		}
		r3, ok := out(r2+1, 0, 0)
		if !ok {
			return 3*x - (r2 + 1) + 7
		}
		return r3 * 3 * x
	}
	for x := range 12 {
		r, ok := out(x, 1, 0)
		if r *= x; !ok {
			r = x - 1000
		}
		fmt.Fprintf(&b, "one %d: %d, 0\n", x, r)
		r = several(x)
		fmt.Fprintf(&b, "several %d: %d, 0 0\n", x, r)
	}
	return b.String()
}
