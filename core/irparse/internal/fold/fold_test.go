package fold

import (
	"testing"

	"statepoint/core/ir"
)

// What depends on the pointers' form is reduced by the rules of its LLVM; the file tests of irparse
// compare both with LLVM itself.
func TestBothForms(t *testing.T) {
	ts := ir.NewTypes()
	pair := ts.Vector(2, ts.I32, false)
	none := ir.NewConst(pair, ir.ConstExpr, ir.Undef(pair), ir.Undef(pair))
	none.Op, none.Indices = ir.ShuffleVector, []int32{-1, -1}
	for _, c := range []struct {
		opaque bool
		want   ir.ConstKind
	}{{true, ir.ConstPoison}, {false, ir.ConstUndef}} {
		f := Folder{Types: ts, Opaque: c.opaque}
		if v := f.Expr(none); !isKind(v, c.want) {
			t.Errorf("opaque %t: without any element, a shufflevector is %v", c.opaque, v)
		}
	}
}

// A sum of numbers that are too wide stays, and so does a vector of too many different elements.
func TestLimits(t *testing.T) {
	ts := ir.NewTypes()
	f := Folder{Types: ts, Opaque: true}
	wide := ts.Int(maxBits + 1)
	one := ir.IntConst(ts.I32, 1)
	sum := ir.NewConst(wide, ir.ConstExpr, ir.Zero(wide), ir.Zero(wide))
	sum.Op = ir.Mul
	if f.Expr(sum) != ir.Value(sum) {
		t.Error("numbers of any width are multiplied")
	}
	long := ts.Vector(ir.MaxSpelledOut+1, ts.I32, false)
	other := ir.NewConst(long, ir.ConstExpr, ir.Splat(long, one), ir.IntConst(ts.I32, 2), one)
	other.Op = ir.InsertElement
	if f.Expr(other) != ir.Value(other) {
		t.Error("a vector of any length is spelled out")
	}
}
