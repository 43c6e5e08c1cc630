package desk

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Four panes are side by side only if each has room for its content: the fields and meanings of the
// stack map, the comments of the assembly, and most lines of code unwrapped. The style sheet has a
// rule for each possible minimum width, so the page is laid out before its program runs.

// Sizes for computing a pane's minimum width, in pixels.
const (
	needChar   = 7.6 // a character of code
	needBeside = 92  // gutter, margins and scroll bar
	needStep   = 160
	needLeast  = 1600
	needMost   = 3840
)

// needs are the characters per line that each pane must show, beyond which wrapping does no harm,
// and its share of the width in percent.
var needs = [panes.Count]struct{ most, share int }{{48, 19}, {64, 25}, {84, 26}, {90, 30}}

// Fit computes how wide the page must be for four columns.
type Fit struct {
	content *content
	widths  [panes.Count]width // of the current docs, computed on first use
}

// Needed returns how wide the page must be for four columns, in the style sheet's form: a number of
// pixels, or "never".
func (p *Fit) Needed() string {
	need := 0.0
	for pane := range panes.Count {
		chars := min(needs[pane].most, p.widest(pane))
		need = max(need, (float64(chars)*needChar+needBeside)*100/float64(needs[pane].share))
	}
	step := max(needLeast, (int(need)+needStep-1)/needStep*needStep)
	if step > needMost {
		return "never"
	}
	return strconv.Itoa(step)
}

// A width is the length of a doc's longest line, in characters.
type width struct {
	doc   *report.Doc
	chars int
}

// measured is the number of bytes of a text searched for its longest line.
const measured = 64 << 10

// widest returns the length of the longest line in a pane's first view.
func (p *Fit) widest(pane panes.Pane) int {
	d := p.content.firstDoc(pane)
	if d == nil {
		return 0
	}
	if p.widths[pane].doc == d {
		return p.widths[pane].chars
	}
	most := 0
	for line := range strings.Lines(d.Text[:min(len(d.Text), measured)]) {
		most = max(most, utf8.RuneCountInString(line)-1)
	}
	p.widths[pane] = width{d, most}
	return most
}
