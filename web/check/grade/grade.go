package grade

import (
	"context"
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/stackmap"
	"statepoint/web/check"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// View returns the results of the checks in a request's Cases.
func View(ctx context.Context, r *explore.Compilation,
	ask *report.ViewRequest) (*report.ViewAnswer, error) {
	verdicts, err := Checks(ctx, r, ask.Cases)
	return &report.ViewAnswer{Verdicts: verdicts}, err
}

// Checks evaluates checks on a compilation and returns a verdict for each, in order. If the text
// does not parse, the error is a [check.Error].
func Checks(ctx context.Context, r *explore.Compilation, text string) ([]report.Verdict, error) {
	return evaluate(&checker{ctx: ctx, comp: r}, text)
}

// Facts is Checks for what is said of a program that may be wrong: a run may return its result by
// chance.
func Facts(ctx context.Context, r *explore.Compilation, text string) ([]report.Verdict, error) {
	return evaluate(&checker{ctx: ctx, comp: r, facts: true}, text)
}

func evaluate(c *checker, text string) ([]report.Verdict, error) {
	list, err := check.Parse(text)
	if err == nil {
		err = knownChecks(list)
	}
	if err != nil {
		return nil, err
	}
	out := make([]report.Verdict, len(list))
	all := make([]found, len(list))
	for i := range list {
		if all[i], err = c.hold(&list[i]); err != nil {
			return nil, err
		}
		f := &all[i]
		if err = c.sound(&list[i], f); err != nil {
			return nil, err
		}
		out[i] = report.Verdict{Line: uint32(list[i].Line), Check: list[i].Text, OK: f.ok,
			Open: f.open, Said: f.said, IDs: f.ids, Run: f.run}
	}
	// A fact whose run does not end must not keep a check from being evaluated, so facts come last.
	for i := range list {
		if out[i].Told, err = c.told(&list[i], &all[i]); err != nil {
			return nil, err
		}
		out[i].Open = all[i].open
		if all[i].ifRight != "" {
			out[i].Told = all[i].ifRight
		}
		if all[i].byFact && list[i].Subject == check.Compiles { // which says what to do instead
			out[i].Said, _, _ = strings.Cut(out[i].Said, "\n")
		}
	}
	if !c.comp.Outline().OK {
		sayOnce(out)
	}
	tellOfStop(list, all, out)
	tellOfStrategy(list, out)
	lead(list, all, out)
	return out, nil
}

// sayOnce lets only the first of the failed checks say why a program does not compile.
func sayOnce(out []report.Verdict) {
	said := false
	for i := range out {
		if said && out[i].Open {
			out[i].Said = "The program does not compile."
		}
		said = said || !out[i].OK
	}
}

// tellOfStop drops what a check says of results if its run was stopped and so was the run of an
// earlier check, which has named the cause.
func tellOfStop(list []check.Check, all []found, out []report.Verdict) {
	stopped := false
	for i := range out {
		if list[i].Subject != check.Run || all[i].ok || all[i].ending != check.Stopped {
			continue
		}
		if stopped && !all[i].byFact {
			out[i].Told = list[i].ToldOf[check.Stopped]
		}
		stopped = true
	}
}

// lead marks the verdict to show first: the first failed check. A failed run that no fact explains
// is only a symptom, so another check that a fact of this program explains takes precedence over
// it.
func lead(list []check.Check, all []found, out []report.Verdict) {
	first := -1
	for i := range out {
		symptom := func(i int) bool { return list[i].Subject == check.Run && !all[i].byFact }
		switch {
		case out[i].OK:
		case first < 0, out[first].Open && !out[i].Open,
			symptom(first) && list[i].Subject != check.Run && all[i].byFact && out[i].Told != "":
			first = i
		}
	}
	if first >= 0 {
		out[first].Lead = true
	}
}

// told returns the text for a failed check, by the first fact that holds. The text is meant for
// programs on which the check can be decided; if only a name is missing, a fact decides.
func (c *checker) told(k *check.Check, f *found) (string, error) {
	if f.ok || f.open && !f.nameless {
		return "", nil
	}
	for i := range k.When {
		is, err := c.hold(&k.When[i].Fact)
		if err != nil {
			return "", err
		}
		if is.ok != k.When[i].Not && !is.open {
			f.open, f.byFact = false, true
			return k.Tells(f.ending, i+1), nil
		}
	}
	if f.open {
		return "", nil
	}
	return k.Tells(f.ending, 0), nil
}

// tellOfStrategy drops a text meant for programs with the strategy that the checks require, if the
// program has another.
func tellOfStrategy(list []check.Check, out []report.Verdict) {
	for i := range list {
		if list[i].Subject != check.Strategy || out[i].OK {
			continue
		}
		for k := range out {
			if s := list[k].Subject; s != check.Strategy && s != check.Compiles {
				out[k].Told = ""
			}
		}
	}
}

// checker evaluates checks on one compilation.
type checker struct {
	ctx         context.Context
	comp        *explore.Compilation
	calls       []checkedCall
	renamed     map[uint32]bool // the ids of gc.relocates and gc.results
	looked      bool
	source      *explore.Stage     // the parsed module, once requested
	sourceLinks *explore.LinkTable // with source names
	// a run did not end that should have: the reader waited long enough
	endless bool
	// facts says that runs need not be sound.
	facts bool
}

// found is the result of a check.
type found struct {
	ok   bool
	said string
	ids  []uint32
	// ending says how the run of the check ended.
	ending check.Ending
	// ifRight is the additional text of a slot for a run that succeeds with the predicted record.
	ifRight string
	// open says that the check could not be decided.
	open bool
	// run is the run that the check made.
	run string
	// byFact says that a fact of the program explains why it fails.
	byFact bool
	// nameless says that it is open only because the program has no value with the name.
	nameless bool
}

// A checkedCall is a safepoint with the values live across it.
type checkedCall struct {
	function, callee string
	call, statepoint provenance.ID
	live             []checkedPointer
	// given is set if the statepoint is in the source: live is its author's list.
	given bool
}

// checkedPointer is a pointer that is live across a call, by the names without %.
type checkedPointer struct {
	value, base     string
	valueID, baseID provenance.ID
	// relocated says that the base is known, since a relocate returns the value; for a value
	// without a relocate, baseOf is a value that lists it as base.
	relocated bool
	baseOf    string
	// nextUse is the instruction that needs the value next, 0 if that is not known; operand says
	// that it is the call itself, and nothing needs the value after it.
	nextUse provenance.ID
	operand bool
	use     string // the text of nextUse
	// via is a pointer that is computed from this one, if nextUse needs that and not this one.
	via string
}

// hold evaluates one check. An error means an abort, not a failed check.
func (c *checker) hold(k *check.Check) (found, error) {
	if k.Subject == check.FailsWith {
		return c.failsWith(k), c.ctx.Err()
	}
	if !c.comp.Outline().OK {
		return found{said: "The program does not compile: " + c.firstError(),
			open: k.Subject != check.Compiles}, c.ctx.Err()
	}
	if k.Function != "" && c.function(k.Function) == nil &&
		(k.Subject != check.Strategy || c.comp.Module().Func(k.Function) == nil) {
		return found{said: fmt.Sprintf("No function `@%s` with a body.", k.Function),
			open: true}, nil
	}
	switch k.Subject {
	case check.Compiles:
		return found{ok: true, said: "The program compiles."}, nil
	case check.Safe:
		return c.safe()
	case check.Location:
		if k.Deopt {
			return c.deopt(k)
		}
		return c.pointer(k)
	case check.Live, check.Dead, check.Base:
		return c.pointer(k)
	case check.Strategy:
		return c.strategy(k), nil
	case check.Deopt:
		return c.state(k), nil
	case check.Leaf:
		return c.leaf(k), nil
	case check.Run:
		return c.runCase(k)
	case check.Slot:
		return c.slot(k)
	case check.Stale:
		return c.stale(k)
	case check.MapField:
		return c.mapField(k), nil
	case check.Steps:
		return c.ordered(k)
	}
	figure, ids, err := c.figure(k)
	if err != nil {
		return found{}, err
	}
	of := strings.Fields(k.Text)[0]
	switch k.Subject {
	case check.CodeBytes, check.FrameBytes, check.MapBytes:
		of += " bytes"
	case check.Calls:
		of = fmt.Sprintf("calls to `@%s`", k.Callee)
	case check.VolatileLoads:
		of = "volatile or atomic loads"
	case check.Deopts:
		of = "deopt values"
	case check.UsedRelocates:
		of = "relocates in the source with a use"
	case check.PointerPhis:
		of = "phis of pointers that the collector follows"
	case check.Uses:
		of = fmt.Sprintf("uses of `%%%s` by `%s`", k.Value, k.Opcode)
	}
	where := "the module"
	if k.Function != "" {
		where = "`@" + k.Function + "`"
	}
	f := found{ok: k.Compare.Holds(figure, k.Number), ids: ids}
	if f.said = fmt.Sprintf("%s in %s: %d", explore.UpperFirst(of), where, figure); !f.ok {
		f.said += ", and there should be " + k.Wanted()
	}
	if f.ok && figure == 0 && k.Subject == check.Uses {
		f.said = fmt.Sprintf("No `%s` in %s uses `%%%s`", k.Opcode, where, k.Value)
	}
	f.said += "."
	return f, nil
}

func (c *checker) function(name string) *ir.Func {
	for _, f := range c.comp.Module().Funcs {
		if f.Name() == name && !f.IsDeclaration() {
			return f
		}
	}
	return nil
}

// violations runs the safepoint verifier on the compiled module, whether the passes or the reader
// rewrote it.
func (c *checker) violations() (list []pass.Violation, err error) {
	verify, err := passes.NewPipeline(options.VerifySafepoints)
	if err != nil {
		return nil, err
	}
	verify.Options.PrintOnly, verify.Options.Strategies = true, c.comp.Strategies()
	verify.After = func(_ *pass.Pass, _ *ir.Module, why *pass.Explanation) error {
		list = why.Violations
		return nil
	}
	_, err = verify.Run(c.ctx, c.comp.Module())
	return list, err
}

// figure counts what a check compares with a number.
func (c *checker) figure(k *check.Check) (n int64, ids []uint32, err error) {
	in := func(name string) bool { return k.Function == "" || k.Function == name }
	add := func(id provenance.ID) { n++; ids = append(ids, uint32(id)) }
	switch k.Subject {
	case check.Statepoints, check.Relocates, check.Calls:
		c.eachCall(func(f *ir.Func, call *ir.Instr) {
			switch {
			case !in(f.Name()):
			case k.Subject == check.Statepoints && gc.IsStatepoint(call),
				k.Subject == check.Relocates && gc.IsRelocate(call),
				k.Subject == check.Calls && calleeOf(call) == k.Callee:
				add(c.comp.Links().CallOf(call.ID()))
			}
		})
	case check.VolatileLoads:
		c.eachInstr(func(f *ir.Func, load *ir.Instr) {
			if load.Op == ir.Load && in(f.Name()) && staysPut(load) {
				add(load.ID())
			}
		})
	case check.Polls:
		p, err := c.comp.At(report.StagePlace)
		if err != nil {
			return 0, nil, nil // places none
		}
		for _, note := range p.Why[report.StagePlace].Polls {
			if f := c.comp.Links().Get(note.Func); note.Reason <= pass.PollReturn && f != nil &&
				in(f.Bare()) {
				add(note.At)
			}
		}
	case check.Records, check.Pairs, check.Deopts:
		role := stackmap.RoleDerived
		if k.Subject == check.Deopts {
			role = stackmap.RoleDeopt
		}
		for _, r := range panes.Records(c.comp) {
			if !in(r.Function) {
				continue
			}
			if k.Subject == check.Records {
				add(provenance.ID(r.ID))
				continue
			}
			for i := range r.Locations {
				if r.Locations[i].Role == role {
					add(provenance.ID(r.Locations[i].ID))
				}
			}
		}
	case check.Uses:
		err = c.uses(k, in, add)
	case check.UsedRelocates:
		err = c.usedRelocates(in, add)
	case check.PointerPhis:
		err = c.pointerPhis(in, add)
	case check.MapBytes:
		n = int64(c.comp.Outline().Figures.StackMapBytes)
	default:
		for i := range c.comp.Lowered().Funcs {
			f := &c.comp.Lowered().Funcs[i]
			switch {
			case !in(f.Name):
			case k.Subject == check.CodeBytes:
				n += int64(f.Size)
			default:
				n = max(n, int64(f.Frame.Size))
			}
		}
	}
	return n, ids, err
}

// eachCall visits the calls to all functions with a body.
func (c *checker) eachCall(visit func(*ir.Func, *ir.Instr)) {
	c.eachInstr(func(f *ir.Func, in *ir.Instr) {
		if in.Op.IsCall() {
			visit(f, in)
		}
	})
}

// eachInstr visits the instructions of all functions with a body.
func (c *checker) eachInstr(visit func(*ir.Func, *ir.Instr)) {
	for _, f := range c.comp.Module().Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				visit(f, in)
			}
		}
	}
}

// staysPut reports whether no optimizer may hoist a load out of a loop, whatever the loop stores:
// it is volatile, or atomic and stronger than unordered.
func staysPut(load *ir.Instr) bool {
	ordered := load.Mem != nil && load.Mem.Ordering != "" && load.Mem.Ordering != "unordered"
	return load.Flags&ir.Volatile != 0 || ordered
}

// calleeOf returns the name of the called function, also of a statepoint; "" for an indirect call.
func calleeOf(call *ir.Instr) string {
	var callee ir.Value = call.Callee()
	if gc.IsStatepoint(call) {
		s, err := gc.View(call)
		if err != nil {
			return ""
		}
		callee = s.Target
	}
	if f, ok := callee.(*ir.Func); ok {
		return f.Name()
	}
	return ""
}
