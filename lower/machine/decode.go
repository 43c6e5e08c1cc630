package machine

import (
	"strings"

	"golang.org/x/arch/x86/x86asm"
)

// operandKind is the kind of an operand.
type operandKind uint8

const (
	opNone operandKind = iota
	opReg              // low bytes of a general register
	opHigh             // AH, CH, DH, BH
	opMem
	opImm
	opXMM
	opST // a register of the x87 stack
)

// operand is a decoded operand. size is in bytes.
type operand struct {
	kind  operandKind
	size  uint8
	reg   uint8  // opReg, opHigh, opXMM, opST
	base  uint8  // opMem: noReg for none
	index uint8  // opMem: noReg for none
	scale uint8  // opMem
	seg   uint8  // opMem: 1 FS, 2 GS
	val   uint64 // opImm: sign-extended; opMem: displacement, with RIP added in
}

const noReg = 0xFF

// inst is a decoded instruction.
type inst struct {
	quick
	op   x86asm.Op
	len  uint8
	size uint8 // of the operation in bytes: that of the first operand
	cc   uint8 // condition code
	rep  uint8 // 0xF3 or 0xF2 before a string operation
	n    uint8 // number of operands
	a, b operand
	c    operand
	exec execFunc
	lane laneOp // of execLanes
	text x86asm.Inst
}

// execFunc executes an instruction. RIP already points to the next one.
type execFunc func(*Processor, *inst)

// decode decodes the instruction at addr. It reads at most 15 bytes, only from executable pages.
func (m *Processor) decode(addr uint64) (*inst, *Fault) {
	p := m.Mem.page(addr)
	if p == nil || p.perm&Exec == 0 {
		return nil, &Fault{Kind: ExecFault, RIP: addr, Addr: addr, Perm: p.permissions()}
	}
	at := addr % PageSize
	if p.code == nil {
		if p.owner == 0 {
			p = m.Mem.own(addr/PageSize, p)
		}
		p.code, p.open = new([PageSize]*inst), 0
		m.near.forget(addr / PageSize)
	} else if d := p.code[at]; d != nil {
		return d, nil
	}
	var buf [15]byte
	code := p.data[at:]
	whole := len(code) >= len(buf)
	if !whole {
		// The instruction may continue on the next page; it is then not cached, since a write there
		// would not invalidate it.
		n := copy(buf[:], code)
		if q := m.Mem.page(addr + uint64(n)); q != nil && q.perm&Exec != 0 {
			n += copy(buf[n:], q.data[:])
		}
		code = buf[:n]
	}
	d, f := translate(code, addr)
	if f != nil {
		return nil, f
	}
	if whole || int(d.len) <= PageSize-int(at) {
		p.code[at] = d
	}
	return d, nil
}

// Decode decodes an instruction of 64-bit code. x86asm does not extend the signs of displacements
// of 32 bits.
func Decode(code []byte) (x86asm.Inst, error) {
	in, err := x86asm.Decode(code, 64)
	if op := in.Opcode >> 24; op&^3 == 0xA0 { // MOV with an address of 64 bits
		return in, err
	}
	for i, a := range in.Args {
		if m, ok := a.(x86asm.Mem); ok {
			m.Disp = int64(int32(m.Disp))
			in.Args[i] = m
		}
	}
	return in, err
}

// translate decodes bytes into an inst.
func translate(code []byte, addr uint64) (*inst, *Fault) {
	if len(code) >= 4 && code[0] == 0xF3 && code[1] == 0x0F && code[2] == 0x1E && code[3] == 0xFA {
		// ENDBR64, which the decoder does not know, is a nop.
		d := &inst{op: x86asm.NOP, len: 4, exec: execNop,
			text: x86asm.Inst{Op: x86asm.NOP, Len: 4, Mode: 64}}
		d.makeQuick(addr)
		return d, nil
	}
	if isVEX(code) {
		return nil, &Fault{Kind: Undefined, RIP: addr, Addr: addr,
			Text: "an instruction of AVX or BMI"}
	}
	raw, err := Decode(code)
	if err != nil {
		return nil, &Fault{Kind: Undefined, RIP: addr, Addr: addr, Err: err}
	}
	d := &inst{op: raw.Op, len: uint8(raw.Len), text: raw}
	if m, ok := raw.Args[1].(x86asm.Mem); ok && raw.Op == x86asm.UD1 {
		raw.Args[1] = x86asm.Mem{Disp: m.Disp} // which is not accessed: its registers do not matter
	}
	next := addr + uint64(raw.Len)
	for i, p := range []*operand{&d.a, &d.b, &d.c} {
		if raw.Args[i] == nil {
			break
		}
		d.n++
		if !p.set(raw.Args[i], uint8(raw.MemBytes), next) {
			return nil, unknown(addr, raw)
		}
	}
	d.size = d.a.size
	for _, p := range raw.Prefix {
		if p == 0 {
			break
		}
		if b := uint8(p); b == 0xF3 || b == 0xF2 {
			d.rep = b
		}
	}
	if !d.bind() {
		return nil, unknown(addr, raw)
	}
	d.makeQuick(addr)
	return d, nil
}

