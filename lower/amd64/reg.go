package amd64

// Reg is a register. The zero value is NoReg.
type Reg uint8

// The registers. General registers and XMM registers are numbered in the
// order of their encodings, so RAX+Reg(n) is general register number n.
const (
	NoReg Reg = iota
	RAX
	RCX
	RDX
	RBX
	RSP
	RBP
	RSI
	RDI
	R8
	R9
	R10
	R11
	R12
	R13
	R14
	R15
	XMM0
	XMM1
	XMM2
	XMM3
	XMM4
	XMM5
	XMM6
	XMM7
	XMM8
	XMM9
	XMM10
	XMM11
	XMM12
	XMM13
	XMM14
	XMM15
	AH  // bits 8–15 of RAX; only in instructions without a REX prefix
	CH  // bits 8–15 of RCX
	DH  // bits 8–15 of RDX
	BH  // bits 8–15 of RBX
	RIP // only as the base of a memory operand

	// NumRegs is one more than the largest register number.
	NumRegs
)

// IsGPR reports whether r is one of the sixteen general registers.
func (r Reg) IsGPR() bool { return r-RAX < 16 }

// IsXMM reports whether r is one of the sixteen XMM registers.
func (r Reg) IsXMM() bool { return r-XMM0 < 16 }

// IsHigh reports whether r is AH, CH, DH or BH.
func (r Reg) IsHigh() bool { return r-AH < 4 }

// Num returns the four-bit number that encodes r in an instruction; for AH, CH,
// DH and BH that is 4 to 7.
func (r Reg) Num() uint8 {
	if r.IsHigh() {
		return uint8(r-AH) + 4
	}
	return uint8(r-RAX) & 15
}

// dwarf is the DWARF number of each general register (System V psABI,
// figure 3.36), indexed by encoding.
var dwarf = [16]uint16{0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15}

// DWARF returns the DWARF register number of r (System V psABI, "DWARF Register
// Number Mapping") as stack maps and call frame information use it: RAX is 0,
// RSP 7, RIP 16, XMM0 17. High byte registers count as their whole register.
func (r Reg) DWARF() uint16 {
	switch {
	case r.IsGPR():
		return dwarf[r-RAX]
	case r.IsXMM():
		return 17 + uint16(r-XMM0)
	case r.IsHigh():
		return dwarf[r-AH]
	}
	return 16
}

// FromDWARF returns the register with the given DWARF number, and whether there
// is one.
func FromDWARF(n uint16) (Reg, bool) {
	switch {
	case n < 16:
		for i, d := range dwarf {
			if d == n {
				return RAX + Reg(i), true
			}
		}
	case n == 16:
		return RIP, true
	case n < 33:
		return XMM0 + Reg(n-17), true
	}
	return NoReg, false
}

// Width is the operand size of an instruction in bits.
type Width uint8

// The widths. W0 is for operations with only one width.
const (
	W0   Width = 0
	W8   Width = 8
	W16  Width = 16
	W32  Width = 32
	W64  Width = 64
	W128 Width = 128
)

// Bytes returns the width in bytes.
func (w Width) Bytes() int { return int(w) / 8 }

var regNames = [...][16]string{
	{"al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", "r8b", "r9b", "r10b", "r11b", "r12b", "r13b", "r14b", "r15b"},
	{"ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "r8w", "r9w", "r10w", "r11w", "r12w", "r13w", "r14w", "r15w"},
	{"eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d", "r14d", "r15d"},
	{"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"},
	{"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15"},
}

var highNames = [...]string{"ah", "ch", "dh", "bh"}

// Name returns the name of r's low w bits in lower case, without a prefix sign: RAX at W32 is
// "eax". For a width that r does not have it returns the full register.
func (r Reg) Name(w Width) string {
	switch {
	case r.IsGPR():
		row := 3
		switch w {
		case W8:
			row = 0
		case W16:
			row = 1
		case W32:
			row = 2
		}
		return regNames[row][r-RAX]
	case r.IsXMM():
		return regNames[4][r-XMM0]
	case r.IsHigh():
		return highNames[r-AH]
	case r == RIP:
		return "rip"
	}
	return "noreg"
}

// String returns the name of the full register.
func (r Reg) String() string { return r.Name(W64) }
