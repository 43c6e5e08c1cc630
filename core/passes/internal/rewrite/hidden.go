package rewrite

import (
	"strconv"
	"sync"

	"statepoint/core/analysis"
	"statepoint/core/analysis/refflow"
	"statepoint/core/analysis/regions"
	"statepoint/core/findings"
	"statepoint/core/findings/spills"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/internal/libfuncs"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// hiddenQuery is the query for references that a function hides across its safepoints, for which
// isPoint is true; objects has the words of stack objects that they list, nil for none.
func hiddenQuery(f *ir.Func, s gc.Strategy, isPoint func(*ir.Instr) bool,
	objects *regions.Result, v *refflow.Variables, c *refflow.Callees) *refflow.Query {
	layout, _ := datalayout.Parse(f.Module().DataLayout)
	return &refflow.Query{CFG: analysis.NewCFG(f), Layout: layout, IsRef: s.IsReference,
		IsSafepoint: isPoint, Call: passing, Relocated: relocated, Variables: v,
		Callees: c, Updated: objects.Follows, Interior: gc.FindsStarts(s)}
}

// calleesOf are the functions of a module, by the rules of its strategies: a function without one
// has the references of the others.
func calleesOf(m *ir.Module, o *pass.Options) *refflow.Callees {
	layout, _ := datalayout.Parse(m.DataLayout)
	moving := func(f *ir.Func) gc.Strategy {
		if s, err := o.Strategy(f); err == nil && s != nil && s.UsesStatepoints() && s.Relocates() {
			return s
		}
		return nil
	}
	var any gc.Strategy
	for _, f := range m.Funcs {
		if any = moving(f); any != nil {
			break
		}
	}
	return refflow.NewCallees(m, refflow.Rules{Layout: layout, Call: passing, Relocated: relocated,
		IsRef: func(f *ir.Func) func(*ir.Type) bool {
			s := moving(f)
			if s == nil {
				s = any
			}
			if s == nil {
				return func(*ir.Type) bool { return false }
			}
			return s.IsReference
		},
		IsSafepoint: func(in *ir.Instr) bool {
			return gc.IsStatepoint(in) || moving(in.Func()) != nil && !libfuncs.CallsLeaf(o, in)
		}})
}

// passing returns the call that an instruction makes, if its own operands do not show it: a
// statepoint calls its target.
func passing(in *ir.Instr) (refflow.Call, bool) {
	if !gc.IsStatepoint(in) {
		deopt, ok := in.FindBundle("deopt")
		return refflow.Call{Callee: in.Callee(), Args: in.Args(), Attrs: in.Call.ParamAttrs,
			Listed: deopt}, ok
	}
	s, err := gc.View(in)
	if err != nil {
		return refflow.Call{}, false
	}
	return refflow.Call{Callee: s.Target, Args: s.CallArgs, Attrs: s.ArgAttrs, Listed: s.Live}, true
}

// relocated is the pointer that a gc.relocate relocates, nil for any other instruction.
func relocated(in *ir.Instr) ir.Value {
	if !gc.IsRelocate(in) {
		return nil
	}
	if r, err := gc.ViewRelocate(in); err == nil {
		return r.Derived
	}
	return nil
}

// findHidden looks for references that the function hides across its safepoints.
func (r *rewriter) findHidden() {
	if !r.strategy.Relocates() {
		return
	}
	points := make(map[*ir.Instr]bool, len(r.points))
	for _, p := range r.points {
		points[p] = true
	}
	res := refflow.Analyze(hiddenQuery(r.f, r.strategy,
		func(in *ir.Instr) bool { return points[in] }, r.objects, r.variables, r.callees))
	addHidden(&r.why.Findings, r.f, namesIn(r.f, r.o.Names), res)
}

// addHidden adds findings for hidden references.
func addHidden(to *findings.List, f *ir.Func, called namer, res *refflow.Result) {
	code := pass.CodeMemory
	for i := range res.Findings {
		code = hiddenWords[res.Findings[i].Hiding].code
		to.Add(hiddenFinding(f, called, &res.Findings[i]))
	}
	if res.More > 0 {
		to.Warn(source.Diagnostic{Severity: source.Warning, Code: code, Span: f.Span,
			Message: source.Count(res.More, "more use") + " of stale addresses in @" + f.Name()})
	}
	if res.TooLarge {
		to.Warn(source.Diagnostic{Severity: source.Note, Span: f.Span, Message: "@" + f.Name() +
			" is too large to be searched for hidden references: the limit is " +
			strconv.Itoa(refflow.MaxState) + " bits of state (refflow.MaxState)"})
	}
}

// hiddenWords are the texts for each way to hide a reference: its code, what held it, why that is
// not updated, and a remedy.
var hiddenWords = [...]struct{ code, held, why, out string }{
	refflow.InMemory: {pass.CodeMemory, "the stack object ",
		"and no safepoint lists it",
		"keep the reference in a value, which is relocated (the passes mem2reg and sroa turn " +
			"stack objects into values), or report the stack object by -rs4gc-list-allocas"},
	refflow.AsInteger: {pass.CodeInteger, "the integer ", "and only references are updated",
		"keep the reference across the call, and convert it to an integer after the call"},
	refflow.AsPointer: {pass.CodeRawPointer, "the pointer ",
		"and only references are updated",
		"keep the reference across the call, and cast it after the call"},
	refflow.InVariable: {pass.CodeVariable, "the variable ",
		"and its type is not a reference type",
		"give the variable a reference type, so that it can be a root, or store the address " +
			"again after the call"},
	refflow.InHeap: {pass.CodeInteger, "the object ",
		"and of an object only the references are updated",
		"store the reference itself in the object, or the address again after the call"},
}

// usedWords describe the use of a stale address.
var usedWords = [...]string{refflow.Read: "memory is read at the old address",
	refflow.Written: "memory is written at the old address",
	refflow.Passed:  "the old address is passed on", refflow.Returned: "the old address is returned",
	refflow.Stored:   "the old address is stored as a reference",
	refflow.Reported: "the old address is listed as a reference"}

// hiddenFinding is the finding for a hidden reference.
func hiddenFinding(f *ir.Func, called namer, x *refflow.Finding) findings.Finding {
	words := &hiddenWords[x.Hiding]
	name := "`" + called(x.Where) + "`"
	held := words.held
	if t := x.Where.Type(); x.Hiding == refflow.AsInteger && !t.IsInteger() {
		held = "the value "
		if t.IsPointer() {
			held = hiddenWords[refflow.InMemory].held
		}
	}
	if _, ok := x.Where.(*ir.Arg); ok && x.Hiding == refflow.InMemory {
		held = "the memory of the argument "
	} else if ir.IsConstant(x.Where) && ir.Info(x.Where).ThreadLocal != "" {
		held = "the thread-local variable "
	}
	out := findings.Finding{Func: f.ID(), Value: x.Where.ID(), Use: x.Use.ID(),
		Safepoint: x.Safepoint.ID(), Diagnostic: source.Diagnostic{Severity: source.Warning,
			Code: words.code, Span: x.Use.Span, Message: "this address may be stale: " + held +
				name + " held it across a safepoint, " + words.why, Notes: []string{words.out}}}
	if x.Others == 1 {
		out.Notes = append(out.Notes, "the same address has another use like this one")
	} else if x.Others > 1 {
		out.Notes = append(out.Notes, "the same address has "+strconv.Itoa(x.Others)+
			" more uses like this one")
	}
	step := func(kind findings.StepKind, v ir.Value, text string) { addStep(&out, kind, v, text) }
	if x.Made != nil {
		step(findings.Made, x.Made, "`"+called(x.Made)+"` is the reference")
	}
	switch h := x.Hidden; {
	case h == nil && x.Hiding == refflow.AsInteger, h == nil && x.Hiding == refflow.AsPointer:
		step(findings.Hidden, x.Where, "a call in this module passes an address as "+name)
	case h == nil:
		step(findings.Hidden, x.Where, "the caller stores it in its frame")
	case x.Hiding == refflow.AsInteger || x.Hiding == refflow.AsPointer:
		step(findings.Hidden, h, "its address becomes "+words.held+"`"+called(h)+"`")
	default:
		step(findings.Hidden, h, "it is stored in "+held+name)
	}
	step(findings.Safepoint, x.Safepoint, "the collector may move the object")
	if a := x.Again; a != nil {
		if a.Op == ir.Load {
			step(findings.Revealed, a, "the old address is read back")
		} else {
			step(findings.Revealed, a, "the old address becomes a pointer again")
		}
	}
	step(findings.Used, x.Use, usedWords[x.Using])
	return out
}

// namer returns the name of a value in messages.
type namer func(ir.Value) string

// namesIn returns a namer with the text's names for a function's values, or, without these, with
// the names with which it would be printed now.
func namesIn(f *ir.Func, n *pass.Names) namer {
	if n == nil {
		n = pass.NewNames(f)
	}
	return func(v ir.Value) string {
		if ir.IsConstant(v) {
			return printer.Operand(f.Module(), v)
		}
		return n.Of(v)
	}
}

// NamesOfHiding records the names of values in functions that may hide references.
func NamesOfHiding(m *ir.Module) *pass.Names {
	n := pass.NewNames()
	for _, f := range m.Funcs {
		if !f.IsDeclaration() && f.GC != "" && refflow.MayHide(f) {
			n.Note(f)
		}
	}
	return n
}

// CheckGiven checks functions that came with statepoints for hidden references and wrong bases.
func CheckGiven(m *ir.Module, o *pass.Options) pass.Check {
	read := sync.OnceValues(func() (*refflow.Variables, *refflow.Callees) {
		v, c := refflow.NewVariables(m), calleesOf(m, o)
		v.Read() // before several ask
		c.Read()
		return v, c
	})
	return func(f *ir.Func, found *findings.List) error {
		if !hasGiven(f) {
			return nil
		}
		s, err := o.Strategy(f)
		if err != nil || s == nil || !s.UsesStatepoints() {
			return nil
		}
		called := namesIn(f, nil)
		checkBases(found, f, gc.FindsStarts(s), called)
		if !s.Relocates() {
			return nil
		}
		layout, err := datalayout.Parse(m.DataLayout)
		if err == nil {
			variables, callees := read()
			addHidden(found, f, called, refflow.Analyze(hiddenQuery(f, s, gc.IsStatepoint,
				spills.Analyze(f, layout, s), variables, callees)))
		}
		return err
	}
}

// hasGiven reports whether a function came with statepoints.
func hasGiven(f *ir.Func) bool {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op.IsCall() && gc.IsStatepoint(in) && len(in.From()) == 0 {
				return true
			}
		}
	}
	return false
}
