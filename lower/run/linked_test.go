package run_test

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/object"
	"statepoint/lower/run"
	"statepoint/lower/run/layouts"
)

// keeping has what dynamic relocations fill in: pointers in a variable, thread-local variables with
// and without a pointer in them, a function that runs first, and a reference across calls.
const keeping = `
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64) "gc-leaf-function"
@counter = thread_local global i64 5
@other = thread_local global ptr @counted
@counted = global i64 30
@list = global [2 x ptr] [ptr @kept, ptr @list]
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @second, ptr null },
  { i32, ptr, ptr } { i32 200, ptr @first, ptr null }]
define void @first() {
  store i64 36, ptr @counter
  ret void
}
define void @second() {
  %n = load i64, ptr @counter
  %m = add i64 %n, 1
  store i64 %m, ptr @counter
  ret void
}
define i64 @kept(i64 %n) noinline gc "statepoint-example" {
  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 16)
  %at = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %n, ptr addrspace(1) %at
  call void @rt_safepoint()
  %v = load i64, ptr addrspace(1) %at
  ret i64 %v
}
define i64 @entry() gc "statepoint-example" {
  %f = load volatile ptr, ptr @list
  %n = call i64 %f(i64 42)
  call void @rt_print(i64 %n)
  %c = load i64, ptr @counter
  call void @rt_print(i64 %c)
  %o = load ptr, ptr @other
  %d = load i64, ptr %o
  call void @rt_print(i64 %d)
  ret i64 0
}
`

// inC calls the program, and the C library: a copied variable, output, memory.
const inC = `
#include <stdio.h>
#include <stdlib.h>
long entry(void);
static int ready;
__attribute__((constructor)) static void begin(void) { ready = 1; }
int main(int argc, char **argv) {
  char *p = malloc(3);
  p[0] = 'o', p[1] = 'k', p[2] = 0;
  entry();
  fprintf(stdout, "%s %d %d %s\n", p, ready, argc, argv[1]);
  free(p);
  return 0;
}
`

// supplies is a shared object that a linker takes for the runtime; it never runs.
const supplies = `
void *rt_alloc(long a, long b) { return 0; }
void rt_safepoint(void) {}
void rt_print(long n) {}
`

// tools runs programs in a folder of their own.
type tools struct {
	t   *testing.T
	dir string
}

func (x *tools) file(name, text string) {
	if err := os.WriteFile(filepath.Join(x.dir, name), []byte(text), 0o644); err != nil {
		x.t.Fatal(err)
	}
}

func (x *tools) do(line string) error {
	x.t.Helper()
	args := strings.Fields(line)
	c := exec.Command(args[0], args[1:]...)
	c.Dir = x.dir
	if out, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", line, err, out)
	}
	return nil
}

// objectsOfLLVM makes pic.o and static.o of a program.
func objectsOfLLVM(t *testing.T, source string) *tools {
	x := &tools{t, t.TempDir()}
	x.file("in.ll", source)
	llc := oracle.Tool(t, oracle.Opaque, "llc")
	for _, line := range []string{
		oracle.Tool(t, oracle.Opaque, "opt") +
			" -passes=rewrite-statepoints-for-gc in.ll -S -o a.ll",
		llc + " -O2 -relocation-model=pic -filetype=obj a.ll -o pic.o",
		llc + " -O2 -relocation-model=static -filetype=obj a.ll -o static.o",
	} {
		if err := x.do(line); err != nil {
			t.Fatal(err)
		}
	}
	return x
}

// Executables and shared objects of three linkers run as the objects they were made of do.
func TestLinkedFilesRun(t *testing.T) {
	x := objectsOfLLVM(t, keeping)
	lld := oracle.Tool(t, oracle.Opaque, "ld.lld")
	x.file("main.c", inC)
	x.file("rt.c", supplies)
	if err := x.do("cc -shared -fPIC rt.c -o librt.so"); err != nil {
		t.Fatal(err)
	}
	const own, ofC = "42\n37\n30\n", "42\n37\n30\nok 1 2 given\n"
	for _, c := range []struct{ line, entry, out string }{
		{"cp pic.o a.out", "entry", own},
		{"ld.bfd -shared pic.o -o a.out", "entry", own},
		{"ld.bfd -shared -s pic.o -o a.out", "entry", own},
		{"ld.bfd -shared -Bsymbolic pic.o -o a.out", "entry", own},
		{"ld.gold -shared pic.o -o a.out", "entry", own},
		{lld + " -shared -z notext pic.o -o a.out", "entry", own},
		{lld + " -shared -z notext --pack-dyn-relocs=relr pic.o -o a.out", "entry", own},
		{"ld.bfd -pie -e entry pic.o librt.so -o a.out", "entry", own},
		{"ld.bfd -z noseparate-code -e entry static.o librt.so -o a.out", "entry", own},
		{"ld.bfd -e entry static.o librt.so -o a.out", "entry", own},
		{"ld.gold -e entry static.o librt.so -o a.out", "entry", own},
		{lld + " -e entry static.o librt.so -o a.out", "entry", own},
		{"cc -O1 main.c pic.o librt.so -o a.out", "main", ofC},
		{"cc -O1 -no-pie main.c static.o librt.so -o a.out", "main", ofC},
	} {
		if err := x.do(c.line); err != nil {
			t.Error(err)
			continue
		}
		data, err := os.ReadFile(filepath.Join(x.dir, "a.out"))
		if err != nil {
			t.Fatal(err)
		}
		o, err := object.Read(data)
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		var out bytes.Buffer
		p, err := run.Load(o, run.Options{Out: &out, Judge: true, Stress: run.Stress{Every: 1}})
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		words := []string{}
		if c.entry == "main" {
			words = []string{"given"}
		}
		values, err := p.Arguments(c.entry, words)
		if err == nil {
			err = p.Call(t.Context(), c.entry, values)
		}
		f, _ := p.Findings()
		if err != nil || out.String() != c.out || f != nil || p.Counts().Moved == 0 {
			t.Errorf("%s: %v, %v\n%s", c.line, err, f, &out)
		}
	}
}

