package run

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// show writes argument i of a call as its type says.
func (p *Program) show(t *ir.Type, c *call, i int) string {
	v := c.arg(i)
	switch {
	case t.IsInteger() && t.Bits <= 64:
		return strconv.FormatInt(int64(v<<(64-t.Bits))>>(64-t.Bits), 10)
	case t.IsPointer():
		w := &shower{p: p}
		return w.reference(v)
	}
	return t.String()
}

// stub is a function that nothing defines: a safepoint that prints its arguments. It returns its
// first integer argument, or an object with the number of the call.
func stub(p *Program, c *call) error {
	f := p.opt.Surface.Funcs[c.name]
	var all []string
	var first uint64
	result := (*ir.Type)(nil)
	if f != nil {
		integer := false
		for i, t := range f.Type.Fields {
			if i < 6 {
				all = append(all, p.show(t, c, i))
			}
			if t.IsInteger() && !integer && i < 6 {
				first, integer = c.arg(i), true
			}
		}
		result = f.Type.Result()
	}
	if err := p.print(c.name + "(" + strings.Join(all, ", ") + ")\n"); err != nil {
		return err
	}
	if err := p.safepoint(c, 0); err != nil {
		return err
	}
	switch {
	case result == nil || result.IsVoid():
		return nil
	case result.IsPointer():
		p.state.stubbed++
		object, err := p.heap.alloc(0, 8)
		if err != nil {
			return err
		}
		c.m.Return(object)
		return p.Machine.Mem.Store64(object+8, p.state.stubbed)
	}
	c.m.XMM[0] = [2]uint64{}
	return c.result(first)
}
