package amd64

// Cond is a condition code (Intel SDM volume 1, appendix B): the low four bits
// of the opcodes of Jcc, SETcc and CMOVcc.
type Cond uint8

// The condition codes in the order of their encodings.
const (
	CondO  Cond = iota // overflow
	CondNO             // no overflow
	CondB              // below: carry, unsigned <
	CondAE             // above or equal: no carry, unsigned >=
	CondE              // equal: zero
	CondNE             // not equal
	CondBE             // below or equal: unsigned <=
	CondA              // above: unsigned >
	CondS              // sign
	CondNS             // no sign
	CondP              // parity, after UCOMISD unordered
	CondNP             // no parity
	CondL              // less: signed <
	CondGE             // greater or equal: signed >=
	CondLE             // less or equal: signed <=
	CondG              // greater: signed >
)

var condNames = [16]string{"o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l",
	"ge", "le", "g"}

// goCondNames are the suffixes of Go's assembler.
var goCondNames = [16]string{"OS", "OC", "CS", "CC", "EQ", "NE", "LS", "HI", "MI", "PL", "PS", "PC",
	"LT", "GE", "LE", "GT"}

// String returns the suffix of the condition in AT&T and Intel syntax.
func (c Cond) String() string { return condNames[c&15] }

// Negate returns the condition that holds exactly when c does not.
func (c Cond) Negate() Cond { return c ^ 1 }

// Swap returns the condition for exchanged operands of the comparison: < becomes >.
func (c Cond) Swap() Cond {
	switch c {
	case CondB:
		return CondA
	case CondA:
		return CondB
	case CondAE:
		return CondBE
	case CondBE:
		return CondAE
	case CondL:
		return CondG
	case CondG:
		return CondL
	case CondLE:
		return CondGE
	case CondGE:
		return CondLE
	}
	return c
}