// isVEX reports whether code begins with the VEX or EVEX prefix of AVX, AVX-512, BMI1 or BMI2
// (Intel SDM vol. 2A, 2.3 and 2.7), also after prefixes that are not allowed before it. The decoder
// knows neither, and would decode the rest as another instruction.
func isVEX(code []byte) bool {
	for _, b := range code {
		switch b {
		case 0xC4, 0xC5, 0x62:
			return true
		case 0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65, 0x66, 0x67, 0xF0, 0xF2, 0xF3:
		default:
			if b&0xF0 != 0x40 { // REX
				return false
			}
		}
	}
	return false
}

// unknown is the fault for an unsupported instruction.
func unknown(addr uint64, raw x86asm.Inst) *Fault {
	return &Fault{Kind: Undefined, RIP: addr, Addr: addr, Text: Text(raw, addr, nil)}
}

// Assembly returns the instruction at an address in AT&T syntax, "" if there is none. Targets of
// jumps and calls, and addresses relative to RIP, are printed as the name that name returns, or as
// the address if that is "" or name is nil.
func (m *Processor) Assembly(addr uint64, name func(uint64) string) string {
	d, f := m.decode(addr)
	if f != nil {
		return ""
	}
	if name == nil {
		return Text(d.text, addr, nil)
	}
	return Text(d.text, addr, func(at uint64) (string, uint64) { return name(at), at })
}

// Text is an instruction in AT&T syntax; name, unless it is nil, returns the name at an address,
// and the address of that. It differs from x86asm's text, which omits the address 0, and RIP if
// there is a name, and prints a scale of 1, as our listings and LLVM's do not.
func Text(in x86asm.Inst, at uint64, name x86asm.SymLookup) string {
	text := x86asm.GNUSyntax(in, at, name)
	if in.Op == x86asm.MOVSXD {
		text = strings.Replace(text, "movsxd", "movslq", 1) // its mnemonic in this syntax
	}
	for _, a := range in.Args {
		m, ok := a.(x86asm.Mem)
		if ok && m.Scale == 1 {
			text = strings.Replace(text, ",1)", ")", 1)
		}
		if ok && m.Base == x86asm.RIP && name != nil {
			s, _ := name(at + uint64(int64(in.Len)+m.Disp))
			if s != "" && m.Disp != 0 {
				text = strings.Replace(text, s, s+"(%rip)", 1)
			}
		}
		if ok && m.Base == 0 && m.Index == 0 && m.Disp == 0 {
			text = strings.Replace(text, " ,", " 0x0,", 1)
			if strings.HasSuffix(text, ",") || !strings.Contains(text, " ") {
				text += "0x0"
			}
		}
	}
	return text
}

// set translates an operand.
func (o *operand) set(arg x86asm.Arg, memBytes uint8, next uint64) bool {
	switch a := arg.(type) {
	case x86asm.Reg:
		return o.setReg(a)
	case x86asm.Imm:
		o.kind, o.val, o.size = opImm, uint64(a), 8
	case x86asm.Rel:
		o.kind, o.val, o.size = opImm, next+uint64(int64(a)), 8
	case x86asm.Mem:
		o.kind, o.size = opMem, memBytes
		o.base, o.index, o.scale = noReg, noReg, a.Scale
		o.val = uint64(a.Disp)
		switch {
		case a.Base == x86asm.RIP:
			o.val += next
		case a.Base >= x86asm.RAX && a.Base <= x86asm.R15:
			o.base = uint8(a.Base - x86asm.RAX)
		case a.Base != 0:
			return false
		}
		switch {
		case a.Scale == 0:
		case a.Index >= x86asm.RAX && a.Index <= x86asm.R15:
			o.index = uint8(a.Index - x86asm.RAX)
		case a.Index != 0:
			return false
		}
		switch a.Segment {
		case x86asm.FS:
			o.seg = 1
		case x86asm.GS:
			o.seg = 2
		}
	default:
		return false
	}
	return true
}

