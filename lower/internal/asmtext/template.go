package asmtext

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/lower/amd64"
)

// OperandKind says what an operand of a template is.
type OperandKind uint8

const (
	// OperandRegister is the register Reg at Width.
	OperandRegister OperandKind = iota
	// OperandImmediate is the number Val, or the address of Sym plus Val.
	OperandImmediate
	// OperandMemory is the memory at Seg:[Reg + Val], or at Sym + Val relative to RIP.
	OperandMemory
	// OperandFrame is the memory Val bytes from the start of frame object Object.
	OperandFrame
)

// Operand is an operand that a template refers to by its number.
type Operand struct {
	Kind   OperandKind
	Reg    amd64.Reg
	Width  amd64.Width
	Seg    amd64.Seg
	Sym    amd64.Sym
	Object int
	Val    int64
}

// maxExpansion bounds the expanded text of a template, in bytes.
const maxExpansion = 1 << 20

// Expand substitutes operands into a template of inline assembly (LangRef, "Inline Assembler
// Expressions" and "Asm template argument modifiers"). unique is a number that no other call has,
// for ${:uid}.
func Expand(template string, ops []Operand, unique int) (string, error) {
	var b strings.Builder
	variant := -1 // of $(a$|b$): which of them the text is in, -1 outside
	skip := func() bool { return variant > 0 }
	for i := 0; i < len(template); {
		if b.Len() > maxExpansion {
			return "", fmt.Errorf("the template becomes more than %d bytes of text", maxExpansion)
		}
		c := template[i]
		i++
		switch {
		case c == markStart || c == markEnd || c == 0:
			return "", fmt.Errorf("a control character in the template")
		case c != '$':
			if !skip() {
				b.WriteByte(c)
			}
			continue
		case i == len(template):
			return "", fmt.Errorf("the template ends in `$`")
		}
		c = template[i]
		i++
		text, err := "", error(nil)
		switch {
		case c == '$':
			text = "$"
		case c == '(':
			if variant >= 0 {
				return "", fmt.Errorf("`$(` inside `$(` in the template")
			}
			variant = 0
		case c == '|' && variant >= 0:
			variant++
		case c == ')' && variant >= 0:
			variant = -1
		case c == '|' || c == ')':
			text = string(c)
		case isDigit(c):
			start := i - 1
			for i < len(template) && isDigit(template[i]) {
				i++
			}
			text, err = operandText(template[start:i], "", ops)
		case c == '{':
			end := strings.IndexByte(template[i:], '}')
			if end < 0 {
				return "", fmt.Errorf("`${` without its end in the template")
			}
			number, modifier, _ := strings.Cut(template[i:i+end], ":")
			i += end + 1
			if number != "" {
				text, err = operandText(number, modifier, ops)
				break
			}
			switch modifier {
			case "uid":
				text = strconv.Itoa(unique)
			case "comment":
				text = "#"
			case "private":
				text = ".L"
			default:
				err = fmt.Errorf("`${:%s}` in the template is not supported", modifier)
			}
		default:
			return "", fmt.Errorf("`$%c` in the template", c)
		}
		if err != nil {
			return "", err
		}
		if !skip() {
			b.WriteString(text)
		}
	}
	if variant >= 0 {
		return "", fmt.Errorf("`$(` without its end in the template")
	}
	return b.String(), nil
}

// operandText is the text of an operand, by its number and modifier.
func operandText(number, modifier string, ops []Operand) (string, error) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || n >= len(ops) {
		return "", fmt.Errorf("operand `$%s` of the template does not exist", number)
	}
	o := &ops[n]
	if len(modifier) > 1 {
		return "", fmt.Errorf("the modifier `%s` of operand %d", modifier, n)
	}
	text, ok := "", false
	switch o.Kind {
	case OperandRegister:
		text, ok = o.register(modifier)
	case OperandImmediate:
		text, ok = o.immediate(modifier)
	default:
		text, ok = o.memory(modifier)
	}
	if !ok {
		return "",
			fmt.Errorf("the modifier `%s`, which does not fit operand %d",
				modifier, n)
	}
	return text, nil
}

func (o *Operand) register(modifier string) (string, bool) {
	w := o.Width
	switch modifier {
	case "":
	case "a":
		return "(%" + o.Reg.Name(amd64.W64) + ")", o.Reg.IsGPR()
	case "A":
		return "*%" + o.Reg.Name(w), o.Reg.IsGPR()
	case "V":
		return o.Reg.Name(w), true
	case "x":
		return "%" + o.Reg.Name(amd64.W128), o.Reg.IsXMM()
	case "h":
		if o.Reg > amd64.RBX || !o.Reg.IsGPR() {
			return "", false
		}
		return "%" + (amd64.AH + o.Reg - amd64.RAX).Name(amd64.W8), true
	case "b", "w", "k", "q":
		if o.Reg.IsXMM() { // of which there is one size
			break
		}
		w = map[string]amd64.Width{"b": amd64.W8, "w": amd64.W16, "k": amd64.W32,
			"q": amd64.W64}[modifier]
	case "c", "n", "P", "p":
	default:
		return "", false
	}
	return "%" + o.Reg.Name(w), true
}

func (o *Operand) immediate(modifier string) (string, bool) {
	text := strconv.FormatInt(o.Val, 10)
	if o.Sym != amd64.NoSym {
		text = SymbolMark(o.Sym) + Addend(o.Val)
	}
	switch modifier {
	case "", "b", "w", "k", "q", "h", "x":
		return "$" + text, true
	case "c", "p", "P":
		return text, true
	case "n":
		return strconv.FormatInt(-o.Val, 10), o.Sym == amd64.NoSym
	case "a":
		if o.Sym != amd64.NoSym {
			text += "(%rip)"
		}
		return text, true
	}
	return "", false
}

func (o *Operand) memory(modifier string) (string, bool) {
	val, star, relative := o.Val, "", "(%rip)"
	switch modifier {
	case "", "a", "b", "w", "k", "q":
	case "A":
		star = "*"
	case "H":
		val += 8
	case "P":
		relative = ""
	default:
		return "", false
	}
	switch {
	case o.Kind == OperandFrame:
		return star + FrameMark(o.Object) + Addend(val), true
	case o.Sym != amd64.NoSym:
		return star + SymbolMark(o.Sym) + Addend(val) + relative, true
	}
	text := star
	switch o.Seg {
	case amd64.FS:
		text += "%fs:"
	case amd64.GS:
		text += "%gs:"
	}
	if val != 0 || o.Reg == amd64.NoReg {
		text += strconv.FormatInt(val, 10)
	}
	if o.Reg != amd64.NoReg {
		text += "(%" + o.Reg.Name(amd64.W64) + ")"
	}
	return text, true
}

// Addend is the text of a number added to a symbol: empty for zero.
func Addend(n int64) string {
	switch {
	case n > 0:
		return "+" + strconv.FormatInt(n, 10)
	case n < 0:
		return strconv.FormatInt(n, 10)
	}
	return ""
}
