package desk

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// Four panes stand side by side only where each has room for what it shows: the
// fields and meanings of the stack map, the comments of assembly, and enough of
// the code not to wrap most of its lines. The style sheet has a rule for each
// width that can be needed, so that the page is laid out before its program runs.

// Sizes by which a pane's need is worked out, in pixels.
const (
	needChar   = 7.6 // a character of code
	needBeside = 92  // gutter, margins and scroll bar
	needStep   = 160
	needLeast  = 1600
	needMost   = 3840
)

// needs are how many characters of a line each pane must show at once, beyond which
// wrapping is no loss, and its share of the width, in percent.
var needs = [panes.Count]struct{ most, share int }{{48, 19}, {64, 25}, {84, 26}, {90, 30}}

// Fit says how wide the page must be for four columns.
type Fit struct {
	content *content
	widths  [panes.Count]width // of what is shown, made when first needed
}

// Needed is how wide a page must be for four columns, as the style sheet has it: a
// number of pixels, or "never".
func (p *Fit) Needed(big bool) string {
	need := 0.0
	for pane := range panes.Count {
		chars := min(needs[pane].most, p.widest(pane))
		need = max(need, (float64(chars)*needChar+needBeside)*100/float64(needs[pane].share))
	}
	if big {
		need *= 1.36
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

// measured is how much of a text is looked at for its longest line, in bytes.
const measured = 64 << 10

// widest gives the length of the longest line that a pane's first view shows.
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
