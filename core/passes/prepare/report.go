package prepare

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
)

// Report returns all decisions with their reasons, a line each.
func (p *Plan) Report() string {
	var b strings.Builder
	for _, f := range p.Functions {
		fmt.Fprintf(&b, "  @%s: gc %q: %s\n", f.Func.Name(), p.Strategy, p.FunctionText(&f))
		if f.InMemory {
			fmt.Fprintf(&b, "  @%s: its result goes through memory: a statepoint cannot call a "+
				"variadic function with a result\n", f.Func.Name())
		}
	}
	for _, g := range p.Groups {
		if g.Reference {
			fmt.Fprintf(&b, "  references: %s: %s\n", g.names(), g.Why.Text(p.f.m.Text))
		}
	}
	for _, g := range p.Groups {
		if !g.Reference {
			fmt.Fprintf(&b, "  raw: %s: %s\n", g.names(), g.Why.Text(p.f.m.Text))
		}
	}
	for _, l := range p.Leaves {
		fmt.Fprintf(&b, "  @%s: %q: %s\n", l.Func.Name(), leafAttribute, l.String())
	}
	for _, in := range p.Freed {
		fmt.Fprintf(&b, "  @%s: line %d: %s\n", in.Func().Name(),
			p.f.m.Text.Position(in.Span.Start).Line, FreedText(in))
	}
	for i := range p.Objects {
		fmt.Fprintf(&b, "  objects of @%s\n", p.Objects[i].String())
	}
	return b.String()
}

// FunctionText says why a function is collected.
func (p *Plan) FunctionText(f *Function) string {
	if f.Holds != nil {
		if f.Holds == ir.Value(f.Func) {
			return "its result is a reference"
		}
		return localName(f.Holds) + " is a reference"
	}
	if callee := f.Collects.CalledFunc(); callee != nil {
		return "it is on the stack when @" + callee.Name() + " collects"
	}
	return "it is on the stack when a function that it calls collects"
}

// String says why a function is a leaf.
func (l *Leaf) String() string {
	if l.Known {
		return "of the C library, which does not collect: LLVM knows it as well"
	}
	if l.Library {
		if strings.HasPrefix(l.Func.Name(), "__cxa_") {
			return "of C++'s run-time library, which does not collect"
		}
		return "of the C library, which does not collect"
	}
	return "it has no references, and calls nothing that collects"
}

// FreedText says what happens to a call that frees a reference.
func FreedText(in *ir.Instr) string {
	callee := "@" + in.CalledFunc().Name()
	if in.Op == ir.Invoke {
		return callee + " gets null: the collector frees"
	}
	return "the call to " + callee + " is removed: the collector frees"
}

// mostNames bounds the names of a group in a line.
const mostNames = 6

// names lists the values of a group.
func (g *Group) names() string {
	var all []string
	for i, v := range g.Values {
		if i == mostNames {
			all = append(all, fmt.Sprintf("%d more", len(g.Values)-i))
			break
		}
		all = append(all, NameOf(v.Of, v.Func))
	}
	return strings.Join(all, ", ")
}
