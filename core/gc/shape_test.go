package gc_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// positions are the indices of a statepoint's parts among its arguments, from 0.
type positions struct {
	shape                       gc.Shape
	id, patchBytes, flags       int // -1 for none
	target                      int
	args, transition, deopt, gc [2]int
}

func positionsOf(p *gc.Parts) positions {
	at := func(u *ir.Use) int {
		if u == nil {
			return -1
		}
		return u.Index() - 1
	}
	list := func(uses []ir.Use) [2]int {
		if len(uses) == 0 {
			return [2]int{}
		}
		return [2]int{at(&uses[0]), at(&uses[0]) + len(uses)}
	}
	return positions{p.Shape, at(p.ID), at(p.PatchBytes), at(p.Flags), at(p.Target), list(p.Args),
		list(p.Transition), list(p.Deopt), list(p.GC)}
}

// TestPartsOfEveryShape compares positions with those of the table of dialects.
func TestPartsOfEveryShape(t *testing.T) {
	for name, want := range map[string]struct {
		parts   positions
		dialect ir.Dialect
		first   int // the argument from which relocates count
	}{
		"3.6": {positions{gc.Inline36, -1, -1, -1, 0, [2]int{3, 4}, [2]int{}, [2]int{5, 7}, [2]int{7, 9}}, ir.LLVM36, 7},
		"3.7": {positions{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 8}, [2]int{9, 11}, [2]int{11, 13}}, ir.LLVM37, 11},
		"3.8": {positions{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 8}, [2]int{9, 11}, [2]int{11, 13}}, ir.LLVM38, 11},
		"14":  {positions{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{}, [2]int{}, [2]int{}}, ir.LLVM11, 0},
		"22":  {positions{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{}, [2]int{}, [2]int{}}, ir.LLVM11, 0},
	} {
		f := parse(t, shapes[name])
		call := f.Entry().First()
		parts, problem := gc.PartsOf(call)
		if got := positionsOf(&parts); got != want.parts || problem != "" {
			t.Errorf("%s: got %+v %q, not %+v", name, got, problem, want.parts)
		}
		if d := gc.DialectOf(call); d != want.dialect {
			t.Errorf("%s: the form is of %v, not %v", name, d, want.dialect)
		}
		for i, named := range []bool{false, true, true, false} {
			v, problem := gc.Listed(call, int64(want.first-1+i))
			if named != (problem == "") || i == 1 && v != ir.Value(f.Args[0]) {
				t.Errorf("%s: index %d names %v, %q", name, want.first-1+i, printer.Value(v),
					problem)
			}
		}
		if live := gc.Live(call); len(live) != 2 || live[0].Value != ir.Value(f.Args[0]) {
			t.Errorf("%s: %d live operands", name, len(live))
		}
		m := f.Module()
		if got := gc.FuncType(m, m.Dialect, parts.Target.Value.Type()); got !=
			call.Call.FuncType {
			t.Errorf("%s: the intrinsic has type %s, not %s", name, got, call.Call.FuncType)
		}
	}
}

// TestReadersOfBrokenStatepoints removes operands one after the other: each reader reports it, none
// panics.
func TestReadersOfBrokenStatepoints(t *testing.T) {
	for name, text := range shapes {
		call := parse(t, text).Entry().First()
		info := *call.Call
		info.Bundles = nil
		call.Call = &info
		for call.NumOps() > 1+info.NumArgs {
			call.RemoveOperand(call.NumOps() - 1)
		}
		for info.NumArgs > 0 {
			info.NumArgs--
			call.RemoveOperand(call.NumOps() - 1)
			_, problem := gc.PartsOf(call)
			_, err := gc.View(call)
			if problem != "" && err == nil {
				t.Errorf("%s with %d arguments: View reads what PartsOf refuses: %s", name,
					info.NumArgs, problem)
			}
			_, _ = gc.Relocates(call)
			gc.Live(call)
			gc.Listed(call, 0)
			gc.OtherIndex(call, 0)
			gc.DialectOf(call)
			for u := ir.FirstUse(call); u != nil; u = u.Next() {
				gc.Pair(u.User)
				_, _ = gc.ViewRelocate(u.User)
			}
		}
	}
}

// TestDirectives reads the directives of calls.
func TestDirectives(t *testing.T) {
	const plain = gc.DefaultID
	for attrs, want := range map[string]gc.Directives{
		"":                                       {ID: plain},
		`"statepoint-id"="7"`:                    {ID: 7},
		`"statepoint-id"="seven"`:                {ID: plain},
		`"statepoint-id"="18446744073709551616"`: {ID: plain},
		`"statepoint-num-patch-bytes"="5"`:       {ID: plain, PatchBytes: 5},
		`"statepoint-num-patch-bytes"="4294967296"`: {ID: plain},
		`"deopt-lowering"="live-in"`:                {ID: plain, Flags: gc.FlagDeoptLiveIn},
		`"deopt-lowering"="live-through"`:           {ID: plain},
		`[ "gc-transition"() ]`:                     {ID: plain, Flags: gc.FlagTransition},
	} {
		f := parse(t,
			"declare void @g()\ndefine void @f() {\n  call void @g() "+attrs+"\n  ret void\n}\n")
		if got := gc.ReadDirectives(f.Entry().First(), plain); got != want {
			t.Errorf("%s: got %+v, not %+v", attrs, got, want)
		}
	}
	text := "declare void @g() \"deopt-lowering\"=\"live-in\"\ndefine void @f() {\n  call void " +
		"@g()\n  ret void\n}\n"
	if got := gc.ReadDirectives(parse(t, text).Entry().First(), 3); got.Flags !=
		gc.FlagDeoptLiveIn || got.ID != 3 {
		t.Errorf("of the function called: %+v", got)
	}
}

// TestPairIsPrinted checks the comment after a relocate.
func TestPairIsPrinted(t *testing.T) {
	for name, text := range shapes {
		if out := printer.Func(parse(t, text)); !strings.Contains(out, "; (") ||
			!strings.Contains(out, "%a, ") {
			t.Errorf("%s: no base and derived pointer in\n%s", name, out)
		}
	}
}
