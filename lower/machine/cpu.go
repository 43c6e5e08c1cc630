package machine

import "statepoint/lower/amd64"

// The bits of the flags register (Intel SDM volume 1, section 3.4.3).
const (
	FlagCF uint64 = 1 << 0  // carry
	FlagPF uint64 = 1 << 2  // parity of the low byte: set if even
	FlagAF uint64 = 1 << 4  // carry out of bit 3
	FlagZF uint64 = 1 << 6  // zero
	FlagSF uint64 = 1 << 7  // sign
	FlagDF uint64 = 1 << 10 // string operations count down
	FlagOF uint64 = 1 << 11 // signed overflow

	// Arithmetic is the set of flags that arithmetic changes.
	Arithmetic = FlagCF | FlagPF | FlagAF | FlagZF | FlagSF | FlagOF

	flagFixed uint64 = 1<<1 | 1<<9 // always one; interrupts enabled
)

// CPU is the state of the processor without its memory. It is a value: a copy is a snapshot.
type CPU struct {
	GPR    [16]uint64 // in the order of their encodings: RAX, RCX, RDX, RBX, RSP, …
	RIP    uint64
	Flags  uint64
	FSBase uint64 // thread-local storage
	GSBase uint64
	XMM    [16][2]uint64 // low half first
	X87    X87
}

// Get returns the value of a general register or RIP.
func (c *CPU) Get(r amd64.Reg) uint64 {
	switch {
	case r.IsGPR():
		return c.GPR[r.Num()]
	case r == amd64.RIP:
		return c.RIP
	}
	return 0
}

// Set changes a general register or RIP. Other registers are ignored.
func (c *CPU) Set(r amd64.Reg, v uint64) {
	switch {
	case r.IsGPR():
		c.GPR[r.Num()] = v
	case r == amd64.RIP:
		c.RIP = v
	}
}

// Register numbers.
const (
	rax = iota
	rcx
	rdx
	rbx
	rsp
	rbp
	rsi
	rdi
)

// cond evaluates a condition code (Intel SDM volume 1, appendix B).
func (c *CPU) cond(cc uint8) bool {
	f := c.Flags
	var v bool
	switch cc >> 1 {
	case 0:
		v = f&FlagOF != 0
	case 1:
		v = f&FlagCF != 0
	case 2:
		v = f&FlagZF != 0
	case 3:
		v = f&(FlagCF|FlagZF) != 0
	case 4:
		v = f&FlagSF != 0
	case 5:
		v = f&FlagPF != 0
	case 6:
		v = (f&FlagSF != 0) != (f&FlagOF != 0)
	default:
		v = f&FlagZF != 0 || (f&FlagSF != 0) != (f&FlagOF != 0)
	}
	return v != (cc&1 != 0)
}

// Processor executes instructions: what they do to registers, flags and memory. It knows neither
// threads nor functions outside the program.
type Processor struct {
	CPU
	Mem *Memory
	// Steps counts the instructions executed, and Externals.
	Steps uint64

	fault  *Fault // of the instruction that is executed
	near   near
	lazy   lazyFlags // while quickly runs
	missed uint64    // the address of a page that is not cached
	need   Perm      // and its purpose; 0 if there is none
	// nextExt is the end of the addresses of Externals, to which code may jump.
	nextExt uint64
}
