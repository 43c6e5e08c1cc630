package amd64

import (
	"strings"
	"testing"
)

// TestEveryLineIsReached checks that no line of the table stands after others
// that take all its instructions.
func TestEveryLineIsReached(t *testing.T) {
	reached := make([]bool, len(table().lines))
	for n := range table().lines {
		for _, in := range samplesOf(table(), n) {
			if f, _ := find(&in); f != nil {
				reached[f.line] = true
			}
		}
	}
	for n, ok := range reached {
		if !ok {
			t.Errorf("%s: no sample takes this line", table().lines[n].text)
		}
	}
}

// TestEveryOperationHasLinesAndSpellings checks that the enumeration, the table
// and the spellings cover one another.
func TestEveryOperationHasLinesAndSpellings(t *testing.T) {
	for op := opNone + 1; op < NumOps; op++ {
		s := spellings[op]
		if s.intel == "" || s.att == "" || s.goasm == "" {
			t.Errorf("operation %d (%q) lacks a spelling", op, s.intel)
		}
		if in := (Inst{Op: op}); len(table().lines) == 0 || !hasLine(op) {
			t.Errorf("operation %s has no line", describe(&in))
		}
	}
}

func hasLine(op Op) bool {
	for _, l := range table().lines {
		if l.op == op {
			return true
		}
	}
	return false
}

// TestRefusals checks that what does not exist is an error that names it and
// leaves the code as it was.
func TestRefusals(t *testing.T) {
	lock := func(in Inst) Inst { in.Prefix = Lock; return in }
	rep := func(in Inst) Inst { in.Prefix = Rep; return in }
	for want, in := range map[string]Inst{
		"no encoding of invalid operation":                {},
		"no encoding of add width 64, rax, xmm0":          Ins(ADD, W64, R(RAX), R(XMM0)),
		"no encoding of add width 0, rax, rcx":            Ins(ADD, W0, R(RAX), R(RCX)),
		"no encoding of add width 32, rax, immediate":     Ins(ADD, W32, R(RAX), I(1<<32)),
		"no encoding of add width 8, rax, immediate 256":  Ins(ADD, W8, R(RAX), I(256)),
		"no encoding of add width 64, rax, immediate":     Ins(ADD, W64, R(RAX), I(1<<31)),
		"no encoding of mov width 64, memory, memory":     Ins(MOV, W64, M(RAX, 0), M(RAX, 0)),
		"no encoding of shl width 32, rax, immediate 256": Ins(SHL, W32, R(RAX), I(256)),
		"no encoding of mov width 64, rip":                Ins(MOV, W64, R(RIP), R(RAX)),
		"no encoding of lea width 64, rax, rax":           Ins(LEA, W64, R(RAX), R(RAX)),
		"index register rsp":                              Ins(MOV, W64, R(RAX), MX(RAX, RSP, 1, 0)),
		"scale 3 is not":                                  Ins(MOV, W64, R(RAX), MX(RAX, RCX, 3, 0)),
		"base register xmm0":                              Ins(MOV, W64, R(RAX), M(XMM0, 0)),
		"RIP-relative addressing takes no index":          Ins(MOV, W64, R(RAX), MX(RIP, RCX, 1, 0)),
		"displacement 2147483648":                         Ins(MOV, W64, R(RAX), Operand{Kind: KindMem, Reg: RAX, Val: 1 << 31}),
		"REX prefix":                                      Ins(MOVZXB, W64, R(RAX), R(AH)),
		"LOCK needs":                                      lock(Ins(ADD, W64, R(RAX), M(RAX, 0))),
		"LOCK needs a read":                               lock(Ins(MOV, W64, M(RAX, 0), R(RAX))),
		"REP needs":                                       rep(Ins(ADD, W64, R(RAX), R(RAX))),
	} {
		code, fix, err := Append([]byte{1}, []Fixup{{Off: 9}}, &in)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v", want, err)
		}
		if len(code) != 1 || len(fix) != 1 {
			t.Errorf("%s: code and fixups changed to %x, %v", want, code, fix)
		}
	}
}

// TestConditions checks that negation and exchange are the involutions they
// should be.
func TestConditions(t *testing.T) {
	for c := CondO; c <= CondG; c++ {
		if c.Negate() == c || c.Negate().Negate() != c || c.Swap().Swap() != c {
			t.Errorf("%s: negated %s, swapped %s", c, c.Negate(), c.Swap())
		}
	}
	if CondB.Swap() != CondA || CondLE.Swap() != CondGE || CondNE.Swap() != CondNE {
		t.Error("wrong exchange")
	}
}

// TestDWARFNumbers checks some numbers of the psABI and that they lead back.
func TestDWARFNumbers(t *testing.T) {
	for r, want := range map[Reg]uint16{RAX: 0, RDX: 1, RCX: 2, RBX: 3, RSI: 4, RDI: 5, RBP: 6,
		RSP: 7, R8: 8, R15: 15, RIP: 16, XMM0: 17, XMM15: 32} {
		if got := r.DWARF(); got != want {
			t.Errorf("%s has DWARF number %d, want %d", r, got, want)
		}
		if back, ok := FromDWARF(want); !ok || back != r {
			t.Errorf("DWARF number %d is %s, want %s", want, back, r)
		}
	}
	if _, ok := FromDWARF(33); ok {
		t.Error("DWARF number 33 has a register")
	}
}
