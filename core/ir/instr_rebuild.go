package ir

// OperandSource is the source of an operand of a rebuilt instruction: the old operand at index Old
// or, if Old is negative, Value.
type OperandSource struct {
	Old   int
	Value Value
}

// RebuildOperands replaces all operands. An operand taken over from an old one keeps its position
// in its value's use list, which determines the order of predecessors and relocates; each old
// operand may be taken over once. The others are unlinked.
func (in *Instr) RebuildOperands(from []OperandSource) {
	ops := make([]Use, len(from))
	for i, s := range from {
		if s.Old >= 0 {
			in.ops[s.Old].moveTo(&ops[i])
		}
	}
	for i := range in.ops {
		in.ops[i].unlink()
	}
	for i, s := range from {
		if s.Old < 0 {
			ops[i] = Use{Value: s.Value, User: in}
			ops[i].link()
		}
	}
	in.ops = ops
}
