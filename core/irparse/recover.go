package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
)

// skipEntity continues at the next line that begins a top-level entity, which is the present one if
// the entity with the error has been read to its end. It ignores braces, because one may have been
// the error.
func (p *reader) skipEntity() {
	p.fn = funcState{}
	for p.Kind != scan.EOF {
		if p.Start > p.begun && p.firstInLine() && p.Start == p.lineStart() && p.beginsEntity() {
			return
		}
		p.skipToken()
	}
}

// skipToken skips one token; an unterminated string ends with its line.
func (p *reader) skipToken() {
	if p.Kind == scan.Bad && p.End > p.Start+1 {
		i := p.Start + 1
		for i < len(p.Src) && p.Src[i] != '\n' {
			i++
		}
		p.End = min(i, p.End)
	}
	p.Next()
}

func (p *reader) beginsEntity() bool {
	switch p.Kind {
	case scan.Word:
		switch p.Text() {
		case "define", "declare", "target", "attributes", "source_filename", "module":
			return true
		}
	case scan.Global, scan.GlobalID, scan.Meta, scan.Bang, scan.Comdat, scan.Summary, scan.Local,
		scan.LocalID:
		return true
	}
	return false
}

// lineStart is the offset of the first byte of the token's line if the token is the first in it, -1
// otherwise.
func (p *reader) lineStart() int {
	if i := strings.LastIndexByte(p.Src[p.PrevEnd:p.Start], '\n'); i >= 0 {
		return p.PrevEnd + i + 1
	}
	if p.PrevEnd == 0 {
		return 0
	}
	return -1
}

// firstInLine reports whether this token is the first of its line.
func (p *reader) firstInLine() bool { return p.lineStart() >= 0 }

// skipInstruction continues at the next line that begins an instruction or a block, or at the end
// of the function.
func (p *reader) skipInstruction(begin int) {
	for p.Kind != scan.EOF {
		if p.Start > begin && p.firstInLine() {
			switch p.Kind {
			case scan.Local, scan.LocalID:
				if p.Peek() == '=' || p.Start == p.lineStart() {
					return
				}
			case scan.Label, scan.LabelID, scan.Hash:
				return
			case scan.Word:
				if _, ok := ir.OpcodeByName(p.Text()); ok {
					return
				}
				switch p.Text() {
				case "tail", "musttail", "notail", "define", "declare", "attributes":
					return
				}
			case scan.Punct:
				if p.Is('}') {
					return
				}
			case scan.Global, scan.Bang, scan.Meta:
				if p.Start == p.lineStart() {
					return
				}
			}
		}
		p.skipToken()
	}
}
