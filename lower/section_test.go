package lower_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// sectionText describes a section.
func sectionText(o *object.Object, n object.Sec) string {
	s := o.Sections[n]
	d := fmt.Sprintf("%s, type %d, flags %#x", s.Name, s.Type, s.Flags)
	if s.Group > 0 {
		g := o.Groups[s.Group-1]
		d += fmt.Sprintf(", group %s, comdat %v", o.Symbols[g.Signature].Name, g.Comdat)
	}
	return d
}

// TestSectionsOfText assembles the text of modules with many sections and compares all sections,
// relocations and symbols with the object.
func TestSectionsOfText(t *testing.T) {
	for _, text := range []string{linkages, thrower, patched, framed} {
		for _, own := range []bool{false, true} {
			res := compile(t, text, lower.Options{Detail: true, Table: true, FunctionSections: own,
				DataSections: own})
			dir := t.TempDir()
			in, out := filepath.Join(dir, "a.s"), filepath.Join(dir, "a.o")
			if err := os.WriteFile(in, []byte(res.Assembly(amd64.ATT, false)), 0o644); err != nil {
				t.Fatal(err)
			}
			if b, err := exec.Command(oracle.Tool(t, oracle.Opaque, "llvm-mc"), "-filetype=obj",
				"-triple=x86_64", "-o", out, in).CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, b)
			}
			file, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			want, got := dump(t, objectBytes(t, res)), dump(t, file)
			for i := range max(len(want), len(got)) {
				if i >= len(want) || i >= len(got) || want[i] != got[i] {
					t.Errorf("own sections %v: text differs from object\n%s\nobject:\n%s", own,
						got[min(i, len(got)-1)], want[min(i, len(want)-1)])
					break
				}
			}
		}
	}
}

// thrower has functions in a group with everything that has a table: a landing pad, a switch and a
// statepoint.
const thrower = `target triple = "x86_64-unknown-linux-gnu"
$shared = comdat any
@pool = common global [4 x i32] zeroinitializer, align 4
declare void @raise(i64)
declare i32 @__gcc_personality_v0(...)
declare void @_Unwind_Resume(ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @poll()
@count = linkonce_odr global i64 0, comdat($shared)
define linkonce_odr i64 @shared(i64 %x) comdat personality ptr @__gcc_personality_v0 {
  invoke void @raise(i64 %x) to label %ok unwind label %bad
ok:
  %n = load i64, ptr @count
  %m = add i64 %n, 1
  store i64 %m, ptr @count
  switch i64 %x, label %d [ i64 0, label %a
    i64 1, label %b
    i64 2, label %c
    i64 3, label %e
    i64 4, label %f ]
a:
  ret i64 10
b:
  %t = call i64 @tail(i64 %m)
  ret i64 %t
c:
  call void @poll()
  ret i64 12
e:
  call void @raise(i64 0)
  ret i64 %n
f:
  store i64 7, ptr @count
  ret i64 70
d:
  ret i64 %m
bad:
  %p = landingpad { ptr, i32 } cleanup
  store i64 100, ptr @count
  resume { ptr, i32 } %p
}
define internal i64 @tail(i64 %x) comdat($shared) {
  %y = mul i64 %x, 1000
  ret i64 %y
}
define linkonce_odr ptr addrspace(1) @keep(ptr addrspace(1) %p) comdat($shared) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @poll, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
define ptr addrspace(1) @alone(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 8, i32 0, ptr elementtype(void ()) @poll, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %q
}
`

// TestSectionAttributes puts variables where their attributes say, as llc does with code for shared
// libraries, where constants with addresses have a section of their own.
func TestSectionAttributes(t *testing.T) {
	const text = `target triple = "x86_64-unknown-linux-gnu"
@a = global i32 1 #0
@b = global i32 0 #0
@c = constant i32 1 #0
@d = constant ptr @a #0
@e = internal global i32 0 #0
@f = thread_local global i32 0 #0
@g = global i32 0, section "x" #0
@h = weak global i32 0 #0
@i = global i32 0 #1
define void @j() "implicit-section-name"="imp" {
  ret void
}
attributes #0 = { "bss-section"="my_bss" "data-section"="my_data" "rodata-section"="my_ro" "relro-section"="my_relro" }
attributes #1 = { "bss-section"="my_data" }
`
	ours := symbolTable(t, objectBytes(t, compile(t, text, lower.Options{PIC: true})))
	for name, want := range symbolTable(t, oracle.Object(t, oracle.Opaque, []byte(text),
		"-relocation-model=pic")) {
		// llc gives a section that is named and one by attribute to the same variable
		if name != "g" && ours[name] != want {
			t.Errorf("%s\n is %s\nllc: %s", name, ours[name], want)
		}
	}
}

// TestSectionsInTheEmulator runs functions of several sections that call each other and share a
// common variable.
func TestSectionsInTheEmulator(t *testing.T) {
	const text = `$b = comdat any
@total = common global i64 0, align 64
define i64 @a(i64 %x) section "mycode" {
  %r = call i64 @b(i64 %x)
  %t = load i64, ptr @total
  %s = add i64 %r, %t
  ret i64 %s
}
define linkonce_odr i64 @b(i64 %x) comdat noinline {
  %t = load i64, ptr @total
  %u = add i64 %t, %x
  store i64 %u, ptr @total
  switch i64 %x, label %d [ i64 0, label %one
    i64 1, label %two
    i64 2, label %one
    i64 3, label %three
    i64 4, label %two ]
one:
  ret i64 1000
two:
  ret i64 2000
three:
  ret i64 3000
d:
  ret i64 4000
}`
	m, im := loaded(t, text)
	a, _ := im.Lookup("a")
	total, ok := im.Lookup("total")
	if !ok || total%64 != 0 {
		t.Fatalf("the common variable is at %#x", total)
	}
	for i, want := range []uint64{1000, 2001, 1003, 3006, 2010, 4015} {
		if got, err := m.Call(context.Background(), a, uint64(i)); err != nil || got != want {
			t.Errorf("a(%d) = %d, %v; want %d", i, got, err, want)
		}
	}
	if sym, _, ok := im.Symbol(total + 7); !ok || im.Addr(sym) != total {
		t.Error("no symbol covers the common variable")
	}
}
