package gc_test

import (
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
)

// TestSplitFindsThePartsOfEveryShape compares positions with those of the table of dialects.
func TestSplitFindsThePartsOfEveryShape(t *testing.T) {
	for name, want := range map[string]struct {
		parts   gc.Parts
		dialect ir.Dialect
		first   int // what relocates count from
	}{
		"3.6": {gc.Parts{gc.Inline36, -1, -1, -1, 0, [2]int{3, 4}, [2]int{}, [2]int{5, 7}, [2]int{7, 9}}, ir.LLVM36, 7},
		"3.7": {gc.Parts{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 8}, [2]int{9, 11}, [2]int{11, 13}}, ir.LLVM37, 11},
		"3.8": {gc.Parts{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 8}, [2]int{9, 11}, [2]int{11, 13}}, ir.LLVM38, 11},
		"14":  {gc.Parts{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 7}, [2]int{8, 8}, [2]int{8, 8}}, ir.LLVM11, 0},
		"22":  {gc.Parts{gc.Bundled, 0, 1, 4, 2, [2]int{5, 6}, [2]int{7, 7}, [2]int{8, 8}, [2]int{8, 8}}, ir.LLVM11, 0},
	} {
		f := parse(t, shapes[name])
		call := f.Entry().First()
		parts, problem := gc.Split(call)
		if parts != want.parts || problem != "" {
			t.Errorf("%s: got %+v %q, not %+v", name, parts, problem, want.parts)
		}
		if d := gc.DialectOf(call); d != want.dialect {
			t.Errorf("%s: the form is of %v, not %v", name, d, want.dialect)
		}
		live, first, problem := gc.LiveOf(call)
		if len(live) != 2 || live[0].Value != ir.Value(f.Args[0]) || first != want.first ||
			problem != "" {
			t.Errorf("%s: relocates name %d operands from %d on, %q", name, len(live), first,
				problem)
		}
		m := f.Module()
		if got := gc.FuncType(m, m.Dialect, call.Arg(parts.Target).Type()); got !=
			call.Call.FuncType {
			t.Errorf("%s: the intrinsic has type %s, not %s", name, got, call.Call.FuncType)
		}
	}
}

// TestReadersOfBrokenStatepoints cuts operands off, one after the other: each reader says so, none
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
			_, problem := gc.Split(call)
			_, err := gc.View(call)
			if problem != "" && err == nil {
				t.Errorf("%s with %d arguments: View reads what Split refuses: %s", name,
					info.NumArgs, problem)
			}
			_, _ = gc.Relocates(call)
			gc.LiveOf(call)
			gc.DialectOf(call)
			for u := ir.FirstUse(call); u != nil; u = u.Next() {
				gc.Pair(u.User)
				_, _ = gc.ViewRelocate(u.User)
			}
		}
	}
}

// TestDirectives reads what calls ask of their statepoints.
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

// TestPairIsPrinted looks for the comment behind a relocate.
func TestPairIsPrinted(t *testing.T) {
	for name, text := range shapes {
		if out := parse(t, text).String(); !strings.Contains(out, "; (") ||
			!strings.Contains(out, "%a, ") {
			t.Errorf("%s: no base and derived pointer in\n%s", name, out)
		}
	}
}
