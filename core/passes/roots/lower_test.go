package roots_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

// afterRoots is the module after LLVM's code generator has lowered the older interface: the IR in
// the first document of its MIR output.
func afterRoots(t *testing.T, release int, text string) string {
	t.Helper()
	mir := string(oracle.Run(t, release, []byte(text), "llc",
		"-stop-after=shadow-stack-gc-lowering", "-o", "-"))
	_, rest, _ := strings.Cut(mir, "--- |\n")
	module, _, found := strings.Cut(rest, "\n...\n")
	if !found {
		t.Fatalf("no module in %s", mir)
	}
	return regexp.MustCompile(`(?m)^  `).ReplaceAllString(module, "")
}

// forX86 is the target and data layout that LLVM's code generator assumes.
const forX86 = "target datalayout = " +
	"\"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\ntarget " +
	"triple = \"x86_64-unknown-linux-gnu\"\n"

// sameRoots compares the output of the passes with that of LLVM's.
func sameRoots(t *testing.T, name, text string, typed bool) {
	t.Helper()
	layout := forX86
	if typed {
		layout = strings.ReplaceAll(layout, "-i128:128", "") // which LLVM added later
	}
	text = layout + text
	const both = "gc-lowering,shadow-stack-gc-lowering"
	compare := func(what, got, want string) {
		if got, want := passtest.Body(got), passtest.Body(want); got != want {
			t.Errorf("%s, typed %v, %s: %s", name, typed, what, passtest.Difference(got, want))
		}
	}
	compare(both, passtest.Ours(t, name, text, both), afterRoots(t, passtest.Release(typed), text))
	if !typed { // opt has them as separate passes only later
		for _, pass := range []string{"gc-lowering", "shadow-stack-gc-lowering"} {
			compare(pass, passtest.Ours(t, name, text, pass),
				passtest.Theirs(t, oracle.Opaque, text, "require<collector-metadata>,"+pass))
		}
	}
}

// rootModules have constructs that random functions do not contain.
var rootModules = map[string]string{
	"metadata": `@tag = external constant i32
declare void @f(ptr)
define void @two(ptr %o) gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca { ptr, i64 }, align 16
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @tag)
  store { ptr, i64 } zeroinitializer, ptr %b
  call void @f(ptr %o)
  ret void
}
define void @none() gc "shadow-stack" {
  call void @f(ptr null)
  ret void
}
declare void @llvm.gcroot(ptr, ptr)
`,
	"taken names": `%gc_map = type { i64 }
%gc_stackentry.f = type { i64 }
@llvm_gc_root_chain = external global ptr
@__gc_f = global %gc_map zeroinitializer
@g = global %gc_stackentry.f zeroinitializer
declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %gc_frame) gc "shadow-stack" {
gc_cleanup:
  %gc_currhead = alloca ptr
  call void @llvm.gcroot(ptr %gc_currhead, ptr null)
  store ptr %gc_frame, ptr %gc_currhead
  call void @f(ptr null)
  ret void
}
`,
	"exits": `declare void @llvm.gcroot(ptr, ptr)
declare void @may(ptr)
declare i32 @__gxx_personality_v0(...)
declare void @never() noreturn
define i32 @f(i32 %n, ptr %p) gc "shadow-stack" personality ptr @__gxx_personality_v0 {
entry:
  %0 = alloca ptr
  call void @llvm.gcroot(ptr %0, ptr null)
  switch i32 %n, label %plain [ i32 1, label %tail
                                i32 2, label %dead
                                i32 3, label %throws ]
plain:
  %r = tail call i32 %p(i32 4) nounwind
  ret i32 %r
tail:
  %t = musttail call i32 @f(i32 0, ptr %p)
  ret i32 %t
dead:
  call void @never()
  unreachable
throws:
  invoke void @may(ptr %p) to label %plain unwind label %pad
pad:
  %x = landingpad { ptr, i32 } cleanup
  call void @may(ptr null)
  resume { ptr, i32 } %x
}
define void @quiet() nounwind gc "shadow-stack" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @may(ptr null)
  ret void
}
`,
	"phis": `declare void @llvm.gcroot(ptr, ptr)
declare ptr @may(ptr, ...)
define ptr @f(i1 %c, ptr %p) gc "shadow-stack" {
entry:
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  br label %loop
loop:
  %v = phi ptr [ %p, %entry ], [ %w, %loop ]
  %w = call ptr (ptr, ...) @may(ptr nonnull %v, i32 1) [ "deopt"(i32 3) ]
  call ptr (ptr, ...) @may(ptr %w)
  br i1 %c, label %loop, label %done
done:
  ret ptr %w
}
`,
}

