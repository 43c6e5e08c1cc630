package lower_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/object"
)

// linkages is a module with symbols of every linkage, visibility and section.
const linkages = `target triple = "x86_64-unknown-linux-gnu"
$one = comdat any
$two = comdat any
$ctor5 = comdat any
$kept = comdat nodeduplicate
@common = common global i32 0, align 4
@commons = common global [100 x i64] zeroinitializer, align 32
@common_hidden = common hidden global i32 0
@weak = weak global i32 1
@weak_odr = weak_odr constant i32 1
@linkonce = linkonce global i32 2
@linkonce_odr = linkonce_odr global i32 3, comdat($two)
@two = linkonce_odr constant i32 3, comdat
@kept = global i32 9, comdat
@extern_weak = extern_weak global i32
@external = external global i32
@internal = internal global i32 5
@private = private global i32 6
@elsewhere = available_externally global i32 7
@hidden = hidden global i32 8
@protected = protected global i32 8
@local = dso_local global i32 8
@unnamed = unnamed_addr global i32 8
@local_unnamed = local_unnamed_addr global i32 8
@zero = global i32 0
@zeros = global { i32, [2 x i8] } { i32 0, [2 x i8] c"\00\00" }
@zero_weak = weak global i64 0
@zero_internal = internal global i32 0
@section = global i32 1, section "mine"
@section_const = constant i32 1, section "mine"
@section_tls = thread_local global i32 1, section "mine_tls"
@section_zero = global i32 0, section ".bss.mine"
@section_start = global i32 1, section ".preinit_array"
@section_note = constant i32 1, section ".note.mine"
@section_quoted = global i32 1, section "a name"
@section_kept = global i32 1, section "mine"
@number = constant i32 1
@tls = thread_local global i32 3
@tls_zero = thread_local(localdynamic) global i32 0
@tls_const = thread_local constant i32 4
@tls_ie = thread_local(initialexec) global i32 4
@tls_le = thread_local(localexec) global i32 4
@tls_internal = internal thread_local global i32 4
@tls_hidden_weak = weak hidden thread_local global i32 4
@used = internal global i32 77
@llvm.used = appending global [3 x ptr] [ptr @used, ptr @used_function, ptr @section_kept], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @zero_internal], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr @two }, { i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@alias = alias i32, ptr @hidden
@alias_weak = weak alias i32, ptr @hidden
@alias_weak_odr = weak_odr alias i32, ptr @hidden
@alias_linkonce = linkonce hidden alias i32, ptr @hidden
@alias_linkonce_odr = linkonce_odr protected alias i32, ptr @hidden
@alias_internal = internal alias i32, ptr @hidden
@alias_private = private alias i32, ptr @hidden
@alias_far = alias i32, getelementptr (i8, ptr @hidden, i64 1000)
@alias_before = alias i32, getelementptr (i8, ptr @hidden, i64 -1000)
@alias_of = alias i32, ptr @alias
@alias_function = alias void (), ptr @start
@alias_tls = thread_local alias i32, ptr @tls
@ifunc = ifunc void (), ptr @resolver
@ifunc_internal = internal ifunc void (), ptr @resolver
@ifunc_weak = weak ifunc void (), ptr @resolver
@ifunc_hidden = hidden ifunc void (), ptr @resolver
define ptr @resolver() { ret ptr @start }
define internal void @start() { ret void }
define internal void @used_function() { ret void }
define linkonce_odr i32 @one() comdat { ret i32 1 }
define linkonce_odr i32 @other() comdat($one) { ret i32 2 }
define internal i32 @inner() comdat($one) { ret i32 2 }
define void @ctor1() comdat($ctor5) { ret void }
define linkonce_odr i32 @no_comdat() { ret i32 1 }
define weak i32 @weak_function() { ret i32 1 }
define weak_odr i32 @weak_odr_function() { ret i32 1 }
define i32 @placed() section "mycode" { ret i32 3 }
define i32 @placed_comdat() section ".text.x" comdat($one) { ret i32 3 }
define i32 @placed_oddly() section "mine" { ret i32 3 }
define available_externally i32 @elsewhere_function() { ret i32 3 }
define hidden i32 @hidden_function() { ret i32 1 }
define protected i32 @protected_function() { ret i32 1 }
define dso_local i32 @local_function() { ret i32 1 }
declare extern_weak i32 @extern_weak_function()
declare i32 @external_function()
define i32 @uses() {
  %a = call i32 @elsewhere_function()
  %b = call i32 @external_function()
  %c = load i32, ptr @elsewhere
  %d = load volatile i32, ptr @extern_weak
  %e = load volatile i32, ptr @alias_private
  %f = load volatile i32, ptr @private
  store volatile ptr @extern_weak_function, ptr @zero
  %g = call i32 @one()
  %h = call i32 @inner()
  ret i32 %c
}
define void @switch(i32 %x) comdat($one) {
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
    i32 4, label %f ]
a:
  %r = call i32 @external_function()
  ret void
b:
  store i32 2, ptr @zero
  ret void
c:
  store i32 3, ptr @zero
  ret void
e:
  store i32 4, ptr @zero
  ret void
f:
  store i32 5, ptr @zero
  ret void
d:
  ret void
}
`

