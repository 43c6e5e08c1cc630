package collect

import (
	"fmt"
)

// Verify looks at a heap of a stopped program as a whole: objects lie in their spaces one after the
// other, every reference that can be reached is null, outside of the heap, or the start of an
// object, and what the collector itself must have right is right. It reads frames, objects and
// their fields itself and shares no notes with the collector but where objects begin.
func Verify(c Collector, k Config, s *Stopped) error {
	v := verifier{Config: k, sizes: map[uint64]uint64{}, seen: map[uint64]bool{}}
	if err := v.objects(c); err != nil {
		return err
	}
	if err := v.roots(s); err != nil {
		return err
	}
	for len(v.queue) > 0 {
		object := v.queue[len(v.queue)-1]
		v.queue = v.queue[:len(v.queue)-1]
		err := v.Layout.Trace(v.Memory, object, func(field uint64) error {
			if end := object + words(v.sizes[object])*8; field < object || field+8 > end {
				return fmt.Errorf("collect: the field at 0x%x lies outside of the object at 0x%x",
					field, object)
			}
			return v.word(field, func() string {
				return fmt.Sprintf("word %d of the object at 0x%x", (field-object)/8, object)
			})
		})
		if err != nil {
			return err
		}
	}
	return c.Check(s)
}

type verifier struct {
	Config
	sizes map[uint64]uint64 // of all objects
	seen  map[uint64]bool
	queue []uint64
}

// objects learns where objects are.
func (v *verifier) objects(c Collector) error {
	spaces := c.Spaces()
	last, end := uint64(0), uint64(0)
	return c.Objects(func(object, size uint64) error {
		from, to := object-v.Layout.Prefix(), object+words(size)*8
		if from < end {
			return fmt.Errorf("collect: the object at 0x%x claims %d bytes, and reaches into that at "+
				"0x%x", last, v.sizes[last], object)
		}
		for i := range spaces {
			s := &spaces[i]
			if from >= s.Start && object < s.Start+s.Used {
				if size > s.Size || to > s.Start+s.Used {
					return fmt.Errorf("collect: the object at 0x%x claims %d bytes; %d are left of "+
						"the %s space", object, size, s.Start+s.Used-object, s.Name)
				}
				v.sizes[object], last, end = size, object, to
				return nil
			}
		}
		return fmt.Errorf("collect: the object at 0x%x is in no space", object)
	})
}

// roots looks at the references outside of the heap.
func (v *verifier) roots(s *Stopped) error {
	var r references
	if err := r.find(v.Memory, s, nil); err != nil {
		return err
	}
	for i := range r.words {
		w := &r.words[i]
		f, object := &r.frames[w.frame], w.base
		if f.Strategy.Fixed {
			object = v.around(w.base + w.delta)
		}
		if err := v.visit(object); err != nil {
			return f.errorf(r.slot(w), "%w", err)
		}
	}
	for _, g := range r.globals {
		if err := v.word(g, func() string { return fmt.Sprintf("the global at 0x%x", g) }); err != nil {
			return err
		}
	}
	return nil
}

// around finds the object that an address lies in, 0 for none.
func (v *verifier) around(addr uint64) uint64 {
	for object, size := range v.sizes {
		if addr-object < size {
			return object
		}
	}
	return 0
}

func (v *verifier) word(addr uint64, where func() string) error {
	object, err := v.Memory.ReadU64(addr)
	if err == nil {
		err = v.visit(object)
	}
	if err != nil {
		return fmt.Errorf("collect: %s: %w", where(), err)
	}
	return nil
}

// visit looks at a reference.
func (v *verifier) visit(object uint64) error {
	switch {
	case object == 0 || v.seen[object]:
		return nil
	case object == Poison:
		return missing(object, "")
	case object-v.Start >= v.Size:
		return nil // the program's own
	}
	if _, ok := v.sizes[object]; !ok {
		return missing(object, "lies in the heap but is not the start of an object")
	}
	v.seen[object] = true
	v.queue = append(v.queue, object)
	return nil
}

// Stress does a step of a collector, and verifies the heap before and after.
func Stress(c Collector, k Config, s *Stopped) error {
	if err := Verify(c, k, s); err != nil {
		return fmt.Errorf("before the collection: %w", err)
	}
	if err := c.Step(s); err != nil {
		return err
	}
	if err := Verify(c, k, s); err != nil {
		return fmt.Errorf("after the collection: %w", err)
	}
	return nil
}
