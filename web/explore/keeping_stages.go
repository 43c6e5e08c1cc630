package explore

import (
	"errors"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/web/report"
)

// errNotKnown ends the passes when something is not known.
var errNotKnown = errors.New("not known")

func (k *keeping) printing(o *printer.Options) int {
	if !k.keeps {
		return 0
	}
	o.Texts = printer.NewTexts(func(f *ir.Func) *printer.FuncText {
		if k.any && k.knows(f) {
			return k.of(f).texts[k.stage]
		}
		return nil
	}, func(f *ir.Func, t *printer.FuncText) {
		if one := k.of(f); one != nil {
			one.texts = append(one.texts, t)
			one.open = one.open || t.Own
		}
	})
	if !k.any || k.stage >= len(k.from.lengths) {
		return 0
	}
	return k.from.lengths[k.stage] + longerEdit
}

func (k *keeping) printed(length int) {
	lengths := &k.past.kept.lengths
	for len(*lengths) <= k.stage {
		*lengths = append(*lengths, 0)
	}
	(*lengths)[k.stage] = length
}

func (k *keeping) linked(f *ir.Func, calls int) {
	if one := k.of(f); one != nil {
		one.calls = append(one.calls, calls)
	}
}

func (k *keeping) calls(f *ir.Func) int { return k.of(f).calls[k.stage] }

func (k *keeping) firstReference(t *LinkTable) string {
	if !k.keeps {
		return t.firstReference()
	}
	first := map[uint32]string{} // by function
	for _, l := range t.byID {
		if l != nil && l.Label != "" && (l.Category == report.CategoryBase ||
			l.Category == report.CategoryDerived) && first[l.Func] == "" {
			first[l.Func] = l.Label
		}
	}
	label := ""
	for _, f := range k.all {
		one := k.of(f)
		if !k.knows(f) {
			one.reference = first[uint32(f.ID())]
		}
		if label == "" {
			label = one.reference
		}
	}
	return label
}

func (k *keeping) each(f *ir.Func, why *pass.Explanation, work func() (bool, error)) (changed,
	known bool, err error) {
	one, m := k.of(f), k.b.c.module
	if one == nil {
		changed, err = work()
		return changed, false, err
	}
	if n := k.given + len(k.declared); n < len(m.Funcs) {
		for _, d := range m.Funcs[n:] {
			k.declared = append(k.declared, d.Name())
		}
	}
	if k.knows(f) {
		p := &one.passes[k.pass]
		// Functions in a row mostly found the same declarations.
		if n := len(p.declared); n != len(k.found) || n > 0 && &p.declared[0] != &k.found[0] {
			for _, name := range p.declared {
				if m.Func(name) == nil {
					k.lost = true
					return false, true, errNotKnown
				}
			}
			k.found = p.declared
		}
		m.IDs.Take(p.ids)
		why.Figures.Add(&p.figures)
		k.changed = k.changed || p.changed
		return p.changed, true, nil
	}
	for len(one.passes) <= k.pass {
		one.passes = append(one.passes, keptPass{})
	}
	p, before, found := &one.passes[k.pass], why.Figures, len(why.Findings)
	p.declared, why.Figures = slices.Clip(k.declared), pass.Figures{}
	blocks, first := slices.Clone(f.Blocks), m.IDs.Own()
	p.changed, err = work()
	p.ids, p.figures = int(m.IDs.Own()-first), why.Figures
	why.Figures.Add(&before)
	k.changed = k.changed || p.changed
	one.open = one.open || len(why.Findings) != found ||
		len(m.Funcs) != k.given+len(k.declared) ||
		// what only they use may still be used
		slices.ContainsFunc(blocks, func(b *ir.Block) bool { return b.Parent() == nil })
	return p.changed, false, err
}

func (k *keeping) passed(why *pass.Explanation) {
	k.stage++
	k.pass++
	k.found = nil
	if !k.keeps {
		return
	}
	if why.Between != nil {
		said, ok := why.Between.Told()
		k.past.kept.between += said + "\x00"
		if !ok {
			k.keeps = false
		}
	}
	if !why.Unchanged {
		return
	}
	for i, one := range k.past.kept.functions {
		if !k.known[i] && len(one.texts) == k.stage {
			one.texts = append(one.texts, one.texts[k.stage-1])
		}
	}
}
