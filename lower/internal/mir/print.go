package mir

import (
	"fmt"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
)

// Printer writes functions as text, for tests and for debugging the code generator. Its zero value
// writes numbers instead of names.
//
// A line is an instruction: its definitions, "=", the operation with its width and condition, and
// its uses. A definition has the register's class, g (general) or x (XMM), with its bits, and "ref"
// for a pointer that a collector moves. The allocator's choice is after "@".
//
//	v3:g64 = add.64 tied v1, v2
//	v3:g64@rax = add.64 tied v1 from rcx, v2@rdx
//
// The words before and after an operand are its [Role]: "tied v1" is overwritten by the result,
// "v1 in rdi" is copied there first, "mem? v1" may be read from memory, "keep v1 as v2" is recorded
// in the slot that has v2 after the call, "v1 to word 0" goes to a word of the caller's arguments.
type Printer struct {
	// Symbol names a symbol.
	Symbol func(amd64.Sym) string
	// Value names a value of the IR; "" for none.
	Value func(provenance.ID) string
	// Slot names the memory slot of a register that an operand reads.
	Slot func(VReg) string
	// Around returns lines to write before or after an instruction's line.
	Around func(inst int32, after bool) []string
}

// String is the function as text, with numbers instead of names.
func (f *Func) String() string { return (&Printer{}).Text(f) }

// Text is a function as text.
func (p *Printer) Text(f *Func) string {
	w := writer{p: p, f: f}
	w.line("%s:%s", f.Name, words(f))
	for i := range f.Objects {
		o := &f.Objects[i]
		w.line("  frame%d: %d bytes, align %d%s", i, o.Size, o.Align, w.object(o))
	}
	for i := range f.Blocks {
		w.block(i)
	}
	return w.b.String()
}

type writer struct {
	p *Printer
	f *Func
	b strings.Builder
}

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(&w.b, format, args...)
	w.b.WriteByte('\n')
}

// words are the properties of the whole function.
func words(f *Func) string {
	var b strings.Builder
	for _, x := range [...]struct {
		is   bool
		word string
	}{
		{f.HasCalls, "calls"}, {f.Naked, "naked"},
		{f.FramePointer, "frame pointer"}, {f.Dynamic, "dynamic frame"},
		{f.Realigned != amd64.NoReg, "realigned, from " + f.Realigned.String()},
		{f.Guard != 0, fmt.Sprintf("guard in frame%d", f.Guard-1)},
		{f.Probe.Step != 0, fmt.Sprintf("probes %d apart", f.Probe.Step)},
		{f.StackCheck.Grow != amd64.NoSym, fmt.Sprintf("%d bytes of stack given", f.StackCheck.Given)},
		{f.EntryNops != 0, fmt.Sprintf("%d bytes of nops", f.EntryNops)},
		{f.OutArgs != 0, fmt.Sprintf("%d bytes of arguments", f.OutArgs)},
		{f.Incoming != 0, fmt.Sprintf("%d words come", f.Incoming)},
		{f.Pop != 0, fmt.Sprintf("pops %d", f.Pop)},
		{f.RedZone, "red zone"},
		{f.Hole != 0, fmt.Sprintf("hole of %d", f.Hole)},
	} {
		if !x.is {
			continue
		}
		if b.Len() > 0 {
			b.WriteByte(',')
		}
		b.WriteString(" " + x.word)
	}
	return b.String()
}

// object writes the place of a frame object, if not in the frame itself, and its name.
func (w *writer) object(o *Object) string {
	s := ""
	if o.Incoming != 0 {
		s = fmt.Sprintf(", word %d that came", o.Incoming-1)
	}
	if name := w.value(o.Value); name != "" {
		s += "  ; " + name
	}
	return s
}

func (w *writer) value(id provenance.ID) string {
	if w.p.Value == nil || id == 0 {
		return ""
	}
	return w.p.Value(id)
}

func (w *writer) symbol(s amd64.Sym) string {
	if w.p.Symbol == nil {
		return fmt.Sprintf("@%d", s)
	}
	return "@" + w.p.Symbol(s)
}

// block writes a block: its name and neighbours, its phis, its instructions.
func (w *writer) block(n int) {
	f := w.f
	b := &f.Blocks[n]
	var notes []string
	if name := w.value(b.IR); name != "" {
		notes = append(notes, name)
	}
	if b.Split {
		notes = append(notes, "on an edge")
	}
	if b.Depth > 0 {
		notes = append(notes, fmt.Sprintf("in %d loops", b.Depth))
	}
	if b.Cold {
		notes = append(notes, "cold")
	}
	if b.Pad {
		notes = append(notes, "landing pad")
	}
	head := fmt.Sprintf("b%d:", n)
	if from := f.Preds(b); len(from) > 0 {
		head += " from " + blocks(from)
	}
	if len(notes) > 0 {
		head += "  ; " + strings.Join(notes, ", ")
	}
	w.line("%s", head)
	for k := b.Phi0; k < b.PhiEnd; k++ {
		phi := &f.Phis[k]
		list := make([]string, 0, 4)
		for p := range b.PredEnd - b.Pred0 {
			list = append(list, w.operand(&f.Sources[phi.Src0+p]))
		}
		w.line("  %s = phi %s", w.definition(phi.Dst, amd64.NoReg), strings.Join(list, ", "))
	}
	for k := b.First; k < b.End; k++ {
		w.around(k, false)
		w.inst(&f.Insts[k])
		w.around(k, true)
	}
}

