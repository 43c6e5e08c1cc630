package gc_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/source"
)

// shapes is one statepoint in each of its forms: a call to @foo with one argument, one transition
// and two deopt operands, %a and %b live, %b relocated with base %a.
var shapes = map[string]string{
	"3.6": `declare void @foo(i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidi32f(void (i32)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
entry:
  %t = call i32 (void (i32)*, i32, i32, ...)* @llvm.experimental.gc.statepoint.p0f_isVoidi32f(void (i32)* @foo, i32 1, i32 0, i32 9, i32 2, i32 5, i32 6, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 7, i32 8)
  ret i8 addrspace(1)* %r
}`,
	"3.7": `declare void @foo(i32)
declare i32 @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64, i32, void (i32)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32, i32, i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
entry:
  %t = call i32 (i64, i32, void (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64 77, i32 4, void (i32)* @foo, i32 1, i32 1, i32 9, i32 1, i32 3, i32 2, i32 5, i32 6, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(i32 %t, i32 11, i32 12)
  ret i8 addrspace(1)* %r
}`,
	"3.8": `declare void @foo(i32)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64, i32, void (i32)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, void (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64 77, i32 4, void (i32)* @foo, i32 1, i32 1, i32 9, i32 1, i32 3, i32 2, i32 5, i32 6, i8 addrspace(1)* %a, i8 addrspace(1)* %b)
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 11, i32 12)
  ret i8 addrspace(1)* %r
}`,
	"14": `declare void @foo(i32)
declare token @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64, i32, void (i32)*, i32, i32, ...)
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32, i32)
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i8 addrspace(1)* %b) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, void (i32)*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidi32f(i64 77, i32 4, void (i32)* @foo, i32 1, i32 1, i32 9, i32 0, i32 0) [ "deopt"(i32 5, i32 6), "gc-transition"(i32 3), "gc-live"(i8 addrspace(1)* %a, i8 addrspace(1)* %b) ]
  %r = call i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %t, i32 0, i32 1)
  ret i8 addrspace(1)* %r
}`,
	"22": `declare void @foo(i32)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 77, i32 4, ptr elementtype(void (i32)) @foo, i32 1, i32 1, i32 9, i32 0, i32 0) [ "deopt"(i32 5, i32 6), "gc-transition"(i32 3), "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}`,
}

