package amd64

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// line is one line of the table: a form as the manual writes it. Beside the
// manual's notation, "uimm8" is an immediate that is not sign-extended, "r32!"
// a register other than EAX, "rm32" a register that goes to ModRM.r/m,
// "m" memory of any size. "xmm1" goes to ModRM.reg and "xmm2" to ModRM.r/m.
type line struct {
	op   Op
	text string // mnemonic and operands: "ADD r/m64, imm8"
	code string // encoding: "REX.W + 83 /0 ib"
}

// Form is a line of the instruction table.
type Form struct {
	Op   Op
	Text string // mnemonic and operands in the manual's notation
	Code string // encoding in the manual's notation
}

// Mnemonic is the name that a form begins with, as in the manual.
func (f Form) Mnemonic() string {
	name, _, _ := strings.Cut(f.Text, " ")
	return name
}

// Forms returns the instruction table, in the order of its lines. The notation
// beyond the manual's is explained in the package's sources: "uimm8", "rm32",
// "r32!".
func Forms() []Form {
	out := make([]Form, len(table().lines))
	for i, l := range table().lines {
		out[i] = Form{l.op, l.text, l.code}
	}
	return out
}

// class is a set of things an operand can be.
type class uint16

const (
	clsGPR   class = 1 << iota // a general register
	clsAX                      // RAX, also clsGPR
	clsCX                      // RCX, also clsGPR
	clsNotAX                   // a general register but RAX, also clsGPR
	clsHigh                    // AH, CH, DH, BH
	clsXMM
	clsMem
	clsI8  // an immediate that fits a sign-extended byte
	clsU8  // 0..255
	clsU16 // 0..65535
	clsI32 // fits 32 bits sign-extended, or the whole of a narrower width
	clsImm // any immediate
	clsOne // the immediate 1
	clsSym // the address of a symbol
	clsRel // a branch target
	clsRel8
)

// form is a compiled line.
type form struct {
	mask   [3]class
	size   [3]uint8 // of each operand in bits; 0 for memory of any size
	opcode uint8
	escape uint8 // 0: one-byte opcode; 1: 0F; 2: 0F 38; 3: 0F 3A
	pp     uint8 // mandatory prefix F2 or F3 or 66, or 0
	last   uint8 // a third opcode byte instead of ModRM (LFENCE), or 0
	osz    bool  // 66 before another mandatory prefix
	rexW   bool
	cc     bool // the condition is added to the opcode
	width  Width
	digit  int8 // ModRM.reg as part of the opcode, or -1
	reg    int8 // index of the operand in ModRM.reg, or -1
	rm     int8 // index of the operand in ModRM.r/m, or -1
	inOp   int8 // index of the register added to the opcode, or -1
	imm    int8 // index of the immediate, or -1
	immLen uint8
	rel    int8 // index of the branch target, or -1
	line   uint16
}

// tables is the compiled table.
type tables struct {
	forms []form
	lines []line
	// index[op] has the range of the forms of each width, row 0 for no width.
	index [NumOps][5]struct{ from, to uint16 }
	// single is set where all forms have one width or none, so that Inst.W is
	// ignored; every row of index then holds all of them.
	single [NumOps]bool
	// width is the one width of such an operation.
	width [NumOps]Width
}

// widthRow is the row of tables.index for a width.
var widthRow = [256]uint8{W8: 1, W16: 2, W32: 3, W64: 4}

// table is the compiled table. It is built when the first instruction is encoded, which many
// commands never do.
func table() *tables {
	readTable.Do(compileTable)
	return &compiled
}

var (
	readTable sync.Once
	compiled  tables
)

func compileTable() { compiled.compile() }

// compile compiles the lines. A line that cannot be parsed is a bug in this package, and panics.
func (t *tables) compile() {
	t.lines = slices.Concat(intForms[:], ctlForms[:], sseForms[:], x87Forms[:], extForms[:])
	t.forms = make([]form, 0, len(t.lines))
	for from := 0; from < len(t.lines); {
		op := t.lines[from].op
		to := from
		for to < len(t.lines) && t.lines[to].op == op {
			to++
		}
		t.compileOp(op, from, to)
		from = to
	}
}