// TestRootLoweringAsLLVM compares the output of the two passes with LLVM's exactly.
func TestRootLoweringAsLLVM(t *testing.T) {
	for name, text := range rootModules {
		sameRoots(t, name, text, false)
	}
}

// TestRootLoweringKeepsIdentities checks the provenance of new instructions: a slot of the stack
// entry comes from its alloca, an invoke from its call.
func TestRootLoweringKeepsIdentities(t *testing.T) {
	m, _, err := irparse.Parse(context.Background(),
		source.NewText("metadata", rootModules["metadata"]), nil)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("two")
	alloca, call := f.Lookup("a").ID(), f.Entry().Last().Prev().ID()
	last := m.IDs.Last()
	p, err := passes.NewPipeline(roots.LoweringPasses()...)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if len(in.From()) == 0 && in.ID() > last {
				t.Errorf("%s comes from nothing", in.Op)
			}
			for _, id := range in.From() {
				found["slot"] = found["slot"] || id == alloca && in.Name() == "a"
				found["invoke"] = found["invoke"] || id == call && in.Op.String() == "invoke"
			}
		}
	}
	if !found["slot"] || !found["invoke"] {
		t.Errorf("found %v", found)
	}
	if roots.NeedsLowering(f, nil) {
		t.Error("still to be lowered")
	}
}

// TestShadowStackRefuses checks that the shadow stack refuses unsupported constructs at their
// positions: cleanups that would be funclets, and roots of several values.
func TestShadowStackRefuses(t *testing.T) {
	for _, c := range []struct{ personality, count, code, message string }{
		{"personality ptr @__CxxFrameHandler3", "1", "SP0402", "@__CxxFrameHandler3 are funclets"},
		{"", "4", "", "a root on the shadow stack is one value"},
	} {
		text := strings.NewReplacer("PERSONALITY", c.personality, "COUNT", c.count).Replace(`declare void @llvm.gcroot(ptr, ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f() gc "shadow-stack" PERSONALITY {
  %a = alloca ptr, i32 COUNT
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @f()
  ret void
}
`)
		m, _, err := irparse.Parse(context.Background(), source.NewText("refused", text), nil)
		if err != nil {
			t.Fatal(err)
		}
		before := printer.Module(m)
		p, err := passes.NewPipeline("shadow-stack-gc-lowering")
		if err != nil {
			t.Fatal(err)
		}
		_, err = p.Run(context.Background(), m)
		d, ok := pass.AsDiagnostic(err)
		if !ok || d.Code != c.code || !strings.Contains(d.Message, c.message) || d.Span.Start == 0 {
			t.Errorf("got %+v", d)
		}
		if f := m.Func("f"); !strings.Contains(before, printer.Func(f)) {
			t.Errorf("changed before it was refused: %s", printer.Func(f))
		}
	}
}

// TestRootsInOldDialects checks that intrinsics are known not to throw even if their declarations
// do not say so.
func TestRootsInOldDialects(t *testing.T) {
	got := passtest.Ours(t, "old", `define void @f(i8* %p) gc "shadow-stack" {
  %a = alloca i8*
  call void @llvm.gcroot(i8** %a, i8* null)
  %old = load i8** %a
  call void @g()
  ret void
}
declare void @g()
declare void @llvm.gcroot(i8**, i8*)
`, "gc-lowering,shadow-stack-gc-lowering")
	if strings.Count(got, "invoke ") != 1 || strings.Contains(got, "call void @llvm.gcroot") ||
		!strings.Contains(got, "invoke void @g()") {
		t.Errorf("got\n%s", got)
	}
}

// TestRootExamples compares the passes' output for the gallery's examples.
func TestRootExamples(t *testing.T) {
	paths, err := filepath.Glob("../../../static/examples/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(data, []byte("call void @llvm.gcroot(")) {
			continue
		}
		n++
		// LLVM aborts at an unknown strategy.
		text := string(oracle.KnownStrategies(data))
		m := passtest.Parse(t, text)
		typed := !m.Dialect.Opaque()
		if typed { // the documents have syntax that LLVM 14 does not read
			if _, err := convert.Dialect(t.Context(), m, ir.LLVM11, nil); err != nil {
				t.Fatal(err)
			}
			text = printer.Module(m)
		}
		sameRoots(t, filepath.Base(path), text, typed)
	}
	if n < 4 {
		t.Errorf("%d examples have roots", n)
	}
}
