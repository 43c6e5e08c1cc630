package machine

import (
	"math/bits"

	"golang.org/x/arch/x86/x86asm"
)

func execNop(*Processor, *inst) {}

func execMov(m *Processor, d *inst) { m.put(&d.a, m.get(&d.b)) }

func execMovSX(m *Processor, d *inst) { m.put(&d.a, signExtend(m.get(&d.b), d.b.size)) }

func execLea(m *Processor, d *inst) { m.put(&d.a, m.addr(&d.b)) }

func execXchg(m *Processor, d *inst) {
	a, b := m.get(&d.a), m.get(&d.b)
	// Memory is written first: its address may depend on the register.
	first, second, x, y := &d.a, &d.b, b, a
	if d.b.kind == opMem {
		first, second, x, y = &d.b, &d.a, a, b
	}
	m.put(first, x)
	m.put(second, y)
}

func execCmpXchg(m *Processor, d *inst) {
	dst, src := m.get(&d.a), m.get(&d.b)
	acc := operand{kind: opReg, size: d.size, reg: rax}
	if m.sub(m.get(&acc), dst, 0, d.size); m.Flags&FlagZF != 0 {
		m.put(&d.a, src)
		return
	}
	if d.a.kind == opMem {
		m.put(&d.a, dst) // the processor writes back what it read
	}
	m.put(&acc, dst)
}

func execXadd(m *Processor, d *inst) {
	a, b := m.get(&d.a), m.get(&d.b)
	sum := m.add(a, b, 0, d.size)
	if d.a.kind == opMem {
		m.put(&d.a, sum)
		m.put(&d.b, a)
		return
	}
	m.put(&d.b, a)
	m.put(&d.a, sum)
}

// execCmpXchgPair is CMPXCHG8B and CMPXCHG16B. Only ZF changes.
func execCmpXchgPair(m *Processor, d *inst) {
	half := uint8(4)
	if d.op == x86asm.CMPXCHG16B {
		half = 8
	}
	at := m.addr(&d.a)
	if half == 8 && at%16 != 0 {
		m.fail(&Fault{Kind: Misaligned, Addr: at})
		return
	}
	lo, hi := m.load(at, half), m.load(at+uint64(half), half)
	if m.fault != nil {
		return
	}
	equal := lo == m.GPR[rax]&mask(half) && hi == m.GPR[rdx]&mask(half)
	newLo, newHi := lo, hi
	if equal {
		newLo, newHi = m.GPR[rbx], m.GPR[rcx]
	}
	m.store(at, half, newLo)
	m.store(at+uint64(half), half, newHi)
	m.setFlag(FlagZF, equal)
	if !equal {
		m.put(&operand{kind: opReg, size: half, reg: rax}, lo)
		m.put(&operand{kind: opReg, size: half, reg: rdx}, hi)
	}
}

// push pushes 8 bytes on the stack.
func (m *Processor) push(v uint64) {
	m.store(m.GPR[rsp]-8, 8, v)
	m.GPR[rsp] -= 8
}

// pop pops 8 bytes off the stack.
func (m *Processor) pop() uint64 {
	v := m.load(m.GPR[rsp], 8)
	m.GPR[rsp] += 8
	return v
}

func execPush(m *Processor, d *inst) { m.push(m.get(&d.a)) }

// execPop writes its operand after RSP has moved, so an address that uses RSP
// uses the new one (SDM volume 2, POP).
func execPop(m *Processor, d *inst) { v := m.pop(); m.put(&d.a, v) }

func execPushF(m *Processor, _ *inst) { m.push(m.Flags) }

func execPopF(m *Processor, _ *inst) {
	const user = Arithmetic | FlagDF
	m.Flags = m.Flags&^user | m.pop()&user
}

func execBswap(m *Processor, d *inst) {
	v := bits.ReverseBytes64(m.get(&d.a))
	if d.size == 4 {
		v >>= 32
	}
	m.put(&d.a, v)
}

func execJmp(m *Processor, d *inst) { m.goTo(m.get(&d.a), CauseOther) }

