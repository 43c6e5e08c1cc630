package machine

import (
	"golang.org/x/arch/x86/x86asm"

	"statepoint/lower/machine/internal/float80"
)

// openRow is a row of the table of undefined results: those that the manuals do not define, or in
// which two vendors' processors differ.
type openRow struct {
	// names are the mnemonics of the instructions, as in the table of lower/amd64.
	names []string
	// what says which part of the result is undefined and when, and what the manuals say about it:
	// "SDM" is Intel's Software Developer's Manual, volume 2 where no other is given, "APM" AMD's
	// Architecture Programmer's Manual, volume 3.
	what string
	// choice says what this machine does, and why.
	choice string
	// bits adds the undefined bits of the result, before the instruction is executed. It is nil if
	// the whole instruction, or some of its operands, are undefined.
	bits func(m *Processor, d *inst, o *openBits)
	// reserved are the bits of an immediate whose meaning is undefined.
	reserved uint8
	// split is set if an operand in memory that crosses a cache line has an undefined effect.
	split bool
	// faults is set if only the faults are undefined, in states that no test has.
	faults bool
	// never is set if tests must not execute the instruction.
	never bool
}

// openBits are the undefined bits of a result.
type openBits struct {
	flags   uint64
	gpr     [16]uint64
	xmm     [16][2]uint64
	x87     float80.Number // of ST(0)
	at, mem uint64         // an address, and the bits of the 2 bytes there
}

