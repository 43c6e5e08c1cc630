package passes

import "statepoint/core/ir"

// speaksOfValues reports whether an instruction carries debug records, or, in the form of older
// releases, is a debug intrinsic: both name values without using them, so that replacing all uses
// of a value leaves them behind.
func speaksOfValues(in *ir.Instr) bool {
	return len(in.Records()) > 0 || in.IsDebugCall()
}

// replaceInRecords makes debug records and intrinsics that speak of some values speak of those that
// have come in their place.
func replaceInRecords(f *ir.Func, to map[ir.Value]ir.Value) {
	if len(to) == 0 {
		return
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			for i := range in.Records() {
				replaceInMetadata(in.Records()[i].Operands, to)
			}
			if !in.IsDebugCall() {
				continue
			}
			for i := range in.NumOps() {
				if mv, ok := in.Operand(i).(*ir.MetadataValue); ok {
					if v, ok := mv.MD.(*ir.MDValue); ok && to[v.Value] != nil {
						in.SetOperand(i, ir.NewMetadataValue(mv.Type(),
							&ir.MDValue{Value: to[v.Value]}))
					}
				}
			}
		}
		for i := range b.TailRecords {
			replaceInMetadata(b.TailRecords[i].Operands, to)
		}
	}
}

func replaceInMetadata(ops []ir.Metadata, to map[ir.Value]ir.Value) {
	for i, md := range ops {
		if v, ok := md.(*ir.MDValue); ok && to[v.Value] != nil {
			ops[i] = &ir.MDValue{Value: to[v.Value]}
		}
	}
}

// place is where instructions are put: before one, and before the debug records that stand there if
// ahead is set, else behind them.
type place struct {
	before *ir.Instr
	ahead  bool
}

// atStartOf is the first place of a block for ordinary instructions.
func atStartOf(b *ir.Block) place { return place{b.FirstInsertionPt(), true} }

func (p place) put(in *ir.Instr) {
	if p.ahead {
		p.before.Parent().InsertBefore(in, p.before)
	} else {
		in.InsertBefore(p.before)
	}
}
