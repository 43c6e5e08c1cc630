package collect

import "fmt"

// tricolour is the state of one check of Concurrent's invariants.
type tricolour struct {
	*Concurrent
	phase, swept uint64
	protected    map[uint64]bool // white objects that will be marked
}

// fields visits the references in an object's fields, either those before a given field or those
// from it on.
func (c *tricolour) fields(object uint64, in func(n uint64) bool,
	visit func(field, value uint64) error) error {
	n := uint64(0)
	return c.layout.Trace(c.memory, object, func(field uint64) error {
		n++
		value := c.get(field)
		if !in(n) || value == 0 || !c.holds(object, field, value) || !c.blocks.refers(value) {
			return c.err
		}
		return visit(field, value)
	})
}

// followed returns which fields of an object count as followed: those of black objects, and the
// first ones of the object that is being followed. While sweeping, all fields of objects that
// survive count.
func (c *tricolour) followed(object uint64) func(uint64) bool {
	done := uint64(0)
	switch {
	case c.phase == sweeping:
		if !c.dies(object) {
			done = ^uint64(0)
		}
	case !c.blocks.marks.has(object):
	case !c.grey.has(object):
		done = ^uint64(0)
	case object == c.object.get():
		done = c.done.get()
	}
	return func(n uint64) bool { return n <= done }
}

// dies reports whether the sweep in progress will free an object.
func (c *tricolour) dies(object uint64) bool {
	return object >= c.swept && !c.blocks.marks.has(object)
}

// protect finds the white objects that can be reached from the fields of grey ones that are still
// to be followed.
func (c *tricolour) protect() {
	c.protected = map[uint64]bool{}
	var queue []uint64
	visit := func(_, value uint64) error {
		if !c.blocks.marks.has(value) && !c.protected[value] {
			c.protected[value] = true
			queue = append(queue, value)
		}
		return c.err
	}
	end := c.blocks.next.get()
	for o := c.grey.next(c.blocks.start, end); o < end && c.err == nil; o = c.grey.next(o+8, end) {
		done := c.followed(o)
		c.fail(c.fields(o, func(n uint64) bool { return !done(n) }, visit))
	}
	for len(queue) > 0 && c.err == nil {
		o := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		c.fail(c.fields(o, func(uint64) bool { return true }, visit))
	}
}

// lost reports whether a reference that the program can follow leads to an object that will not be
// marked, or that will be freed.
func (c *tricolour) lost(object uint64) bool {
	switch c.phase {
	case scanning:
		return !c.blocks.marks.has(object)
	case marking:
		return !c.blocks.marks.has(object) && !c.protected[object]
	}
	return c.dies(object)
}

// fate says what happens to a lost object.
func (c *tricolour) fate() string {
	switch c.phase {
	case scanning:
		return "must not be while threads are scanned"
	case marking:
		return "nothing grey leads to"
	}
	return "is about to be freed"
}

// roots checks the references of frames and variables.
func (c *tricolour) roots(s *Stopped) error {
	var r references
	if err := r.find(c.memory, s, nil); err != nil {
		return err
	}
	for i := range r.words {
		w := &r.words[i]
		f, object := &r.frames[w.frame], w.base
		if f.Strategy.Fixed {
			object = c.startOf(w.base + w.delta)
		} else if f.Strategy.Interior {
			object = c.startOf(w.base)
		}
		if c.blocks.begins(object) && c.lost(object) {
			return f.errorf(r.slot(w), "the reference to the white object at 0x%x, which %s: a "+
				"store bypassed the barrier", object, c.fate())
		}
	}
	for _, g := range r.globals {
		if object := c.get(g); c.blocks.begins(object) && c.lost(object) {
			return fmt.Errorf("the variable at 0x%x refers to the white object at 0x%x, "+
				"which %s: a store bypassed the barrier", g, object, c.fate())
		}
	}
	return c.taken()
}
