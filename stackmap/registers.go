package stackmap

// DWARF numbers of the x86-64 registers that stack maps name most (System V ABI, AMD64 supplement,
// "DWARF Register Number Mapping").
const (
	RAX = 0
	RDX = 1
	RCX = 2
	RBX = 3
	RSI = 4
	RDI = 5
	RBP = 6
	RSP = 7
	R12 = 12
	R13 = 13
	R14 = 14
	R15 = 15
	// RA is the column of the return address.
	RA = 16
)

var general = [...]string{"rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp",
	"r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rip"}

var segments = [...]string{"es", "cs", "ss", "ds", "fs", "gs"}

// RegisterNames names a machine's registers by DWARF number. nil means RegisterName.
type RegisterNames func(dwarf uint16) string

func (n RegisterNames) name(dwarf uint16) string {
	if n == nil {
		return RegisterName(dwarf)
	}
	return n(dwarf)
}

// RegisterName names a DWARF register of x86-64: "reg" and the number if no register has that
// number.
func RegisterName(dwarf uint16) string {
	n := uint64(dwarf)
	switch {
	case dwarf < uint16(len(general)):
		return general[dwarf]
	case dwarf <= 32:
		return "xmm" + itoa(n-17)
	case dwarf <= 40:
		return "st" + itoa(n-33)
	case dwarf <= 48:
		return "mm" + itoa(n-41)
	case dwarf == 49:
		return "rflags"
	case dwarf <= 55:
		return segments[dwarf-50]
	case dwarf == 58:
		return "fs.base"
	case dwarf == 59:
		return "gs.base"
	case dwarf == 62:
		return "tr"
	case dwarf == 63:
		return "ldtr"
	case dwarf == 64:
		return "mxcsr"
	case dwarf == 65:
		return "fcw"
	case dwarf == 66:
		return "fsw"
	case dwarf >= 67 && dwarf <= 82:
		return "xmm" + itoa(n-51)
	case dwarf >= 118 && dwarf <= 125:
		return "k" + itoa(n-118)
	}
	return "reg" + itoa(n)
}

// maxCallingConv is the largest number a calling convention can have (LangRef.rst, "Calling
// Conventions").
const maxCallingConv = 1023

// CallingConvName is the IR name of one of LLVM's calling conventions, "cc" and its number if it
// has no name.
func CallingConvName(cc int64) string {
	switch cc {
	case 0:
		return "C"
	case 8:
		return "fastcc"
	case 9:
		return "coldcc"
	case 10:
		return "ghccc"
	case 11:
		return "HiPE"
	case 13:
		return "anyregcc"
	case 14:
		return "preserve_mostcc"
	case 15:
		return "preserve_allcc"
	case 16:
		return "swiftcc"
	case 17:
		return "cxx_fast_tlscc"
	case 18:
		return "tailcc"
	case 19:
		return "cfguard_checkcc"
	case 20:
		return "swifttailcc"
	case 21:
		return "preserve_nonecc"
	case 64:
		return "x86_stdcallcc"
	case 65:
		return "x86_fastcallcc"
	case 70:
		return "x86_thiscallcc"
	case 78:
		return "x86_64_sysvcc"
	case 79:
		return "win64cc"
	case 80:
		return "x86_vectorcallcc"
	case 92:
		return "x86_regcallcc"
	}
	return "cc" + itoa64(cc)
}

// place formats register + offset: rsp+0, rsp+8, rbp-16. An offset of 0 is included, so that
// "[rsp+0]", the memory, is not mistaken for rsp.
func (n RegisterNames) place(reg uint16, off int32) string {
	if off < 0 {
		return n.name(reg) + itoa64(int64(off))
	}
	return n.name(reg) + "+" + itoa(uint64(off))
}
