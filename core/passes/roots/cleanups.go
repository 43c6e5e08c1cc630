package roots

import (
	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/passes/internal/edit"
	"statepoint/core/provenance"
)

// defaultPersonality is the personality routine of a function that has none and needs cleanups:
// that of C.
const defaultPersonality = "__gcc_personality_v0"

// throwing lists the calls that may throw out of the function and can become invokes, in the order
// of the text.
func throwing(f *ir.Func) []*ir.Instr {
	var calls []*ir.Instr
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op == ir.Call && !in.Has(ir.MustTail) && !edit.HasFnAttr(in, "nounwind") &&
				(!edit.IsIntrinsicCall(in) || intrinsics.Invokable(in) && !quietIntrinsic(in)) {
				calls = append(calls, in)
			}
		}
	}
	return calls
}

// quietIntrinsic reports whether a call is to an intrinsic that never throws. In the oldest
// dialects its declaration does not say so.
func quietIntrinsic(call *ir.Instr) bool {
	f := call.CalledFunc()
	if f == nil {
		return false
	}
	a := intrinsics.Attributes(f.Name(), ir.LLVM11)
	return a != nil && a.Func.Has("nounwind")
}

// cleanup turns the calls that may throw into invokes that unwind to one landing pad, and returns
// the resume at its end; nil if there are no such calls.
func cleanup(m *ir.Module, f *ir.Func, from []provenance.ID) *ir.Instr {
	if f.Attrs.Has("nounwind") {
		return nil
	}
	calls := throwing(f)
	if len(calls) == 0 {
		return nil
	}
	ts := m.Types
	pad := f.NewBlock("gc_cleanup")
	pad.From = append([]provenance.ID(nil), from...)
	if f.Personality == nil {
		f.Personality = m.Declare(defaultPersonality, ts.Func(ts.I32, nil, true), nil)
	}
	caught := m.NewInstr(ir.LandingPad, padType(m, f))
	caught.Flags = ir.Cleanup
	caught.SetFrom(from...)
	pad.Append(caught)
	f.SetName(caught, "cleanup.lpad")
	resume := m.NewInstr(ir.Resume, ts.Void, caught)
	resume.SetFrom(from...)
	pad.Append(resume)
	for i := len(calls) - 1; i >= 0; i-- {
		makeInvoke(m, calls[i], pad)
	}
	return resume
}

// padType is the type of a function's landing pads, which all agree, or the usual type if there are
// none. LLVM's EscapeEnumerator always uses the usual type, and breaks functions whose pads are
// tokens.
func padType(m *ir.Module, f *ir.Func) *ir.Type {
	for _, b := range f.Blocks {
		if in := b.FirstNonPhi(); in != nil && in.Op == ir.LandingPad {
			return in.Type()
		}
	}
	return m.Types.Struct([]*ir.Type{m.PointerTo(m.Types.I8, 0), m.Types.I32}, false)
}

// makeInvoke replaces a call by an invoke that ends its block, and moves the code after it to a new
// block.
func makeInvoke(m *ir.Module, call *ir.Instr, unwind *ir.Block) {
	b := call.Parent()
	f := b.Parent()
	normal := b.SplitAt(call, call.Name()+".noexc")
	b.Terminator().Erase()
	ops := make([]ir.Value, 0, call.NumOps()+2)
	for i := range call.NumOps() {
		ops = append(ops, call.Operand(i))
	}
	in := m.NewInstr(ir.Invoke, call.Type(), append(ops, normal, unwind)...)
	info := *call.Call
	in.Call = &info
	in.SetFrom(call.ID())
	in.CopyDebugLoc(call)
	if prof := call.Attachment("prof"); prof != nil {
		in.SetAttachments(append(in.Attachments(), ir.Attachment{Kind: "prof", Node: prof}))
	}
	if len(call.Records()) > 0 {
		in.SetRecords(call.Records())
		call.SetRecords(nil)
	}
	b.Append(in)
	if call.Name() != "" {
		f.SetName(in, call.Name())
	}
	ir.ReplaceAllUses(call, in)
	call.Erase()
}