// symbolTable describes the named symbols of an object: binding, visibility, type, size of data,
// and the section with its flags, type and group.
func symbolTable(t *testing.T, file []byte) map[string]string {
	t.Helper()
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	table := map[string]string{}
	for i := 1; i < len(o.Symbols); i++ {
		s := &o.Symbols[i]
		if s.Name == "" || s.Type == object.TypeFile || s.Type == object.TypeSection {
			continue
		}
		d := fmt.Sprintf("bind %d, visibility %d, type %d", s.Bind, s.Vis, s.Type)
		if s.Type == object.TypeObject || s.Type == object.TypeTLS {
			d += fmt.Sprintf(", size %d", s.Size)
		}
		switch {
		case s.Section == object.Common:
			d += fmt.Sprintf(", common %d", s.Value)
		case s.Section > 0:
			d += ", in " + sectionText(o, s.Section)
		default:
			d += fmt.Sprintf(", in %d", s.Section)
		}
		table[s.Name] = d
	}
	return table
}

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

// TestSymbolsAreLLVMs compares the symbols of an object with llc's, in one section for all and in
// one for each.
func TestSymbolsAreLLVMs(t *testing.T) {
	for _, own := range []bool{false, true} {
		var flags []string
		if own {
			flags = []string{"-function-sections", "-data-sections"}
		}
		res := compile(t, linkages, lower.Options{FunctionSections: own, DataSections: own})
		ours := symbolTable(t, objectBytes(t, res))
		theirs := symbolTable(t, oracle.Object(t, oracle.Opaque, []byte(linkages), flags...))
		for name, want := range theirs {
			if got := ours[name]; got != want {
				t.Errorf("own sections %v: %s\n is %s\nllc: %s", own, name, got, want)
			}
			delete(ours, name)
		}
		for name, got := range ours {
			t.Errorf("own sections %v: llc has no %s, here it is %s", own, name, got)
		}
		if res.Warnings.HasErrors() || len(res.Warnings.Items) > 0 {
			t.Error(res.Warnings)
		}
	}
}

// dump describes all of an object's contents, in an order of its own.
func dump(t *testing.T, file []byte) []string {
	t.Helper()
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		// that one assemblers write in their own way
		if s.Len() == 0 || strings.HasPrefix(s.Name, ".eh_frame") {
			continue
		}
		d := fmt.Sprintf("%s, %d bytes % x", sectionText(o, object.Sec(i)), s.Len(), s.Data)
		relocs := slices.Clone(s.Relocs)
		slices.SortStableFunc(relocs, func(a, b amd64.Fixup) int { return int(a.Off) - int(b.Off) })
		for _, r := range relocs {
			sym := &o.Symbols[r.Sym]
			to := sym.Name
			if sym.Type == object.TypeSection {
				to = sectionText(o, sym.Section)
			}
			d += fmt.Sprintf("\n  %d: type %d, %s%+d", r.Off, r.Kind, to, r.Addend)
		}
		out = append(out, d)
	}
	for name, d := range symbolTable(t, file) {
		out = append(out, name+": "+d)
	}
	slices.Sort(out)
	return out
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

