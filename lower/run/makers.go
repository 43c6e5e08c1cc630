package run

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/run/layouts"
	"statepoint/stackmap/collect"
)

// leastSize is the size of an object of which nothing is known: two words.
const leastSize = 16

// told is what a function's declaration says about the size of its objects: its attribute
// allocsize, or its only integer parameter. It is zero if there is neither.
func told(f *ir.Func) layouts.Size {
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

// maker is an undefined function that makes objects, as it behaves in a run.
type maker struct {
	f *Function
	layouts.Object
	// first is the number of its first Shape among the heap's shapes, and blank that of the shape
	// of objects of which nothing is known.
	first, blank int
}

// Makers are the undefined functions that make objects, in the order of the program's symbols, with
// the layouts of their objects in this run.
func (p *Program) Makers() (all []layouts.Object) {
	for _, m := range p.makers {
		all = append(all, m.Object)
	}
	return all
}

// findMakers finds the functions that make objects, and the objects' layouts: as declared, else as
// inferred.
func (p *Program) findMakers() {
	for _, name := range p.stubs {
		f := p.opt.Surface.Funcs[name]
		if f == nil || !f.Type.Result().IsPointer() {
			continue
		}
		m := &maker{f: f, Object: layouts.Object{Func: name, Collected: true}}
		for _, o := range p.opt.Surface.Objects {
			if o.Func == name {
				m.Object = o
			}
		}
		p.makers = append(p.makers, m)
	}
	if why := p.opt.Surface.DeclaredWrong; why != "" {
		p.doubts = append(p.doubts, why)
	}
	declare := func(all []layouts.Declared) {
		for i := range all {
			if m := p.maker(all[i].Func); m != nil {
				p.doubts = append(p.doubts, m.Declare(&all[i])...)
			} else {
				p.doubts = append(p.doubts, p.noMaker(all[i].Func))
			}
		}
	}
	declare(p.opt.Surface.Declared)
	declare(p.opt.Objects)
}

// noMaker says why a declaration of objects has no effect.
func (p *Program) noMaker(name string) string {
	switch f := p.opt.Surface.Funcs[name]; {
	case library()[name] != nil:
		return fmt.Sprintf("object %s: @%[1]s is the emulator's own, which has its layout", name)
	case f == nil:
		return fmt.Sprintf("object %s: the program has no function @%[1]s", name)
	case f.Defined:
		return fmt.Sprintf("object %s: the program defines @%[1]s; its objects come from what "+
			"that calls", name)
	case !f.Type.Result().IsPointer():
		return fmt.Sprintf("object %s: @%[1]s returns %s, which is not an object", name,
			f.Type.Result())
	case !p.opt.Stubs:
		return fmt.Sprintf("object %s: no stand-in for @%[1]s", name)
	}
	return fmt.Sprintf("object %s: the program does not call @%[1]s", name)
}

// Doubts are what is wrong with declarations of objects: those of functions that make none, and
// those that the program contradicts.
func (p *Program) Doubts() []string { return p.doubts }

// maker finds one by its name, nil if there is none.
func (p *Program) maker(name string) *maker {
	for _, m := range p.makers {
		if m.Func == name {
			return m
		}
	}
	return nil
}

// shapes are the layouts of the objects of all makers, in the form that the heap takes; nil if no
// maker makes collected objects.
func (p *Program) shapes() (all []collect.Shape) {
	contents := map[layouts.Word]collect.Content{layouts.Data: collect.ContentData,
		layouts.Reference: collect.ContentReference, layouts.Mixed: collect.ContentDoubtful,
		layouts.Unknown: collect.ContentDoubtful}
	words := func(of []layouts.Word) (out []collect.Content) {
		for _, w := range of {
			out = append(out, contents[w])
		}
		return out
	}
	for _, m := range p.makers {
		if !m.Collected {
			continue
		}
		m.first = len(all)
		for i := range m.Shapes {
			s := collect.Shape{Words: words(m.Shapes[i].Words), Tail: words(m.Shapes[i].Tail)}
			if len(s.Tail) == 0 {
				s.Tail = []collect.Content{collect.ContentDoubtful}
			}
			all = append(all, s)
		}
		m.blank = len(all)
		all = append(all, collect.Shape{Tail: []collect.Content{collect.ContentDoubtful}})
	}
	return all
}

// shape is the number of the shape of an object of a given number of bytes.
func (m *maker) shape(bytes uint64) int {
	s := m.ShapeOf(bytes)
	for i := range m.Shapes {
		if s == &m.Shapes[i] {
			return m.first + i
		}
	}
	return m.blank
}

// makeObject makes the object that a call of a function returns: in the collected heap, or in
// malloc's memory if no pointer to it ever becomes a reference.
func (p *Program) makeObject(c *call, m *maker) (uint64, error) {
	asked := m.Size.Of(func(i int) uint64 { return c.integer(m.f, i) })
	size := (min(max(asked, m.Least(asked)), 1<<63) + 7) &^ 7
	if !m.Collected {
		at, err := p.blocks.take(size, 0)
		if err == nil && at != 0 {
			err = p.Machine.Mem.WriteAt(at, make([]byte, size))
		}
		return at, err
	}
	object, err := p.heap.shaped(size, m.shape(asked))
	if err != nil && size > leastSize {
		err = fmt.Errorf("%w (@%s is undefined, and is assumed to allocate objects of %s)", err,
			m.Func, m.Size.Text())
	}
	return object, err
}

// integer returns an integer argument of a call, by its number.
func (c *call) integer(f *Function, number int) uint64 {
	c.next, c.vector = 0, 0
	for i, t := range f.Type.Fields {
		switch {
		case i == number && t.IsInteger():
			return c.word() << (64 - t.Bits) >> (64 - t.Bits)
		case i >= number:
			return 0
		case t.IsInteger() || t.IsPointer():
			c.word()
		default:
			c.double()
		}
	}
	return 0
}
