package check

import (
	"golang.org/x/arch/x86/x86asm"
)

// use is the kind of an instruction's use of a word.
type use string

const (
	asAddress  use = "as an address"
	asArgument use = "as an argument"
	asResult   use = "as the function's result"
	inMemory   use = "by storing it"
	inCompare  use = "in a comparison"
	inCompute  use = "in a computation"
	asRoot     use = "as a root: the record there lists it"
)

// stepper executes instructions on states.
type stepper struct {
	c     *code
	names *names
	abi   *convention
	// slots numbers slots, for names.
	slots map[slot]int32
	// fixed are slots of records, which calls do not write; see passed.
	fixed map[slot]bool
	// passed is the lowest frame address that escaped, by region.
	passed map[int32]int64
	// used, unless nil, is called for each word that an instruction uses.
	used func(k int32, v value, how use)
	// together reports whether two words became stale at one safepoint: comparing them gives the
	// same result as before it.
	together func(a, b value) bool

	st *state
	k  int32 // the instruction
	in *inst
}

func (s *stepper) slotNumber(at slot) int32 {
	n, ok := s.slots[at]
	if !ok {
		n = registers + int32(len(s.slots))
		s.slots[at] = n
	}
	return n
}

// fresh names a word that the instruction computes; loc distinguishes several.
func (s *stepper) fresh(loc int32, from origin) value {
	key := nameKey{at: s.k, loc: loc, from: from}
	id := s.names.name(key)
	key.old = true
	s.st.forget(id, s.names.name(key))
	return value{kind: word, root: id}
}

// sum adds two words; a sum that needs a name is named as loc.
func (s *stepper) sum(a, b value, loc int32) value {
	if a.kind == constant {
		a, b = b, a
	}
	stale := a.stale
	if stale == 0 {
		stale = b.stale
	}
	switch {
	case b.kind == constant && a.kind != unknown:
		a.off += b.off
		a.stale = stale
		return a
	case a.kind == stack:
		s.pass(a)
	case b.kind == stack:
		s.pass(b)
	}
	v := s.fresh(loc, computed)
	s.names.parents[v.root] = [2]int32{rootOf(a), rootOf(b)}
	v.stale = stale
	return v
}

// rootOf is the name of a word, 0 for none.
func rootOf(v value) int32 {
	if v.kind == word {
		return v.root
	}
	return 0
}

// pass records that a frame address escapes.
func (s *stepper) pass(v value) {
	if v.kind != stack {
		return
	}
	if old, ok := s.passed[v.root]; !ok || v.off < old {
		s.passed[v.root] = v.off
	}
}

// written forgets slots that a callee, or a store through another pointer, may have changed: all
// above an address that escaped, except slots of records.
func (s *stepper) written() {
	if len(s.passed) == 0 {
		return
	}
	for k := range s.st.slots {
		if from, ok := s.passed[k.region]; ok && k.off > from-8 && !s.fixed[k] &&
			!s.saves(k) {
			s.st.slots[k] = value{}
		}
	}
}

// saves reports whether a slot holds the return address, or the value of a callee-saved register at
// the function's entry.
func (s *stepper) saves(k slot) bool {
	v := s.st.slots[k]
	if v.kind != word || v.off != 0 || s.names.from(v.root) != argument {
		return false
	}
	key := s.names.keys[v.root]
	return key.at == -2 || key.loc < registers && s.abi.kept[key.loc]
}

// note reports a use, if the word is stale.
func (s *stepper) note(v value, how use) {
	if s.used != nil && v.stale != 0 {
		s.used(s.k, v, how)
	}
}

// addresses reports the words in an instruction's memory address as uses.
func (s *stepper) addresses() {
	if s.used == nil || s.in.op.Op == x86asm.LEA || s.in.op.Op == x86asm.NOP {
		return
	}
	for _, a := range s.in.op.Args {
		if m, ok := a.(x86asm.Mem); ok {
			for _, r := range []x86asm.Reg{m.Base, m.Index} {
				if n, _, _ := register(r); r != 0 && n >= 0 {
					s.note(s.st.reg[n], asAddress)
				}
			}
		}
	}
}

// step executes an instruction that is not a call.
func (s *stepper) step(st *state, k int32) {
	s.st, s.k, s.in = st, k, &s.c.insts[k]
	s.addresses()
	if s.moves() || s.vectors() || s.arithmetic() {
		return
	}
	s.other()
}

