package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// useListOrder reads `uselistorder type value, { indexes }` and puts the uses of a local value in
// that order (LangRef, "Use-list Order Directives"); the order shows next to labels. Constants have
// no list of uses, so the directive is ignored for them.
func (p *funcReader) useListOrder() {
	p.concernsMore()
	start := p.Start
	if p.fn.f != nil && len(p.fn.f.Blocks) == 0 {
		p.expected("an instruction: the order of uses follows the blocks")
	}
	p.Next()
	v, _ := p.values.typedValue()
	p.expect(',')
	p.applyOrder(v, p.orderIndexes(), start)
}

// useListOrderBlock reads `uselistorder_bb @f, %block, { indexes }`.
func (p *funcReader) useListOrderBlock() {
	p.concernsMore()
	p.changesOutside()
	start := p.Start
	p.Next()
	if p.Kind != scan.Global && p.Kind != scan.GlobalID {
		p.expected("the name of a function")
	}
	f, ok := p.values.lookupGlobal().(*ir.Func)
	if !ok {
		p.failf(codeUndefined, p.Span(), "%s is not a function", quote(p.Text()))
	}
	p.Next()
	p.expect(',')
	if p.Kind != scan.Local {
		p.expected("the name of a block")
	}
	b, ok := f.Lookup(p.names.name()).(*ir.Block)
	if !ok {
		p.failf(codeUndefined, p.Span(), "function %s has no block %s", quote("@"+f.Name()),
			quote(p.Text()))
	}
	p.Next()
	p.expect(',')
	p.applyOrder(b, p.orderIndexes(), start)
}

// orderIndexes reads { 1, 0, … }: the numbers from 0, each once, in another order.
func (p *funcReader) orderIndexes() []int {
	span := p.Span()
	p.expect('{')
	var idx []int
	sorted := true
	for {
		n := int(p.uint(31, "an index"))
		sorted = sorted && n == len(idx)
		idx = append(idx, n)
		if !p.accept(',') {
			break
		}
	}
	p.expect('}')
	span.End = source.Pos(p.PrevEnd)
	if len(idx) < 2 {
		p.failf(codeNumber, span, "a use-list order must have at least two indexes")
	}
	seen := make([]bool, len(idx))
	for _, n := range idx {
		if n >= len(idx) || seen[n] {
			p.failf(codeNumber, span, "the indexes must be the numbers from 0 to %d, each once",
				len(idx)-1)
		}
		seen[n] = true
	}
	if sorted {
		p.failf(codeNumber, span, "the indexes of a use-list order must change the order")
	}
	return idx
}

func (p *funcReader) applyOrder(v ir.Value, idx []int, start int) {
	switch v.(type) {
	case *ir.Instr, *ir.Arg, *ir.Block:
	default:
		text := p.textAt(p.From(start))
		if p.fn.f != nil {
			p.fn.f.UseListOrders = append(p.fn.f.UseListOrders, text)
		} else {
			p.m.UseListOrders = append(p.m.UseListOrders, text)
		}
		return
	}
	if n := ir.NumUses(v); n != len(idx) {
		if _, isBlock := v.(*ir.Block); isBlock {
			return // uses by blockaddress are not in the list
		}
		p.failf(codeNumber, p.From(start), "the value has %s, the order %s", source.Count(n, "use"),
			source.Count(len(idx), "index"))
	}
	ir.SortUses(v, idx)
}
