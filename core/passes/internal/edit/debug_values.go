package edit

import "statepoint/core/ir"

// DescribesValues reports whether an instruction carries debug records, or, in the form of older
// releases, is a debug intrinsic: both name values without being uses, so replacing all uses of a
// value does not update them.
func DescribesValues(in *ir.Instr) bool {
	return len(in.Records()) > 0 || in.IsDebugCall()
}

// ReplaceInRecords replaces values in debug records and intrinsics.
func ReplaceInRecords(f *ir.Func, to map[ir.Value]ir.Value) {
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

// Place is a position for new instructions: before Next, and before or after the debug records
// there.
type Place struct {
	Next  *ir.Instr
	ahead bool // of the debug records
}

// AtStartOf is the first position in a block for ordinary instructions.
func AtStartOf(b *ir.Block) Place { return Before(b.FirstInsertionPt()) }

// Before is the position before an instruction and its debug records.
func Before(in *ir.Instr) Place { return Place{in, true} }

// Put inserts an instruction.
func (p Place) Put(in *ir.Instr) {
	if p.ahead {
		p.Next.Parent().InsertBefore(in, p.Next)
	} else {
		in.InsertBefore(p.Next)
	}
}
