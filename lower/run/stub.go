package run

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
)

// shown are the arguments of a call as text, by the function's type.
func (c *call) shown(p *Program, f *Function) string {
	var all []string
	for _, t := range f.Type.Fields {
		switch {
		case t.IsInteger() && t.Bits <= 64:
			v := c.word()
			all = append(all, strconv.FormatInt(int64(v<<(64-t.Bits))>>(64-t.Bits), 10))
		case t.IsPointer():
			w := &shower{heap: p.heap, names: p.names}
			all = append(all, w.reference(c.word()))
		case t.Kind == ir.DoubleKind:
			all = append(all, showFloat(math.Float64frombits(c.double()), 64))
		case t.Kind == ir.FloatKind:
			all = append(all, showFloat(float64(math.Float32frombits(uint32(c.double()))), 32))
		default: // the position of the next one is unknown
			return strings.Join(append(all, t.String(), "…"), ", ")
		}
	}
	if f.Type.Variadic {
		all = append(all, "…")
	}
	return strings.Join(all, ", ")
}

// stub stands in for an undefined function: a safepoint that prints its arguments. It then throws
// if the options say so, or returns its first integer argument, or an object (makers.go). An object
// of unknown layout has the call's number as its second word.
func stub(p *Program, c *call) error {
	f := p.opt.Surface.Funcs[c.name]
	if f == nil {
		f = &Function{Name: c.name, Type: &ir.Type{Kind: ir.FunctionKind, Elem: &ir.Type{}}}
	}
	p.StandIns.use(c.name)
	if !p.threads.me().counted { // otherwise it waited inside
		if err := p.output.print(c.name + "(" + c.shown(p, f) + ")\n"); err != nil {
			return err
		}
	}
	if waits, err := p.safepoints.reach(c, 0); waits || err != nil {
		return err
	}
	if slices.Contains(p.opt.Throws, c.name) {
		return p.thrower.throwFor(c)
	}
	c.next = 0
	result, first := f.Type.Result(), uint64(0)
	for _, t := range f.Type.Fields {
		if t.IsInteger() {
			first = c.word()
			break
		}
		if t.IsPointer() {
			c.word()
		}
	}
	switch {
	case result.IsVoid():
		return nil
	case result.IsPointer():
		p.StandIns.stubbed++
		m := p.StandIns.maker(c.name)
		if m == nil {
			return c.result(0)
		}
		object, err := m.makeObject(p, c)
		if err != nil {
			return p.safepoints.full(err)
		}
		c.m.Return(object)
		if m.object.How == "" && object != 0 {
			return p.Machine.Mem.Store64(object+8, p.StandIns.stubbed)
		}
		return nil
	case !result.IsInteger() && holdsPointers(result):
		for _, r := range []amd64.Reg{amd64.RAX, amd64.RDX, amd64.RCX} {
			c.m.Set(r, 0)
		}
		c.m.XMM[0] = [2]uint64{}
		return nil
	}
	c.m.XMM[0] = [2]uint64{}
	return c.result(first)
}
