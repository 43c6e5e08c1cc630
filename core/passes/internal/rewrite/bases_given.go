package rewrite

import (
	"fmt"

	"statepoint/core/analysis/refflow"
	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
)

// checkBases checks the relocates of a function that came with statepoints: "the base pointer" of
// each must be the start of the object that the derived pointer points into (Statepoints.rst, "Base
// & Derived Pointers").
//
// It must be the start only if the collector cannot find that itself (interior is not set).
func checkBases(to *findings.List, f *ir.Func, interior bool, name namer) {
	layout, _ := datalayout.Parse(f.Module().DataLayout)
	b := &refflow.Bases{Layout: layout, Relocated: relocated, Args: argsOf,
		Settled: true}
	faulty := map[ir.Value]bool{}
	gc.EachStatepoint(f, func(s *gc.Statepoint, relocates []gc.Relocate) {
		type pair struct{ base, derived int }
		seen := map[pair]bool{}
		for i := len(relocates) - 1; i >= 0; i-- { // in the order of the text
			r := &relocates[i]
			wrong := b.Check(r.Base, r.Derived, s.Call)
			b.Relocates(r.Call, r.Derived)
			if wrong.Fault == refflow.NoFault || interior && wrong.Fault == refflow.NotStart {
				continue
			}
			again := faulty[r.Derived] && faulty[r.Base] || seen[pair{r.BaseIndex, r.DerivedIndex}]
			seen[pair{r.BaseIndex, r.DerivedIndex}] = true
			// A pointer that is relocated several times is reported once.
			faulty[r.Call] = true
			for k := range relocates {
				if relocates[k].Derived == r.Base {
					faulty[relocates[k].Call] = true
				}
			}
			if !again {
				to.Add(baseFinding(f, name, r, wrong))
			}
		}
	})
}

// VerifyBases checks the base operands of all relocates of a module, regardless of their origin,
// and returns the wrong ones as errors: a base of another object, null, or not the start of one,
// and a pointer that is its own base but has two indices. It looks through address arithmetic,
// casts and merges; loaded pointers, arguments and results are assumed to be bases.
func VerifyBases(m *ir.Module, o *pass.Options) ([]source.Diagnostic, error) {
	var found findings.List
	for _, f := range m.Funcs {
		s, err := o.Strategy(f)
		if err != nil {
			return nil, err
		}
		if s == nil || f.IsDeclaration() || !s.UsesStatepoints() {
			continue
		}
		called := namesIn(f, nil)
		checkBases(&found, f, gc.FindsStarts(s), called)
		checkIndices(&found, f, called)
	}
	wrong := found.Diagnostics(m.Text).Items
	for i := range wrong {
		wrong[i].Severity = source.Error
	}
	return wrong, nil
}

// checkIndices finds relocates whose base and derived pointer are the same pointer with two
// indices: a pointer is its own base only if both indices are equal.
func checkIndices(to *findings.List, f *ir.Func, name namer) {
	gc.EachStatepoint(f, func(s *gc.Statepoint, relocates []gc.Relocate) {
		for i := len(relocates) - 1; i >= 0; i-- {
			r := &relocates[i]
			if r.BaseIndex == r.DerivedIndex || r.Base != r.Derived {
				continue
			}
			to.Add(findings.Finding{Func: f.ID(), Value: r.Derived.ID(), Use: r.Call.ID(),
				Safepoint: s.Call.ID(), Diagnostic: source.Diagnostic{
					Severity: source.Warning, Code: pass.CodeOtherBase, Span: r.Call.Span,
					Message: fmt.Sprintf("`%s` is its own base, but is relocated as pointer %d "+
						"with base %d", name(r.Derived), r.DerivedIndex, r.BaseIndex),
					Notes: []string{"list it once, and give its index twice"}}})
		}
	})
}

// argsOf are the arguments of the call that returns a value.
func argsOf(in *ir.Instr) []ir.Use {
	if gc.IsResult(in) {
		point, _, ok := gc.StatepointOf(in.Arg(0))
		if !ok {
			return nil
		}
		if s, err := gc.View(point); err == nil {
			return s.CallArgs
		}
		return nil
	}
	return in.Args()
}

// baseFinding is a relocate with a wrong base as a finding.
func baseFinding(f *ir.Func, name namer, r *gc.Relocate,
	wrong refflow.Wrong) findings.Finding {
	base, derived := "`"+name(r.Base)+"`", "`"+name(r.Derived)+"`"
	of, from := wrong.Of, wrong.From
	root := "`" + name(from) + "`"
	out := findings.Finding{Func: f.ID(), Value: r.Derived.ID(), Use: r.Call.ID(),
		Safepoint: r.Statepoint.ID(), Diagnostic: source.Diagnostic{Severity: source.Warning,
			Code: pass.CodeOtherBase, Span: r.Call.Span}}
	computed := "comes from " + root
	fix := "list and relocate " + root + ", and give that as the base"
	if wrong.DerivedMerged {
		computed = "may come from " + root
		fix = "merge the bases as the derived pointers are merged, and give that as the base"
	} else if r.Derived == from {
		computed = "is an independent pointer"
	}
	given := ""
	if wrong.BaseMerged {
		given = ", which may be `" + name(of) + "`"
	}
	switch wrong.Fault {
	case refflow.OtherObject:
		out.Message = "the base of " + derived + " is given as " + base + given + ", but " +
			derived + " " + computed
		out.Notes = []string{"a collector moves a derived pointer by as much as its base moves: " +
			fix}
	case refflow.NullBase:
		out.Message = "the base of " + derived + " is given as null, but " + derived + " " +
			computed
		if wrong.BaseMerged {
			out.Message = "the base of " + derived + " is given as " + base +
				", which may be null, but " + derived + " " + computed
		}
		out.Notes = []string{"a collector leaves a pointer with base null unchanged: " + fix}
	case refflow.NotStart:
		out.Code = pass.CodeNoStart
		out.Message = "the base of " + derived + " is given as " + base +
			", which is not the start of an object: it is computed from `" + name(of) + "`"
		if r.Derived == r.Base {
			out.Message = derived + " is given as its own base, but is not the start of an " +
				"object: it is computed from `" + name(of) + "`"
		}
		note := "list and relocate `" + name(of) + "`, and give that as the base"
		if r.Derived == of {
			note = "base and derived pointer are the wrong way round: the base is the first index"
		}
		out.Notes = []string{note}
	}
	addStep(&out, findings.Made, r.Base, base+" is the base given")
	if r.Base != r.Derived {
		addStep(&out, findings.Made, r.Derived, derived+" is the derived pointer")
	}
	addStep(&out, findings.Safepoint, r.Statepoint, "the collector may move the object")
	addStep(&out, findings.Used, r.Call, "the new address is computed from the base")
	return out
}

// addStep adds a step to the path of a finding, except for a constant.
func addStep(f *findings.Finding, kind findings.StepKind, v ir.Value, text string) {
	if _, constant := v.(*ir.Const); constant {
		return
	}
	s := findings.Step{Kind: kind, Instr: v.ID(), Text: text, Span: ir.SpanOf(v)}
	f.Way = append(f.Way, s)
}
