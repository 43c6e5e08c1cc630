package explore

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/web/report"
)

// Past is what the next compilation reuses of one: the code of functions, and the outcome of the
// passes on them (see keeping). A function's code is reused if its own text is the same, before and
// after the passes, and everything in dependencies. The text before counts because the order of a
// value's uses depends on how it came about.
type Past struct {
	depends  [dependencies]string
	registry *gc.Registry
	code     *lower.Past
	kept     kept
	source   *sourceTokens
	nodes    *irparse.Nodes
	ids      int // that have links
	annotate func(*report.Doc, *sourceTokens) *sourceTokens
	begin    func(*builder, *source.List) keeper
	bodies   func(*Past, *report.Request) *bodies
}

// NewPast returns a past of nothing: a compilation after it leaves one.
func NewPast() *Past {
	return &Past{annotate: annotateAfter, begin: beginKeeping, bodies: bodiesAfter}
}

// Reused is the number of functions whose code was reused.
func (p *Past) Reused() int { return p.code.Reused }

// Known is the number of functions that the passes skipped because their outcome was known.
func (p *Past) Known() int { return p.kept.known }

// Unread is the number of those whose bodies were not read.
func (p *Past) Unread() int { return p.kept.unread }

// The kinds of what the code of all functions depends on, besides the body of each. All but the
// last are parts of the module's text after the passes.
const (
	// dependHeader is what is in no other part: target, layout of data, assembly, comdats.
	dependHeader = iota
	dependTypes
	dependVariables
	dependFunctions // declarations, and definitions without their bodies
	dependAttributes
	dependMetadata
	dependOptions // the request's, with the dialect
	dependencies
)

// beginnings are the characters with which the lines of a part begin.
var beginnings = [dependencies]string{dependTypes: "%", dependVariables: "@",
	dependFunctions: "declare ", dependAttributes: "attributes ", dependMetadata: "!"}

// part returns the part of the module to which a line outside of functions belongs.
func part(line string) int {
	for i, begins := range beginnings {
		if begins != "" && strings.HasPrefix(line, begins) {
			return i
		}
	}
	return dependHeader
}

// The kinds of what the code of one function depends on.
const (
	dependText = dependencies + iota
	dependBefore
	// What the passes make of a function depends on its body as written, on that of the poll, and
	// on what functions tell each other.
	dependBody
	dependPoll
	dependBetween
	// Of a body that is not read, the module needs the types and nodes that it names, and it must
	// not allocate or pass vectors.
	dependNamed
	dependNodes
	dependAllocations
	dependVectors
)

// dropped is the kind of dependency that a test leaves out.
var dropped = -1

// reuse returns what says which code is reused, and the past that the compilation leaves, without
// its code; nil if no code is reused or kept: a report of the whole module needs more.
func (k *keeping) reuse() (*lower.Reuse, *Past) {
	b := k.b
	if b.c.only == nil || b.c.broken != nil {
		return nil, nil
	}
	printed, past := b.c.printed, k.past
	past.registry = b.c.registry
	var parts [dependencies]strings.Builder
	for i, text := range b.before.depends {
		parts[i].Grow(len(text) + 1<<10)
	}
	note := func(text string) {
		if text == "\n" { // between most functions
			parts[dependHeader].WriteString(text)
			return
		}
		for line := range strings.Lines(text) {
			if line[0] != ';' {
				parts[part(line)].WriteString(line)
			}
		}
	}
	from := int32(0)
	for _, mk := range printed.functions {
		text := printed.Doc.Text[mk.Start:mk.End]
		if head := strings.IndexByte(text, '\n'); head >= 0 {
			note(printed.Doc.Text[from:mk.Start])
			parts[dependFunctions].WriteString(text[:head+1])
			from = mk.End
		}
	}
	note(printed.Doc.Text[from:])
	fmt.Fprintf(&parts[dependOptions], "%s %+v", b.c.module.Dialect, b.c.request.Options)
	for i := range parts {
		if i != dropped {
			past.depends[i] = parts[i].String()
		}
	}
	var found *lower.Past
	if p := b.before; p.registry == past.registry && p.depends == past.depends {
		found = p.code
	}
	after, before := printed.texts(), b.c.stages[0].Printed.texts()
	reuse := lower.NewReuse(found, func(f *ir.Func) lower.Key {
		return keyOf(f.Name(), after(f.ID()), before(f.ID()))
	})
	if k.any {
		reuse.Known = func(f *ir.Func) (*lower.Code, bool) {
			if !k.knows(f) {
				return nil, false
			}
			if found == nil {
				return nil, true
			}
			return k.of(f).code, true
		}
	}
	return reuse, past
}

// keyOf returns the key of a function by its text after and before the passes.
func keyOf(name, after, before string) lower.Key {
	switch dropped {
	case dependText:
		after = name
	case dependBefore:
		before = ""
	}
	return lower.Key{after, before}
}

// texts returns what finds the text of a function, "" for none. It is fast if it is asked for
// functions in the order of the module.
func (t *irText) texts() func(provenance.ID) string {
	next := 0
	return func(function provenance.ID) string {
		for range t.functions {
			mk := &t.functions[next]
			if next++; next == len(t.functions) {
				next = 0
			}
			if mk.ID == function {
				return t.Doc.Text[mk.Start:mk.End]
			}
		}
		return ""
	}
}
