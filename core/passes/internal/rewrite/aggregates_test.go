package rewrite_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

const aggregatePasses = "rewrite-statepoints-for-gc,verify,verify<safepoint-ir>"

// rewritten runs the pass on one function @f and returns its body; LLVM must accept it and find no
// stale pointer.
func rewritten(t *testing.T, text string) string {
	t.Helper()
	out := passtest.Ours(t, "aggregate.ll", text, aggregatePasses)
	passtest.Theirs(t, oracle.Opaque, out, "verify<safepoint-ir>")
	m := passtest.Parse(t, out)
	return printer.Func(m.Func("f"))
}

// TestStructsLiveOnInPieces covers the ways in which a struct or array with references can be live
// across a safepoint.
func TestStructsLiveOnInPieces(t *testing.T) {
	const head = `declare void @foo()
declare void @leaf({ ptr addrspace(1), i32 }) "gc-leaf-function"
declare { ptr addrspace(1), i32 } @pair() "gc-leaf-function"
declare i32 @personality(...)
`
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"result of a call", `define i32 @f() gc "statepoint-example" {
  %s = call { ptr addrspace(1), i32 } @pair()
  call void @foo()
  %p = extractvalue { ptr addrspace(1), i32 } %s, 0
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}`, []string{"%s.0 = extractvalue { ptr addrspace(1), i32 } %s, 0", `"gc-live"(ptr addrspace(1) %s.0)`, "load i32, ptr addrspace(1) %s.0.relocated"}},
		{"array parameter used whole", `define [2 x ptr addrspace(1)] @f([2 x ptr addrspace(1)] %a) gc "statepoint-example" {
  call void @foo()
  ret [2 x ptr addrspace(1)] %a
}`, []string{"%a.whole = insertvalue [2 x ptr addrspace(1)] poison, ptr addrspace(1) %a.0.relocated, 0",
			"%a.whole1 = insertvalue [2 x ptr addrspace(1)] %a.whole, ptr addrspace(1) " +
				"%a.1.relocated, 1", "ret [2 x ptr addrspace(1)] %a.whole1"}},
		{"what was put in keeps its base", `define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %s = insertvalue { ptr addrspace(1), i32 } undef, ptr addrspace(1) %d, 0
  call void @foo()
  %p = extractvalue { ptr addrspace(1), i32 } %s, 0
  ret ptr addrspace(1) %p
}`, []string{`"gc-live"(ptr addrspace(1) %o)`, "%d.remat = getelementptr i8, ptr addrspace(1) %o.relocated, i64 %n", "ret ptr addrspace(1) %d.remat"}},
		{"parts without references stay together", `define [4 x i64] @f({ [4 x i64], ptr addrspace(1) } %s) gc "statepoint-example" {
  call void @foo()
  %p = extractvalue { [4 x i64], ptr addrspace(1) } %s, 1
  store i8 0, ptr addrspace(1) %p
  %r = extractvalue { [4 x i64], ptr addrspace(1) } %s, 0
  ret [4 x i64] %r
}`, []string{"%s.0 = extractvalue { [4 x i64], ptr addrspace(1) } %s, 0", "ret [4 x i64] %s.0"}},
		{"below a part without references", `define i64 @f({ [4 x i64], ptr addrspace(1) } %s) gc "statepoint-example" {
  call void @foo()
  %p = extractvalue { [4 x i64], ptr addrspace(1) } %s, 1
  store i8 0, ptr addrspace(1) %p
  %r = extractvalue { [4 x i64], ptr addrspace(1) } %s, 0, 3
  ret i64 %r
}`, []string{"%r = extractvalue [4 x i64] %s.0, 3"}},
		{"select of wholes", `define ptr addrspace(1) @f({ ptr addrspace(1), i32 } %a, i1 %c) gc "statepoint-example" {
  %s = select i1 %c, { ptr addrspace(1), i32 } %a, { ptr addrspace(1), i32 } { ptr addrspace(1) null, i32 7 }
  call void @foo()
  %p = extractvalue { ptr addrspace(1), i32 } %s, 0
  ret ptr addrspace(1) %p
}`, []string{"%s.0 = select i1 %c, ptr addrspace(1) %a.0, ptr addrspace(1) null", "%s.0.relocated = "}},
		{"phi around a loop", `define i32 @f({ ptr addrspace(1), i32 } %a, ptr addrspace(1) %o, i1 %c) gc "statepoint-example" {
entry:
  br label %head
head:
  %x = phi { ptr addrspace(1), i32 } [ %a, %entry ], [ %y, %head ]
  call void @foo()
  %d = getelementptr i8, ptr addrspace(1) %o, i64 8
  %y = insertvalue { ptr addrspace(1), i32 } %x, ptr addrspace(1) %d, 0
  call void @leaf({ ptr addrspace(1), i32 } %x)
  br i1 %c, label %head, label %out
out:
  %i = extractvalue { ptr addrspace(1), i32 } %x, 1
  ret i32 %i
}`, []string{"%x.0.base = phi ptr addrspace(1) [ %a.0, %entry ]", "%x.0 = phi ptr addrspace(1) [ %a.0, %entry ], [ %d, %head ]", "!is_base_value"}},
		{"result of an invoke", `define i32 @f() gc "statepoint-example" personality ptr @personality {
entry:
  %s = invoke { ptr addrspace(1), i32 } @pair() to label %ok unwind label %bad
ok:
  call void @foo()
  call void @leaf({ ptr addrspace(1), i32 } %s)
  ret i32 0
bad:
  %lp = landingpad token cleanup
  ret i32 1
}`, []string{"ok:                                               ; preds = %entry\n  %s.0 = extractvalue { ptr addrspace(1), i32 } %s, 0", "insertvalue { ptr addrspace(1), i32 } poison, ptr addrspace(1) %s.0.relocated, 0"}},
		{"wholes in and out of a frozen struct in a struct", `define ptr addrspace(1) @f({ i8, { ptr addrspace(1), i32 } } %a) gc "statepoint-example" {
  %s = freeze { i8, { ptr addrspace(1), i32 } } %a
  call void @foo()
  %in = extractvalue { i8, { ptr addrspace(1), i32 } } %s, 1
  call void @foo()
  call void @leaf({ ptr addrspace(1), i32 } %in)
  %p = extractvalue { ptr addrspace(1), i32 } %in, 0
  ret ptr addrspace(1) %p
}`, []string{"%s.1.0 = freeze ptr addrspace(1) %a.1.0", "%s.1.0.relocated", "%in.whole"}},
		{"vectors in structs", `define <2 x ptr addrspace(1)> @f({ <2 x ptr addrspace(1)>, i32 } %a) gc "statepoint-example" {
  call void @foo()
  %v = extractvalue { <2 x ptr addrspace(1)>, i32 } %a, 0
  ret <2 x ptr addrspace(1)> %v
}`, []string{`"gc-live"(<2 x ptr addrspace(1)> %a.0)`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := rewritten(t, head+c.text)
			for _, w := range c.want {
				if !strings.Contains(got, w) {
					t.Errorf("%q is missing in\n%s", w, got)
				}
			}
		})
	}
}

