package mem2reg

import (
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// Fragment is a part of a variable that got a separate slot: its offset in the variable, and its
// size, in bits.
type Fragment struct {
	Slot         *ir.Instr
	Offset, Size uint64
}

// Divide replaces debug information that a variable lives in a slot by the same for its fragments,
// each in a separate slot (LangRef, "DIExpression", DW_OP_LLVM_fragment). Expressions that compute
// something from the variable's address are dropped.
func Divide(m *ir.Module, slot *ir.Instr, parts []Fragment) {
	about := func(md ir.Metadata) bool {
		v, ok := md.(*ir.MDValue)
		return ok && v.Value == ir.Value(slot)
	}
	for _, b := range slot.Func().Blocks {
		for in := b.First(); in != nil; {
			next := in.Next()
			if records := in.Records(); slices.ContainsFunc(records, func(r ir.DebugRecord) bool {
				return len(r.Operands) > 0 && about(r.Operands[0])
			}) {
				var now []ir.DebugRecord
				for _, r := range records {
					if len(r.Operands) == 0 || !about(r.Operands[0]) {
						now = append(now, r)
						continue
					}
					if !strings.HasPrefix(r.Parts[0], "#dbg_declare") || !plain(r.Operands[2]) {
						continue
					}
					for _, p := range parts {
						now = append(now, ir.DebugRecord{Parts: r.Parts, Operands: []ir.Metadata{
							&ir.MDValue{Value: p.Slot}, r.Operands[1], p.expression(),
							r.Operands[3]}})
					}
				}
				in.SetRecords(now)
			}
			if in.IsDebugCall() && in.NumOps() == 4 && about(callOperands(in)[0]) {
				divideCall(m, in, parts)
			}
			in = next
		}
	}
}

// divideCall is Divide for one call to an intrinsic.
func divideCall(m *ir.Module, in *ir.Instr, parts []Fragment) {
	ops := callOperands(in)
	if in.IsIntrinsic("llvm.dbg.declare") && plain(ops[2]) {
		for _, p := range parts {
			t := m.Types.Metadata
			call := m.NewInstr(ir.Call, in.Type(), in.Callee(),
				ir.NewMetadataValue(t, &ir.MDValue{Value: p.Slot}),
				ir.NewMetadataValue(t, ops[1]), ir.NewMetadataValue(t, p.expression()))
			call.Call = in.Call
			call.CopyDebugLoc(in)
			call.SetFrom(in.ID())
			call.InsertBefore(in)
		}
	}
	in.Erase()
}

// plain reports whether an expression is the variable itself.
func plain(expression ir.Metadata) bool {
	e, ok := expression.(*ir.MDNode)
	return ok && len(e.Parts) == 1 && e.Parts[0] == "()"
}

func (p Fragment) expression() *ir.MDNode {
	return &ir.MDNode{Number: -1, Kind: "DIExpression", Parts: []string{"(DW_OP_LLVM_fragment, " +
		strconv.FormatUint(p.Offset, 10) + ", " + strconv.FormatUint(p.Size, 10) + ")"}}
}