// openTable lists results that may differ between processors. No test compares them with the host's
// processor, and no test program depends on them, as TestFormsOnAnotherProcessor and the programs
// on a machine changed by ActAsAnother check.
//
// Checked, and the same everywhere: which NaN an SSE operation on two operands gives (the first
// source operand, made quiet: SDM volume 1, 4.8.3.5; MIN and MAX the second source operand);
// conversions out of range and masked x87 faults (integer and real indefinite); shifts of vectors
// beyond the width; precision (all arithmetic here but approximations is exactly rounded; the
// transcendental functions of the x87 unit are not executed).
var openTable = []openRow{
	{names: []string{"AND", "OR", "XOR", "TEST"},
		what:   "AF is undefined",
		choice: "clears it, as the carry out of an operation that has none",
		bits:   func(_ *Processor, _ *inst, o *openBits) { o.flags |= FlagAF }},
	{names: []string{"MUL", "IMUL"},
		what:   "SF, ZF, AF and PF are undefined; CF and OF say whether the upper half matters",
		choice: "sets them by the lower half, as Intel's processors do",
		bits: func(_ *Processor, _ *inst, o *openBits) {
			o.flags |= FlagSF | FlagZF | FlagAF | FlagPF
		}},
	{names: []string{"DIV", "IDIV"},
		what:   "all arithmetic flags are undefined",
		choice: "leaves them",
		bits:   func(_ *Processor, _ *inst, o *openBits) { o.flags |= Arithmetic }},
	{names: []string{"BT", "BTS", "BTR", "BTC"},
		what: "OF, SF, AF and PF are undefined; ZF too in the APM and in older editions of the " +
			"SDM, newer ones say that it stays",
		choice: "changes CF alone, the only one that every edition defines",
		bits:   func(_ *Processor, _ *inst, o *openBits) { o.flags |= Arithmetic &^ FlagCF }},
	{names: []string{"BSF", "BSR"},
		what:   "all arithmetic flags but ZF are undefined",
		choice: "changes ZF alone",
		bits:   func(_ *Processor, _ *inst, o *openBits) { o.flags |= Arithmetic &^ FlagZF }},
	{names: []string{"BSF", "BSR"},
		what: "of a source of 0: the SDM leaves the destination undefined, the APM unchanged; " +
			"whether the upper half of a 32-bit one is cleared differs between processors",
		choice: "leaves the whole destination, as most processors do; compiled code never looks",
		bits:   openScan},
	{names: []string{"TZCNT", "LZCNT"},
		what:   "OF, SF, AF and PF are undefined",
		choice: "leaves them",
		bits: func(_ *Processor, _ *inst, o *openBits) {
			o.flags |= FlagOF | FlagSF | FlagAF | FlagPF
		}},
	{names: []string{"SHL", "SHR", "SAR"},
		what: "AF is undefined for a count that is not 0, OF for one above 1; CF for a SHL or " +
			"SHR by the operand's size or more",
		choice: "clears AF, and uses for all counts the formulas that the SDM gives for OF and CF",
		bits:   openShift},
	{names: []string{"ROL", "ROR", "RCL", "RCR"},
		what:   "OF is undefined for a count above 1",
		choice: "uses the formula that the SDM gives for a count of 1",
		bits: func(m *Processor, d *inst, o *openBits) {
			if m.count(&d.b, d.size) > 1 {
				o.flags |= FlagOF
			}
		}},
	{names: []string{"SHLD", "SHRD"},
		what: "AF is undefined for a count that is not 0, OF for one above 1; result and all " +
			"flags for one above the operand's size, which 16 bits allow",
		choice: "as a plain shift; above the size nothing changes",
		bits:   openDoubleShift},
	{names: []string{"CMPXCHG"},
		what: "that fails on a register of 32 bits: whether the upper half of the register is " +
			"cleared; the SDM's pseudo-code writes no destination, its text says that one is",
		choice: "leaves the register; compilers use the form with memory",
		bits:   openExchange},
	{names: []string{"HADDPS", "HADDPD", "HSUBPS", "HSUBPD"},
		what: "of two NaNs that are added: which one the result is made of. The rule is that the " +
			"first source operand wins, but here both lie in one operand (SDM volume 1, 4.8.3.5)",
		choice: "takes the lower of the two, the order in which the SDM's pseudo-code subtracts",
		bits:   openNeighbours},
	{names: []string{"DPPS", "DPPD"},
		what: "where several terms are NaNs: which one the sum is made of. The manuals give the " +
			"products and sums, but do not say which term is the first operand of a sum; AMD's " +
			"and Intel's processors differ",
		choice: "adds in the order of the SDM's pseudo-code, the term with the lower index first",
		bits:   openDotProduct},
	{names: []string{"FADDP", "FMULP", "FSUBP", "FSUBRP", "FDIVP", "FDIVRP"},
		what: "of two NaNs with the same significand: the sign. The SDM takes the larger " +
			"significand (volume 1, table 4-7) and says nothing of equal ones",
		choice: "takes the positive one",
		bits:   openX87Sign},
	{names: []string{"FLD"},
		what: "of a pseudo-denormal, an exponent of 0 with the bit before the point: processors " +
			"take it as an operand, with the value of exponent 1, but the SDM does not say " +
			"whether a load keeps its bits (volume 1, 8.2.2)",
		choice: "keeps them",
		bits:   openPseudoDenormal},
	{names: []string{"RCPSS", "RCPPS", "RSQRTSS", "RSQRTPS"},
		what: "the result is an approximation with a relative error of up to 1.5 times 2 to the " +
			"-12, and a reciprocal near the smallest normal number may be zero",
		choice: "rounds the exact result to 12 bits after the point",
		bits:   openApproximation},
	{names: []string{"MASKMOVDQU"},
		what: "whether bytes that the mask leaves out may fault, above all with a mask of zero",
		choice: "accesses only the bytes that the mask selects; compiled code has the others in " +
			"the same object",
		faults: true},
	{names: []string{"CPUID"},
		what:   "it describes the processor",
		choice: "describes this machine",
		bits: func(_ *Processor, _ *inst, o *openBits) {
			for r := rax; r <= rbx; r++ {
				o.gpr[r] |= mask(4)
			}
		}},
	{names: []string{"RDTSC", "RDTSCP"},
		what:   "it reads a clock, and RDTSCP the number of the processor",
		choice: "counts steps, on processor 0, so that runs repeat",
		bits: func(_ *Processor, d *inst, o *openBits) {
			o.gpr[rax], o.gpr[rdx] = mask(4), mask(4)
			if d.op == x86asm.RDTSCP {
				o.gpr[rcx] = mask(4)
			}
		}},
	{names: []string{"SYSCALL"},
		what:   "it calls the system",
		choice: "refuses it",
		never:  true},
	{names: []string{"CMPSS", "CMPSD", "CMPPS", "CMPPD", "MPSADBW"},
		what:     "the upper five bits of the immediate are reserved, or not mentioned",
		choice:   "ignores them",
		reserved: 0xF8},
	{names: []string{"ROUNDPS", "ROUNDPD", "ROUNDSS", "ROUNDSD"},
		what:     "the upper four bits of the immediate are reserved",
		choice:   "ignores them",
		reserved: 0xF0},
	{names: []string{"SHUFPD"},
		what:     "all bits of the immediate but two are reserved",
		choice:   "ignores them",
		reserved: 0xFC},
	{names: []string{"DPPD"},
		what:     "of each half of the immediate the upper two bits are not mentioned",
		choice:   "ignores them",
		reserved: 0xCC},
	{names: []string{"XCHG"},
		what: "a locked access across a cache line: systems may have processors refuse it (#AC) " +
			"or slow it down; so for every instruction with LOCK",
		choice: "executes it",
		split:  true},
}

// openScan adds the destination of a bit scan that finds nothing.
func openScan(m *Processor, d *inst, o *openBits) {
	if m.get(&d.b)&mask(d.size) != 0 {
		return
	}
	o.gpr[d.a.reg] |= mask(d.size)
	if d.size == 4 {
		o.gpr[d.a.reg] = ^uint64(0)
	}
}

func openShift(m *Processor, d *inst, o *openBits) {
	n := m.count(&d.b, d.size)
	if n > 0 {
		o.flags |= FlagAF
	}
	if n > 1 {
		o.flags |= FlagOF
	}
	if n >= uint(d.size)*8 && d.op != x86asm.SAR {
		o.flags |= FlagCF
	}
}

