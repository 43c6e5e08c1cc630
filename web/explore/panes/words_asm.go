package panes

import (
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/lower/amd64"
	"statepoint/web/report"
)

// explainedWords collects the explained words of a text while it is written.
type explainedWords struct {
	words  []report.Word
	number map[string]uint32 // of words, by text
	spans  []report.WordSpan
}

// note records the position of a word; explain returns its explanation, without its text, and is
// called once per word. There may be no explanation.
func (e *explainedWords) note(start, end int, text string, explain func() report.Word) {
	n, have := e.number[text]
	if !have {
		w := explain()
		w.Text = text
		if e.number == nil {
			e.number = map[string]uint32{}
		}
		n = uint32(len(e.words))
		e.number[text] = n
		e.words = append(e.words, w)
	}
	if w := &e.words[n]; w.Meaning != "" || w.Kind == report.WordTerm {
		e.spans = append(e.spans, report.WordSpan{Start: int32(start), End: int32(end), Word: n})
	}
}

// store attaches the words to a text.
func (e *explainedWords) store(d *report.Doc) {
	d.Words, d.Explained = report.PackWords(e.spans), e.words
}

// mnemonic explains an instruction's name.
func mnemonic(in *amd64.Inst) report.Word {
	return report.Word{Kind: report.WordMachine, Form: in.Op.Name(), Meaning: in.Meaning()}
}

// register explains a register under one of its names.
func register(r amd64.Reg, w amd64.Width) report.Word {
	n := named{r, int(w)}
	switch {
	case r.IsXMM():
		n.bits = 128
	case !r.IsGPR() && r != amd64.RIP:
		return report.Word{Kind: report.WordRegister}
	}
	return report.Word{Kind: report.WordRegister, Form: r.String(), Meaning: n.meaning()}
}

// named is a register under one of its names.
type named struct {
	reg  amd64.Reg
	bits int // how many of its low bits the name denotes
}

// arguments are the registers of the first six integer arguments, in their order.
var arguments = []amd64.Reg{amd64.RDI, amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9}

var Ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"}

// meaning describes the register's purpose (System V ABI, AMD64 supplement, "Register Usage").
func (n named) meaning() string {
	text := ""
	switch r := n.reg; {
	case r == amd64.RIP:
		return "The address of the next instruction; relative addresses are relative to it."
	case r == amd64.RSP:
		return "The stack pointer. Slots of the frame are addressed relative to it; during a " +
			"call it points to the bottom of the frame."
	case r.IsXMM():
		text = "A vector register; calls may change it"
		if i := int(r - amd64.XMM0); i < 8 {
			text = "A vector register: the " + Ordinals[i] +
				" floating-point argument; calls may change it"
		}
	case r == amd64.RAX:
		text = "The result of a function; calls change it"
	case slices.Contains(arguments, r):
		text = "The " + Ordinals[slices.Index(arguments, r)] +
			" argument of a function; calls may change it, so values live across a call are kept " +
			"elsewhere"
	case r == amd64.R10 || r == amd64.R11:
		text = "A scratch register; calls may change it"
	default: // RBX, RBP, R12 to R15
		text = "A callee-saved register: its value survives calls. A reference in it is updated " +
			"only if the map says so"
	}
	if n.bits < 64 {
		text += fmt.Sprintf(". Here, its lower %s", source.Count(n.bits, "bit"))
		if n.bits == 32 {
			text += "; writing them clears the upper"
		}
	}
	return text + "."
}
