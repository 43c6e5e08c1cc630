package run

import (
	"fmt"
	"strings"
)

// Part is the kind of a thing that the emulator supplies.
type Part uint8

// The parts that the emulator supplies because the program does not define them.
const (
	SuppliedObjects   Part = iota // objects that a function makes, and their layout
	SuppliedResult                // what a function returns, or that it throws
	SuppliedVariable              // a variable, which is zero
	SuppliedBarrier               // what reports stores to the collector
	SuppliedCollector             // the collector, if none was named
	SuppliedArguments             // objects of the arguments
	SuppliedRoots                 // variables taken for references
)

// Supplied is a thing that the emulator supplied because the program did not define it.
type Supplied struct {
	Part Part
	// Name is that of the function or variable, "" if it has none.
	Name string
	// Text describes what was supplied, as a sentence without its full stop: "@my_alloc makes
	// objects of 24 bytes, references at 16 (from the store at line 9)".
	Text string
	// Declared is set if the user declared it, so it is no guess.
	Declared bool
	// Used is set once the run has used it.
	Used bool
}

// Supplied returns everything that the program leaves undefined and the emulator supplies: the
// makers of objects, other undefined functions, variables, the barrier, the collector.
func (p *Program) Supplied() (all []Supplied) {
	all = p.StandIns.supplied()
	if p.heap.barrier {
		where := "an object"
		if p.reporter.watches() {
			where = "an object or a variable"
		}
		all = append(all, Supplied{Part: SuppliedBarrier, Used: p.StandIns.used[barrierUsed],
			Text: fmt.Sprintf("the emulator reports every store of a reference into %s to the %s "+
				"collector, whether the program has a barrier or not", where, p.opt.kind.Name)})
	}
	if why := p.opt.chosen; why != "" {
		all = append(all, Supplied{Part: SuppliedCollector, Text: why, Used: true})
	}
	if text := p.roots.unsaid.text(p.names); text != "" {
		all = append(all, Supplied{Part: SuppliedRoots, Used: true, Text: text})
	}
	if p.StandIns.used[argumentsUsed] && len(p.StandIns.makers) > 0 {
		all = append(all, Supplied{Part: SuppliedArguments, Used: true,
			Text: "objects of the arguments are as @rt_alloc makes them: a header of 8 bytes, " +
				"references, data"})
	}
	return all
}

// How stores are reported to the collector, as selected by the options.
const BarriersByEmulator, BarriersByProgram = "emulator", "program"

// Keys for unnamed things in the set of used things.
const barrierUsed, argumentsUsed = "\x00barrier", "\x00arguments"

// Blame names what the emulator supplied, undeclared, that has taken part in the run so far, "" if
// there is nothing. Findings begin with it: it may be the cause of the error.
func (p *Program) Blame() string {
	var parts []string
	if missed := p.missed.text(); missed != "" {
		return missed
	}
	for _, s := range p.Supplied() {
		switch {
		case !s.Used || s.Declared, s.Part == SuppliedCollector, s.Part == SuppliedBarrier,
			s.Part == SuppliedRoots:
		case s.Part == SuppliedResult && p.StandIns.returnsNothing(s.Name):
		default:
			parts = append(parts, s.Text)
		}
	}
	if len(parts) == 0 {
		return ""
	}
	text := "the emulator supplied what the program does not define: " + strings.Join(parts, "; ")
	for _, m := range p.StandIns.makers {
		if m.object.Collected && p.StandIns.used[m.object.Func] && p.opt.Advice.Objects != "" {
			var all []string
			for _, d := range m.object.Declarations() {
				all = append(all, d.String())
			}
			return text + " (to be sure, " + fmt.Sprintf(p.opt.Advice.Objects, all[0]) + ")"
		}
	}
	return text
}

// HearsOfStores reports whether stores into objects must be reported to the collector.
func (p *Program) HearsOfStores() bool { return p.opt.kind.NeedsBarrier }
