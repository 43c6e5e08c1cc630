package rewrite

import (
	"slices"

	"statepoint/core/analysis/refflow"
	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// interiors finds pointers into objects that one function passes to another, where
// RewriteStatepointsForGC assumes that they are bases: it takes every argument and every result of
// a call for a base.
type interiors struct {
	bases refflow.Bases
	// handed are pointers inside objects that a call passes, or a function returns, in the order in
	// which they were found.
	handed []handed
	// args are the arguments that a safepoint lists as bases, and results the functions whose
	// results are listed, each with a safepoint.
	args    map[*ir.Arg]place
	results map[*ir.Func]place
	// deopts are derived pointers that a safepoint lists as bases because they are deopt operands.
	deopts []deoptBase
	// slots are bases made of the addresses of stack objects, each with the first safepoint.
	slots []slotBase
}

// place is a value as a finding names it: the function may be released before there is one.
type place struct {
	id   provenance.ID
	span source.Span
}

func placeOf(v ir.Value) place { return place{v.ID(), ir.SpanOf(v)} }

// addPlace adds a step to the path of a finding.
func addPlace(f *findings.Finding, kind findings.StepKind, at place, text string) {
	f.Way = append(f.Way, findings.Step{Kind: kind, Instr: at.id, Text: text, Span: at.span})
}

// deoptBase is a derived pointer in the deopt operands of a safepoint.
type deoptBase struct {
	f        *ir.Func
	point, v place
	name     string
}

// handed is a pointer at a constant offset from another that is passed to a function as an argument
// or returned by it.
type handed struct {
	f      *ir.Func // the function that has the instruction
	in, v  place
	name   string
	ofName string
	callee *ir.Func
	arg    int // -1 for a result
}

func newInteriors(m *ir.Module) *interiors {
	layout, _ := datalayout.Parse(m.DataLayout)
	return &interiors{bases: refflow.Bases{Layout: layout, Relocated: relocated, Args: argsOf},
		args: map[*ir.Arg]place{}, results: map[*ir.Func]place{}}
}

// empty reports whether nothing was found that may be reported.
func (x *interiors) empty() bool { return len(x.handed)+len(x.deopts)+len(x.slots) == 0 }

// add adds what was found in one more function, and empties the other.
func (x *interiors) add(more *interiors) {
	x.handed, more.handed = append(x.handed, more.handed...), more.handed[:0]
	x.deopts, more.deopts = append(x.deopts, more.deopts...), more.deopts[:0]
	x.slots, more.slots = append(x.slots, more.slots...), more.slots[:0]
	for a, p := range more.args {
		if _, known := x.args[a]; !known {
			x.args[a] = p
		}
	}
	for f, p := range more.results {
		if _, known := x.results[f]; !known {
			x.results[f] = p
		}
	}
	clear(more.args)
	clear(more.results)
}

// note records the pointers that an instruction passes or returns.
func (x *interiors) note(r *rewriter, in *ir.Instr) {
	hand := func(v ir.Value, callee *ir.Func, arg int) {
		if !r.isRef(v.Type()) {
			return
		}
		if of, ok := x.bases.Inside(v); ok {
			called := namesIn(r.f, nil)
			x.handed = append(x.handed, handed{r.f, placeOf(in), placeOf(v), called(v),
				called(of), callee, arg})
		}
	}
	switch {
	case in.Op == ir.Ret && in.NumOps() == 1:
		hand(in.Operand(0), r.f, -1)
	case in.Op == ir.Call || in.Op == ir.Invoke:
		if f := in.CalledFunc(); f != nil && !f.IsDeclaration() {
			for i := range min(in.Call.NumArgs, len(f.Args)) {
				hand(in.Arg(i), f, i)
			}
		}
	}
}

// deoptBases records the deopt operands of a safepoint that are bases but derived.
func (x *interiors) deoptBases(r *rewriter, point *ir.Instr) {
	if gc.FindsStarts(r.strategy) {
		return // and may be interior
	}
	if ops, ok := point.FindBundle("deopt"); ok {
		for i := range ops {
			if v := ops[i].Value; r.baseOf[v] == v && isDerived(v) {
				x.deopts = append(x.deopts, deoptBase{r.f, placeOf(point), placeOf(v),
					namesIn(r.f, nil)(v)})
			}
		}
	}
}

// listed records a base and the first safepoint that lists it, or a pointer derived from it. x is
// nil where no bases are recorded.
func (x *interiors) listed(r *rewriter, point *ir.Instr, base ir.Value) {
	if x == nil || gc.FindsStarts(r.strategy) {
		return
	}
	switch base := base.(type) {
	case *ir.Arg:
		if _, known := x.args[base]; !known {
			x.args[base] = placeOf(point)
		}
	case *ir.Instr:
		if slot := stackAddress(base); slot != nil && !slices.ContainsFunc(x.slots,
			func(s slotBase) bool { return s.v.id == base.ID() }) {
			x.slots = append(x.slots, slotBase{r.f, placeOf(point), placeOf(base),
				namesIn(r.f, nil)(base), namesIn(r.f, nil)(slot)})
		}
		if f := base.CalledFunc(); f != nil && !f.IsDeclaration() {
			if _, known := x.results[f]; !known {
				x.results[f] = placeOf(point)
			}
		}
	}
}

// report returns findings for the pointers that their receivers list as bases.
func (x *interiors) report(to *findings.List) {
	for i := range x.handed {
		h := &x.handed[i]
		name, callee := "`"+h.name+"`", "@"+h.callee.Name()
		point, listed := x.results[h.callee]
		message := callee + " returns " + name + ", which a caller lists as a base; but it"
		out := "return the start of the object, and compute the pointer in the caller"
		if h.arg >= 0 {
			point, listed = x.args[h.callee.Args[h.arg]]
			message = callee + " gets " + name + ", which it lists as a base; but that"
			out = "pass the start of the object, and compute the pointer in " + callee
		}
		if !listed {
			continue
		}
		f := findings.Finding{Func: h.f.ID(), Value: h.v.id, Use: h.in.id,
			Safepoint: point.id, Diagnostic: source.Diagnostic{Severity: source.Warning,
				Code: pass.CodeNoStart, Span: h.in.span, Message: message +
					" is not the start of an object: it is computed from `" + h.ofName + "`",
				Notes: []string{out}}}
		addPlace(&f, findings.Made, h.v, name+" points inside an object")
		addPlace(&f, findings.Used, h.in, "it is passed on as if it were the start")
		addPlace(&f, findings.Safepoint, point, "it is listed as a base")
		to.Add(f)
	}
	for i := range x.slots {
		s := &x.slots[i]
		f := findings.Finding{Func: s.f.ID(), Value: s.v.id, Use: s.point.id,
			Safepoint: s.point.id, Diagnostic: source.Diagnostic{Severity: source.Warning,
				Code: pass.CodeNoStart, Span: s.point.span,
				Message: "`" + s.name + "` is listed as a base; but it comes from the address " +
					"of the stack object `" + s.slotName + "`, by way of an integer",
				Notes: []string{"an `addrspacecast` of the address is not listed: no collector " +
					"moves a stack object"}}}
		addPlace(&f, findings.Made, s.v, "`"+s.name+"` points to the stack")
		addPlace(&f, findings.Safepoint, s.point, "it is listed as a base")
		to.Add(f)
	}
	for i := range x.deopts {
		d := &x.deopts[i]
		f := findings.Finding{Func: d.f.ID(), Value: d.v.id, Use: d.point.id,
			Safepoint: d.point.id, Diagnostic: source.Diagnostic{Severity: source.Warning,
				Code: pass.CodeNoStart, Span: d.point.span,
				Message: "`" + d.name + "` is a deopt operand, so it is listed as a base; but it " +
					"may not be the start of an object",
				Notes: []string{"-rs4gc-deopt-bases finds its base, as that of any other " +
					"pointer; LLVM takes every reference in deopt operands for a base"}}}
		addPlace(&f, findings.Made, d.v, "`"+d.name+"` may point inside an object")
		addPlace(&f, findings.Safepoint, d.point, "it is listed as a base")
		to.Add(f)
	}
}
