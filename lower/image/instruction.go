package image

import (
	"strings"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/machine"
	"statepoint/stackmap"
)

// Instruction is an instruction as text, with the properties that a reader of frames needs.
type Instruction struct {
	Text string
	// Size is its length in bytes.
	Size int
	// Name is the operation as the manual spells it, "" on machines other than x86-64.
	Name string
	// Call is set for a call, Jump for a branch.
	Call, Jump bool
	// Target is the address that a call or branch goes to, if HasTarget.
	Target    uint64
	HasTarget bool
	// Memory is the memory operand relative to a register, nil for none.
	Memory *Operand
	// Pushes is the number of bytes by which the instruction lowers the stack pointer, if constant;
	// a call's return address does not count.
	Pushes int64
	// RoundsStack is the alignment, in bytes, to which the instruction rounds the stack pointer
	// down, 0 if it does not.
	RoundsStack int64
}

// Operand is memory at a distance from a register.
type Operand struct {
	Base uint16 // DWARF number
	Disp int64
	Size int // in bytes, 0 if the instruction reads and writes nothing there
	// Start and End are its bytes in the text.
	Start, End int
}

// Syntax is a syntax for x86-64's instructions.
type Syntax uint8

// The syntaxes.
const (
	ATT Syntax = iota
	Intel
	Go
)

// Decode returns the instruction at an address; ok is false if it is unknown. Other machines have
// one syntax each.
func (im *Image) Decode(addr uint64, s Syntax) (in Instruction, ok bool) {
	in.Text, in.Size = im.Instruction(addr)
	if in.Size == 0 {
		return in, false
	}
	b := im.Bytes(addr, 16)
	if im.Machine != AMD64 {
		op, _, _ := strings.Cut(in.Text, " ")
		in.Call = op == "bl" || op == "blr"
		return in, true
	}
	op, err := machine.Decode(b)
	if err != nil {
		return in, true // endbr64, which the decoder lacks
	}
	in.describe(&op, addr)
	names := func(at uint64) (string, uint64) { return im.name(addr, at), at }
	if !refers(op) {
		names = nil
	}
	switch s {
	case Intel:
		in.Text = x86asm.IntelSyntax(op, addr, names)
	case Go:
		in.Text = x86asm.GoSyntax(op, addr, names)
	}
	in.locate(s)
	return in, true
}

// describe fills in the properties that do not depend on the syntax.
func (in *Instruction) describe(op *x86asm.Inst, addr uint64) {
	in.Name = op.Op.String()
	in.Call = op.Op == x86asm.CALL
	for _, a := range op.Args {
		switch a := a.(type) {
		case x86asm.Rel:
			in.Jump = !in.Call
			in.Target, in.HasTarget = addr+uint64(op.Len)+uint64(int64(a)), true
		case x86asm.Mem:
			if d, ok := dwarfOf(a.Base); ok && a.Segment == 0 {
				in.Memory = &Operand{Base: d, Disp: a.Disp, Size: op.MemBytes}
				if a.Index != 0 && a.Scale != 0 || op.Op == x86asm.LEA || op.Op == x86asm.NOP {
					in.Memory.Size = 0
				}
			}
		}
	}
	in.Jump = in.Jump || op.Op == x86asm.JMP
	sp, _ := op.Args[0].(x86asm.Reg)
	by, constant := op.Args[1].(x86asm.Imm)
	switch {
	case op.Op == x86asm.PUSH || op.Op == x86asm.PUSHFQ:
		in.Pushes = 8
	case op.Op == x86asm.POP || op.Op == x86asm.POPFQ:
		in.Pushes = -8
	case op.Op == x86asm.SUB && sp == x86asm.RSP && constant:
		in.Pushes = int64(by)
	case op.Op == x86asm.ADD && sp == x86asm.RSP && constant:
		in.Pushes = -int64(by)
	case op.Op == x86asm.AND && sp == x86asm.RSP && constant && by < 0:
		in.RoundsStack = -int64(by)
	}
}

// dwarfOf is the DWARF number of a general register.
func dwarfOf(r x86asm.Reg) (uint16, bool) {
	if r < x86asm.RAX || r > x86asm.R15 {
		return 0, false
	}
	return [16]uint16{0, 2, 1, 3, stackmap.RSP, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14,
		15}[r-x86asm.RAX], true
}

// locate finds the memory operand in the text: the parentheses or brackets, and the displacement
// before them.
func (in *Instruction) locate(s Syntax) {
	m := in.Memory
	if m == nil {
		return
	}
	open, shut := byte('('), byte(')')
	if s == Intel {
		open, shut = '[', ']'
	}
	at := strings.IndexByte(in.Text, open)
	end := strings.IndexByte(in.Text, shut)
	if at < 0 || end < at {
		in.Memory = nil
		return
	}
	for s != Intel && at > 0 && strings.IndexByte(" ,*", in.Text[at-1]) < 0 {
		at--
	}
	m.Start, m.End = at, end+1
}
