package amd64

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

// TestX86asmDecodesOurBytes decodes every sample with golang.org/x/arch and
// wants our AT&T text in its GNU syntax, after the rules of gnuRules.
func TestX86asmDecodesOurBytes(t *testing.T) {
	bad := 0
	for _, in := range allSamples() {
		code, fix, err := Append(nil, nil, &in)
		if err != nil {
			t.Fatal(err)
		}
		if len(fix) != 0 || x86asmLacks(&in) {
			continue
		}
		text := Text(&in, ATT)
		d, err := x86asm.Decode(code, 64)
		if err != nil || d.Len != len(code) {
			t.Errorf("%s: % x: decoded %d bytes: %v", text, code, d.Len, err)
			bad++
			continue
		}
		gnu := x86asm.GNUSyntax(d, 0, nil)
		ours, theirs := gnuRules(&in, text), gnuRules(&in, gnu)
		if ours != theirs {
			t.Errorf("our %s, x86asm's %s (% x: %s, %s)", ours, theirs, code, text, gnu)
			bad++
		}
		if bad > 60 {
			t.FailNow()
		}
	}
}

// x86asmLacks are the instructions that golang.org/x/arch v0.32.0 does not
// decode, or not in this form.
func x86asmLacks(in *Inst) bool {
	switch in.Op {
	case ENDBR64:
		return true
	case PCLMULQDQ: // it has names for these four, in which it shows no number
		return in.Args[2].Val&^0x11 == 0
	}
	return false
}

var number = regexp.MustCompile(`\$?-?\b(0x[0-9a-f]+|[0-9]+)\b`)

// bareZero is an absolute address of 0.
var bareZero = regexp.MustCompile(`(^|,|:|\*)0(,|$)`)

// gnuNames are LLVM's mnemonics that GNU spells otherwise.
var gnuNames = map[string]string{
	"movabsq": "mov", "movslq": "movsxd", "cltq": "cdqe",
	"callq": "call", "jmpq": "jmp", "retq": "ret", "pushq": "push", "popq": "pop", "leaveq": "leave",
	"fucompi": "fucomip",
}

// gnuRules brings either text into one spelling:
//   - numbers are decimal, displacements modulo 32 bits, immediates modulo the
//     width; x86asm prints nothing for an absolute address of 0;
//   - the pseudo registers %riz and %eiz, "no index", are left out;
//   - the width suffix of the mnemonic is left out;
//   - SSE comparisons take their predicate as an operand;
//   - XCHG of two registers has its operands in alphabetical order;
//   - the two-byte nop is "xchg %ax,%ax", and "xchgq %rax, %rax" is the nop;
//   - the data segment of string operations is left out;
//   - the top of the x87 stack is %st.
func gnuRules(in *Inst, s string) string {
	switch s {
	case "data16 nop":
		s = "xchg %ax,%ax"
	case "xchgq %rax, %rax":
		s = "nop"
	}
	f, _ := find(in)
	prefix := ""
	for _, p := range []string{"lock ", "rep ", "repne ", "repn "} {
		if rest, ok := strings.CutPrefix(s, p); ok {
			prefix, s = strings.Replace(p, "repn ", "repne ", 1), rest
		}
	}
	mnemonic, rest, _ := strings.Cut(s, " ")
	rest = strings.NewReplacer(",%riz", "", ",%eiz", "").Replace(rest)
	rest = strings.ReplaceAll(rest, ", ", ",")
	rest = strings.ReplaceAll(rest, ",1)", ")")
	rest = number.ReplaceAllStringFunc(rest, func(n string) string {
		imm := strings.HasPrefix(n, "$")
		n = strings.TrimPrefix(n, "$")
		v, err := strconv.ParseInt(n, 0, 64)
		if err != nil {
			u, _ := strconv.ParseUint(n, 0, 64)
			v = int64(u)
		}
		if !imm {
			return fmt.Sprint(int32(v))
		}
		return "$" + maskImmediate(fmt.Sprint(v), f.width)
	})
	rest = bareZero.ReplaceAllString(rest, "$1$2")
	rest = strings.ReplaceAll(rest, "%ds:", "")
	rest = strings.ReplaceAll(rest, "%st(0)", "%st")
	base := strings.ReplaceAll(spellings[in.Op].att, "@", in.Cond.String())
	base = strings.TrimRight(base, "*?")
	if strings.TrimSuffix(mnemonic, letter(f.width)) == base {
		mnemonic = base
	}
	if m, ok := gnuNames[mnemonic]; ok {
		mnemonic = m
	}
	if b, p, ok := predicate(mnemonic); ok {
		mnemonic, rest = b, fmt.Sprintf("$%d,%s", p, rest)
	}
	if a, b, ok := strings.Cut(rest, ","); ok && in.Op == XCHG && b < a &&
		!strings.Contains(rest, "(") {
		rest = b + "," + a
	}
	return prefix + mnemonic + " " + rest
}

// letter is the AT&T suffix of a width.
func letter(w Width) string {
	if w == W0 {
		return ""
	}
	l, _ := letters(w)
	return string(l)
}
