package explore

import (
	"maps"
	"slices"
	"strings"

	"statepoint/core/irparse/highlight"
	"statepoint/web/report"
)

// sourceTokens are the tokens of an earlier text, by function.
type sourceTokens struct {
	types     map[string]bool
	functions []*functionTokens
}

// functionTokens are the tokens and symbols of a function, with offsets from its start. The first
// symbol is the function.
type functionTokens struct {
	text    string
	tokens  report.Tokens
	symbols []highlight.Symbol
}

// nearby is the number of functions that are compared with one of the text: of those after the one
// that was found last.
const nearby = 8

// placed is a function of the text; known is nil unless it was in the earlier one.
type placed struct {
	start, end int
	known      *functionTokens
}

// cutter packs the tokens of a text, part by part.
type cutter struct {
	packed   report.Tokens
	tokens   []report.Token // of the rest
	position int
}

// to packs the part up to an offset.
func (c *cutter) to(end int) {
	n := 0
	for n < len(c.tokens) && int(c.tokens[n].Start) < end {
		n++
	}
	c.packed = c.packed.Append(c.tokens[:n], int32(c.position), int32(end))
	c.tokens, c.position = c.tokens[n:], end
}

// annotateSource adds the tokens and symbols to a source text. Those of each function are packed by
// themselves.
func annotateSource(d *report.Doc) {
	list, symbols, closed := highlight.Parts(d.Text, highlight.TypeNames(d.Text), nil)
	c := cutter{tokens: reportTokens(list)}
	for _, i := range closed {
		if s := &symbols[i]; beginsLine(d.Text, int(s.Start)) {
			c.to(int(s.Start))
			c.to(int(s.End))
		}
	}
	c.to(len(d.Text))
	d.Tokens = c.packed
	addSymbols(d, symbols, true)
}

// beginsLine reports whether a line begins with the word define at an offset.
func beginsLine(text string, at int) bool {
	return (at == 0 || text[at-1] == '\n') && strings.HasPrefix(text[at:], "define")
}

// annotateAfter is annotateSource that takes the tokens and symbols of functions that are in
// before, nil for nothing, from there. It returns what the next text may take.
func annotateAfter(d *report.Doc, before *sourceTokens) *sourceTokens {
	types := highlight.TypeNames(d.Text)
	var functions []placed
	known := func(int) int { return 0 }
	if before != nil && maps.Equal(types, before.types) {
		rest := before.functions
		functions = make([]placed, 0, len(rest))
		known = func(at int) int {
			for i := range rest[:min(nearby, len(rest))] {
				if f := rest[i]; strings.HasPrefix(d.Text[at:], f.text) {
					functions = append(functions, placed{at, at + len(f.text), f})
					rest = rest[i+1:]
					return at + len(f.text)
				}
			}
			return 0
		}
	}
	list, symbols, closed := highlight.Parts(d.Text, types, known)
	c := cutter{tokens: reportTokens(list)}
	tokens, count := len(c.tokens), len(symbols)
	for i := range functions {
		tokens += len(functions[i].known.tokens)
		count += len(functions[i].known.symbols)
	}
	c.packed = slices.Grow(c.packed, tokens)
	all := make([]highlight.Symbol, 0, count)
	next, symbol := &sourceTokens{types: types}, 0
	copySymbols := func(to int) {
		by := int32(len(all) - symbol)
		for ; symbol < len(symbols) && int(symbols[symbol].Start) < to; symbol++ {
			s := symbols[symbol]
			if s.Parent >= 0 {
				s.Parent += by
			}
			all = append(all, s)
		}
	}
	placed := merge(d.Text, functions, symbols, closed)
	next.functions = make([]*functionTokens, 0, len(placed))
	for _, f := range placed {
		c.to(f.start)
		copySymbols(f.start)
		first, blocks := len(all), len(c.packed)
		if f.known != nil {
			c.packed, c.position = append(c.packed, f.known.tokens...), f.end
			all = append(all, f.known.symbols...)
			shift(all[first:], int32(f.start), int32(first))
		} else {
			c.to(f.end)
			copySymbols(f.end)
			f.known = &functionTokens{text: strings.Clone(d.Text[f.start:f.end]),
				tokens: slices.Clone(c.packed[blocks:]), symbols: slices.Clone(all[first:])}
			shift(f.known.symbols, int32(-f.start), int32(-first))
		}
		next.functions = append(next.functions, f.known)
	}
	c.to(len(d.Text))
	copySymbols(len(d.Text))
	d.Tokens = c.packed
	addSymbols(d, all, true)
	return next
}

// merge adds the closed functions that begin lines to those that are known, in the order of the
// text.
func merge(text string, known []placed, symbols []highlight.Symbol, closed []int) []placed {
	out := make([]placed, 0, len(known)+len(closed))
	for _, i := range closed {
		s := &symbols[i]
		start := int(s.Start)
		if !beginsLine(text, start) {
			continue
		}
		for len(known) > 0 && known[0].start < start {
			out, known = append(out, known[0]), known[1:]
		}
		out = append(out, placed{start, int(s.End), nil})
	}
	return append(out, known...)
}

// shift moves symbols in the text, and in the list of symbols.
func shift(symbols []highlight.Symbol, by, in int32) {
	for i := range symbols {
		s := &symbols[i]
		s.Start, s.End = s.Start+by, s.End+by
		s.NameStart, s.NameEnd = s.NameStart+by, s.NameEnd+by
		if s.Parent >= 0 {
			s.Parent += in
		}
	}
}
