package explore

import (
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower"
)

// Past is what the next compilation reuses of one: the code of functions. A function's code is
// reused if its own text is the same, before and after the passes, and everything in dependencies.
// The text before counts because the order of a value's uses depends on how it came about.
type Past struct {
	depends  [dependencies]string
	registry *gc.Registry
	code     *lower.Past
}

// Reused is the number of functions whose code was reused.
func (p *Past) Reused() int { return p.code.Reused }

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
)

// dropped is the kind of dependency that a test leaves out.
var dropped = -1

// reuse says what the code of the functions depends on, and finds the earlier code.
type reuse struct {
	past  *Past // of this compilation
	found *lower.Past
	// after and before are the texts of functions after and before the passes.
	after, before map[provenance.ID]string
}

// reuse returns nil if no code is to be reused or kept: a report of the whole module needs more.
func (b *builder) reuse() *reuse {
	if b.c.only == nil || b.c.broken != nil {
		return nil
	}
	printed := b.c.printed
	r := &reuse{past: &Past{registry: b.c.registry}, after: printed.texts(),
		before: b.c.stages[0].Printed.texts()}
	var parts [dependencies]strings.Builder
	note := func(text string) {
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
			r.past.depends[i] = parts[i].String()
		}
	}
	if p := b.before; p != nil && p.registry == r.past.registry &&
		p.depends == r.past.depends {
		r.found = p.code
	}
	return r
}

// key is the key of a function.
func (r *reuse) key(f *ir.Func) lower.Key {
	k := lower.Key{r.after[f.ID()], r.before[f.ID()]}
	switch dropped {
	case dependText:
		k[0] = f.Name()
	case dependBefore:
		k[1] = ""
	}
	return k
}

// texts are the texts of functions, by id.
func (t *irText) texts() map[provenance.ID]string {
	texts := make(map[provenance.ID]string, len(t.functions))
	for _, mk := range t.functions {
		texts[mk.ID] = t.Doc.Text[mk.Start:mk.End]
	}
	return texts
}
