package irparse

import (
	"strings"

	"statepoint/core/ir"
)

// skipEntity continues at the next line that begins a top-level entity. It ignores braces, because
// one may have been the error.
func (p *reader) skipEntity() {
	p.fn = funcState{}
	begin := p.start
	for p.kind != tEOF {
		if p.start > begin && p.firstInLine() && p.start == p.lineStart() && p.beginsEntity() {
			return
		}
		p.skipToken()
	}
}

// skipToken skips one token; an unterminated string ends with its line.
func (p *reader) skipToken() {
	if p.kind == tBad && p.end > p.start+1 {
		i := p.start + 1
		for i < len(p.src) && p.src[i] != '\n' {
			i++
		}
		p.end = min(i, p.end)
	}
	p.next()
}

func (p *reader) beginsEntity() bool {
	switch p.kind {
	case tWord:
		switch p.text() {
		case "define", "declare", "target", "attributes", "source_filename", "module":
			return true
		}
	case tGlobal, tGlobalID, tMeta, tBang, tComdat, tSummary, tLocal, tLocalID:
		return true
	}
	return false
}

// lineStart is the offset of the first byte of the token's line if the token is the first in it, -1
// otherwise.
func (p *reader) lineStart() int {
	if i := strings.LastIndexByte(p.src[p.prevEnd:p.start], '\n'); i >= 0 {
		return p.prevEnd + i + 1
	}
	if p.prevEnd == 0 {
		return 0
	}
	return -1
}

// firstInLine reports whether this token is the first of its line.
func (p *reader) firstInLine() bool { return p.lineStart() >= 0 }

// skipInstruction continues at the next line that begins an instruction or a block, or at the end
// of the function.
func (p *reader) skipInstruction(begin int) {
	for p.kind != tEOF {
		if p.start > begin && p.firstInLine() {
			switch p.kind {
			case tLocal, tLocalID:
				if p.peek() == '=' || p.start == p.lineStart() {
					return
				}
			case tLabel, tLabelID, tHash:
				return
			case tWord:
				if _, ok := ir.OpcodeByName(p.text()); ok {
					return
				}
				switch p.text() {
				case "tail", "musttail", "notail", "define", "declare", "attributes":
					return
				}
			case tPunct:
				if p.is('}') {
					return
				}
			case tGlobal, tBang, tMeta:
				if p.start == p.lineStart() {
					return
				}
			}
		}
		p.skipToken()
	}
}
