package codes

import "strings"

// Text is the page for a terminal, as `statepoint explain` prints it: paragraphs unchanged,
// examples indented.
func (p *Page) Text() string {
	var b strings.Builder
	b.WriteString(p.Code + ": " + p.Title + "\n\n" + p.Means + "\n\nWhy\n\n" + p.Why + "\n")
	example := func(title, text string) {
		b.WriteString("\n" + title + "\n\n")
		for line := range strings.Lines(text) {
			if strings.TrimSpace(line) != "" {
				b.WriteString("    ")
			}
			b.WriteString(line)
		}
	}
	example("Wrong", p.Wrong)
	example("Fixed", p.Fixed)
	if said := p.WhatLLVMSays(); len(said) > 0 {
		b.WriteString("\nWhat LLVM says\n\n")
		for _, line := range said {
			b.WriteString(line + "\n")
		}
	}
	return b.String()
}

// WhatLLVMSays is Says and LLVM as lines for people. Tools that say the same share a line.
func (p *Page) WhatLLVMSays() []string {
	var out []string
	for i := 0; i < len(p.Says); {
		tools := spoken(p.Says[i].Tool)
		j := i + 1
		for ; j < len(p.Says) && p.Says[j].Message == p.Says[i].Message; j++ {
			tools += " and " + spoken(p.Says[j].Tool)
		}
		message := ": " + p.Says[i].Message
		if p.Says[i].Message == Accepts {
			message = " accepts the wrong example."
		}
		out = append(out, tools+message)
		i = j
	}
	if p.LLVM != "" {
		out = append(out, p.LLVM)
	}
	return out
}

// Accepts is the Message of a tool that accepts the example.
const Accepts = "accepts"

// spoken is a tool's name for people: "opt 22".
func spoken(tool string) string { return strings.Replace(tool, "-", " ", 1) }
