package irparse_test

import "statepoint/core/ir"

// dice are reproducible random numbers (splitmix64).
type dice uint64

func (d *dice) roll() uint64 {
	*d += 0x9E3779B97F4A7C15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// below is a number from 0 to n-1; n is at least 1.
func (d *dice) below(n int) int { return int(d.roll() % uint64(n)) }

// editModule makes a few changes to a module's functions, as a defective pass might: other
// operands, moved instructions, missing terminators and incoming values, other types.
func editModule(m *ir.Module, seed uint64) {
	d := dice(seed)
	var ins []*ir.Instr
	var vals []ir.Value
	var blocks []*ir.Block
	for _, f := range m.Funcs {
		vals = append(vals, f)
		for _, a := range f.Args {
			vals = append(vals, a)
		}
		for _, b := range f.Blocks {
			blocks = append(blocks, b)
			for in := b.First(); in != nil; in = in.Next() {
				ins = append(ins, in)
				vals = append(vals, in)
				for i := range in.NumOps() {
					if v := in.Operand(i); v != nil {
						vals = append(vals, v)
					}
				}
			}
		}
	}
	for _, g := range m.Globals {
		vals = append(vals, g)
	}
	for range 1 + d.below(3) {
		if len(ins) == 0 {
			return
		}
		in, other := ins[d.below(len(ins))], ins[d.below(len(ins))]
		val := vals[d.below(len(vals))]
		switch d.below(16) {
		case 0, 1, 2, 3: // an operand of the same type
			if n := in.NumOps(); n > 0 {
				i := d.below(n)
				for range 20 {
					if val = vals[d.below(len(vals))]; val.Type() == in.Operand(i).Type() {
						in.SetOperand(i, val)
						break
					}
				}
			}
		case 4: // any operand
			if n := in.NumOps(); n > 0 {
				in.SetOperand(d.below(n), val)
			}
		case 5: // one operand less
			if n := in.NumOps(); n > 0 {
				in.RemoveOperand(d.below(n))
			}
		case 6: // one operand more
			in.AddOperand(val)
		case 7, 8: // another position
			if in != other && in.Parent() != nil && other.Parent() != nil {
				in.MoveBefore(other)
			}
		case 9: // removed
			if in.Parent() != nil {
				in.Erase()
			}
		case 10:
			if in.Op == ir.Phi && len(in.Blocks) > 0 {
				in.SetIncomingBlock(d.below(len(in.Blocks)), blocks[d.below(len(blocks))])
			}
		case 11:
			if in.Op == ir.Phi && len(in.Blocks) > 0 && len(in.Blocks) == in.NumOps() {
				in.RemoveIncoming(d.below(len(in.Blocks)))
			}
		case 12:
			if in.Type().Kind != ir.VoidKind && val.Type().Kind != ir.VoidKind {
				in.MutateType(val.Type())
			}
		case 13: // the opcode of another instruction
			in.Op, in.Pred, in.Flags, in.ElemType, in.Call, in.Mem = other.Op, other.Pred,
				other.Flags, other.ElemType, other.Call, other.Mem
			in.SetIndices(other.Indices())
		case 14:
			ir.ReplaceAllUses(in, val)
		case 15:
			if f := in.Func(); f != nil && len(f.Blocks) > 1 {
				i, j := d.below(len(f.Blocks)), d.below(len(f.Blocks))
				f.Blocks[i], f.Blocks[j] = f.Blocks[j], f.Blocks[i]
			}
		}
	}
}