func blocks(list []int32) string {
	names := make([]string, len(list))
	for i, n := range list {
		names[i] = fmt.Sprintf("b%d", n)
	}
	return strings.Join(names, ", ")
}

func (w *writer) around(k int32, after bool) {
	if w.p.Around == nil {
		return
	}
	for _, l := range w.p.Around(k, after) {
		w.line("    %s", l)
	}
}

// inst writes an instruction, and what it records.
func (w *writer) inst(in *Inst) {
	var defs, uses []string
	ops := w.f.Ops(in)
	for i := range ops {
		switch o := &ops[i]; o.Role {
		case Def:
			defs = append(defs, w.definition(o.Reg, o.Phys))
		case FixedDef:
			defs = append(defs, w.definition(o.Reg, amd64.NoReg)+" in "+o.Phys.String())
		default:
			uses = append(uses, w.operand(o))
		}
	}
	s := "  "
	if len(defs) > 0 {
		s += strings.Join(defs, ", ") + " = "
	}
	s += w.operation(in)
	if len(uses) > 0 {
		s += " " + strings.Join(uses, ", ")
	}
	w.line("%s%s", s, w.remarks(in))
	switch in.Op {
	case Statepoint, StackMap, PatchPoint:
		w.point(&w.f.Points[in.Aux], ops)
	}
}

// operation is an instruction's operation with width, condition and number.
func (w *writer) operation(in *Inst) string {
	s := in.Op.String()
	switch amd64.Op(in.Op) {
	case amd64.JCC, amd64.SETCC, amd64.CMOVCC:
		s += "." + in.Cond.String()
	}
	for _, p := range [...]struct {
		bit  amd64.Prefix
		word string
	}{{amd64.Lock, "lock "}, {amd64.Rep, "rep "}, {amd64.Repne, "repne "}} {
		if in.Prefix&p.bit != 0 {
			s = p.word + s
		}
	}
	if sized := in.Op < Copy || in.Op == SDivRem || in.Op == UDivRem ||
		in.Op == AtomicLoop; sized && in.W != amd64.W0 {
		s += fmt.Sprintf(".%d", in.W)
	}
	switch in.Op {
	case AtomicLoop:
		s += " " + loopNames[in.Aux]
	case TailCall, DynAlloca, CallRoom, CopyReturn, Asm:
		s += fmt.Sprintf(" #%d", in.Aux)
	case Op(amd64.JMP):
		if in.Aux > 0 {
			s += fmt.Sprintf(" table %d", in.Aux-1)
		}
	}
	return s
}

// remarks are the flags of an instruction that its operation does not imply.
func (w *writer) remarks(in *Inst) string {
	var notes []string
	for _, x := range [...]struct {
		is   bool
		word string
	}{
		{in.Flags&ReadsFlags != 0, "reads flags"}, {in.Invoke, "invoke"}, {in.Pops, "callee pops"},
		{in.Twice, "returns twice"},
		{in.Flags&Cold != 0, "cold"}, {in.Flags&ClobbersRAX != 0, "clobbers rax"},
		{in.Flags&ClobbersRCX != 0, "clobbers rcx"},
		{in.Flags&ClobbersRDX != 0, "clobbers rdx"}, {in.Flags&ClobbersR11 != 0, "clobbers r11"},
	} {
		if x.is {
			notes = append(notes, x.word)
		}
	}
	if len(notes) == 0 {
		return ""
	}
	return "  ; " + strings.Join(notes, ", ")
}

// point writes the record of a statepoint, stack map or patchpoint.
func (w *writer) point(p *Point, ops []Operand) {
	head := fmt.Sprintf("record %d", p.ID)
	if p.PatchBytes > 0 {
		head += fmt.Sprintf(", %d patch bytes", p.PatchBytes)
	}
	if p.Flags != 0 {
		head += fmt.Sprintf(", flags %d", p.Flags)
	}
	w.line("    %s", head)
	at := int(p.Rec)
	for _, part := range [...]struct {
		name string
		n    int32
	}{{"deopt", p.Deopt}, {"gc", p.GC}, {"alloca", p.Allocas}} {
		if part.n == 0 {
			continue
		}
		list := make([]string, part.n)
		for i := range list {
			list[i] = w.recorded(&w.f.Recorded[at+i], ops)
		}
		at += int(part.n)
		w.line("      %s: %s", part.name, strings.Join(list, ", "))
	}
}

func (w *writer) recorded(r *Recorded, ops []Operand) string {
	s := fmt.Sprint(r.Val)
	switch r.Kind {
	case RecordSlot:
		s = fmt.Sprintf("slot of v%d", ops[r.Operand].Index)
	case RecordFrame:
		s = fmt.Sprintf("&frame%d", r.Val)
	case RecordObject:
		s = fmt.Sprintf("[frame%d]", r.Val)
	case RecordReg:
		s = w.register(ops[r.Operand].Reg, ops[r.Operand].Phys)
	}
	return s
}
