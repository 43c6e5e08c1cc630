package report

import "statepoint/core/provenance"

// Category is shown as a colour, and as a word.
type Category uint8

const (
	CategoryNone     Category = iota // nothing a collector cares about
	CategoryBase                     // a pointer to an object's start
	CategoryDerived                  // a pointer into an object
	CategoryDeopt                    // a deopt operand
	CategoryCall                     // a call, statepoint or record
	CategoryConstant                 // a constant
	CategoryHeader                   // header or padding
	categoryEnd
)

var categoryNames = [categoryEnd]string{"value", "base", "derived", "deopt", "call", "constant",
	"header"}

// String gives the word, such as "derived".
func (c Category) String() string {
	if c < categoryEnd {
		return categoryNames[c]
	}
	return "value"
}

// Word is what an item is to a collector. Where it has no meaning for one, an item that is no value
// is what its kind says.
func (l *Link) Word() string {
	if l.Category == CategoryNone {
		switch l.Kind {
		case provenance.KindBlock, provenance.KindFunction, provenance.KindGlobal:
			return l.Kind.String()
		case provenance.KindMachine:
			return provenance.KindInstruction.String()
		}
	}
	return l.Category.String()
}

// Purpose says why a part of the module exists, if it exists for the collector.
type Purpose uint8

const (
	PurposeNone       Purpose = iota
	PurposeStatepoint         // a call as a statepoint
	PurposeRelocate           // the address of a pointer after a statepoint
	PurposeResult             // what the call in a statepoint returned
	PurposeMerge              // a phi of the relocated values of a pointer from several paths
	PurposeBase               // an inserted base of a pointer
	PurposeRemat              // a derived pointer computed again instead of relocated
	PurposePoll               // a part of a safepoint poll
	purposeEnd
)

var purposeNames = [purposeEnd]string{"", "statepoint", "relocate", "result", "merge", "base",
	"rematerialised", "poll"}

// String gives the word, such as "relocate"; empty for none.
func (p Purpose) String() string {
	if p < purposeEnd {
		return purposeNames[p]
	}
	return ""
}

// Text says which text a name belongs to: names are those of the source, and a number of the
// compiled module that the source gives to another value says so.
type Text uint8

const (
	TextAny       Text = iota // of the source, or of no other value there
	TextRewritten             // of the module that was compiled
	textEnd
)

// String returns the short word shown beside a name; empty for any text.
func (t Text) String() string {
	if t == TextRewritten {
		return "rw"
	}
	return ""
}

// FirstCall is the first id for calls, which are separate from the ids of the values they return.
// The module does not know these ids, so they are numbered apart from its own.
const FirstCall = 1 << 31

// Link is the provenance of one id: what it is, what it comes from, and where it is found.
type Link struct {
	ID       uint32
	Kind     provenance.Kind
	Category Category
	Purpose  Purpose
	// Label is the displayed name: "%obj", "[rsp+0]", "record 0, location 3". For a value it is the
	// name in the source, or if it has none there, in the compiled module.
	Label string
	// Named says that the label is the thing's name in the module, with its sigil, or its number;
	// otherwise the label describes the thing.
	Named bool
	// Text is the text that the label belongs to.
	Text Text
	// After is a value's name in the compiled module, if it differs from Label; it then belongs to
	// that text alone.
	After string
	// Reader is the name of the reader's value that this one stands for, if its own name says
	// nothing to the reader: that of a phi of relocated values, of a statepoint's result, or the
	// number of a relocate. Code, frames and records call it by this name.
	Reader string
	// Detail says more in a few words: "Indirect rsp+0, 8 bytes".
	Detail string
	// From lists the ids whose source-level identity this carries, ascending.
	From []uint32
	// At lists the slots and registers that hold it, ascending.
	At []uint32
	// Func is the containing function, itself for a function; 0 for none.
	Func uint32
	// Call is the call that returns the value, 0 for a value that no call returns. The two differ:
	// a call has a record and a return address, its result is in slots and registers and in the
	// records of later calls.
	Call uint32
	// Calls says that a machine instruction is the call itself, or the bytes to be patched with
	// one, rather than its setup.
	Calls bool
	// In is the whole that it is part of, 0 for none: for a location, its record.
	In uint32
	// By is, for a relocate, the location in which a collector finds the pointer, 0 if there is
	// none; for the location of a base, the location of the derived pointer of its pair.
	By uint32
	// Copy says that it is one of several copies that a pass made of its origin, such as the body
	// of a poll. A copy does not highlight the others.
	Copy bool
	// Start and End are a range of bytes: of its function's code for a machine
	// instruction, of the stack map for a record, location or field; equal
	// when there is none.
	Start, End uint32
}

// Name returns the label with the word for its text, such as "%3 rw".
func (l *Link) Name() string { return nameOf(l.Label, l.Text) }

// Bare returns the name of a named thing without sigil and quotes, "" for any other.
func (l *Link) Bare() string {
	if !l.Named || l.Label == "" {
		return ""
	}
	name := l.Label[1:]
	if n := len(name); n > 2 && name[0] == '"' && name[n-1] == '"' {
		name = name[1 : n-1]
	}
	return name
}

// InCode returns a value's name in code, frames and records: the reader's, if there is one.
func (l *Link) InCode() string {
	if l.Reader != "" {
		return l.Reader
	}
	return l.Name()
}

func nameOf(label string, t Text) string {
	if word := t.String(); word != "" {
		return label + " " + word
	}
	return label
}