// setReg translates a register.
func (o *operand) setReg(r x86asm.Reg) bool {
	switch {
	case r >= x86asm.AL && r <= x86asm.BL:
		o.kind, o.size, o.reg = opReg, 1, uint8(r-x86asm.AL)
	case r >= x86asm.AH && r <= x86asm.BH:
		o.kind, o.size, o.reg = opHigh, 1, uint8(r-x86asm.AH)
	case r >= x86asm.SPB && r <= x86asm.DIB:
		o.kind, o.size, o.reg = opReg, 1, uint8(r-x86asm.SPB)+rsp
	case r >= x86asm.R8B && r <= x86asm.R15B:
		o.kind, o.size, o.reg = opReg, 1, uint8(r-x86asm.R8B)+8
	case r >= x86asm.AX && r <= x86asm.R15W:
		o.kind, o.size, o.reg = opReg, 2, uint8(r-x86asm.AX)
	case r >= x86asm.EAX && r <= x86asm.R15L:
		o.kind, o.size, o.reg = opReg, 4, uint8(r-x86asm.EAX)
	case r >= x86asm.RAX && r <= x86asm.R15:
		o.kind, o.size, o.reg = opReg, 8, uint8(r-x86asm.RAX)
	case r >= x86asm.X0 && r <= x86asm.X15:
		o.kind, o.size, o.reg = opXMM, 16, uint8(r-x86asm.X0)
	case r >= x86asm.F0 && r <= x86asm.F7:
		o.kind, o.size, o.reg = opST, 10, uint8(r-x86asm.F0)
	default:
		return false
	}
	return true
}

// addr is the effective address of a memory operand.
func (m *Processor) addr(o *operand) uint64 {
	a := o.val
	if o.base != noReg {
		a += m.GPR[o.base&15]
	}
	if o.index != noReg {
		a += m.GPR[o.index&15] * uint64(o.scale)
	}
	switch o.seg {
	case 1:
		a += m.FSBase
	case 2:
		a += m.GSBase
	}
	return a
}

// get reads an integer operand, zero-extended.
func (m *Processor) get(o *operand) uint64 {
	switch o.kind {
	case opReg:
		return m.GPR[o.reg&15] & mask(o.size)
	case opMem:
		return m.load(m.addr(o), o.size)
	case opImm:
		return o.val
	case opHigh:
		return m.GPR[o.reg&15] >> 8 & 0xFF
	}
	return 0
}

// put writes an integer operand. A 32-bit write to a register clears its upper half; narrower ones
// preserve the rest.
func (m *Processor) put(o *operand, v uint64) {
	switch o.kind {
	case opReg:
		r := &m.GPR[o.reg&15]
		switch o.size {
		case 8:
			*r = v
		case 4:
			*r = uint64(uint32(v))
		case 2:
			*r = *r&^0xFFFF | v&0xFFFF
		default:
			*r = *r&^0xFF | v&0xFF
		}
	case opMem:
		m.store(m.addr(o), o.size, v)
	case opHigh:
		r := &m.GPR[o.reg&15]
		*r = *r&^0xFF00 | v&0xFF<<8
	}
}

// load reads memory; a fault is stored for the step to return.
func (m *Processor) load(addr uint64, size uint8) uint64 {
	v, f := m.Mem.load(addr, size)
	if f != nil {
		m.fail(f)
	}
	return v
}

// store writes memory unless the instruction has already failed.
func (m *Processor) store(addr uint64, size uint8, v uint64) {
	if m.fault == nil {
		if f := m.Mem.store(addr, size, v); f != nil {
			m.fail(f)
		}
	}
}

// fail stops the instruction; the first fault counts.
func (m *Processor) fail(f *Fault) {
	if m.fault == nil {
		m.fault = f
	}
}

// mask covers size bytes.
func mask(size uint8) uint64 { return ^uint64(0) >> (64 - 8*uint(size)) }

// signBit is the highest bit of size bytes.
func signBit(size uint8) uint64 { return 1 << (8*uint(size) - 1) }

// signExtend extends the sign of the low size bytes of v.
func signExtend(v uint64, size uint8) uint64 {
	s := 64 - 8*uint(size)
	return uint64(int64(v<<s) >> s)
}
