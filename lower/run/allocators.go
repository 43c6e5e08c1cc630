package run

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/run/internal/libc"
	"statepoint/lower/run/layouts"
)

// collectedAllocators are the allocators of C and C++ that make collected objects: those to which
// the pass make-references turns them. Their sizes are products of arguments.
var collectedAllocators = map[string]layouts.Size{
	"gc_malloc": layouts.ByArgs(0), "gc_calloc": layouts.ByArgs(0, 1),
	"gc_aligned_alloc": layouts.ByArgs(1),
	"gc__Znwm":         layouts.ByArgs(0), "gc__Znam": layouts.ByArgs(0),
	"gc__ZnwmRKSt9nothrow_t": layouts.ByArgs(0), "gc__ZnamRKSt9nothrow_t": layouts.ByArgs(0),
}

// allocation returns the size of the objects that an undefined function allocates: a collected
// allocator by its name, any other that the attribute allockind declares. It is zero for all other
// functions.
func allocation(f *ir.Func) layouts.Size {
	if !f.IsDeclaration() || !f.FuncType.Result().IsPointer() {
		return layouts.Size{}
	}
	if kind, ok := f.Attrs.Get("allockind"); ok && strings.Contains(kind.Value, "alloc") &&
		!strings.Contains(kind.Value, "realloc") {
		if s := allocates(f); !s.IsZero() {
			return s
		}
	}
	s := collectedAllocators[f.Name()]
	for _, i := range s.Args {
		if i >= len(f.FuncType.Fields) || !f.FuncType.Fields[i].IsInteger() {
			return layouts.Size{}
		}
	}
	return s
}

// releases reports whether an undefined function frees memory, according to its attribute.
func releases(f *ir.Func) bool {
	kind, ok := f.Attrs.Get("allockind")
	return ok && f.IsDeclaration() && strings.Contains(kind.Value, "free") &&
		len(f.FuncType.Fields) > 0 && f.FuncType.Fields[0].IsPointer()
}

// allocate is an allocator of the program's language: a zeroed object, and a safepoint. If no
// pointer to it is a reference it is C's memory.
func allocate(p *Program, c *libc.Call) error {
	m := p.StandIns.maker(c.Name)
	if m == nil {
		return fmt.Errorf("@%s is called, but the program does not declare it", c.Name)
	}
	p.StandIns.use(c.Name)
	if m.object.Collected {
		need := max(m.object.Size.Of(func(i int) uint64 { return integer(c, m.f, i) }), leastSize)
		if waits, err := p.safepoints.reach(c, need); waits || err != nil {
			return err
		}
	}
	object, err := m.makeObject(p, c)
	if err != nil {
		return p.safepoints.full(err)
	}
	return c.Result(object)
}

// copyObject is void gc_copy(ref to, ref from): as many bytes of one object as the other has room
// for. The collector never runs.
func copyObject(p *Program, c *libc.Call) error {
	to, from := c.Arg(0), c.Arg(1)
	if from == 0 || to == 0 {
		return nil
	}
	room, err := p.heap.layout.Size(p.heap.config.Memory, to)
	if err != nil {
		return err
	}
	size, err := p.heap.layout.Size(p.heap.config.Memory, from)
	if err != nil {
		return err
	}
	return p.libc.Copy(c, to, from, min(size, room))
}
