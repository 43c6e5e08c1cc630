package run

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/lower/run/internal/libc"
	"statepoint/lower/run/layouts"
)

// leastSize is the size of an object of which nothing is known: two words.
const leastSize = 16

// told is the size of a function's objects according to its declaration: its attribute allocsize,
// or its only integer parameter. It is zero if there is neither.
func told(f *ir.Func) layouts.Size {
	if s := allocation(f); !s.IsZero() {
		return s
	}
	if s := allocates(f); !s.IsZero() {
		return s
	}
	all := layouts.Candidates(f.FuncType)
	if len(all) == 1 && len(f.FuncType.Fields) == 1 && !f.FuncType.Variadic {
		return all[0]
	}
	return layouts.Size{}
}

// allocates is a function's attribute allocsize, zero for none.
func allocates(f *ir.Func) layouts.Size {
	a, ok := f.Attrs.Get("allocsize")
	if !ok {
		return layouts.Size{}
	}
	var all []int
	for _, n := range strings.Split(a.Value, ",") {
		i, err := strconv.Atoi(n)
		if err != nil || i < 0 || i >= len(f.FuncType.Fields) {
			return layouts.Size{}
		}
		all = append(all, i)
	}
	return layouts.ByArgs(all...)
}

// maker is an undefined function that makes objects, and its behaviour in a run.
type maker struct {
	f      *Function
	object layouts.Object
	// first is the index of its first Shape among the heap's shapes, and blank that of the shape
	// for unknown objects.
	first, blank int
}

// shape is the number of the shape of an object of a given number of bytes.
func (m *maker) shape(bytes uint64) int {
	s := m.object.ShapeOf(bytes)
	for i := range m.object.Shapes {
		if s == &m.object.Shapes[i] {
			return m.first + i
		}
	}
	return m.blank
}

// makeObject makes the object that a call to a function returns: in the collected heap, or in
// malloc's memory if no pointer to it ever becomes a reference.
func (m *maker) makeObject(p *Program, c *libc.Call) (uint64, error) {
	asked := m.object.Size.Of(func(i int) uint64 { return integer(c, m.f, i) })
	size := (min(max(asked, m.object.Least(asked)), 1<<63) + 7) &^ 7
	size = max(size, 8)
	if !m.object.Collected {
		at, err := p.blocks.Take(size, 0)
		if err == nil && at != 0 {
			err = p.Machine.Mem.WriteAt(at, make([]byte, size))
		}
		return at, err
	}
	object, err := p.heap.shaped(size, m.shape(asked))
	if err != nil && size > leastSize {
		err = fmt.Errorf("%w (@%s is undefined, and is assumed to allocate objects of %s)", err,
			m.object.Func, m.object.Size.Text())
	}
	return object, err
}

// integer returns an integer argument of a call, by its number.
func integer(c *libc.Call, f *Function, number int) uint64 {
	c.Rewind()
	for i, t := range f.Type.Fields {
		switch {
		case i == number && t.IsInteger():
			return c.Word() << (64 - t.Bits) >> (64 - t.Bits)
		case i >= number:
			return 0
		case t.IsInteger() || t.IsPointer():
			c.Word()
		default:
			c.Double()
		}
	}
	return 0
}

// inferred is the layout of the objects of undefined functions, inferred from how a module uses
// them.
func inferred(m *ir.Module, known *gc.Registry, s *Surface) []layouts.Object {
	layout, err := datalayout.Parse(datalayout.OfTarget(target))
	if err != nil {
		layout, _ = datalayout.Parse("")
	}
	supplied := map[string]bool{}
	for _, n := range s.Needs {
		supplied[n.Name] = true
	}
	used := map[*ir.Func]bool{}
	makes := func(f *ir.Func) bool {
		if is, ok := used[f]; ok {
			return is
		}
		used[f] = f.IsDeclaration() && f.FuncType.Result().IsPointer() &&
			!f.IsIntrinsic() && library()[f.Name()] == nil &&
			!supplied[f.Name()] && ir.FirstUse(f) != nil
		return used[f]
	}
	return layouts.Infer(context.Background(), m, layout, layouts.Rules{
		Word: pointers(m, known), Makes: makes, SizeOf: told})
}

// pointers classifies a pointer for the strategies of a module: a reference, data, or either if
// roots are declared and the type does not decide.
func pointers(m *ir.Module, known *gc.Registry) func(*ir.Type) layouts.Word {
	statepoints, declared := false, false
	for _, s := range strategiesOf(m, known) {
		statepoints = statepoints || s.UsesStatepoints()
		declared = declared || !s.UsesStatepoints()
	}
	isReference := references(m, known)
	return func(t *ir.Type) layouts.Word {
		switch {
		case isReference(t), !statepoints && t.AddrSpace == conventional:
			return layouts.Reference
		case declared:
			return layouts.Mixed
		}
		return layouts.Data
	}
}

// holdsPointers reports whether a type contains pointers.
func holdsPointers(t *ir.Type) bool {
	return t.Holds(func(t *ir.Type) bool { return t.Scalar().Kind == ir.PointerKind })
}