func parse(t *testing.T, text string) *ir.Func {
	t.Helper()
	m, _, err := irparse.Parse(context.Background(), source.NewText("test.ll", text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return m.Func("f")
}

func numbers(t *testing.T, uses []ir.Use) []uint64 {
	var ns []uint64
	for i := range uses {
		c, ok := ir.AsInt(uses[i].Value)
		if !ok {
			t.Fatalf("operand %d is not an integer", i)
		}
		ns = append(ns, c.Bits)
	}
	return ns
}

func same(a []uint64, b ...uint64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// TestViewReadsEveryShape reads the same statepoint in every form it has had.
func TestViewReadsEveryShape(t *testing.T) {
	for name, text := range shapes {
		t.Run(name, func(t *testing.T) {
			f := parse(t, text)
			call := f.Entry().First()
			s, err := gc.View(call)
			if err != nil {
				t.Fatal(err)
			}
			if name == "3.6" {
				if s.ID != gc.DefaultID || s.PatchBytes != 0 || s.Flags != 0 ||
					len(s.Transition) != 0 {
					t.Errorf("id %d, patch bytes %d, flags %d, transition %v", s.ID, s.PatchBytes,
						s.Flags, s.Transition)
				}
			} else if s.ID != 77 || s.PatchBytes != 4 || s.Flags != gc.FlagTransition ||
				!same(numbers(t, s.Transition), 3) {
				t.Errorf("id %d, patch bytes %d, flags %d, transition %v", s.ID, s.PatchBytes,
					s.Flags, s.Transition)
			}
			if s.Target != ir.Value(f.Module().Func("foo")) ||
				s.TargetType.String() != "void (i32)" {
				t.Errorf("target %v of type %s", printer.Value(s.Target), s.TargetType)
			}
			if !same(numbers(t, s.CallArgs), 9) || !same(numbers(t, s.Deopt), 5, 6) ||
				call.Operand(s.ArgOperand(0)) != s.CallArgs[0].Value {
				t.Errorf("arguments %v, deopt %v", s.CallArgs, s.Deopt)
			}
			if len(s.Live) != 2 || s.Live[0].Value != ir.Value(f.Args[0]) ||
				s.Live[1].Value != ir.Value(f.Args[1]) {
				t.Errorf("live %v", s.Live)
			}
			relocates, err := gc.Relocates(call)
			if err != nil || len(relocates) != 1 {
				t.Fatalf("relocates %v, %v", relocates, err)
			}
			r := relocates[0]
			if r.Base != ir.Value(f.Args[0]) || r.Derived != ir.Value(f.Args[1]) ||
				r.BaseIndex != 0 || r.DerivedIndex != 1 || r.Exceptional {
				t.Errorf("relocate %+v", r)
			}
		})
	}
}

// TestMalformedStatepointsAreNamed breaks the counts and indices.
func TestMalformedStatepointsAreNamed(t *testing.T) {
	for _, c := range []struct{ shape, old, new, want string }{
		{"14", "i32 1, i32 1, i32 9, i32 0, i32 0)", "i32 7, i32 1, i32 9, i32 0, i32 0)",
			"fewer arguments than the number of call arguments says"},
		{"3.8", "i32 9, i32 1, i32 3, i32 2,", "i32 9, i32 1, i32 3, i32 20,",
			"fewer arguments than the number of deopt operands says"},
		{"22", "token %t, i32 0, i32 1)", "token %t, i32 0, i32 2)",
			"derived index of the relocate is 2, outside"},
		{"3.7", "i32 11, i32 12)", "i32 10, i32 12)", "base index of the relocate is 10, outside"},
	} {
		text := strings.Replace(shapes[c.shape], c.old, c.new, 1)
		if text == shapes[c.shape] {
			t.Fatalf("%s was not changed", c.shape)
		}
		m, _, _ := irparse.Parse(context.Background(), source.NewText("test.ll", text), nil)
		if m == nil || m.Func("f") == nil || m.Func("f").Entry() == nil {
			continue // the reader has refused it
		}
		_, err := gc.Relocates(m.Func("f").Entry().First())
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.shape, err, c.want)
		}
	}
}

// TestExceptionalRelocates reads the relocates after a landing pad.
func TestExceptionalRelocates(t *testing.T) {
	f := parse(t, `declare void @foo()
declare i32 @personality(...)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" personality ptr @personality {
entry:
  %t = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
          to label %ok unwind label %bad
ok:
  %n = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %n
bad:
  %lp = landingpad token cleanup
  %x = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %lp, i32 0, i32 0)
  ret ptr addrspace(1) %x
}`)
	relocates, err := gc.Relocates(f.Entry().Last())
	if err != nil || len(relocates) != 2 {
		t.Fatalf("%v, %v", relocates, err)
	}
	if relocates[0].Exceptional || !relocates[1].Exceptional || relocates[1].Call.Name() != "x" {
		t.Errorf("%+v", relocates)
	}
	if r, err := gc.ViewRelocate(relocates[1].Call); err != nil ||
		r.Statepoint != f.Entry().Last() || r.Derived != ir.Value(f.Args[0]) {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestRegistry finds LLVM's strategies and registered ones, and suggests the nearest for an unknown
// name.
func TestRegistry(t *testing.T) {
	r := gc.NewRegistry()
	ts := ir.NewTypes()
	s, err := r.Lookup("coreclr")
	if err != nil || !s.IsReference(ts.OpaquePointer(1)) || s.IsReference(ts.OpaquePointer(0)) ||
		!s.Relocates() {
		t.Errorf("coreclr: %v, %v", s, err)
	}
	if s, err := r.Lookup("ocaml"); err != nil || s.UsesStatepoints() || s.PollsPlaced() {
		t.Errorf("ocaml: %v, %v", s, err)
	}
	if _, err := r.Lookup("coreclt"); err == nil ||
		!strings.HasPrefix(err.Error(), "unsupported GC: coreclt") ||
		!strings.Contains(err.Error(), `did you mean "coreclr"?`) {
		t.Errorf("got %v", err)
	}
	r.Register(gc.Statepoints{StrategyName: "mine", AddrSpaces: []uint32{7}})
	if s, err := r.Lookup("mine"); err != nil ||
		!gc.HoldsGCPointers(s, ts.Struct([]*ir.Type{ts.I8, ts.Array(2, ts.OpaquePointer(7))},
			false)) {
		t.Errorf("mine: %v, %v", s, err)
	}
}
