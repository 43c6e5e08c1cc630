package explore

import (
	"maps"
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

// placed is a function at an offset of the text: one that is known, or of which first is the index
// of the symbol.
type placed struct {
	start, end int
	known      *functionTokens
	first      int
}

// annotateSource adds the tokens and symbols to the source text. Those of functions that are in
// before, nil for nothing, are taken from there. It returns what the next text may take, nil if
// nothing is to be taken.
func annotateSource(d *report.Doc, before *sourceTokens, again bool) *sourceTokens {
	types := highlight.TypeNames(d.Text)
	var known func(int) int
	var functions []placed
	if before != nil && maps.Equal(types, before.types) {
		rest := before.functions
		known = func(at int) int {
			for i := range rest[:min(nearby, len(rest))] {
				if f := rest[i]; strings.HasPrefix(d.Text[at:], f.text) {
					functions = append(functions, placed{at, at + len(f.text), f, 0})
					rest = rest[i+1:]
					return at + len(f.text)
				}
			}
			return 0
		}
	}
	list, symbols, closed := highlight.Parts(d.Text, types, known)
	tokens := reportTokens(list)
	functions = merge(d.Text, functions, symbols, closed)
	all := make([]highlight.Symbol, 0, len(symbols))
	next := &sourceTokens{types: types}
	position, symbol := 0, 0
	packed := report.Tokens{}
	take := func(to int) (part []report.Token) {
		n := 0
		for n < len(tokens) && int(tokens[n].Start) < to {
			n++
		}
		part, tokens = tokens[:n], tokens[n:]
		return part
	}
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
	for _, f := range functions {
		packed = packed.Append(take(f.start), int32(position), int32(f.start))
		copySymbols(f.start)
		first, blocks := len(all), len(packed)
		if f.known != nil {
			packed = append(packed, f.known.tokens...)
			all = append(all, f.known.symbols...)
			shift(all[first:], int32(f.start), int32(first))
		} else {
			packed = packed.Append(take(f.end), int32(f.start), int32(f.end))
			copySymbols(f.end)
			if again {
				f.known = &functionTokens{text: strings.Clone(d.Text[f.start:f.end]),
					tokens: append(report.Tokens(nil), packed[blocks:]...), symbols: append(
						[]highlight.Symbol(nil), all[first:]...)}
				shift(f.known.symbols, int32(-f.start), int32(-first))
			}
		}
		next.functions = append(next.functions, f.known)
		position = f.end
	}
	d.Tokens = packed.Append(tokens, int32(position), int32(len(d.Text)))
	copySymbols(len(d.Text))
	addSymbols(d, all, true)
	if !again {
		return nil
	}
	return next
}

// merge adds the closed functions that begin lines to those that are known, in the order of the
// text.
func merge(text string, known []placed, symbols []highlight.Symbol, closed []int) []placed {
	out := make([]placed, 0, len(known)+len(closed))
	for _, i := range closed {
		s := &symbols[i]
		start := int(s.Start)
		if start > 0 && text[start-1] != '\n' || !strings.HasPrefix(text[start:], "define") {
			continue
		}
		for len(known) > 0 && known[0].start < start {
			out, known = append(out, known[0]), known[1:]
		}
		out = append(out, placed{start, int(s.End), nil, i})
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
