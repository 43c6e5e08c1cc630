package passes

import "statepoint/core/ir"

// speaksOfValues reports whether an instruction carries debug records, or, in the form of older
// releases, is a debug intrinsic: both name values without using them, so that replacing all uses
// of a value leaves them behind.
func speaksOfValues(in *ir.Instr) bool {
	return len(in.Records()) > 0 || isDebugCall(in)
}

// isDebugCall reports whether an instruction is a call of a debug intrinsic.
func isDebugCall(in *ir.Instr) bool {
	return in.Op == ir.Call && in.NumOps() > 1 && in.Type().IsVoid() &&
		in.Operand(1).Type().Kind == ir.MetadataKind
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
			if !isDebugCall(in) {
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
