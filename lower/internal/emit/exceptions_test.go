package emit_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

const exceptionsMain = `#include <cstdio>
#include <stdexcept>
extern "C" {
long catches(long, long);
void cleans(long);
long through(long);
void thrower(long x) {
	if (x == 1) throw 11;
	if (x == 2) throw 22L;
	if (x == 3) throw "text";
	if (x == 4) throw std::runtime_error("four");
}
long adds(long x, long y) { if (y == 9) throw 99; return x + y; }
void note(long x) { printf("note %ld\n", x); }
struct numbers { long n[4]; };
numbers four(long x, long y) { if (x == 1) throw 1; return {{x + 1, y, x, y + 3}}; }
long double extended(long x, long double y) { if (x == 3 || x == 12) throw 2; return x * y + 0.5L; }
long results(long, long, long);
}
int main() {
	for (long x = 0; x < 5; x++)
		for (long y = 8; y < 10; y++)
			printf("catches %ld %ld: %ld\n", x, y, catches(x, y));
	for (long x = 0; x < 5; x++)
		for (long y = 8; y < 11; y++)
			printf("results %ld %ld: %ld\n", x, y, results(x, y, x * y + 7));
	for (long x = 0; x < 4; x++) {
		try { cleans(x); printf("no exception\n"); }
		catch (int i) { printf("int %d\n", i); }
		catch (long i) { printf("long %ld\n", i); }
		catch (...) { printf("other\n"); }
		try { printf("through %ld\n", through(x)); }
		catch (long i) { printf("long %ld\n", i); }
		catch (...) { printf("other\n"); }
	}
}
`

// TestExceptions throws C++ exceptions through functions with landing pads: catches by type, phis
// on unwind edges, cleanups, filters, results in memory and on the x87 stack.
func TestExceptions(t *testing.T) {
	dir := t.TempDir()
	main := lowertest.Write(t, filepath.Join(dir, "main.cc"), []byte(exceptionsMain))
	run := func(name string, object []byte) string {
		o := lowertest.Write(t, filepath.Join(dir, name+".o"), object)
		return lowertest.Output(t, lowertest.LinkCXX(t, dir, name, main, o))
	}
	res := lowertest.Compile(t, lowertest.Exceptions, lower.Options{Detail: true})
	want := run("theirs", oracle.Object(t, oracle.Opaque, []byte(lowertest.Exceptions),
		"-relocation-model=pic"))
	if got := run("ours", lowertest.Object(t, res)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	asm := oracle.Run(t, oracle.Opaque, []byte(res.Assembly(0, true)), "llvm-mc",
		"-triple=x86_64-linux-gnu", "-filetype=obj", "-o", "-")
	if got := run("assembled", asm); got != want {
		t.Errorf("assembled: got\n%s\nwant\n%s", got, want)
	}
}

// TestStatepointInvoke unwinds from statepoints: the relocates of both edges are in the slots of
// the record.
func TestStatepointInvoke(t *testing.T) {
	text := `
declare i32 @__gxx_personality_v0(...)
declare void @thrower(i64)
define i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %x) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  %a = load i64, ptr addrspace(1) %p
  ret i64 %a
pad:
  %lp = landingpad token cleanup
  %b = load i64, ptr addrspace(1) %q
  %c = load i64, ptr addrspace(1) %p
  %d = sub i64 %b, %c
  ret i64 %d
}
`
	ir := string(oracle.RewriteStatepoints(t, oracle.Opaque, []byte(text)))
	res := lowertest.Compile(t, ir, lower.Options{})
	got, want := lowertest.Summary(t, res.StackMap.Bytes),
		lowertest.Summary(t, oracle.StackMap(t, oracle.Object(t, oracle.Opaque, []byte(ir))))
	if len(got) != 1 || len(want) != 1 || got[0] != want[0] {
		t.Errorf("got %q, want %q", got, want)
	}
}

// rethrowing resumes exceptions with the tokens of landing pads that also have relocates: the
// reference is reloaded on this path.
const rethrowing = `
declare i32 @__gxx_personality_v0(...)
declare void @thrower(i64)
declare void @note(i64)
define void @inner(ptr addrspace(1) %p, i64 %x) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  %a = load i64, ptr addrspace(1) %p
  call void @note(i64 %a)
  ret void
pad:
  %lp = landingpad { ptr, i32 } cleanup
  %b = load i64, ptr addrspace(1) %p
  call void @note(i64 %b)
  resume { ptr, i32 } %lp
}
define void @outer(ptr addrspace(1) %p, i64 %x) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  invoke void @inner(ptr addrspace(1) %p, i64 %x) to label %ok unwind label %pad
ok:
  ret void
pad:
  %lp = landingpad token cleanup
  %at = getelementptr i64, ptr addrspace(1) %p, i64 1
  %b = load i64, ptr addrspace(1) %at
  call void @note(i64 %b)
  resume token %lp
}
`

// TestRethrow throws through functions that resume the token of their landing pad.
func TestRethrow(t *testing.T) {
	m, _ := lowertest.Parse(t, rethrowing)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	text := printer.Module(m)
	if n := strings.Count(text, "resume token "); n != 2 {
		t.Fatalf("%d tokens are resumed:\n%s", n, text)
	}
	dir := t.TempDir()
	main := lowertest.Write(t, filepath.Join(dir, "main.cc"), []byte(`#include <cstdio>
extern "C" {
void outer(long *, long);
void thrower(long x) { if (x & 1) throw x; if (x & 2) throw (int)x; }
void note(long x) { printf("note %ld\n", x); }
}
int main() {
	long cell[2] = {70, 71};
	for (long x = 0; x < 4; x++) {
		try { outer(cell, x); printf("fine %ld\n", x); }
		catch (long n) { printf("long %ld\n", n); }
		catch (int n) { printf("int %d\n", n); }
	}
}
`))
	object := lowertest.Write(t, filepath.Join(dir, "ours.o"),
		lowertest.Object(t, lowertest.Compile(t, text, lower.Options{})))
	const want = "note 70\nfine 0\nnote 70\nnote 71\nlong 1\nnote 70\nnote 71\nint 2\nnote " +
		"70\nnote 71\nlong 3\n"
	if got := lowertest.Output(t, lowertest.LinkCXX(t, dir, "ours", main, object)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
