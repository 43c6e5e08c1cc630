package irparse

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
	"statepoint/core/ir/upgrade"
	"statepoint/core/source"
)

// implicitFunc declares a called function that has no declaration.
func (p *nameTable) implicitFunc(name string, span source.Span, ft, t *ir.Type) *ir.Func {
	if p.apart {
		p.refuse()
	}
	f := p.m.NewFunc(name, ft, t)
	f.Span = span
	for _, a := range ft.Fields {
		f.AddArg(a, nil)
	}
	p.implicit = append(p.implicit, f)
	p.noteImplicit(f, name, span)
	p.funcs.useMark(span, f)
	intrinsic := strings.HasPrefix(name, "llvm.")
	if intrinsic && p.m.Dialect.Opaque() {
		if !upgrade.Known(name) {
			p.unknownIntrinsic(name, span)
		}
		return f // LLVM since 18 does the same silently
	}
	if p.noted >= maxErrors {
		return f
	}
	d := source.Diagnostic{
		Severity: source.Note, Code: codeImplicit, Span: span,
		Message: quote(p.textAt(span)) + " is not declared; it is taken as `declare " +
			string(declaration(name, ft)) + "`",
		Notes: []string{"LLVM itself would refuse this because a function must be declared " +
			"before it can be called."},
	}
	if !intrinsic && p.suggesting(len(p.m.Funcs)) {
		var known []string
		// those that are called without a declaration come last
		for _, o := range p.m.Funcs[:len(p.m.Funcs)-len(p.implicit)] {
			if o.Name() != "" {
				known = append(known, o.Name())
			}
		}
		if near := nearest(name, known); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '@', near))
			d.Severity = source.Warning // probably a mistake
		}
	}
	p.noted++
	p.report(d)
	return f
}

// unknownIntrinsic reports a call to an undeclared intrinsic that LLVM does not have.
func (p *nameTable) unknownIntrinsic(name string, span source.Span) {
	d := source.Diagnostic{
		Severity: source.Error, Code: codeUndefined, Span: span,
		Message: "LLVM has no intrinsic " + quote(p.textAt(span)) + ", and it is not declared",
	}
	if p.suggesting(1) {
		var known []string
		for _, s := range intrinsics.All(p.m.Dialect) {
			known = append(known, "llvm."+s.Name)
		}
		if near := nearest(name, known); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '@', near))
		}
	}
	p.report(d)
}

// implicitUse is a use of an undeclared function: its first name in alphabetical order, and the
// last call by that name.
type implicitUse struct {
	written string
	last    source.Pos
}

// noteImplicit records a call to a function that is not declared, or not by this name.
func (p *nameTable) noteImplicit(f *ir.Func, written string, span source.Span) {
	p.concernsMore()
	if p.apart {
		p.refuse()
	}
	if old, ok := p.implicitUses[f]; ok && old.written < written {
		return
	}
	if p.implicitUses == nil {
		p.implicitUses = map[*ir.Func]implicitUse{}
	}
	p.implicitUses[f] = implicitUse{written, span.Start}
}

func declaration(name string, ft *ir.Type) []byte {
	b := ir.AppendType(nil, ft.Elem)
	b = append(b, ' ')
	b = ir.AppendName(b, '@', name)
	b = append(b, '(')
	for i, f := range ft.Fields {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = ir.AppendType(b, f)
	}
	if ft.Variadic {
		if len(ft.Fields) > 0 {
			b = append(b, ", "...)
		}
		b = append(b, "..."...)
	}
	return append(b, ')')
}
