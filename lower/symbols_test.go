package lower_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
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