// compileOp compiles the lines of one operation, grouped by width.
func (t *tables) compileOp(op Op, from, to int) {
	all := make([]form, 0, to-from)
	for i := from; i < to; i++ {
		f, err := parseLine(t.lines[i])
		if err != nil {
			panic(fmt.Sprintf("amd64: table line %q: %v", t.lines[i].text, err))
		}
		f.line = uint16(i)
		all = append(all, f)
	}
	t.single[op] = true
	for i := range all {
		if w := all[i].width; w != W0 {
			t.single[op] = t.single[op] && (t.width[op] == W0 || t.width[op] == w)
			t.width[op] = w
		}
	}
	if t.single[op] {
		start := uint16(len(t.forms))
		t.forms = append(t.forms, all...)
		for row := range t.index[op] {
			t.index[op][row].from, t.index[op][row].to = start, start+uint16(len(all))
		}
		return
	}
	for row, w := range [...]Width{W0, W8, W16, W32, W64} {
		t.index[op][row].from = uint16(len(t.forms))
		for _, f := range all {
			if f.width == w {
				t.forms = append(t.forms, f)
			}
		}
		t.index[op][row].to = uint16(len(t.forms))
	}
}

// operandClasses says for each operand in the manual's notation what it
// accepts, how wide it is in bits, and which field it goes to: r (ModRM.reg or
// the opcode), m (ModRM.r/m), i (immediate), j (branch target), - (implied).
var operandClasses = map[string]struct {
	mask  class
	size  uint8
	field byte
}{
	"r8": {clsGPR | clsHigh, 8, 'r'}, "r16": {clsGPR, 16, 'r'}, "r32": {clsGPR, 32, 'r'}, "r64": {clsGPR, 64, 'r'},
	"r/m8": {clsGPR | clsHigh | clsMem, 8, 'm'}, "r/m16": {clsGPR | clsMem, 16, 'm'},
	"r/m32": {clsGPR | clsMem, 32, 'm'}, "r/m64": {clsGPR | clsMem, 64, 'm'},
	"r32!": {clsNotAX, 32, 'r'},
	"rm8":  {clsGPR | clsHigh, 8, 'm'}, "rm16": {clsGPR, 16, 'm'}, "rm32": {clsGPR, 32, 'm'}, "rm64": {clsGPR, 64, 'm'},
	"m": {clsMem, 0, 'm'}, "m8": {clsMem, 8, 'm'}, "m16": {clsMem, 16, 'm'},
	"m32": {clsMem, 32, 'm'}, "m64": {clsMem, 64, 'm'}, "m80": {clsMem, 80, 'm'}, "m128": {clsMem, 128, 'm'},
	"xmm1": {clsXMM, 128, 'r'}, "xmm2": {clsXMM, 128, 'm'},
	"xmm2/m32": {clsXMM | clsMem, 32, 'm'}, "xmm2/m64": {clsXMM | clsMem, 64, 'm'}, "xmm2/m128": {clsXMM | clsMem, 128, 'm'},
	"AL": {clsAX, 8, '-'}, "AX": {clsAX, 16, '-'}, "EAX": {clsAX, 32, '-'}, "RAX": {clsAX, 64, '-'},
	"CL": {clsCX, 8, '-'}, "1": {clsOne, 8, '-'},
	"imm8": {clsI8, 8, 'i'}, "imm16": {clsI32, 16, 'i'}, "imm32": {clsI32 | clsSym, 32, 'i'}, "imm64": {clsImm | clsSym, 64, 'i'},
	"uimm8": {clsU8, 8, 'i'}, "uimm16": {clsU16, 16, 'i'},
	"rel8": {clsRel8, 8, 'j'}, "rel32": {clsRel, 32, 'j'},
}

