package ir

// OperandSource says where an operand of a rebuilt instruction comes from: from the operand at
// index Old, or, if Old is negative, it is Value.
type OperandSource struct {
	Old   int
	Value Value
}

// RebuildOperands replaces all operands. One that is taken over from an old operand keeps its place
// in the use list of its value, which the order of predecessors and of relocates depends on; each
// old operand may be taken over once. The others are unlinked.
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
