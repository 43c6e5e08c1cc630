package records_test

import (
	"bytes"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/image"
	"statepoint/lower/object"
)

// rootFacts are the contents of an object's tables of roots, independent of the positions of code
// and slots.
type rootFacts struct {
	// points are, by function, the callees before each return address, with the number of live
	// roots, sorted and without duplicates, because compilers merge and duplicate code.
	points map[string][]string
	// entries are the contents of Erlang's note for each function: arity and roots.
	entries []string
	// layout are the sizes of frames and the offsets of roots, and bytes the tables.
	layout []string
	bytes  [][]byte
}

// factsOf reads the tables of an object.
func factsOf(t *testing.T, who string, data []byte) *rootFacts {
	t.Helper()
	o, err := object.Read(data)
	if err != nil {
		t.Fatalf("%s: %v", who, err)
	}
	images, err := image.Open(who, data)
	if err != nil {
		t.Fatal(err)
	}
	tables := images[0].RootTables()
	f := &rootFacts{points: map[string][]string{}}
	called := calledBefore(o)
	note := func(name string, at uint64, size uint64, live []int32) {
		function, _, _ := strings.Cut(name, "+")
		what, ok := called[at]
		if !ok || function == "" {
			t.Fatalf("%s: there is no call before %#x, %q", who, at, name)
		}
		f.points[function] = append(f.points[function], fmt.Sprintf("%s with %d live", what,
			len(live)))
		f.layout = append(f.layout, fmt.Sprint(function, size, live))
		sorted := slices.Clone(live)
		slices.Sort(sorted)
		if n := len(slices.Compact(sorted)); n != len(live) {
			t.Errorf("%s: two roots of %s are in one place: %v", who, name, live)
		}
		for _, r := range live {
			if r < 0 || uint64(r)+8 > size || r%8 != 0 {
				t.Errorf("%s: a root of %s is at %d in a frame of %d bytes", who, name, r, size)
			}
		}
	}
	for i := range tables {
		table := &tables[i]
		from := table.Annotation.Fields[0].Off
		sec, _ := o.Section(table.Section)
		f.bytes = append(f.bytes, sec.Data[from:])
		if table.OCaml != nil {
			for _, d := range table.OCaml.Descriptors {
				note(d.Name, d.Return, uint64(d.FrameSize), d.Live)
			}
		}
		for _, e := range table.Erlang {
			f.entries = append(f.entries, fmt.Sprint(e.Arity, len(e.Live)))
			for k, at := range e.Points {
				note(e.Names[k], uint64(at), uint64(e.FrameSize), e.Live)
			}
		}
	}
	for name := range f.points {
		slices.Sort(f.points[name])
		f.points[name] = slices.Compact(f.points[name])
	}
	return f
}

// calledBefore maps return addresses to callees: a symbol, or "a pointer".
func calledBefore(o *object.Object) map[uint64]string {
	called := map[uint64]string{}
	text, _ := o.Section(".text")
	for _, r := range text.Relocs {
		if r.Kind == amd64.RelocPLT32 || r.Kind == amd64.RelocPC32 {
			called[uint64(r.Off)+4] = o.Target(r)
		}
	}
	for i := 2; i <= len(text.Data); i++ { // call *reg, and through memory
		for n := 2; n <= 8 && n <= i; n++ {
			if b := text.Data[i-n]; b == 0xff && text.Data[i-n+1]>>3&7 == 2 {
				if _, known := called[uint64(i)]; !known {
					called[uint64(i)] = "a pointer"
				}
			}
		}
	}
	return called
}

