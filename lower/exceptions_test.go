package lower_test

import (
	"context"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/passes"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

const exceptionsIR = `
declare i32 @__gxx_personality_v0(...)
declare void @thrower(i64)
declare i64 @adds(i64, i64)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @note(i64)
declare i32 @llvm.eh.typeid.for.p0(ptr)
@_ZTIi = external constant ptr
@_ZTIl = external constant ptr

define i64 @catches(i64 %x, i64 %y) personality ptr @__gxx_personality_v0 {
entry:
  %kept = mul i64 %x, 3
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  %r = invoke i64 @adds(i64 %x, i64 %y) to label %done unwind label %pad
done:
  ret i64 %r
pad:
  %which = phi i64 [ 100, %entry ], [ 200, %ok ]
  %lp = landingpad { ptr, i32 } catch ptr @_ZTIi catch ptr @_ZTIl catch ptr null
  %e = extractvalue { ptr, i32 } %lp, 0
  %sel = extractvalue { ptr, i32 } %lp, 1
  %p = call ptr @__cxa_begin_catch(ptr %e)
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %isInt = icmp eq i32 %sel, %id
  br i1 %isInt, label %int, label %other
int:
  %v = load i32, ptr %p
  %w = sext i32 %v to i64
  call void @__cxa_end_catch()
  %s = add i64 %w, %kept
  %t = add i64 %s, %which
  ret i64 %t
other:
  %id2 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl)
  %isLong = icmp eq i32 %sel, %id2
  call void @__cxa_end_catch()
  %q = select i1 %isLong, i64 %kept, i64 -1
  %u = add i64 %q, %which
  ret i64 %u
}

define void @cleans(i64 %x) personality ptr @__gxx_personality_v0 {
  invoke void @thrower(i64 %x) to label %ok unwind label %pad
ok:
  ret void
pad:
  %lp = landingpad { ptr, i32 } cleanup
  call void @note(i64 %x)
  resume { ptr, i32 } %lp
}

define i64 @through(i64 %x) personality ptr @__gxx_personality_v0 {
  invoke void @cleans(i64 %x) to label %ok unwind label %pad
ok:
  ret i64 0
pad:
  %lp = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @_ZTIl]
  %e = extractvalue { ptr, i32 } %lp, 0
  %sel = extractvalue { ptr, i32 } %lp, 1
  %f = icmp slt i32 %sel, 0
  br i1 %f, label %caught, label %on
caught:
  %p = call ptr @__cxa_begin_catch(ptr %e)
  call void @__cxa_end_catch()
  ret i64 77
on:
  resume { ptr, i32 } %lp
}

declare [4 x i64] @four(i64, i64)
declare x86_fp80 @extended(i64, x86_fp80)

define i64 @results(i64 %x, i64 %y, i64 %z) personality ptr @__gxx_personality_v0 {
entry:
  %kept = mul i64 %x, 3
  %also = xor i64 %y, %z
  %f = sitofp i64 %z to x86_fp80
  %r = invoke [4 x i64] @four(i64 %x, i64 %y) to label %ok unwind label %pad
ok:
  %a = extractvalue [4 x i64] %r, 0
  %b = extractvalue [4 x i64] %r, 3
  %e = invoke x86_fp80 @extended(i64 %a, x86_fp80 %f) to label %done unwind label %pad
done:
  invoke x86_fp80 @extended(i64 %b, x86_fp80 %e) to label %all unwind label %pad
all:
  %n = fadd x86_fp80 %e, %f
  %i = fptosi x86_fp80 %n to i64
  %s = sub i64 %i, %b
  %t = mul i64 %s, %also
  ret i64 %t
pad:
  %which = phi i64 [ 100, %entry ], [ %a, %ok ], [ %b, %done ]
  %g = phi x86_fp80 [ %f, %entry ], [ 0xK40049000000000000000, %ok ], [ %e, %done ]
  %lp = landingpad { ptr, i32 } catch ptr null
  %ex = extractvalue { ptr, i32 } %lp, 0
  %p = call ptr @__cxa_begin_catch(ptr %ex)
  call void @__cxa_end_catch()
  %h = fptosi x86_fp80 %g to i64
  %u = add i64 %which, %kept
  %v = mul i64 %u, %also
  %w = add i64 %v, %h
  ret i64 %w
}
`

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

// linkCXX is link for C++ sources.
func linkCXX(t testing.TB, dir, name string, files ...string) string {
	t.Helper()
	oracle.Needs(t, "g++")
	exe := filepath.Join(dir, name)
	if b, err := exec.Command("g++", append([]string{"-w", "-o", exe},
		files...)...).CombinedOutput(); err != nil {
		t.Fatalf("g++: %v\n%s", err, b)
	}
	return exe
}

// TestExceptions throws C++ exceptions through functions with landing pads: catches by type, phis
// on unwind edges, cleanups, filters, results in memory and on the x87 stack.
func TestExceptions(t *testing.T) {
	dir := t.TempDir()
	main := write(t, filepath.Join(dir, "main.cc"), []byte(exceptionsMain))
	run := func(name string, object []byte) string {
		o := write(t, filepath.Join(dir, name+".o"), object)
		return output(t, linkCXX(t, dir, name, main, o))
	}
	res := compile(t, exceptionsIR, lower.Options{Detail: true})
	want := run("theirs", oracle.Object(t, oracle.Opaque, []byte(exceptionsIR),
		"-relocation-model=pic"))
	if got := run("ours", objectBytes(t, res)); got != want {
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
	res := compile(t, ir, lower.Options{})
	got, want := summary(t, res.StackMap.Bytes),
		summary(t, oracle.StackMap(t, oracle.Object(t, oracle.Opaque, []byte(ir))))
	if len(got) != 1 || len(want) != 1 || got[0] != want[0] {
		t.Errorf("got %q, want %q", got, want)
	}
}

// rethrowing passes exceptions on from landing pads whose tokens are resumed, with relocates
// beside: on the way the reference is read again.
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
	m, _ := parse(t, rethrowing)
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc", "verify")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	text := m.String()
	if n := strings.Count(text, "resume token "); n != 2 {
		t.Fatalf("%d tokens are resumed:\n%s", n, text)
	}
	dir := t.TempDir()
	main := write(t, filepath.Join(dir, "main.cc"), []byte(`#include <cstdio>
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
	object := write(t, filepath.Join(dir, "ours.o"),
		objectBytes(t, compile(t, text, lower.Options{})))
	const want = "note 70\nfine 0\nnote 70\nnote 71\nlong 1\nnote 70\nnote 71\nint 2\nnote " +
		"70\nnote 71\nlong 3\n"
	if got := output(t, linkCXX(t, dir, "ours", main, object)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