func openDoubleShift(m *Processor, d *inst, o *openBits) {
	n := m.count(&d.c, d.size)
	if n > 0 {
		o.flags |= FlagAF
	}
	if n > 1 {
		o.flags |= FlagOF
	}
	if n <= uint(d.size)*8 {
		return
	}
	o.flags |= Arithmetic
	if d.a.kind == opMem {
		o.at, o.mem = m.addr(&d.a), mask(d.size)
	} else {
		o.gpr[d.a.reg] |= mask(d.size)
	}
}

func openExchange(m *Processor, d *inst, o *openBits) {
	if d.size == 4 && d.a.kind == opReg && d.a.reg != rax &&
		uint32(m.GPR[d.a.reg]) != uint32(m.GPR[rax]) {
		o.gpr[d.a.reg] |= ^mask(4)
	}
}

// openNaN are the bits in which two quiet NaNs of a width can differ: sign and payload.
func openNaN(width uint8) uint64 {
	if width == 4 {
		return 1<<31 | quiet32 - 1
	}
	return 1<<63 | quiet64 - 1
}

// asNaN returns a lane as a quiet NaN, and whether it is a NaN.
func asNaN(v uint64, width uint8) (uint64, bool) {
	if width == 4 {
		x := float32of(v)
		return v | quiet32, x != x
	}
	x := double(v, true)
	return v | quiet64, x != x
}

// openNeighbours adds the lanes that are computed from two different NaNs.
func openNeighbours(m *Processor, d *inst, o *openBits) {
	width := uint8(4)
	if d.op == x86asm.HADDPD || d.op == x86asm.HSUBPD {
		width = 8
	}
	src, ok := m.peekX(&d.b)
	if !ok {
		return
	}
	dst, n := m.XMM[d.a.reg], 16/int(width)
	for i := range n {
		from, k := &dst, 2*i
		if k >= n {
			from, k = &src, k-n
		}
		a, isA := asNaN(lane(from, k, width), width)
		b, isB := asNaN(lane(from, k+1, width), width)
		if isA && isB && a != b {
			setLane(&o.xmm[d.a.reg], i, width, openNaN(width))
		}
	}
}

// openDotProduct adds the lanes that get the sum, if different NaNs are added on the way.
func openDotProduct(m *Processor, d *inst, o *openBits) {
	width, mul, add, made := uint8(4), float32Op(mul64), float32Op(add64), uint64(nan32)
	if d.op == x86asm.DPPD {
		width, mul, add, made = 8, float64Op(mul64), float64Op(add64), nan64
	}
	src, ok := m.peekX(&d.b)
	if !ok {
		return
	}
	dst, n := m.XMM[d.a.reg], 16/int(width)
	seen := map[uint64]bool{}
	var p [4]uint64
	for i := range n {
		if d.c.val>>(4+i)&1 == 0 {
			continue
		}
		a, b := lane(&dst, i, width), lane(&src, i, width)
		p[i] = mul(a, b)
		nan := false
		for _, v := range []uint64{a, b} {
			if q, is := asNaN(v, width); is {
				seen[q], nan = true, true
			}
		}
		if _, is := asNaN(p[i], width); is && !nan { // zero by infinity
			seen[made] = true
		}
	}
	// A sum of infinities of both signs is a NaN, regardless of other terms.
	low, high := add(p[0], p[1]), add(p[2], p[3])
	for _, s := range [][3]uint64{{p[0], p[1], low}, {p[2], p[3], high},
		{low, high, add(low, high)}} {
		_, a := asNaN(s[0], width)
		_, b := asNaN(s[1], width)
		if _, is := asNaN(s[2], width); is && !a && !b {
			seen[made] = true
		}
	}
	if len(seen) < 2 {
		return
	}
	for i := range n {
		if d.c.val>>i&1 != 0 {
			setLane(&o.xmm[d.a.reg], i, width, openNaN(width))
		}
	}
}

func openX87Sign(m *Processor, d *inst, o *openBits) {
	a, b := m.X87.st(d.a.reg), m.X87.st(0)
	if m.X87.has(0) && m.X87.has(d.a.reg) && a.IsNaN() && b.IsNaN() &&
		a.Significand == b.Significand && a.Negative() != b.Negative() {
		o.x87.Top |= float80.Sign
	}
}

func openPseudoDenormal(m *Processor, d *inst, o *openBits) {
	if d.a.kind != opMem || d.a.size != 0 {
		return
	}
	at := m.addr(&d.a)
	var b [10]byte
	if m.Mem.ReadAt(at, b[:]) == nil && b[7]&0x80 != 0 && b[8] == 0 && b[9]&0x7F == 0 {
		o.x87.Top |= 1
	}
}

// peekX reads the operand of an instruction before it is executed.
func (m *Processor) peekX(o *operand) ([2]uint64, bool) {
	v := m.getX(o)
	ok := m.fault == nil
	m.fault = nil
	return v, ok
}
