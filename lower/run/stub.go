package run

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/run/internal/libc"
)

// shown are the arguments of a call as text, by the function's type.
func shown(p *Program, c *libc.Call, f *Function) string {
	var all []string
	for _, t := range f.Type.Fields {
		switch {
		case t.IsInteger() && t.Bits <= 64:
			v := c.Word()
			all = append(all, strconv.FormatInt(int64(v<<(64-t.Bits))>>(64-t.Bits), 10))
		case t.IsPointer():
			w := &shower{heap: p.heap, names: p.names}
			all = append(all, w.reference(c.Word()))
		case t.Kind == ir.DoubleKind:
			all = append(all, showFloat(math.Float64frombits(c.Double()), 64))
		case t.Kind == ir.FloatKind:
			all = append(all, showFloat(float64(math.Float32frombits(uint32(c.Double()))), 32))
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
// if the options say so, ends the program if the function never returns, or returns its first
// integer argument, or an object (makers.go). An object of unknown layout has the call's number as
// its second word.
func stub(p *Program, c *libc.Call) error {
	f := p.opt.Surface.Funcs[c.Name]
	if f == nil {
		f = &Function{Name: c.Name, Type: &ir.Type{Kind: ir.FunctionKind, Elem: &ir.Type{},
			Variadic: true}}
	}
	p.StandIns.use(c.Name)
	if !p.threads.me().counted { // otherwise it waited inside
		if err := p.output.call(c.Name + "(" + shown(p, c, f) + ")"); err != nil {
			return err
		}
	}
	if waits, err := p.safepoints.reach(c, 0); waits || err != nil {
		return err
	}
	if slices.Contains(p.opt.Throws, c.Name) {
		return p.thrower.throwFor(c)
	}
	if f.NoReturn {
		return errors.New("nothing defines it, and it never returns: its stub ends the program")
	}
	c.Rewind()
	result, first := f.Type.Result(), uint64(0)
	for _, t := range f.Type.Fields {
		if t.IsInteger() {
			first = c.Word()
			break
		}
		if t.IsPointer() {
			c.Word()
		}
	}
	switch {
	case result.IsVoid():
		return nil
	case result.IsPointer():
		p.StandIns.stubbed++
		m := p.StandIns.maker(c.Name)
		if m == nil {
			return c.Result(0)
		}
		object, err := m.makeObject(p, c)
		if err != nil {
			return p.safepoints.full(err)
		}
		c.M.Return(object)
		if m.object.How == "" && object != 0 {
			return p.Machine.Mem.Store64(object+8, p.StandIns.stubbed)
		}
		return nil
	case !result.IsInteger() && holdsPointers(result):
		for _, r := range []amd64.Reg{amd64.RAX, amd64.RDX, amd64.RCX} {
			c.M.Set(r, 0)
		}
		c.M.XMM[0] = [2]uint64{}
		return nil
	}
	c.M.XMM[0] = [2]uint64{}
	return c.Result(first)
}