// parseLine compiles one line.
func parseLine(l line) (form, error) {
	f := form{digit: -1, reg: -1, rm: -1, inOp: -1, imm: -1, rel: -1}
	if err := f.parseCode(l.code); err != nil {
		return f, err
	}
	opcodeReg := f.inOp == 0
	f.inOp = -1
	_, rest, _ := strings.Cut(l.text, " ")
	if rest == "" {
		f.width = f.impliedWidth()
		return f, nil
	}
	vectors := strings.Contains(rest, "xmm")
	i := -1
	for name := range strings.SplitSeq(rest, ", ") {
		i++
		c, ok := operandClasses[name]
		if !ok || i > 2 {
			return f, fmt.Errorf("operand %q", name)
		}
		f.mask[i], f.size[i] = c.mask, c.size
		switch c.field {
		case 'r':
			switch {
			case opcodeReg:
				f.inOp = int8(i)
			case f.reg < 0 && f.digit < 0:
				f.reg = int8(i)
			default: // PMOVMSKB r32, xmm1 and the like: the second register is r/m
				f.rm = int8(i)
			}
		case 'm':
			f.rm = int8(i)
		case 'i':
			f.imm = int8(i)
			if f.mask[0] == clsAX && l.op != TEST {
				f.mask[i] &^= clsSym // LLVM keeps the long form for an address
			}
		case 'j':
			f.rel = int8(i)
		}
		isReg := c.mask&(clsGPR|clsNotAX) != 0 || c.mask&clsAX != 0 && i == 0
		isMem := c.mask&clsMem != 0 && !vectors
		if f.width == W0 && (isReg || isMem) {
			f.width = Width(c.size)
		}
	}
	return f, nil
}

// impliedWidth is the width of a form without operands (MOVSQ): that of its
// operand size prefixes, bytes where the opcode is even.
func (f *form) impliedWidth() Width {
	switch {
	case f.escape != 0 || f.opcode < 0xA4 || f.opcode > 0xAF:
		return W0
	case f.opcode&1 == 0:
		return W8
	case f.pp == 0x66:
		return W16
	case f.rexW:
		return W64
	}
	return W32
}

// parseCode reads the encoding column. It leaves inOp at 0 where the opcode
// holds a register.
func (f *form) parseCode(code string) error {
	n := 0 // opcode bytes seen
	for tok := range strings.FieldsSeq(code) {
		base, plus, hasPlus := strings.Cut(tok, "+")
		switch {
		case tok == "+":
		case tok == "REX.W":
			f.rexW = true
		case tok == "/r":
		case tok[0] == '/':
			f.digit = int8(tok[1] - '0')
		case tok == "ib" || tok == "cb":
			f.immLen = 1
		case tok == "iw":
			f.immLen = 2
		case tok == "id" || tok == "cd":
			f.immLen = 4
		case tok == "io":
			f.immLen = 8
		default:
			if hasPlus {
				if plus == "cc" {
					f.cc = true
				} else {
					f.inOp = 0
				}
			}
			b, ok := hexByte(base)
			if !ok {
				return fmt.Errorf("encoding %q", tok)
			}
			f.codeByte(b, &n)
		}
	}
	if f.cc && strings.Contains(code, "/r") && strings.HasPrefix(code, "0F 90") {
		f.digit = 0 // SETcc: ModRM.reg is not used
	}
	return nil
}

// codeByte handles one byte of the encoding column: prefix, escape or opcode.
func (f *form) codeByte(b uint8, n *int) {
	switch {
	case *n == 0 && f.escape == 0 && (b == 0x66 || b == 0xF2 || b == 0xF3):
		f.osz = f.osz || f.pp == 0x66
		f.pp = b
	case *n == 0 && f.escape == 0 && b == 0x0F:
		f.escape = 1
	case *n == 0 && f.escape == 1 && b == 0x38:
		f.escape = 2
	case *n == 0 && f.escape == 1 && b == 0x3A:
		f.escape = 3
	case *n == 0:
		f.opcode = b
		*n = 1
	default:
		f.last = b
	}
}

// hexByte reads two hexadecimal digits.
func hexByte(s string) (uint8, bool) {
	if len(s) != 2 {
		return 0, false
	}
	hi := strings.IndexByte("0123456789ABCDEF", s[0])
	lo := strings.IndexByte("0123456789ABCDEF", s[1])
	return uint8(hi<<4 | lo), hi >= 0 && lo >= 0
}
