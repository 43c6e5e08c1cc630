package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Events are callbacks for the steps of a collection, called in order. Each may be nil.
type Events struct {
	// Frame is called for each frame before its references are read.
	Frame func(*Frame)
	// Visit is called for each reference in a frame before its object is visited.
	Visit func(Update)
	// Mark is called by marking collectors for each object when it is first reached.
	Mark func(object uint64)
	// Field is called for each updated reference outside frames, in an object or a variable.
	Field func(Field)
	// Move is called for each moved object, Free for each freed one.
	Move func(Move)
	Free func(Free)
	// Update is called for each reference in a frame once it has been updated or, by a non-moving
	// collector, followed.
	Update func(Update)
	// Piece is called for each piece of work of a Worker.
	Piece func(Piece)
}

// Move is one object that was moved.
type Move struct {
	// From and To are the object's addresses, Size its bytes without the prefix.
	From, To, Size uint64
}

// Field is one reference outside of frames that was updated.
type Field struct{ Addr, Old, New uint64 }

// Free is one freed object.
type Free struct{ Object, Size uint64 }

// Update is one reference that was updated or needed no update.
type Update struct {
	// Frame contains the reference, Pair tells which one it is.
	Frame *Frame
	Pair  *Pair
	// Place is its location.
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

// Sentence says what happened and how the reference was found. name is the pointer's name in the
// program, "" if unknown.
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
