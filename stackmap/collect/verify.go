package collect

import (
	"fmt"
	"sort"

	"statepoint/core/source"
)

// Verify checks the whole heap of a stopped program: objects are in their spaces and do not
// overlap; every reachable reference is null, outside the heap, or the start of an object; and the
// collector's own invariants hold. It reads frames, objects and their fields itself, and shares
// only the starts of objects with the collector.
func Verify(c Collector, k Config, s *Stopped) error {
	v := verifier{Config: k}
	doubts, _ := k.Layout.(Doubtful)
	if doubts != nil && !doubts.HasDoubts() {
		doubts = nil
	}
	if err := v.objects(c); err != nil {
		return err
	}
	if err := v.roots(s); err != nil {
		return err
	}
	for len(v.queue) > 0 {
		o := v.queue[len(v.queue)-1]
		v.queue = v.queue[:len(v.queue)-1]
		object, end := v.found[o].start, v.found[o].end
		err := v.Layout.Trace(v.Memory, object, func(field uint64) error {
			if field < object || field+8 > end {
				return fmt.Errorf("the field at 0x%x lies outside of the object at 0x%x",
					field, object)
			}
			if doubts != nil && v.doubted(doubts, object, field) {
				return nil
			}
			return v.word(field, object)
		})
		if err != nil {
			return err
		}
	}
	return c.Check(s)
}

// verifier is the state of one Verify.
type verifier struct {
	Config
	found []found // all objects, in order of address
	queue []int   // the reachable ones whose fields are still to be checked
}

type found struct {
	start, end uint64
	reached    bool
}

// objects collects the objects of the heap.
func (v *verifier) objects(c Collector) error {
	spaces := c.Spaces()
	return c.Objects(func(object, size uint64) error {
		from, to := object-v.Layout.Prefix(), object+words(size)*8
		if n := len(v.found); n > 0 && from < v.found[n-1].end {
			last := v.found[n-1]
			return fmt.Errorf(
				"the object at 0x%x claims %s, and reaches into that at "+
					"0x%x", last.start, source.Count(last.end-last.start, "byte"), object)
		}
		for i := range spaces {
			s := &spaces[i]
			if from >= s.Start && object < s.Start+s.Used {
				if size > s.Size || to > s.Start+s.Used {
					return fmt.Errorf(
						"the object at 0x%x claims %s; %d are left of "+
							"the %s space", object, source.Count(size, "byte"),
						s.Start+s.Used-object, s.Name)
				}
				v.found = append(v.found, found{start: object, end: to})
				return nil
			}
		}
		return fmt.Errorf("the object at 0x%x is in no space", object)
	})
}

// doubted reports whether a word may be a reference but does not hold one.
func (v *verifier) doubted(layout Doubtful, object, field uint64) bool {
	doubtful, err := layout.Doubts(v.Memory, object, field)
	if err != nil || !doubtful {
		return false
	}
	value, err := v.Memory.ReadU64(field)
	if err != nil {
		return false
	}
	n := v.at(value)
	return n < 0 || v.found[n].start != value
}

// roots checks the references outside the heap.
func (v *verifier) roots(s *Stopped) error {
	var r references
	if err := r.find(v.Memory, s, nil); err != nil {
		return err
	}
	for i := range r.words {
		w := &r.words[i]
		f, object := &r.frames[w.frame], w.base
		switch {
		case f.Strategy.Fixed:
			object = v.around(w.base + w.delta)
		case f.Strategy.Interior:
			if start := v.around(w.base); start != 0 {
				object = start
			}
		}
		if err := v.visit(object); err != nil {
			return f.errorf(r.slot(w), "%w", err)
		}
	}
	for _, g := range r.globals {
		if err := v.word(g, 0); err != nil {
			return err
		}
	}
	return nil
}

// at is the index of the last object that starts at or before an address, -1 for none.
func (v *verifier) at(addr uint64) int {
	return sort.Search(len(v.found), func(i int) bool { return v.found[i].start > addr }) - 1
}

// around returns the object that contains an address, 0 for none.
func (v *verifier) around(addr uint64) uint64 {
	if n := v.at(addr); n >= 0 && addr < v.found[n].end {
		return v.found[n].start
	}
	return 0
}

// word checks a word of an object, or a global if object is 0.
func (v *verifier) word(addr, object uint64) error {
	value, err := v.Memory.ReadU64(addr)
	if err == nil {
		err = v.visit(value)
	}
	switch {
	case err == nil:
		return nil
	case object == 0:
		return fmt.Errorf("the global at 0x%x: %w", addr, err)
	}
	return fmt.Errorf("word %d of the object at 0x%x: %w", (addr-object)/8, object, err)
}

// visit checks a reference.
func (v *verifier) visit(object uint64) error {
	switch {
	case object == 0:
		return nil
	case object == Poison:
		return missing(object, "")
	case object-v.Start >= v.Size:
		return nil // the program's own
	}
	n := v.at(object)
	if n < 0 || v.found[n].start != object {
		return missing(object, "lies in the heap but is not the start of an object")
	}
	if !v.found[n].reached {
		v.found[n].reached = true
		v.queue = append(v.queue, n)
	}
	return nil
}

// Stress does a step of a collector, and verifies the heap before and after. An error of Verify is
// wrapped in an *Unsound.
func Stress(c Collector, k Config, s *Stopped) error {
	if err := Verify(c, k, s); err != nil {
		return &Unsound{err, false}
	}
	if err := c.Step(s); err != nil {
		return err
	}
	if err := Verify(c, k, s); err != nil {
		return &Unsound{err, true}
	}
	return nil
}

// Unsound is an error that Verify found before or after a collection.
type Unsound struct {
	Err   error
	After bool
}

// Error says when it was found, and what.
func (u *Unsound) Error() string {
	if u.After {
		return "after the collection: " + u.Err.Error()
	}
	return "before the collection: " + u.Err.Error()
}

// Unwrap gives what was found.
func (u *Unsound) Unwrap() error { return u.Err }
