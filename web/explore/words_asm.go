package explore

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// machineWords are the words of an assembly text that can be explained, by their spelling.
type machineWords map[string]report.Word

// mnemonic explains an instruction's name.
func (m machineWords) mnemonic(text string, in *amd64.Inst) {
	if _, have := m[text]; have || in == nil {
		return
	}
	if meaning := in.Meaning(); meaning != "" {
		m[text] = report.Word{Kind: report.WordMachine, Text: text, Form: in.Op.Name(),
			Meaning: meaning}
	}
}

// registers explains the registers that operands name.
func (m machineWords) registers(operands string) {
	for _, word := range strings.FieldsFunc(operands, func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9')
	}) {
		if _, have := m[word]; have {
			continue
		}
		if r, ok := registerNames[word]; ok {
			m[word] = report.Word{Kind: report.WordRegister, Text: word, Form: r.reg.String(),
				Meaning: r.meaning()}
		}
	}
}

// sorted gives the words by their texts.
func (m machineWords) sorted() []report.Word {
	var out []report.Word
	for _, w := range m {
		out = append(out, w)
	}
	slices.SortFunc(out, func(a, b report.Word) int { return cmp.Compare(a.Text, b.Text) })
	return out
}

// named is a register under one of its names.
type named struct {
	reg  amd64.Reg
	bits int // how many of its low bits the name stands for
}

// registerNames are the names of the general and vector registers in all syntaxes.
var registerNames = func() map[string]named {
	names := map[string]named{"rip": {amd64.RIP, 64}}
	widths := []struct {
		w    amd64.Width
		bits int
	}{{amd64.W64, 64}, {amd64.W32, 32}, {amd64.W16, 16}, {amd64.W8, 8}}
	for n := range amd64.Reg(16) {
		r := amd64.RAX + n
		for _, w := range widths {
			names[r.Name(w.w)] = named{r, w.bits}
		}
		// Go names a register without its width.
		names[strings.ToUpper(strings.TrimPrefix(r.String(), "r"))] = named{r, 64}
		if n >= 8 {
			names[strings.ToUpper(r.String())] = named{r, 64}
		}
		x := amd64.XMM0 + n
		names[x.String()] = named{x, 128}
		names[fmt.Sprintf("X%d", n)] = named{x, 128}
	}
	return names
}()

// arguments are the registers of the first six integer arguments, in their order.
var arguments = []amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9}

var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// meaning says what the register is for (System V ABI, AMD64 supplement, "Register Usage").
func (n named) meaning() string {
	text := ""
	switch r := n.reg; {
	case r == amd64.RIP:
		return "Where the next instruction is: addresses are told from here."
	case r == amd64.RSP:
		return "The stack pointer. Slots of the frame are told from it; during a call it stands " +
			"at the bottom of the frame."
	case r.IsXMM():
		text = "A vector register; calls may change it"
		if i := int(r - amd64.XMM0); i < 8 {
			text = "A vector register: the " + ordinals[i] +
				" floating-point argument; calls may change it"
		}
	case r == amd64.RAX:
		text = "What a function returns; calls change it"
	case slices.Contains(arguments, r):
		text = "The " + ordinals[slices.Index(arguments, r)] +
			" argument of a function; calls may change it, so what must outlive one is kept " +
			"elsewhere"
	case r == amd64.R10 || r == amd64.R11:
		text = "A register for the moment; calls may change it"
	default: // RBX, RBP, R12 to R15
		text = "A register that calls preserve: what is in it outlives them. A reference there " +
			"would not be updated unless the map says so"
	}
	if n.bits < 64 {
		text += fmt.Sprintf(". Here its lower %d bits", n.bits)
		if n.bits == 32 {
			text += "; writing them clears the upper"
		}
	}
	return text + "."
}
