package workspace

import (
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/words"
)

// offer is one completion: its kind, the inserted text, and its meaning.
type offer struct{ kind, label, detail, insert, info string }

// mostOffers limits a list of completions; a longer one is useless.
const mostOffers = 2000

// Complete returns the completions for a position as one text: passing thousands of objects would
// take longer than drawing them.
func (w *Workspace) Complete(where messages.Place, function string) string {
	return joinOffers(offersAt(w, where, function))
}

// offersAt returns the completions for a position. function names the enclosing function, or is
// empty. The names come from the newest text that was parsed, whether it compiled or not, or, if
// that lacks the function, from the last one that compiled.
func offersAt(w *Workspace, where messages.Place, function string) []offer {
	var d *report.Doc
	var words []report.Word
	if w.Latest != nil {
		d, words = &w.Latest.Source, w.Latest.Words
	}
	switch where {
	case messages.PlaceValue, messages.PlaceLabel:
		list := locals(d, function, where == messages.PlaceLabel)
		if len(list) == 0 && w.Good != nil && d != &w.Good.Source {
			list = locals(&w.Good.Source, function, where == messages.PlaceLabel)
		}
		if where == messages.PlaceValue {
			list = append(list, entities(d, report.SymbolType)...)
		}
		return list
	case messages.PlaceType:
		return entities(d, report.SymbolType)
	case messages.PlaceGlobal:
		list := entities(d, report.SymbolFunction, report.SymbolDeclaration, report.SymbolGlobal)
		return append(list, offers(words, report.WordGlobal, list)...)
	case messages.PlaceInstruction:
		return offers(words, report.WordInstruction, nil)
	case messages.PlaceTop:
		return offers(words, report.WordTop, nil)
	case messages.PlaceWord:
		return append(offers(words, report.WordType, nil), named(entities(d, report.SymbolType))...)
	}
	return nil
}

// named omits numbered values.
func named(list []offer) []offer {
	out := list[:0]
	for _, o := range list {
		if len(o.label) > 1 && (o.label[1] < '0' || o.label[1] > '9') {
			out = append(out, o)
		}
	}
	return out
}

// locals returns the names in a function: its blocks, or its arguments and values.
func locals(d *report.Doc, function string, blocks bool) []offer {
	if d == nil || function == "" {
		return nil
	}
	parent := int32(-1)
	var out []offer
	seen := map[string]bool{}
	for i := range d.Outline {
		s := &d.Outline[i]
		if s.Kind == report.SymbolFunction && d.Name(s) == function {
			parent = int32(i)
			continue
		}
		if parent < 0 || s.Parent != parent || (s.Kind == report.SymbolBlock) != blocks ||
			len(out) == mostOffers {
			continue
		}
		name := d.Name(s)
		if seen[name] {
			continue
		}
		seen[name] = true
		o := offer{kind: s.Kind.String(), label: name}
		switch s.Kind {
		case report.SymbolArgument:
			o.detail = words.Short(d.ArgumentType(s))
		case report.SymbolValue:
			o.detail = words.Short(d.Signature(s))
		}
		out = append(out, o)
	}
	return out
}

// entities returns the module's own names of the given kinds.
func entities(d *report.Doc, kinds ...report.SymbolKind) []offer {
	if d == nil {
		return nil
	}
	var out []offer
	for i := range d.Outline {
		s := &d.Outline[i]
		for _, k := range kinds {
			if s.Kind == k && len(out) < mostOffers {
				out = append(out, offer{kind: s.Kind.String(), label: d.Name(s),
					detail: words.Short(d.Signature(s))})
			}
		}
	}
	return out
}

// offers returns the words of a kind that are not yet offered.
func offers(words []report.Word, kind report.WordKind, already []offer) []offer {
	have := map[string]bool{}
	for _, o := range already {
		have[o.label] = true
	}
	var out []offer
	for _, w := range words {
		if w.Kind == kind && !have[w.Text] {
			what := "word"
			if kind == report.WordType {
				what = "type" // something follows it
			}
			out = append(out, offer{kind: what, label: w.Text, detail: w.Form, insert: w.Insert,
				info: w.Meaning})
		}
	}
	return out
}

// joinOffers joins offers into one text.
func joinOffers(list []offer) string {
	var b strings.Builder
	for i, o := range list {
		if i > 0 {
			b.WriteString(string(messages.SeparatorRow))
		}
		for j, s := range []string{o.kind, o.label, o.detail, o.insert, o.info} {
			if j > 0 {
				b.WriteString(string(messages.SeparatorField))
			}
			b.WriteString(unseparated.Replace(s))
		}
	}
	return b.String()
}

// unseparated removes separators from names that contain them.
var unseparated = strings.NewReplacer(string(messages.SeparatorRow), "␞",
	string(messages.SeparatorField), "␟")
