package convert

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// Since version 19 LLVM describes where variables are with debug records, before that with calls of
// intrinsics (SourceLevelDebugging.rst, "Debugger intrinsic functions"). upgrade.Intrinsics turns
// calls into records; here records become calls.

// debugCalls are the records that have a corresponding intrinsic, with the number of its arguments.
// The last operand of a record is its location.
var debugCalls = map[string]int{"value": 3, "declare": 3, "label": 1}

// recordName is "value" for a record #dbg_value(…); ok is false if there is no corresponding
// intrinsic.
func recordName(r *ir.DebugRecord) (name string, ok bool) {
	name, ok = strings.CutPrefix(r.Parts[0], "#dbg_")
	name = strings.TrimSuffix(name, "(")
	return name, ok && debugCalls[name] > 0 && len(r.Operands) == debugCalls[name]+1
}

// recordsToCalls turns all debug records into calls.
func (c *converter) recordsToCalls() {
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		for i := range in.Records() {
			b := in.Parent()
			b.InsertBefore(c.debugCall(&in.Records()[i]), in)
		}
		in.SetRecords(nil)
	})
}

func (c *converter) debugCall(r *ir.DebugRecord) *ir.Instr {
	name, _ := recordName(r)
	ts := c.m.Types
	var params []*ir.Type
	ops := []ir.Value{nil}
	last := len(r.Operands) - 1
	for _, md := range r.Operands[:last] {
		params = append(params, ts.Metadata)
		ops = append(ops, ir.NewMetadataValue(ts.Metadata, md))
	}
	f := c.m.Declare("llvm.dbg."+name, ts.Func(ts.Void, params, false), nil)
	ops[0] = f
	call := c.m.NewInstr(ir.Call, ts.Void, ops...)
	call.Call = &ir.CallInfo{FuncType: f.FuncType, NumArgs: len(params)}
	call.SetAttachments([]ir.Attachment{{Kind: "dbg", Node: r.Operands[last]}})
	return call
}

// lifetimeSizes adds the size of the object to lifetime markers, an argument up to LLVM 21: -1 if
// unknown.
func (c *converter) lifetimeSizes() {
	ts := c.m.Types
	layout, _ := datalayout.Parse(c.m.DataLayout)
	c.m.EachInstr(c.meter, func(in *ir.Instr) {
		if in.Call == nil || !isLifetime(in.CalledFunc()) || in.Call.NumArgs != 1 {
			return
		}
		size := ^uint64(0)
		if slot, ok := in.Arg(0).(*ir.Instr); ok && slot.Op == ir.Alloca {
			if n, ok := ir.AsInt(slot.Operand(0)); ok {
				size = n.Bits * layout.Size(slot.ElemType)
			}
		}
		info := *in.Call
		info.NumArgs = 2
		info.FuncType = ts.Func(ts.Void, []*ir.Type{ts.I64, info.FuncType.Fields[0]}, false)
		info.Params = []*ir.AttrSet{nil, info.ParamAttrs(0)}
		in.RebuildOperands([]ir.OperandSource{{Old: 0}, {Old: -1, Value: ir.IntConst(ts.I64, size)},
			{Old: 1}})
		in.Call = &info
	})
	for _, f := range c.m.Funcs {
		if isLifetime(f) && len(f.Args) == 1 {
			c.setSignature(f, ts.Func(ts.Void, []*ir.Type{ts.I64, f.FuncType.Fields[0]}, false))
		}
	}
}

func isLifetime(f *ir.Func) bool {
	return f != nil && (strings.HasPrefix(f.Name(), "llvm.lifetime.start.") ||
		strings.HasPrefix(f.Name(), "llvm.lifetime.end."))
}