// TestLinkedSections links two objects that both have the groups of one module, and a common
// variable in two sizes, and runs the program.
func TestLinkedSections(t *testing.T) {
	const use = `
define i64 @NAME(i64 %x) {
  %r = call i64 @shared(i64 %x)
  ret i64 %r
}
define void @NAME_unused() {
  ret void
}`
	dir := t.TempDir()
	var files []string
	for i, name := range []string{"first", "second"} {
		text := thrower + strings.ReplaceAll(use, "NAME", name)
		text = strings.Replace(text, "@alone", fmt.Sprintf("@alone%d", i), 1)
		if i == 1 {
			text = strings.Replace(text, "[4 x i32] zeroinitializer, align 4",
				"[400 x i32] zeroinitializer, align 256", 1)
		}
		file := filepath.Join(dir, name+".o")
		data := objectBytes(t, compile(t, text,
			lower.Options{FunctionSections: i == 1, DataSections: i == 1}))
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	main := filepath.Join(dir, "main.c")
	if err := os.WriteFile(main, []byte(`#include <stdio.h>
long first(long), second(long);
extern long count; extern int pool[];
void raise(long x) {} void poll(void) {}
int main(void) {
  long a = first(0), b = second(1), c = first(3), d = second(4), e = first(9);
  pool[399] = 5;
  printf("%ld %ld %ld %ld %ld %ld %d\n", a, b, c, d, e, count, (int)((unsigned long)pool % 256));
}`), 0o644); err != nil {
		t.Fatal(err)
	}
	program := link(t, dir, "program", append(files, main, "-fexceptions", "-Wl,--gc-sections",
		"-Wl,--fatal-warnings")...)
	out, err := exec.Command(program).CombinedOutput()
	if err != nil || string(out) != "10 2000 2 70 8 8 0\n" {
		t.Errorf("%v: %s", err, out)
	}
	file, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for i := range o.Symbols {
		seen[o.Symbols[i].Name]++
		if s := &o.Symbols[i]; s.Name == "pool" && s.Size != 1600 {
			t.Errorf("the common variable has %d bytes", s.Size)
		}
	}
	if seen["shared"] != 1 || seen["tail"] != 1 || seen["first_unused"] != 1 ||
		seen["second_unused"] != 0 {
		t.Errorf("linked: %d shared, %d tail, %d and %d unused", seen["shared"], seen["tail"],
			seen["first_unused"], seen["second_unused"])
	}
}

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

// TestComdatKinds refuses what ELF does not have.
func TestComdatKinds(t *testing.T) {
	for _, kind := range []string{"exactmatch", "largest", "samesize"} {
		text := "$f = comdat " + kind +
			"\ndefine void @f() comdat {\n  ret void\n}\n@g = global i32 0, comdat($f)\n"
		if got := refused(t, text); !strings.Contains(got, "comdat of the kind `"+kind+"`") ||
			strings.Count(got, "comdat of the kind") != 2 {
			t.Errorf("%s: %s", kind, got)
		}
	}
	if got := refused(t, "@g = global i32 1, section \".bss.x\""); !strings.Contains(got,
		"something else than zeros") {
		t.Error(got)
	}
}

// TestManyGroups takes time that grows with their number, and gives the same bytes twice.
func TestManyGroups(t *testing.T) {
	var b strings.Builder
	for i := range 3000 {
		fmt.Fprintf(&b, "$f%d = comdat any\n@v%d = linkonce_odr global i32 %d, comdat($f%d)\n", i,
			i, i+1, i)
		fmt.Fprintf(&b,
			"define linkonce_odr i32 @f%d() comdat {\n  %%x = load i32, ptr @v%d\n  ret i32 "+
				"%%x\n}\n", i, i)
	}
	first := objectBytes(t, compile(t, b.String(), lower.Options{}))
	if !bytes.Equal(first, objectBytes(t, compile(t, b.String(), lower.Options{}))) {
		t.Error("two runs differ")
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
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(compile(t, text, lower.Options{}).Object, nil)
	if err != nil {
		t.Fatal(err)
	}
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