// sameRootTables compares our tables of a module with those of both releases of LLVM, and reports
// how many have the same bytes.
func sameRootTables(t *testing.T, name, text string) (equal int) {
	t.Helper()
	res := lowertest.Compile(t, text, lower.Options{})
	ours := factsOf(t, name, lowertest.Object(t, res))
	for _, release := range []int{14, 22} {
		who := fmt.Sprintf("%s, llc %d", name, release)
		var options []string
		if release == 14 {
			options = append(options, "--opaque-pointers")
		}
		theirs := factsOf(t, who, oracle.Object(t, release, []byte(text), options...))
		for f := range theirs.points {
			if got, want := ours.points[f], theirs.points[f]; !slices.Equal(got, want) {
				t.Errorf("%s: %s has the points\n%q, LLVM\n%q", who, f, got, want)
			}
		}
		if len(ours.points) != len(theirs.points) {
			t.Errorf("%s: %d functions have points, in LLVM %d", who, len(ours.points),
				len(theirs.points))
		}
		if !slices.Equal(ours.entries, theirs.entries) {
			t.Errorf("%s: entries %q, LLVM %q", who, ours.entries, theirs.entries)
		}
		if slices.Equal(ours.layout, theirs.layout) {
			equal++
			for i := range ours.bytes {
				if !bytes.Equal(ours.bytes[i], theirs.bytes[i]) {
					t.Errorf("%s: frames are the same, and the bytes are\n% x, LLVM's\n% x", who,
						ours.bytes[i], theirs.bytes[i])
				}
			}
		}
	}
	return equal
}

// TestRootTablesAsLLVM compares tables of modules with the same frame layouts, byte for byte.
func TestRootTablesAsLLVM(t *testing.T) {
	const head = `declare ptr @c0(ptr, i64)
declare void @many(i64, i64, i64, i64, i64, i64, i64, ptr)
declare void @llvm.gcroot(ptr, ptr)
@tag = external constant i8
`
	for name, body := range map[string]string{
		"one root": `define void @f(ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr @tag)
  store ptr %a, ptr %r
  call ptr @c0(ptr %a, i64 1)
  ret void
}`,
		"no roots":  `define void @f(ptr %a) gc "S" { call ptr @c0(ptr %a, i64 1) ret void }`,
		"no calls":  `define ptr @f(ptr %a) gc "S" { ret ptr %a }`,
		"arguments": `define void @f(i64, i64, i64, i64, i64, i64, i64, i8, double) gc "S" { ret void }`,
		"some functions": `@odd = global [3 x i8] c"abc"
define void @f(ptr %a) gc "S" { call ptr @c0(ptr %a, i64 1) ret void }
define void @g(ptr %a) { call ptr @c0(ptr %a, i64 1) ret void }
define void @h(ptr %a) gc "S" { call ptr @c0(ptr %a, i64 2) ret void }`,
		"remainder": `define void @f(double %x, ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  %m = frem double %x, 3.0
  store volatile double %m, ptr %a
  ret void
}`,
		"tail": `define ptr @f(ptr %a) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  %r = musttail call ptr @f(ptr null)
  ret ptr %r
}`,
		"leaf": `define void @f(ptr %a) gc "S" {
  %r = alloca ptr
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr @tag)
  store volatile ptr %a, ptr %r
  store volatile ptr %a, ptr %s
  ret void
}
define void @noredzone(ptr %a) noredzone gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  ret void
}
define void @large(ptr %a) gc "S" {
  %x = alloca [128 x i8]
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  store volatile i8 1, ptr %x
  ret void
}
define void @pointed(ptr %a) "frame-pointer"="all" gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  ret void
}
define void @assembly(ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  call void asm sideeffect "nop", ""()
  ret void
}
define void @rootless(ptr %a) gc "S" {
  %x = alloca ptr
  store volatile ptr %a, ptr %x
  ret void
}`,
		"small objects": `define void @f(ptr %p) gc "S" {
  %x = alloca i8
  %r = alloca ptr
  %y = alloca i32
  %s = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void @llvm.gcroot(ptr %s, ptr null)
  store ptr %p, ptr %r
  call ptr @c0(ptr %x, i64 1)
  call ptr @c0(ptr %y, i64 1)
  ret void
}`,
		"guard": `define void @f(ptr %a) sspreq gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store volatile ptr %a, ptr %r
  ret void
}`,
		"marked tail": `define ptr @f(ptr %a) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  store ptr %a, ptr %r
  %v = tail call ptr @c0(ptr %a, i64 1)
  ret ptr %v
}
define void @unused(ptr %a, ptr %f) gc "S" {
  call ptr @c0(ptr %a, i64 1)
  tail call ptr %f(ptr %a)
  ret void
}
define ptr @branch(ptr %a, i1 %c) gc "S" {
  br i1 %c, label %x, label %y
x:
  %v = tail call ptr @c0(ptr %a, i64 1)
  br label %y
y:
  %w = phi ptr [null, %0], [%v, %x]
  ret ptr %w
}
define void @same(i64 %x, i64, i64, i64, i64, i64, i64 %y, ptr %a) gc "S" {
  tail call void @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %y, ptr %a)
  ret void
}
define void @narrow(i64 %x, i64, i64, i64, i64, i64, i64 %y, ptr %a) gc "S" {
  tail call i32 @other()
  ret void
}
define zeroext i8 @extended() gc "S" {
  %v = tail call i8 @byte()
  ret i8 %v
}
define void @disabled(ptr %a) "disable-tail-calls"="true" gc "S" {
  tail call ptr @c0(ptr %a, i64 1)
  ret void
}
declare i32 @other()
declare i8 @byte()`,
		"pointer": `define void @f(ptr %f) gc "S" {
  %r = alloca ptr
  call void @llvm.gcroot(ptr %r, ptr null)
  call void %f(i64 1)
  ret void
}
define void @twice(ptr %f) gc "S" {
  call void %f(i64 1)
  call void %f(i64 1)
  ret void
}
define void @variadic(ptr %f) gc "S" {
  call void (ptr, ...) %f(ptr %f, i64 1)
  ret void
}`,
	} {
		for _, strategy := range []string{"ocaml", "erlang"} {
			text := head + strings.ReplaceAll(body, `gc "S"`, `gc "`+strategy+`"`)
			if n := sameRootTables(t, name+", "+strategy, text); n != 2 && name != "remainder" {
				t.Errorf("%s, %s: only %d of LLVM's have the same frames", name, strategy, n)
			}
		}
	}
}