// effects are the registers that instructions write implicitly.
var effects = map[x86asm.Op][]int{
	x86asm.MUL: {rax, rdx}, x86asm.DIV: {rax, rdx}, x86asm.IDIV: {rax, rdx},
	x86asm.CDQ: {rdx}, x86asm.CQO: {rdx}, x86asm.CWD: {rdx},
	x86asm.CDQE: {rax}, x86asm.CWDE: {rax}, x86asm.CBW: {rax},
	x86asm.CPUID: {rax, rbx, rcx, rdx}, x86asm.RDTSC: {rax, rdx}, x86asm.RDTSCP: {rax, rcx, rdx},
	x86asm.XGETBV: {rax, rdx}, x86asm.LAHF: {rax}, x86asm.SYSCALL: {rax, rcx, 11},
	x86asm.STOSB: {rdi, rcx}, x86asm.STOSW: {rdi, rcx}, x86asm.STOSD: {rdi, rcx},
	x86asm.STOSQ: {rdi, rcx}, x86asm.MOVSB: {rdi, rsi, rcx}, x86asm.MOVSW: {rdi, rsi, rcx},
	x86asm.MOVSQ: {rdi, rsi, rcx}, x86asm.LODSB: {rax, rsi, rcx}, x86asm.LODSQ: {rax, rsi, rcx},
	x86asm.SCASB: {rdi, rcx}, x86asm.SCASQ: {rdi, rcx}, x86asm.CMPSB: {rdi, rsi, rcx},
	x86asm.CMPSQ: {rdi, rsi, rcx}, x86asm.CMPXCHG8B: {rax, rdx}, x86asm.CMPXCHG16B: {rax, rdx},
}

// other executes instructions whose results are unknown: the first operand is read and written, the
// others are read.
func (s *stepper) other() {
	op := s.in.op.Op
	if op == x86asm.MASKMOVDQU { // stores at rdi
		s.note(s.st.reg[rdi], asAddress)
		s.pass(s.st.reg[rdi])
		s.written()
		return
	}
	if implicit, ok := effects[op]; ok {
		if isString(op) {
			s.note(s.st.reg[rdi], asAddress)
			s.note(s.st.reg[rsi], asAddress)
			for _, r := range []int{rdi} {
				s.pass(s.st.reg[r])
			}
			s.written()
		}
		for i, r := range implicit {
			s.st.reg[r] = s.fresh(int32(i), computed)
		}
		if op != x86asm.MUL && op != x86asm.DIV && op != x86asm.IDIV &&
			op != x86asm.CMPXCHG16B && op != x86asm.CMPXCHG8B {
			return
		}
	}
	for i := range s.in.op.Args {
		if s.in.op.Args[i] == nil {
			break
		}
		if o := s.arg(i); o.reg >= 0 && i > 0 {
			s.note(s.st.reg[o.reg], inCompute)
		}
	}
	if op == x86asm.MUL || op == x86asm.DIV || op == x86asm.IDIV {
		return
	}
	o := s.arg(0)
	switch {
	case o.reg >= firstLane:
		s.st.reg[o.reg], s.st.reg[o.reg+1] = s.fresh(8, computed), s.fresh(9, computed)
	case o.reg >= 0:
		s.write(operand{reg: o.reg, size: 8}, s.fresh(8, computed))
	case o.mem:
		s.write(o, value{})
	}
}

// isString reports whether an instruction works on strings.
func isString(op x86asm.Op) bool {
	switch op {
	case x86asm.STOSB, x86asm.STOSW, x86asm.STOSD, x86asm.STOSQ, x86asm.MOVSB, x86asm.MOVSW,
		x86asm.MOVSQ, x86asm.LODSB, x86asm.LODSQ, x86asm.SCASB, x86asm.SCASQ, x86asm.CMPSB,
		x86asm.CMPSQ:
		return true
	}
	return false
}

// call executes a call: registers that it does not preserve become new words, and so do slots that
// it may have written. Arguments are used.
func (s *stepper) call(st *state, k int32) {
	s.st, s.k, s.in = st, k, &s.c.insts[k]
	s.addresses()
	if o := s.arg(0); o.reg >= 0 {
		s.note(s.st.reg[o.reg], asAddress)
	}
	for _, r := range s.abi.arguments {
		s.note(st.reg[r], asArgument)
		s.pass(st.reg[r])
	}
	for r := range registers {
		if !s.abi.kept[r] {
			st.reg[r] = value{}
		}
	}
	for i, r := range []int{rax, rdx, firstLane, firstLane + 1} {
		st.reg[r] = s.fresh(int32(i), returned)
	}
	s.written()
}
