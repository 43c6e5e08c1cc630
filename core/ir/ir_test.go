package ir

import (
	"slices"
	"strings"
	"testing"
)

func TestTypesAreInterned(t *testing.T) {
	ts := NewTypes()
	first := ts.Struct([]*Type{ts.I32, ts.I64}, false)
	if ts.Struct([]*Type{ts.I32, ts.I64}, false) != first {
		t.Error("equal structs differ")
	}
	if ts.Struct([]*Type{ts.I32}, false) == ts.Struct([]*Type{ts.I32}, true) {
		t.Error("packed equals unpacked")
	}
	fn := ts.Func(ts.Pointer(ts.I8, 1), []*Type{ts.Int(7)}, true)
	if got, want := fn.String(), "i8 addrspace(1)* (i7, ...)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := ts.Vector(4, ts.OpaquePointer(1), true).String(),
		"<vscale x 4 x ptr addrspace(1)>"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func newTestFunc(t *testing.T) (*Module, *Func) {
	m := NewModule("test")
	ft := m.Types.Func(m.Types.I64, []*Type{m.Types.I64}, false)
	f := m.NewFunc("f", ft, m.PointerTo(ft, 0))
	f.SetName(f.AddArg(m.Types.I64, nil), "x")
	return m, f
}

func TestUseListsNewestFirst(t *testing.T) {
	m, f := newTestFunc(t)
	b := f.NewBlock("entry")
	x := f.Args[0]
	first := m.NewInstr(Add, m.Types.I64, x, IntConst(m.Types.I64, 1))
	second := m.NewInstr(Mul, m.Types.I64, first, x)
	b.Append(first)
	b.Append(second)
	if u := FirstUse(x); u.User != second || u.Next().User != first || u.Next().Next() != nil {
		t.Error("uses of x are not second, first")
	}
	for range 9 { // growth moves the operands; the list must follow
		second.AddOperand(x)
	}
	if got := NumUses(x); got != 11 {
		t.Errorf("NumUses = %d, want 11", got)
	}
	second.RemoveOperand(1)
	if got := NumUses(x); got != 10 {
		t.Errorf("after RemoveOperand NumUses = %d, want 10", got)
	}
	ReplaceAllUses(x, first)
	// the ten moved uses and the operand that already used it
	if NumUses(x) != 0 || NumUses(first) != 11 {
		t.Errorf("after ReplaceAllUses: %d and %d", NumUses(x), NumUses(first))
	}
	second.Erase()
	if NumUses(first) != 1 || b.Last() != first {
		t.Errorf("after Erase: %d uses, last is the other: %v", NumUses(first), b.Last() != first)
	}
}

func TestNamesAreMadeUniqueByOneCounter(t *testing.T) {
	m, f := newTestFunc(t)
	b := f.NewBlock("entry")
	var names []string
	for _, want := range []string{"x", "y", "x", "y"} {
		in := m.NewInstr(Add, m.Types.I64)
		b.Append(in)
		f.SetName(in, want)
		names = append(names, in.Name())
	}
	if got := names; got[0] != "x1" || got[1] != "y" || got[2] != "x2" || got[3] != "y3" {
		t.Errorf("got %v", got)
	}
	g := m.NewGlobal("f", m.Types.I8, m.PointerTo(m.Types.I8, 0))
	if g.Name() != "f.1" {
		t.Errorf("global is named %s", g.Name())
	}
}

func TestSmallConstantsAreShared(t *testing.T) {
	ts := NewTypes()
	if IntConst(ts.I8, 255) != IntConst(ts.I8, 0xfff) || IntConst(ts.I8, 255).Int64() != -1 {
		t.Error("255 and 0xfff differ as i8, or are not -1")
	}
	if Null(ts.OpaquePointer(1)) == Null(ts.OpaquePointer(0)) {
		t.Error("nulls of two types are one")
	}
}

// TestNameSeries names values of two series in turn as naming them one by one does.
func TestNameSeries(t *testing.T) {
	for _, dialect := range []Dialect{LLVM11, LLVM15} {
		var got [2][]string
		for way := range got {
			m := NewModule("test")
			m.Dialect = dialect
			ft := m.Types.Func(m.Types.Void, nil, false)
			f := m.NewFunc("f", ft, m.PointerTo(ft, 0))
			b := f.NewBlock("p.relocated")
			bases := []string{"p", strings.Repeat("q", maxLocalName-len(".relocated"))}
			series := make([]NameSeries, len(bases))
			for range 12 {
				for i, base := range bases {
					in := m.NewInstr(Freeze, m.Types.I64, IntConst(m.Types.I64, 1))
					b.Append(in)
					if way == 0 {
						f.SetNameOf(in, base, ".relocated")
					} else {
						f.SetNameIn(&series[i], in, base, ".relocated")
					}
					got[way] = append(got[way], in.Name())
				}
			}
		}
		if !slices.Equal(got[0], got[1]) {
			t.Errorf("in series\n%q\nwant\n%q", got[1], got[0])
		}
	}
}
