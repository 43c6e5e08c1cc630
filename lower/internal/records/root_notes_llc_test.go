package records_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/object"
	"statepoint/stackmap/erlang"
)

// TestErlangSection checks the section's type and alignment, as in LLVM: not allocated, aligned to
// 8 bytes.
func TestErlangSection(t *testing.T) {
	res := lowertest.Compile(t, lowertest.TabledRoots, lower.Options{})
	sec, _ := res.Object.Section(erlang.SectionName)
	if sec == nil || sec.Flags != 0 || sec.Type != object.ProgBits || sec.Align != 8 {
		t.Errorf("%+v", sec)
	}
}

// TestPointLabelsAsLLVM compares the labels of safe points in the assembly, whose numbers also
// count labels of invokes and landing pads.
func TestPointLabelsAsLLVM(t *testing.T) {
	const text = `declare void @use(ptr)
declare i32 @pers(...)
define void @plain() personality ptr @pers {
  invoke void @use(ptr null) to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define void @two(ptr %a) gc "erlang" personality ptr @pers {
  invoke void @use(ptr %a) to label %ok unwind label %bad
ok:
  invoke void @use(ptr null) to label %end unwind label %other
end:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  call void @use(ptr %a)
  resume { ptr, i32 } %l
other:
  %m = landingpad { ptr, i32 } catch ptr null
  ret void
}
define void @behind(ptr %a) gc "erlang" {
  call void @use(ptr %a)
  ret void
}
`
	labels := func(assembly string) (all []string) {
		_, note, _ := strings.Cut(assembly, ".note.gc")
		for _, line := range strings.Split(note, "\n") {
			if f := strings.Fields(line); len(f) > 1 && f[0] == ".long" {
				all = append(all, f[1])
			}
		}
		return all
	}
	got := labels(lowertest.Compile(t, text, lower.Options{Detail: true}).Assembly(0, false))
	for _, release := range []int{14, 22} {
		var options []string
		if release == 14 {
			options = append(options, "--opaque-pointers")
		}
		want := labels(string(oracle.Assembly(t, release, []byte(text), options...)))
		if len(want) < 5 || !slices.Equal(got, want) {
			t.Errorf("the labels are %q, of LLVM %d %q", got, release, want)
		}
	}
}

// TestDeclaredShadowStack checks that a module which only declares such a function defines the list
// of roots.
func TestDeclaredShadowStack(t *testing.T) {
	res := lowertest.Compile(t, `declare void @f() gc "shadow-stack"`, lower.Options{})
	if !slices.ContainsFunc(res.Object.Symbols, func(s object.Symbol) bool {
		return s.Name == "llvm_gc_root_chain" && s.Section != 0
	}) {
		t.Errorf("there is no list: %+v", res.Object.Symbols)
	}
}

// TestGrowingFramesAsLLVM compares the notes of functions whose frames are found by RBP, byte for
// byte: offsets are below zero there.
func TestGrowingFramesAsLLVM(t *testing.T) {
	const text = `declare void @llvm.gcroot(ptr, ptr)
declare void @use(ptr)
define void @grows(ptr %a, i64 %n) gc "erlang" {
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr null)
  store ptr %a, ptr %r
  store ptr %a, ptr %s
  %v = alloca i8, i64 %n
  call void @use(ptr %v)
  ret void
}
define void @pointed(ptr %a) "frame-pointer"="all" gc "erlang" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  call void @use(ptr null)
  ret void
}
define void @none(i64 %n) gc "erlang" {
  %v = alloca i8, i64 %n
  call void @use(ptr %v)
  ret void
}
`
	ours, _ := lowertest.Compile(t, text, lower.Options{}).Object.Section(erlang.SectionName)
	for _, release := range []int{14, 22} {
		var options []string
		if release == 14 {
			options = append(options, "--opaque-pointers")
		}
		o, err := object.Read(oracle.Object(t, release, []byte(text), options...))
		if err != nil {
			t.Fatal(err)
		}
		theirs, _ := o.Section(erlang.SectionName)
		if theirs == nil || !bytes.Equal(ours.Data, theirs.Data) {
			t.Errorf("the note is\n% x, that of LLVM %d\n% x", ours.Data, release, theirs.Data)
		}
	}
}

// TestUnoptimizedRootsAsLLVM compares the notes and the stores of null with llc's at -O0: there the
// roots of a function are listed in reverse, and are in the frame in order, above values that are
// live across calls.
func TestUnoptimizedRootsAsLLVM(t *testing.T) {
	const text = `declare void @llvm.gcroot(ptr, ptr)
declare ptr @make(ptr)
@tag = external constant i8
define ptr @one(ptr %a) gc "erlang" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  %n = call ptr @make(ptr null)
  %v = load ptr, ptr %r
  ret ptr %v
}
define void @often(ptr %a) gc "erlang" {
  %r = alloca ptr
  %s = alloca ptr
  %t = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr @tag)
  call void @llvm.gcroot(ptr %t, ptr null)
  %n = call ptr @make(ptr %a)
  store ptr %n, ptr %r
  %v = load ptr, ptr %r
  %m = call ptr @make(ptr %v)
  store ptr %m, ptr %r
  ret void
}
define i64 @kept(i64 %n) gc "erlang" {
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr @tag)
  %x = call ptr @make(ptr null)
  %y = call ptr @make(ptr null)
  %i = ptrtoint ptr %x to i64
  %z = add i64 %i, %n
  ret i64 %z
}
`
	const nulls = "movq\t$0, "
	twice := strings.Replace(text, "store ptr %a, ptr %r", `%b = ptrtoint ptr %a to i64
  %c = inttoptr i64 %b to ptr
  store ptr %c, ptr %r`, 1)
	for _, release := range []int{14, 22} {
		var options []string
		if release == 14 {
			options = append(options, "--opaque-pointers")
		}
		for _, level := range []string{"-O0", "-O2"} {
			opts := lower.Options{Unoptimized: level == "-O0", Detail: true}
			theirText := string(oracle.Assembly(t, release, []byte(twice),
				append(options, level)...))
			res := lowertest.Compile(t, twice, opts)
			if n, want := strings.Count(res.Assembly(0, false), nulls),
				strings.Count(theirText, nulls); n != want {
				t.Errorf("%s: null is stored %d times, by LLVM %d %d times", level, n, release,
					want)
			}
			o, err := object.Read(oracle.Object(t, release, []byte(text),
				append(options, level)...))
			if err != nil {
				t.Fatal(err)
			}
			ours, _ := lowertest.Compile(t, text, opts).Object.Section(erlang.SectionName)
			theirs, _ := o.Section(erlang.SectionName)
			if theirs == nil || !bytes.Equal(ours.Data, theirs.Data) {
				t.Errorf("%s: the note is\n% x, that of LLVM %d\n% x", level, ours.Data, release,
					theirs.Data)
			}
		}
	}
}
