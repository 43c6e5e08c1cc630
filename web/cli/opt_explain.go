package cli

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/core/source"
)

// reasons prints what passes say about their work, for -explain. Passes name values by their ids; a
// value that a pass took away is shown as it was.
type reasons struct {
	w    io.Writer
	text *source.Text
	seen map[ir.ID]seenValue
}

// seenValue is how a value is shown: as an operand of the input, as one of the module after the
// pass, what sort of instruction it is, and where the text defines it.
type seenValue struct {
	given, name, kind string
	span              source.Span
}

// explainPasses makes a pipeline print its reasons as it runs on m.
func (c *cli) explainPasses(p *passes.Pipeline, m *ir.Module, text *source.Text) {
	r := &reasons{w: c.stderr, text: text, seen: map[ir.ID]seenValue{}}
	p.Options.Explain = true
	r.look(m)
	for id, v := range r.seen {
		v.given = v.name
		r.seen[id] = v
	}
	p.After = func(pass *passes.Pass, m *ir.Module, why *passes.Explanation) error {
		r.look(m)
		r.print(why)
		return nil
	}
}

// look notes the values of a module by their ids.
func (r *reasons) look(m *ir.Module) {
	for id, v := range r.seen { // what is gone has no name any more
		v.name = ""
		r.seen[id] = v
	}
	note := func(v ir.Value, kind string, span source.Span) {
		r.seen[v.ID()] = seenValue{r.seen[v.ID()].given, string(ir.AppendValue(nil, m, v, false)),
			kind, span}
	}
	ir.AppendModule(nil, m, nil) // gives numbers to what has no name
	for _, f := range m.Funcs {
		note(f, "function", f.Span)
		for _, a := range f.Args {
			note(a, "argument", a.Span)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				kind := in.Op.String()
				if f := in.CalledFunc(); f != nil {
					kind += " of @" + f.Name()
				}
				if in.Type().IsVoid() {
					r.seen[in.ID()] = seenValue{kind: kind, span: in.Span}
					continue
				}
				note(in, kind, in.Span)
			}
		}
	}
}

// name is a value as an operand, or what it is if it has no value. Of values without a name it says
// whose number it is, where input and output number them differently.
func (r *reasons) name(id ir.ID) string {
	v := r.seen[id]
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

// place is where the text defines a value, "" for what a pass made.
func (r *reasons) place(id ir.ID) string {
	v, ok := r.seen[id]
	if !ok || v.span.End == 0 {
		return ""
	}
	at := r.text.Position(v.span.Start)
	return fmt.Sprintf("%d:%d", at.Line, at.Column)
}

// at is a value with its place.
func (r *reasons) at(id ir.ID) string {
	if p := r.place(id); p != "" {
		return r.name(id) + " at " + p
	}
	return r.name(id)
}

func (r *reasons) print(why *passes.Explanation) {
	f := why.Figures
	fmt.Fprintf(r.w, "%s:", why.Pass)
	sep := " "
	for _, n := range []struct {
		count     int
		one, many string
	}{
		{f.Polls, "poll", "polls"}, {f.Statepoints, "statepoint", "statepoints"},
		{f.Results, "result", "results"}, {f.Relocates, "relocate", "relocates"},
		{f.Remats, "value computed again", "values computed again"},
		{f.Bases, "base inserted", "bases inserted"}, {f.Phis, "phi", "phis"},
	} {
		of := n.many
		if n.count == 1 {
			of = n.one
		}
		if n.count > 0 {
			fmt.Fprintf(r.w, "%s%d %s", sep, n.count, of)
			sep = ", "
		}
	}
	if sep == " " {
		io.WriteString(r.w, " nothing added")
	}
	fmt.Fprintln(r.w)
	last := ir.ID(0)
	function := func(id ir.ID) {
		if id != last {
			last = id
			fmt.Fprintf(r.w, "  in %s\n", r.at(id))
		}
	}
	for i := range why.Polls {
		p := &why.Polls[i]
		function(p.Func)
		fmt.Fprintf(r.w, "    %s; %s", r.beforeOf(p.At), p.Reason)
		if p.Because != 0 {
			fmt.Fprintf(r.w, ": %s", r.at(p.Because))
		}
		fmt.Fprintln(r.w)
	}
	for i := range why.Safepoints {
		s := &why.Safepoints[i]
		function(s.Func)
		r.safepoint(s)
	}
}

func (r *reasons) beforeOf(id ir.ID) string {
	s := "before the " + r.seen[id].kind
	if p := r.place(id); p != "" {
		s += " at " + p
	}
	return s
}

func (r *reasons) safepoint(s *passes.SafepointNote) {
	fmt.Fprintf(r.w, "    the %s", r.seen[s.Call].kind)
	if p := r.place(s.Call); p != "" {
		fmt.Fprintf(r.w, " at %s", p)
	}
	fmt.Fprintf(r.w, " is %s; gc pointers live there: %d\n", r.name(s.Statepoint), len(s.Live))
	for i := range s.Live {
		n := &s.Live[i]
		fmt.Fprintf(r.w, "      %s: ", r.at(n.Value))
		switch {
		case n.Base == n.Value:
			io.WriteString(r.w, "a base")
		case len(n.Chain) > 2:
			var chain []string
			for _, id := range n.Chain[1 : len(n.Chain)-1] {
				chain = append(chain, r.name(id))
			}
			fmt.Fprintf(r.w, "derived from %s through %s", r.name(n.Base),
				strings.Join(chain, ", "))
		default:
			fmt.Fprintf(r.w, "derived from %s", r.name(n.Base))
		}
		if n.NextUse != 0 {
			fmt.Fprintf(r.w, "; next needed by the %s", r.seen[n.NextUse].kind)
			if p := r.place(n.NextUse); p != "" {
				fmt.Fprintf(r.w, " at %s", p)
			}
		} else {
			io.WriteString(r.w, "; needed for what is derived from it")
		}
		switch {
		case n.Relocate == 0:
		case n.Remat:
			fmt.Fprintf(r.w, "; computed again as %s", r.name(n.Relocate))
		default:
			fmt.Fprintf(r.w, "; relocated as %s", r.name(n.Relocate))
		}
		if n.Unwind != 0 {
			fmt.Fprintf(r.w, ", where it unwinds as %s", r.name(n.Unwind))
		}
		fmt.Fprintln(r.w)
	}
}
