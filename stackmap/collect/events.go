package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Events are told what a collection does, in the order in which it does it. Each may be nil.
type Events struct {
	// Frame is told of each frame before its references are read.
	Frame func(*Frame)
	// Visit is told of each reference of a frame before the object is visited that it refers to.
	Visit func(Update)
	// Mark is told of each object that has been reached for the first time, by a collector that
	// marks objects.
	Mark func(object uint64)
	// Field is told of each reference outside of frames, in an object or a variable, that has been
	// updated.
	Field func(Field)
	// Move is told of each object that has been moved, Free of each that has been given back.
	Move func(Move)
	Free func(Free)
	// Update is called for each reference of a frame: that it has been updated, or, by a collector
	// that moves nothing, that it has been followed.
	Update func(Update)
}

// Move is one object that was moved.
type Move struct {
	// From and To are the object's addresses, Size its bytes without the prefix.
	From, To, Size uint64
}

// Field is one reference outside of frames that was updated.
type Field struct{ Addr, Old, New uint64 }

// Free is one object whose room was given back.
type Free struct{ Object, Size uint64 }

// Update is one reference that was updated, or is right as it is.
type Update struct {
	// Frame is whose reference it is, Pair which one of it.
	Frame *Frame
	Pair  *Pair
	// Place is where it is.
	Place stackmap.Place
	// Word is 0, or which pointer of a vector this is.
	Word int
	// Old and New are the pointer before and after, OldBase and NewBase its base.
	Old, New         uint64
	OldBase, NewBase uint64
}

func (r *references) update(w *word) Update {
	f := &r.frames[w.frame]
	return Update{Frame: f, Pair: &f.Pairs[w.pair], Place: w.place, Word: int(w.n),
		Old: w.base + w.delta, New: w.now, OldBase: w.base, NewBase: w.now - w.delta}
}

// Sentence says what happened, with the way by which the reference was found. name is what the
// program calls the pointer, "" if that is not known.
func (p *Update) Sentence(name string) string {
	s := ""
	if f := p.Frame; f.ReturnAddress != 0 {
		s = fmt.Sprintf("return address 0x%x → record %d → ", f.ReturnAddress, f.Record)
	} else {
		s = fmt.Sprintf("entry 0x%x → ", f.SP)
	}
	s += p.Pair.Derived.String()
	if p.Word > 0 {
		s += fmt.Sprintf(" word %d", p.Word)
	}
	s += ": "
	if name != "" {
		s += "`" + name + "`, "
	}
	switch d := int64(p.Old - p.OldBase); {
	case d == 0:
		s += fmt.Sprintf("the object at 0x%x", p.OldBase)
	case d == 1:
		s += fmt.Sprintf("1 byte into the object at 0x%x", p.OldBase)
	case d > 0:
		s += fmt.Sprintf("%s into the object at 0x%x", source.Count(d, "byte"), p.OldBase)
	default:
		s += fmt.Sprintf("%s before the object at 0x%x", source.Count(-d, "byte"), p.OldBase)
	}
	switch d := int64(p.New - p.Old); {
	case d > 0:
		s += fmt.Sprintf(" → moved by +0x%x", d)
	case d < 0:
		s += fmt.Sprintf(" → moved by -0x%x", -d)
	default:
		s += " → stays"
	}
	return s
}