// What cannot be run is refused by name, before or where it would happen.
func TestLinkedFilesRefused(t *testing.T) {
	x := objectsOfLLVM(t, keeping)
	x.file("rt.c", supplies)
	x.file("copy.c", `extern long far[2]; long main(void) { return far[1]; }`)
	x.file("far.c", `long far[2] = {1, 2};`)
	x.file("tls.c", `extern __thread long errno; long main(void) { return errno; }`)
	x.file("system.c", `long main(void) { long r; asm("syscall" : "=a"(r) : "a"(39)); return r; }`)
	for _, line := range []string{"cc -shared -fPIC far.c -o libfar.so",
		"cc -shared -fPIC rt.c -o librt.so"} {
		if err := x.do(line); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ line, want string }{
		{"cc -no-pie -fno-pic copy.c libfar.so -o a.out", `R_X86_64_COPY at 0x`},
		{"cc -shared -fPIC tls.c -o a.out",
			`against "errno": this thread-local variable is undefined`},
		{"cc -nostdlib -static -e main system.c -o a.out", "system call 39, which the " +
			"emulator does not have"},
		{"ld.bfd -e entry -Ttext 0x20000000 static.o librt.so -o a.out", "the emulator has those " +
			"from 0x1000 to 0x10000000 for code and data"},
		{"cc -s -nostdlib -static -e main system.c -o a.out", "it is stripped"},
	} {
		if err := x.do(c.line); err != nil {
			t.Error(err)
			continue
		}
		data, err := os.ReadFile(filepath.Join(x.dir, "a.out"))
		if err != nil {
			t.Fatal(err)
		}
		o, err := object.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		var p *run.Program
		if p, err = run.Load(o, run.Options{}); err == nil {
			if _, err = p.Arguments("main", nil); err == nil {
				err = p.Call(t.Context(), "main", nil)
			}
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.line, err)
		}
	}
}

// allocating calls an allocator of its own.
const allocating = `
declare ptr addrspace(1) @my_alloc(i64)
declare void @rt_print(i64) "gc-leaf-function"
define i64 @main() gc "statepoint-example" {
  %a = call ptr addrspace(1) @my_alloc(i64 16)
  store i64 41, ptr addrspace(1) %a
  %b = call ptr addrspace(1) @my_alloc(i64 16)
  %v = load i64, ptr addrspace(1) %a
  call void @rt_print(i64 %v)
  ret i64 0
}
`

// An object whose allocator nothing defines: what its stub returned is blamed first, a declaration
// makes it an allocator, and one that the program defines is used.
func TestAllocatorOfAnObject(t *testing.T) {
	load := func(source string, opt run.Options, entry string) (*run.Program, *bytes.Buffer,
		error) {
		x := objectsOfLLVM(t, source)
		data, err := os.ReadFile(filepath.Join(x.dir, "pic.o"))
		if err != nil {
			t.Fatal(err)
		}
		o, err := object.Read(data)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		opt.Out, opt.Judge, opt.Stress = &out, true, run.Stress{Every: 1}
		p, err := run.Load(o, opt)
		if err != nil {
			t.Fatal(err)
		}
		return p, &out, p.Call(t.Context(), entry, nil)
	}
	_, _, err := load(allocating, run.Options{Stubs: true,
		Advice: run.Advice{Objects: "declare %s"}}, "main")
	if want := "the emulator supplied what the program does not define: the stub of @my_alloc " +
		"returned 0 (if it allocates, declare my_alloc: arg1 bytes); then trap: write of address " +
		"0x0, a null pointer"; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Error(err)
	}
	_, _, err = load(strings.ReplaceAll(allocating, "@main()", "@first(ptr %p)"),
		run.Options{Stubs: true, Advice: run.Advice{Arguments: "give them"}}, "first")
	if want := "@first was called without arguments, so what it takes for pointers is null (give " +
		"them); the emulator supplied what the program does not define: the stub of @my_alloc " +
		"returned 0; then trap: "; err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Error(err)
	}
	d, err := layouts.Parse("my_alloc: arg1 bytes, no references")
	if err != nil {
		t.Fatal(err)
	}
	p, out, err := load(allocating, run.Options{Objects: []layouts.Declared{d}}, "main")
	if err != nil || out.String() != "41\n" || p.Counts().Moved == 0 {
		t.Errorf("declared: %v, %s, %+v", err, out, p.Counts())
	}
	p, out, err = load(strings.Replace(strings.ReplaceAll(allocating, "my_alloc", "rt_alloc"),
		"declare ptr addrspace(1) @rt_alloc(i64)", `
@at = global i64 0
@arena = global [4096 x i8] zeroinitializer
define ptr addrspace(1) @rt_alloc(i64 %n) noinline {
  %o = load i64, ptr @at
  %e = add i64 %o, %n
  store i64 %e, ptr @at
  %p = getelementptr i8, ptr @arena, i64 %o
  %q = addrspacecast ptr %p to ptr addrspace(1)
  ret ptr addrspace(1) %q
}`, 1), run.Options{}, "main")
	if err != nil || out.String() != "41\n" || p.Counts().Allocated != 0 ||
		len(p.StandIns.Doubts()) != 1 ||
		!strings.HasPrefix(p.StandIns.Doubts()[0], "the program defines @rt_alloc: ") {
		t.Errorf("its own: %v, %s, %+v, %q", err, out, p.Counts(), p.StandIns.Doubts())
	}
}
