package legalize

import (
	"statepoint/core/ir"
	"statepoint/core/source"
)

// widest is the widest integer, in bits, that the code generator can divide.
const widest = 128

// Needed reports whether Function changes a function.
func Needed(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if expansionOf(in) != nil {
				return true
			}
		}
	}
	return false
}

// Function expands the instructions of f that need it. It counts the instructions that it adds, and
// returns false if they exceed the limit: the function must then not be used.
func Function(m *ir.Module, f *ir.Func, work *source.Meter) bool {
	var found []*ir.Instr
	own := map[*ir.Block]bool{}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if expansionOf(in) != nil {
				found = append(found, in)
			}
		}
	}
	for i := 0; i < len(found); i++ {
		in, before := found[i], m.IDs.Own()
		if !work.Spend(lanes(in)) {
			return false
		}
		if in.Type().Kind == ir.VectorKind && (in.Op.IsBinary() || in.Op.IsCast()) {
			found = append(found, byElement(m, in, own)...)
		} else {
			w := newWriter(m, in, own)
			expansionOf(in)(w)
			found = append(found, w.made...)
		}
		if !work.Spend(int(m.IDs.Own() - before)) {
			return false
		}
	}
	return true
}

// lanes is the number of elements of the longest vector among an instruction's operands and result;
// each may need separate instructions.
func lanes(in *ir.Instr) int {
	n := uint64(0)
	if t := in.Type(); t.Kind == ir.VectorKind {
		n = t.Len
	}
	for i := range in.NumOps() {
		if t := in.Operand(i).Type(); t.Kind == ir.VectorKind {
			n = max(n, t.Len)
		}
	}
	return int(min(n, 1<<40))
}

// expansionOf is the expansion of an instruction, nil if it needs none.
func expansionOf(in *ir.Instr) func(*writer) {
	switch in.Op {
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		if isLarge(in.Type()) {
			return quotient
		}
	case ir.Mul:
		if isLongProduct(in) {
			return multiply
		}
	case ir.FPToUI, ir.FPToSI:
		if isLarge(in.Type()) && isBinaryFloat(in.Operand(0).Type()) {
			return toInteger
		}
	case ir.UIToFP, ir.SIToFP:
		if isLarge(in.Operand(0).Type()) && isBinaryFloat(in.Type()) {
			return toFloat
		}
	case ir.AtomicRMW:
		return atomicExpansion(in)
	case ir.Load, ir.Store:
		return atomicAccess(in)
	case ir.CallBr:
		if _, ok := in.Callee().(*ir.InlineAsm); ok {
			return callBr
		}
	case ir.Call:
		switch f := in.CalledFunc(); {
		case f == nil:
		case f.IsIntrinsic():
			return intrinsicExpansion(in, f.Name())
		case comparesFew(in, f):
			return compareMemory
		}
	}
	return nil
}

// isLarge reports whether a type is an integer of more bits than division handles, or a vector of
// them.
func isLarge(t *ir.Type) bool {
	t = scalarOf(t)
	return t.Kind == ir.IntegerKind && t.Bits > widest
}

// isBinaryFloat reports whether a type is a binary floating-point type, or a vector of one.
func isBinaryFloat(t *ir.Type) bool {
	t = scalarOf(t)
	return t.IsFloat() && t.Kind != ir.PPCFP128Kind
}

func scalarOf(t *ir.Type) *ir.Type {
	if t.Kind == ir.VectorKind && !t.Scalable {
		return t.Elem
	}
	return t
}

// byElement replaces an operation on vectors by one on each pair of elements, and returns these.
func byElement(m *ir.Module, in *ir.Instr, own map[*ir.Block]bool) []*ir.Instr {
	w := newWriter(m, in, own)
	t := in.Type()
	var result ir.Value = ir.Poison(t)
	made := make([]*ir.Instr, 0, t.Len)
	for k := range t.Len {
		operands := make([]ir.Value, in.NumOps())
		for i := range operands {
			operands[i] = w.element(in.Operand(i), k)
		}
		e := w.add(in.Op, t.Elem, operands...)
		made = append(made, e)
		result = w.insertElement(result, e, k)
	}
	w.finish(result)
	return made
}
