package ir

import (
	"slices"

	"statepoint/core/source"
)

// EachInstr calls visit for every instruction in the order of the text, until the meter stops it.
// visit may erase the instruction it is given.
func (m *Module) EachInstr(meter *source.Meter, visit func(in *Instr)) {
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; {
				if !meter.Spend(1 + in.NumOps()) {
					return
				}
				next := in.Next()
				visit(in)
				in = next
			}
		}
	}
}

// InsertBefore puts an instruction before pos in its block. Unlike Block.InsertBefore it leaves
// debug records that stand before pos where they are, which is now before the new instruction.
func (in *Instr) InsertBefore(pos *Instr) {
	pos.Parent().InsertBefore(in, pos)
	if len(pos.Records()) > 0 {
		in.SetRecords(pos.Records())
		pos.SetRecords(nil)
	}
}

// ReplaceOperand makes an instruction use to wherever it uses from.
func (in *Instr) ReplaceOperand(from, to Value) {
	for i := range in.NumOps() {
		if in.Operand(i) == from {
			in.SetOperand(i, to)
		}
	}
}

// IsDebugCall reports whether an instruction is a call of a debug intrinsic, which older releases
// have where newer ones have debug records.
func (in *Instr) IsDebugCall() bool {
	return in.Op == Call && in.IsIntrinsic("llvm.dbg")
}

// CopyDebugLoc gives an instruction the source position of another one, which may be nil.
func (in *Instr) CopyDebugLoc(from *Instr) {
	if from == nil {
		return
	}
	if loc := from.Attachment("dbg"); loc != nil {
		in.SetAttachments(append(in.Attachments(), Attachment{Kind: "dbg", Node: loc}))
	}
}

// TakeDebugLoc gives an instruction the source position of another one instead of its own.
func (in *Instr) TakeDebugLoc(from *Instr) {
	in.SetAttachments(slices.DeleteFunc(slices.Clone(in.Attachments()),
		func(a Attachment) bool { return a.Kind == "dbg" }))
	in.CopyDebugLoc(from)
}

// Attachment returns the metadata of a kind attached to an instruction, or nil.
func (in *Instr) Attachment(kind string) Metadata {
	for i := range in.Attachments() {
		if in.Attachments()[i].Kind == kind {
			return in.Attachments()[i].Node
		}
	}
	return nil
}

// DropIncoming deletes an input of a phi as LLVM does: the later ones close up, or in LLVM 21 and
// later the last one takes its place.
func (phi *Instr) DropIncoming(at int) {
	last := phi.NumOps() - 1
	if at != last && phi.Func().Module().Dialect.Opaque() {
		phi.SetOperand(at, phi.Operand(last))
		phi.SetIncomingBlock(at, phi.Blocks[last])
		at = last
	}
	phi.RemoveIncoming(at)
}

// Declare returns the function of a name, declaring it at the end of the module if it is not there.
func (m *Module) Declare(name string, ft *Type, attrs *AttrSet, params ...*AttrSet) *Func {
	if f := m.Func(name); f != nil {
		return f
	}
	f := m.NewFunc(name, ft, m.PointerTo(ft, m.ProgramAddrSpace()))
	for i, t := range ft.Fields {
		var a *AttrSet
		if i < len(params) {
			a = params[i]
		}
		f.AddArg(t, a)
	}
	f.Attrs = attrs
	return f
}
