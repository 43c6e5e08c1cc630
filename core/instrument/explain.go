package instrument

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// explainer prints the explanations of passes. A value that a pass removed is shown as it was.
type explainer struct {
	w    io.Writer
	text *source.Text
	seen map[provenance.ID]seenValue
}

// seenValue has the forms in which a value is shown: as an operand in the input and in the module
// after the pass, its kind of instruction, and its position in the text.
type seenValue struct {
	given, name, kind string
	span              source.Span
}

// Explain makes a pipeline print the reasons of its passes to w as it runs on m, which was read
// from text.
func Explain(p *passes.Pipeline, m *ir.Module, text *source.Text, w io.Writer) {
	e := &explainer{w: w, text: text, seen: map[provenance.ID]seenValue{}}
	p.Options.Explain = true
	e.look(m)
	for id, v := range e.seen {
		v.given = v.name
		e.seen[id] = v
	}
	p.After = func(pass *pass.Pass, m *ir.Module, why *pass.Explanation) error {
		e.look(m)
		if why != nil {
			e.print(why)
		}
		return nil
	}
}

// look records the values of a module by their ids.
func (e *explainer) look(m *ir.Module) {
	for id, v := range e.seen { // removed values have no name any more
		v.name = ""
		e.seen[id] = v
	}
	note := func(v ir.Value, kind string, span source.Span) {
		e.seen[v.ID()] = seenValue{e.seen[v.ID()].given, printer.Operand(m, v),
			kind, span}
	}
	printer.AppendModule(nil, m, nil) // gives numbers to what has no name
	for _, f := range m.Funcs {
		note(f, "function", f.Span)
		for _, a := range f.Args {
			note(a, "argument", a.Span)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				kind := in.Op.String()
				if f := in.CalledFunc(); f != nil {
					kind += " to @" + f.Name()
				}
				if in.Type().IsVoid() {
					e.seen[in.ID()] = seenValue{kind: kind, span: in.Span}
					continue
				}
				note(in, kind, in.Span)
			}
		}
	}
}

// name is a value as an operand, or the kind of instruction if it has no value. For an unnamed
// value it says whether the number is the input's or the output's, if they differ.
func (e *explainer) name(id provenance.ID) string {
	v := e.seen[id]
	switch {
	case v.given == "" && v.name == "":
		return "the " + v.kind
	case v.given == v.name || !isNumber(v.given+v.name):
		return cmp.Or(v.given, v.name)
	case v.given != "":
		return v.given + " of the input"
	}
	return v.name + " of the output"
}

// isNumber reports whether names are numbers.
func isNumber(names string) bool { return strings.Trim(names, "%0123456789") == "" }

// place is the position of a value in the text, "" if a pass made it.
func (e *explainer) place(id provenance.ID) string {
	v, ok := e.seen[id]
	if !ok || v.span.End == 0 {
		return ""
	}
	at := e.text.Position(v.span.Start)
	return fmt.Sprintf("%d:%d", at.Line, at.Column)
}

// at is a value with its position.
func (e *explainer) at(id provenance.ID) string {
	if p := e.place(id); p != "" {
		return e.name(id) + " at " + p
	}
	return e.name(id)
}

func (e *explainer) print(why *pass.Explanation) {
	f := why.Figures
	fmt.Fprintf(e.w, "%s:", why.Pass)
	sep := " "
	for _, n := range []struct {
		count     int
		one, many string
	}{
		{f.Polls, "poll", "polls"}, {f.Statepoints, "statepoint", "statepoints"},
		{f.Results, "result", "results"}, {f.Relocates, "relocate", "relocates"},
		{f.Remats, "value computed again", "values computed again"},
		{f.Bases, "base inserted", "bases inserted"}, {f.Phis, "phi", "phis"},
		{f.Barriers, "barrier", "barriers"},
		{f.References, "value a reference", "values references"},
		{f.Collected, "function collected", "functions collected"},
		{f.Leaves, "leaf", "leaves"}, {f.Freed, "call removed", "calls removed"},
		{f.Spared, "access that needs none", "accesses that need none"},
	} {
		of := n.many
		if n.count == 1 {
			of = n.one
		}
		if n.count > 0 {
			fmt.Fprintf(e.w, "%s%d %s", sep, n.count, of)
			sep = ", "
		}
	}
	if sep == " " {
		io.WriteString(e.w, " nothing added")
	}
	fmt.Fprintln(e.w)
	last := provenance.ID(0)
	function := func(id provenance.ID) {
		if id != last {
			last = id
			fmt.Fprintf(e.w, "  in %s\n", e.at(id))
		}
	}
	for i := range why.Polls {
		p := &why.Polls[i]
		function(p.Func)
		fmt.Fprintf(e.w, "    %s; %s", e.beforeOf(p.At), p.Reason)
		if p.Because != 0 {
			fmt.Fprintf(e.w, ": %s", e.at(p.Because))
		}
		fmt.Fprintln(e.w)
	}
	for i := range why.Barriers {
		n := &why.Barriers[i]
		function(n.Func)
		e.barrier(n)
	}
	for i := range why.Safepoints {
		s := &why.Safepoints[i]
		function(s.Func)
		e.safepoint(s)
	}
}

func (e *explainer) beforeOf(id provenance.ID) string {
	s := "before the " + e.seen[id].kind
	if p := e.place(id); p != "" {
		s += " at " + p
	}
	return s
}

func (e *explainer) barrier(n *pass.BarrierNote) {
	fmt.Fprintf(e.w, "    the %s", e.seen[n.At].kind)
	if p := e.place(n.At); p != "" {
		fmt.Fprintf(e.w, " at %s", p)
	}
	fmt.Fprintf(e.w, ": %s\n", n)
}

func (e *explainer) safepoint(s *pass.SafepointNote) {
	fmt.Fprintf(e.w, "    the %s", e.seen[s.Call].kind)
	if p := e.place(s.Call); p != "" {
		fmt.Fprintf(e.w, " at %s", p)
	}
	fmt.Fprintf(e.w, " is %s; gc pointers live there: %d\n", e.name(s.Statepoint), len(s.Live))
	for i := range s.Live {
		n := &s.Live[i]
		fmt.Fprintf(e.w, "      %s: ", e.at(n.Value))
		switch {
		case n.Base == n.Value:
			io.WriteString(e.w, "a base")
		case len(n.Chain) > 2:
			var chain []string
			for _, id := range n.Chain[1 : len(n.Chain)-1] {
				chain = append(chain, e.name(id))
			}
			fmt.Fprintf(e.w, "derived from %s through %s", e.name(n.Base),
				strings.Join(chain, ", "))
		default:
			fmt.Fprintf(e.w, "derived from %s", e.name(n.Base))
		}
		if n.NextUse != 0 {
			fmt.Fprintf(e.w, "; next needed by the %s", e.seen[n.NextUse].kind)
			if p := e.place(n.NextUse); p != "" {
				fmt.Fprintf(e.w, " at %s", p)
			}
		} else {
			io.WriteString(e.w, "; needed for pointers derived from it")
		}
		switch {
		case n.Relocate == 0:
		case n.Remat:
			fmt.Fprintf(e.w, "; recomputed as %s", e.name(n.Relocate))
		default:
			fmt.Fprintf(e.w, "; relocated as %s", e.name(n.Relocate))
		}
		if n.Unwind != 0 {
			fmt.Fprintf(e.w, ", on the unwind edge as %s", e.name(n.Unwind))
		}
		fmt.Fprintln(e.w)
	}
}
