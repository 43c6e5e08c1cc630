package ir

import (
	"slices"

	"statepoint/core/source"
)

// EachInstr calls visit for every instruction in textual order until the meter stops it. visit may
// erase its instruction.
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

// InsertBefore puts an instruction before pos in its block. Unlike Block.InsertBefore it leaves the
// debug records of pos in position, which is now before the new instruction.
func (in *Instr) InsertBefore(pos *Instr) {
	pos.Parent().InsertBefore(in, pos)
	if len(pos.Records()) > 0 {
		in.SetRecords(pos.Records())
		pos.SetRecords(nil)
	}
}

// ReplaceOperand replaces every use of from in an instruction by to.
func (in *Instr) ReplaceOperand(from, to Value) {
	for i := range in.NumOps() {
		if in.Operand(i) == from {
			in.SetOperand(i, to)
		}
	}
}

// IsDebugCall reports whether an instruction calls a debug intrinsic, which older releases use in
// place of debug records.
func (in *Instr) IsDebugCall() bool {
	return in.Op == Call && in.IsIntrinsic("llvm.dbg")
}

// CopyDebugLoc gives an instruction the debug location of another one, which may be nil.
func (in *Instr) CopyDebugLoc(from *Instr) {
	if from == nil {
		return
	}
	if loc := from.Attachment("dbg"); loc != nil {
		in.SetAttachments(append(in.Attachments(), Attachment{Kind: "dbg", Node: loc}))
	}
}

// TakeDebugLoc replaces an instruction's debug location by that of another one.
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

// DropIncoming deletes an incoming value of a phi as LLVM does: the later ones move up, or since
// LLVM 21 the last one fills the gap.
func (phi *Instr) DropIncoming(at int) {
	last := phi.NumOps() - 1
	if at != last && phi.Func().Module().Dialect.Opaque() {
		phi.SetOperand(at, phi.Operand(last))
		phi.SetIncomingBlock(at, phi.Blocks[last])
		at = last
	}
	phi.RemoveIncoming(at)
}

// Declare returns the function with the given name, declaring it at the end of the module if it
// does not exist.
func (m *Module) Declare(name string, ft *Type, attrs *AttrSet, params ...*AttrSet) *Func {
	f := m.Func(name)
	if f != nil {
		return f
	}
	if m.isView() {
		m.Change(func(m *Module) { f = m.Declare(name, ft, attrs, params...) })
		return f
	}
	f = m.NewFunc(name, ft, m.PointerTo(ft, m.ProgramAddrSpace()))
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