var (
	rootTables = flag.Int("root-tables", 25,
		"how many random modules of each strategy have their tables of roots compared with LLVM's")
	rootTablesSeed = flag.Uint64("root-tables.seed", 0, "the first seed of these modules")
)

// TestRandomRootTablesAsLLVM compares the tables of random functions.
func TestRandomRootTablesAsLLVM(t *testing.T) {
	equal, functions := 0, 0
	for seed := *rootTablesSeed; seed < *rootTablesSeed+uint64(*rootTables); seed++ {
		for _, strategy := range []string{"ocaml", "erlang"} {
			text := gen.Roots(seed, 10, strategy)
			equal += sameRootTables(t, fmt.Sprintf("seed %d, %s", seed, strategy), text)
			functions += 10
		}
	}
	t.Logf("%d functions; %d of %d modules are laid out as LLVM does", functions, equal,
		4**rootTables)
}

// TestEveryCallHasAPoint counts the calls in functions with tables.
func TestEveryCallHasAPoint(t *testing.T) {
	for seed := range uint64(20) {
		res := lowertest.Compile(t, gen.Roots(seed, 20, "ocaml", "erlang", "gcmap"),
			lower.Options{Detail: true})
		for i := range res.Roots.Functions {
			f := &res.Roots.Functions[i]
			calls := map[uint32]bool{}
			for _, in := range res.Funcs[f.Number].Insts {
				if in.Inst.Op == amd64.CALL {
					calls[in.Offset+in.Size] = true
				}
			}
			for _, p := range f.Points {
				if !calls[p.Offset] {
					t.Errorf("seed %d: %s has a point at %d, where no call returns", seed, f.Name,
						p.Offset)
				}
				delete(calls, p.Offset)
			}
			if len(calls) > 0 {
				t.Errorf("seed %d: %d calls to %s have no point", seed, len(calls), f.Name)
			}
		}
	}
}
