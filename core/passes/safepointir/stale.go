package safepointir

import (
	"context"
	"fmt"
	"sort"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Uses of stale pointers, as findings. The output of RewriteStatepointsForGC has none, so two kinds
// of functions are checked: those that came with statepoints, before the passes; and those with
// calls that no pass made statepoints, after them.

// FindStale checks functions that came with statepoints.
func FindStale(o *pass.Options) pass.Check {
	return func(f *ir.Func, found *findings.List) error {
		if hasStatepoint(f) && moves(o, f) {
			newSafepointChecker(f, gc.IsStatepoint, inSpaceOne).findings(found, nil, nil)
		}
		return nil
	}
}

func hasStatepoint(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && gc.IsStatepoint(in) {
				return true
			}
		}
	}
	return false
}

// moves reports whether a collector may move the objects of a function: with its strategy, with an
// unknown one, or without one.
func moves(o *pass.Options, f *ir.Func) bool {
	s, err := o.Strategy(f)
	return err != nil || s == nil || !s.UsesStatepoints() || s.Relocates()
}

// Unrelocated are functions whose calls should have become statepoints.
type Unrelocated struct {
	funcs []*ir.Func
	names *pass.Names // nil if no pass changes them
	// becomes reports whether a call would have become a statepoint.
	becomes func(*ir.Instr) bool
}

// FindUnrelocated finds the functions that RewriteStatepointsForGC would rewrite; becomes reports
// which calls would become statepoints. changes is set if passes change the functions.
func FindUnrelocated(m *ir.Module, o *pass.Options, changes bool,
	becomes func(*ir.Instr) bool) *Unrelocated {
	u := &Unrelocated{becomes: becomes}
	if changes {
		u.names = pass.NewNames()
	}
	for _, f := range m.Funcs {
		if rewritten(f, o) {
			u.funcs = append(u.funcs, f)
			if changes {
				u.names.Note(f)
			}
		}
	}
	return u
}

// rewritten reports whether RewriteStatepointsForGC would rewrite a function.
func rewritten(f *ir.Func, o *pass.Options) bool {
	s, err := o.Strategy(f)
	return !f.IsDeclaration() && err == nil && s != nil && s.UsesStatepoints() && s.Relocates()
}

// Find checks each use after a call: the collector may run during the call, and nothing is
// relocated. It checks the functions that were found, and those that passes gave a collector.
func (u *Unrelocated) Find(ctx context.Context, m *ir.Module, o *pass.Options,
	found *findings.List) error {
	before := map[*ir.Func]bool{}
	for _, f := range u.funcs {
		before[f] = true
	}
	funcs := u.funcs
	for _, f := range m.Funcs {
		if !before[f] && u.names != nil && rewritten(f, o) {
			funcs = append(funcs, f)
		}
	}
	return pass.Inspect(ctx, m, o, funcs, found, func(f *ir.Func, found *findings.List) error {
		s, err := o.Strategy(f)
		if err != nil || s == nil || !s.UsesStatepoints() {
			return nil // a pass changed its strategy
		}
		names := u.names
		if !before[f] {
			names = nil
		}
		c := newSafepointChecker(f, u.becomes, s.IsReference)
		c.findings(found, names, []string{"no pass makes a statepoint of the call: " +
			options.RewriteStatepoints + " is left out"})
		return nil
	})
}

// findings adds what the checker finds, with more notes. names are those before the passes, nil for
// the present ones.
func (c *safepointChecker) findings(to *findings.List, names *pass.Names, notes []string) {
	type use struct{ value, at provenance.ID }
	seen := map[use]bool{}
	uses := c.check(false)
	if len(uses) > 0 && names == nil {
		names = pass.NewNames(c.f)
	}
	sort.SliceStable(uses, func(i, j int) bool {
		return uses[i].in.Span.Start < uses[j].in.Span.Start
	})
	for _, u := range uses {
		at := use{u.value.ID(), u.in.ID()}
		if seen[at] {
			continue
		}
		if seen[at] = true; len(seen) > findings.Most {
			to.More(pass.CodeStale, u.in.Span)
			continue
		}
		f := c.finding(&u, names)
		f.Notes = append(f.Notes, notes...)
		to.Add(f)
	}
}

// finding is a use of a stale pointer as a finding.
func (c *safepointChecker) finding(u *staleUse, names *pass.Names) findings.Finding {
	x := c.violation(u)
	at := c.byID(&x)
	name := names.Of(u.value)
	f := findings.Finding{Func: x.Func, Value: x.Value, Use: x.Use, Safepoint: x.Safepoint,
		Instead: x.Instead, Path: x.Path,
		Diagnostic: source.Diagnostic{Severity: source.Warning, Code: pass.CodeStale,
			Span: u.in.Span, Message: fmt.Sprintf("`%s` is used here as it was before a "+
				"safepoint that may have moved its object", name)}}
	if def, ok := u.value.(*ir.Instr); ok {
		f.Way = append(f.Way, findings.At(findings.Made, def, "`"+name+"`"))
	}
	switch root := at[x.Root]; {
	case x.Phi != 0:
		f.Message = fmt.Sprintf("`%s` is used here, and ", name)
		if x.Phi != x.Value {
			f.Message += fmt.Sprintf("comes from `%s`, which ", names.Of(at[x.Phi]))
		}
		f.Message += fmt.Sprintf("takes from `%s` the value that `%s` had before a safepoint "+
			"that may have moved its object", names.Of(at[x.From]), names.Of(root))
	case root != nil && x.Root != x.Value:
		f.Message = fmt.Sprintf("`%s` is used here, and is computed from the value that `%s` had "+
			"before a safepoint that may have moved its object", name, names.Of(root))
	}
	if point, ok := at[x.Safepoint].(*ir.Instr); ok {
		f.Through = c.through(point, x.Path, u.in)
		text := "`" + names.Of(point) + "`"
		if len(x.Path) > 1 {
			var way []string
			for _, id := range x.Path {
				way = append(way, names.Of(at[id]))
			}
			text += "; the path from there is " + strings.Join(way, " → ")
		}
		f.Way = append(f.Way, findings.At(findings.Safepoint, point, text))
	}
	if instead := at[x.Instead]; instead != nil {
		f.Notes = append(f.Notes, fmt.Sprintf("use `%s` instead", names.Of(instead)))
	}
	return f
}

// through are the instructions from one to another on a way of blocks.
func (c *safepointChecker) through(from *ir.Instr, path []provenance.ID,
	to *ir.Instr) (list []provenance.ID) {
	blocks := make(map[provenance.ID]*ir.Block, len(c.live))
	for _, b := range c.live {
		blocks[b.ID()] = b
	}
	for i, id := range path {
		in := blocks[id].First()
		if i == 0 {
			in = from
		}
		for ; in != nil && len(list) < findings.MostThrough; in = in.Next() {
			if list = append(list, in.ID()); in == to && i == len(path)-1 {
				break
			}
		}
	}
	return list
}

// byID are the values that a violation names.
func (c *safepointChecker) byID(x *pass.Violation) map[provenance.ID]ir.Value {
	at := map[provenance.ID]ir.Value{x.Safepoint: nil, x.Instead: nil, x.Root: nil, x.Phi: nil,
		x.From: nil}
	for _, id := range x.Path {
		at[id] = nil
	}
	note := func(v ir.Value) {
		if _, wanted := at[v.ID()]; wanted {
			at[v.ID()] = v
		}
	}
	for _, a := range c.f.Args {
		note(a)
	}
	for _, b := range c.f.Blocks {
		note(b)
	}
	for _, in := range c.instrs {
		note(in)
	}
	return at
}