// TestPiecesNameTheirWhole checks provenance: pieces and rebuilt wholes come from the original
// struct.
func TestPiecesNameTheirWhole(t *testing.T) {
	m := passtest.Parse(t, `declare void @foo()
define [2 x ptr addrspace(1)] @f([2 x ptr addrspace(1)] %a) gc "statepoint-example" {
  call void @foo()
  ret [2 x ptr addrspace(1)] %a
}`)
	a := m.Func("f").Args[0].ID()
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	pieces := 0
	for in := m.Func("f").Entry().First(); in != nil; in = in.Next() {
		if in.Op == ir.ExtractValue || in.Op == ir.InsertValue {
			pieces++
			if len(in.From()) != 1 || in.From()[0] != a {
				t.Errorf("%s comes from %v, want %d", printer.Instr(in), in.From(), a)
			}
		}
	}
	if pieces != 4 {
		t.Errorf("%d pieces and wholes", pieces)
	}
}

// TestRandomAggregatesAreSound rewrites random functions with structs in them. LLVM's verifiers
// must accept the output and find no stale pointer.
func TestRandomAggregatesAreSound(t *testing.T) {
	relocates := 0
	for _, typed := range []bool{false, true} {
		for seed := range uint64(8) {
			text := passtest.RandomAggregates(seed+5000, 40, typed)
			out := passtest.Ours(t, "random.ll", text, "rewrite-statepoints-for-gc,verify")
			relocates += count(passtest.Parse(t, out), gc.IsRelocate)
			if typed {
				passtest.Theirs(t, oracle.Typed, out, "verify")
				continue
			}
			if report, n := passtest.SafepointReport(t, out); n != 0 {
				t.Errorf("seed %d: %d stale uses\n%s", seed, n, report)
			}
			passtest.Theirs(t, oracle.Opaque, out, "verify<safepoint-ir>")
		}
	}
	if relocates < 1000 {
		t.Errorf("only %d relocates", relocates)
	}
}
