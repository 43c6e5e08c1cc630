package rewrite

import "statepoint/core/ir"

// slotBase is a base at a safepoint that was made of an integer, the address of a stack object.
type slotBase struct {
	f              *ir.Func
	point, v       place
	name, slotName string
}

// mostSteps limits the search for the stack object that an integer is computed from.
const mostSteps = 200

// stackAddress returns the stack object from which a pointer made from an integer comes, nil if it
// comes from none or is not made from an integer.
func stackAddress(base *ir.Instr) *ir.Instr {
	if base.Op != ir.IntToPtr {
		return nil
	}
	seen, work := map[ir.Value]bool{}, []ir.Value{base}
	for len(work) > 0 && len(seen) < mostSteps {
		in, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok || seen[in] {
			continue
		}
		seen[in] = true
		switch in.Op {
		case ir.Alloca:
			return in
		case ir.GetElementPtr, ir.Sub:
			work = append(work, in.Operand(0))
		case ir.IntToPtr, ir.PtrToInt, ir.BitCast, ir.AddrSpaceCast, ir.Freeze, ir.Add, ir.And,
			ir.Or, ir.Xor, ir.Phi, ir.Select:
			for i := range in.NumOps() {
				work = append(work, in.Operand(i))
			}
		}
	}
	return nil
}
