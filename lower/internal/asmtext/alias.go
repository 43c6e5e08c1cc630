package asmtext

import "statepoint/lower/amd64"

// unsized are the spellings whose last letter may be omitted.
var unsized = map[string]bool{
	"pushq": true, "popq": true, "pushfq": true, "popfq": true, "callq": true, "retq": true,
	"movabsq": true,
}

// aliases are further names of operations that LLVM's assembler accepts.
var aliases = [...]struct {
	spelling string
	ops      []amd64.Op
}{
	{"sal*", []amd64.Op{amd64.SHL}},
	{"movzx", []amd64.Op{amd64.MOVZXB, amd64.MOVZXW}},
	{"movsx", []amd64.Op{amd64.MOVSXB, amd64.MOVSXW, amd64.MOVSXD}},
	{"movd", []amd64.Op{amd64.MOVQ}},
	{"cbw", []amd64.Op{amd64.CBW}},
	{"cwde", []amd64.Op{amd64.CWDE}},
	{"cdqe", []amd64.Op{amd64.CDQE}},
	{"cwd", []amd64.Op{amd64.CWD}},
	{"cdq", []amd64.Op{amd64.CDQ}},
	{"cqo", []amd64.Op{amd64.CQO}},
	{"leaveq", []amd64.Op{amd64.LEAVE}},
	{"ud2a", []amd64.Op{amd64.UD2}},
	{"cvttss2si*", []amd64.Op{amd64.CVTTSS2SI}},
	{"cvttsd2si*", []amd64.Op{amd64.CVTTSD2SI}},
	{"cvtss2si*", []amd64.Op{amd64.CVTSS2SI}},
	{"cvtsd2si*", []amd64.Op{amd64.CVTSD2SI}},
}

// predicates are the names of the first operands of the SSE comparisons.
var predicates = [...]string{"eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord"}

// prefixes are the prefixes read before an instruction.
type prefixes struct {
	prefix amd64.Prefix
	data16 bool
}

// add takes a word if it is a prefix.
func (p *prefixes) add(word string) bool {
	switch word {
	case "lock":
		p.prefix |= amd64.Lock
	case "rep", "repe", "repz":
		p.prefix |= amd64.Rep
	case "repne", "repnz":
		p.prefix |= amd64.Repne
	case "data16":
		p.data16 = true
	default:
		return false
	}
	return true
}

// lonely emits prefixes as bytes: those without an instruction after them, and those that the
// encoder does not accept with it.
func (p *parser) lonely(set prefixes) error {
	for _, b := range [...]struct {
		set  bool
		code int64
	}{{set.prefix&amd64.Rep != 0, 0xF3}, {set.prefix&amd64.Repne != 0, 0xF2},
		{set.prefix&amd64.Lock != 0, 0xF0}, {set.data16, 0x66}} {
		if !b.set {
			continue
		}
		if err := p.emit(amd64.Ins(amd64.Data, amd64.W8, amd64.I(b.code)), 0); err != nil {
			return err
		}
	}
	return nil
}
