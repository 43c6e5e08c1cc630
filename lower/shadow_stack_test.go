package lower_test

import (
	"os/exec"
	"path/filepath"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// shadowStackIR is written for the interface before statepoints: what must survive a collection is
// in an alloca that llvm.gcroot names, and every value is loaded from there again after a call.
// Objects are { header, next, number }.
const shadowStackIR = `
target triple = "x86_64-unknown-linux-gnu"
@list.tag = external constant i8
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @allocate(i64)
declare void @collect()
declare void @thrower(i64)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()

define ptr @cons(ptr %tail, i64 %n) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %tail, ptr %root
  %cell = call ptr @allocate(i64 24)
  %next.at = getelementptr i8, ptr %cell, i64 8
  %number.at = getelementptr i8, ptr %cell, i64 16
  %old = load ptr, ptr %root
  call void @llvm.gcwrite(ptr %old, ptr %cell, ptr %next.at)
  store i64 %n, ptr %number.at
  ret ptr %cell
}

define ptr @count_down(i64 %n) gc "shadow-stack" {
entry:
  %list = alloca ptr
  %i = alloca i64
  %spare = alloca ptr
  call void @llvm.gcroot(ptr %spare, ptr null)
  call void @llvm.gcroot(ptr %list, ptr @list.tag)
  store i64 0, ptr %i
  br label %loop
loop:
  %now = load i64, ptr %i
  %tail = load ptr, ptr %list
  %cell = call ptr @cons(ptr %tail, i64 %now)
  store ptr %cell, ptr %list
  %garbage = call ptr @cons(ptr null, i64 -1)
  store ptr %garbage, ptr %spare
  %after = add i64 %now, 1
  store i64 %after, ptr %i
  %more = icmp ult i64 %after, %n
  br i1 %more, label %loop, label %done
done:
  store ptr null, ptr %spare
  call void @collect()
  %result = load ptr, ptr %list
  ret ptr %result
}

define i64 @sum(ptr %given) gc "shadow-stack" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  store ptr %given, ptr %at
  %none = icmp eq ptr %given, null
  br i1 %none, label %empty, label %cell
empty:
  ret i64 0
cell:
  call void @collect()
  %here = load ptr, ptr %at
  %next.at = getelementptr i8, ptr %here, i64 8
  %next = call ptr @llvm.gcread(ptr %here, ptr %next.at)
  %rest = call i64 @sum(ptr %next)
  %moved = load ptr, ptr %at
  %number.at = getelementptr i8, ptr %moved, i64 16
  %number = load i64, ptr %number.at
  %all = add i64 %rest, %number
  ret i64 %all
}

define i64 @throws(ptr %given, i64 %what) gc "shadow-stack" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  store ptr %given, ptr %at
  %s = call i64 @sum(ptr %given)
  call void @thrower(i64 %what)
  ret i64 %s
}

define i64 @catches(ptr %given, i64 %what) gc "shadow-stack" personality ptr @__gxx_personality_v0 {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  store ptr %given, ptr %at
  %s = invoke i64 @throws(ptr %given, i64 %what) to label %fine unwind label %pad
fine:
  ret i64 %s
pad:
  %caught = landingpad { ptr, i32 } catch ptr null
  %exception = extractvalue { ptr, i32 } %caught, 0
  %value = call ptr @__cxa_begin_catch(ptr %exception)
  call void @__cxa_end_catch()
  %again = load ptr, ptr %at
  %t = call i64 @sum(ptr %again)
  %negative = sub i64 0, %t
  ret i64 %negative
}
`

// shadowStackRuntime is a collector that copies: it finds the roots by walking llvm_gc_root_chain
// (GarbageCollection.rst, "The Shadow Stack GC"), moves all that can be reached to another space at
// each collection, and overwrites the space left behind.
const shadowStackRuntime = `
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
struct FrameMap { int32_t roots, described; const void *meta[]; };
struct StackEntry { StackEntry *next; const FrameMap *map; void *root[]; };
struct Object { uint64_t forward; Object *next; int64_t number; };
extern "C" {
extern StackEntry *llvm_gc_root_chain;
extern char list_tag_storage asm("list.tag");
char list_tag_storage = 7;
Object *count_down(uint64_t); Object *cons(Object *, int64_t); int64_t sum(Object *); int64_t catches(Object *, uint64_t);
static char spaces[2][1 << 20];
static int active;
static size_t used;
static uint64_t collections, moved, visited, described, deepest;
static Object *move(Object *o) {
	if (!o) return o;
	if (!o->forward) {
		Object *to = (Object *)(spaces[active] + used);
		used += sizeof(Object);
		*to = *o;
		o->forward = (uint64_t)to;
		moved++;
	}
	return (Object *)o->forward;
}
void collect(void) {
	collections++;
	active = !active;
	size_t done = used = 0;
	uint64_t depth = 0;
	for (StackEntry *e = llvm_gc_root_chain; e; e = e->next) {
		depth++;
		for (int32_t i = 0; i < e->map->roots; i++) {
			visited++;
			if (i < e->map->described) {
				if (e->map->meta[i] != &list_tag_storage) abort();
				described++;
			}
			e->root[i] = move((Object *)e->root[i]);
		}
	}
	if (depth > deepest) deepest = depth;
	for (; done < used; done += sizeof(Object)) {
		Object *o = (Object *)(spaces[active] + done);
		o->next = move(o->next);
	}
	memset(spaces[!active], 0xa5, sizeof spaces[0]);
}
void *allocate(uint64_t size) {
	collect();
	void *o = spaces[active] + used;
	used += size;
	memset(o, 0, size);
	return o;
}
void thrower(uint64_t what) { if (what) throw 5L; }
}
static void report(const char *what, int64_t n) {
	printf("%s: %lld; %llu collections, %llu moved, %llu visited, %llu described, %llu deep, chain %s\n", what, (long long)n, (unsigned long long)collections,
		(unsigned long long)moved, (unsigned long long)visited, (unsigned long long)described, (unsigned long long)deepest, llvm_gc_root_chain ? "left" : "empty");
}
int main(void) {
	for (int n = 1; n < 30; n += 7) report("sum", sum(count_down(n)));
	report("not thrown", catches(count_down(9), 0));
	report("thrown", catches(count_down(9), 1));
	return 0;
}
`

// TestShadowStack runs such functions under that collector, with objects of this package and of
// llc, which lowers the intrinsics itself.
func TestShadowStack(t *testing.T) {
	oracle.Needs(t, "g++")
	dir := t.TempDir()
	runtime := lowertest.Write(t, filepath.Join(dir, "runtime.cc"), []byte(shadowStackRuntime))
	run := func(name string, object []byte) string {
		o := lowertest.Write(t, filepath.Join(dir, name+".o"), object)
		program := filepath.Join(dir, name)
		if b, err := exec.Command("g++", "-O1", "-w", "-o", program, runtime,
			o).CombinedOutput(); err != nil {
			t.Fatalf("g++: %v\n%s", err, b)
		}
		return lowertest.Output(t, program)
	}
	got := run("ours", lowertest.Object(t, lowertest.Compile(t, shadowStackIR, lower.Options{})))
	want := run("theirs", oracle.Object(t, oracle.Opaque, []byte(shadowStackIR),
		"-relocation-model=pic"))
	if got != want {
		t.Errorf("got\n%s\nllc's program prints\n%s", got, want)
	}
	const begins = "sum: 0; 4 collections, 3 moved, 9 visited, 3 described,"
	if len(got) < len(begins) || got[:len(begins)] != begins {
		t.Errorf("the first line does not begin with %q:\n%s", begins, got)
	}
}