// goTo continues at an address. If nothing can be executed there, the jumping instruction faults: a
// processor faults one step later, when the origin is lost.
func (m *Processor) goTo(addr uint64, by Cause) {
	if addr < externalBase || addr >= m.nextExt {
		if p := m.Mem.page(addr); p == nil || p.perm&Exec == 0 {
			m.fail(&Fault{Kind: ExecFault, Addr: addr, Perm: p.permissions(), Cause: by})
			return
		}
	}
	m.RIP = addr
}

func execJcc(m *Processor, d *inst) {
	if m.cond(d.cc) {
		m.RIP = d.a.val
	}
}

func execSetcc(m *Processor, d *inst) {
	var v uint64
	if m.cond(d.cc) {
		v = 1
	}
	m.put(&d.a, v)
}

// execCmov always reads its source, and zero-extends a 32-bit destination even if its value does
// not change.
func execCmov(m *Processor, d *inst) {
	v := m.get(&d.b)
	if !m.cond(d.cc) {
		v = m.get(&d.a)
	}
	m.put(&d.a, v)
}

func execCall(m *Processor, d *inst) {
	target, after := m.get(&d.a), m.RIP
	if m.goTo(target, CauseCall); m.fault == nil {
		m.push(after)
	}
}

func execRet(m *Processor, d *inst) {
	m.goTo(m.pop(), CauseReturn)
	if d.n > 0 {
		m.GPR[rsp] += d.a.val & 0xFFFF
	}
}

func execLeave(m *Processor, _ *inst) {
	m.GPR[rsp] = m.GPR[rbp]
	m.GPR[rbp] = m.pop()
}

func execUD2(m *Processor, d *inst) { m.fail(&Fault{Kind: Undefined, Cause: CauseUD2}) }

func execUD1(m *Processor, d *inst) {
	m.fail(&Fault{Kind: Undefined, Cause: CauseUD1, Addr: d.b.val})
}

func execTrap(m *Processor, d *inst) { m.fail(&Fault{Kind: Trap}) }

// execRdtsc returns the number of steps, so that runs repeat exactly.
func execRdtsc(m *Processor, _ *inst) {
	m.GPR[rax], m.GPR[rdx] = m.Steps&0xFFFFFFFF, m.Steps>>32
}

// execRdtscp is execRdtsc on processor 0.
func execRdtscp(m *Processor, d *inst) {
	execRdtsc(m, d)
	m.GPR[rcx] = 0
}

// lowFlags are the flags that LAHF and SAHF copy.
const lowFlags = FlagCF | FlagPF | FlagAF | FlagZF | FlagSF

func execLahf(m *Processor, _ *inst) {
	m.GPR[rax] = m.GPR[rax]&^0xFF00 | (m.Flags&lowFlags|2)<<8
}

func execSahf(m *Processor, _ *inst) {
	m.Flags = m.Flags&^lowFlags | m.GPR[rax]>>8&lowFlags
}

// defaultMXCSR rounds to nearest and masks all exceptions, the only mode of this machine.
const defaultMXCSR = 0x1F80

func execStmxcsr(m *Processor, d *inst) { m.store(m.addr(&d.a), 4, defaultMXCSR) }

func execLdmxcsr(m *Processor, d *inst) {
	const sticky = 0x3F // sticky exception flags
	if v := m.load(m.addr(&d.a), 4); v&^sticky != defaultMXCSR {
		m.fail(&Fault{Kind: Trap})
	}
}

// execCpuid describes a processor with the features this machine executes:
// CMOV, CMPXCHG8B and 16B, SSE, SSE2, POPCNT.
func execCpuid(m *Processor, _ *inst) {
	leaf := uint32(m.GPR[rax])
	m.GPR[rax], m.GPR[rbx], m.GPR[rcx], m.GPR[rdx] = 0, 0, 0, 0
	switch leaf {
	case 0:
		// "StatepointX!" in the manual's register order.
		m.GPR[rax], m.GPR[rbx], m.GPR[rdx], m.GPR[rcx] = 1, 0x74617453, 0x696F7065, 0x2158746E
	case 1:
		m.GPR[rcx] = 1<<13 | 1<<23
		m.GPR[rdx] = 1<<8 | 1<<15 | 1<<25 | 1<<26
	}
}
