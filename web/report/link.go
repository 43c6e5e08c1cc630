package report

// Kind of thing a [Link] is about.
type Kind uint8

const (
	KindValue       Kind = iota // a value of no other kind
	KindArgument                // a function's argument
	KindInstruction             // an IR instruction, and its value; of a call that
	KindCall                    // a call, without what it returns
	KindBlock                   // a basic block
	KindFunction                // a function
	KindGlobal                  // a global variable
	KindMachine                 // a machine instruction
	KindSlot                    // a slot of the frame
	KindRegister                // a register
	KindRecord                  // a stack map record
	KindLocation                // a location of a record
	KindField                   // any other field of the stack map
	kindEnd
)

var kindNames = [kindEnd]string{"value", "argument", "instruction", "call", "block", "function",
	"global", "machine instruction", "slot", "register", "record", "location", "field"}

// String gives the word for people, such as "machine instruction".
func (k Kind) String() string {
	if k < kindEnd {
		return kindNames[k]
	}
	return "item"
}

// IsPlace says that the kind is somewhere a value can be.
func (k Kind) IsPlace() bool { return k == KindSlot || k == KindRegister }

// IsMap says that the kind is a part of the stack map.
func (k Kind) IsMap() bool { return k == KindRecord || k == KindLocation || k == KindField }

// IsIR says that the kind is a part of the module.
func (k Kind) IsIR() bool { return k <= KindGlobal }

// Category is what colour says, and a word besides.
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

// Purpose is what a part of the module is for, where the collector is why it is
// there.
type Purpose uint8

const (
	PurposeNone       Purpose = iota
	PurposeStatepoint         // a call as a statepoint
	PurposeRelocate           // where a pointer is after a statepoint
	PurposeResult             // what the call in a statepoint returned
	PurposeMerge              // a phi of what a pointer has become on several ways
	PurposeBase               // the base of a pointer, found where it was not at hand
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

// Text is which of two texts a name is of, where they number values without a
// name differently: the source, and the module that was compiled.
type Text uint8

const (
	TextAny       Text = iota // the name is the same in both, or can only be of one
	TextSource                // of the source
	TextRewritten             // of the module that was compiled
	textEnd
)

// String gives the short word that stands beside a name; empty for any text.
func (t Text) String() string {
	if t < textEnd {
		return [...]string{"", "src", "rw"}[t]
	}
	return ""
}

// FirstCall is the id of the first call that has one of its own beside that of the value it
// returns. The module knows nothing of these ids, so they are counted apart from its own.
const FirstCall = 1 << 31

// Link is the provenance of one id: what it is, what it comes from, where it is
// found.
type Link struct {
	ID       uint32
	Kind     Kind
	Category Category
	Purpose  Purpose
	// Label names the thing as it is shown: "%obj", "[rsp+0]",
	// "record 0, location 3". Of a value it is the name in the source, or if it has
	// none there, in the module that was compiled.
	Label string
	// Text is which text the label is of.
	Text Text
	// After is a value's name in the module that was compiled, if that is another
	// than Label; then it is always of that text alone.
	After string
	// Detail says more in a few words: "Indirect rsp+0, 8 bytes".
	Detail string
	// From are the ids whose source-level identity this carries, ascending.
	From []uint32
	// At are the places (slots, registers) where it is found, ascending.
	At []uint32
	// Func is the function it is in, itself for a function; 0 for none.
	Func uint32
	// Call is the call that returns the value, 0 for a value that no call returns. The two are
	// different things: a call has a record and a return address, what it returns has places and is
	// in the records of later calls.
	Call uint32
	// Calls says that a machine instruction is the call itself, or the bytes to be patched with
	// one: not what is prepared for it.
	Calls bool
	// In is what it is a part of, 0 for nothing: of a location its record.
	In uint32
	// By is the location by which a collector finds the pointer whose new address
	// a relocate is, 0 if there is none; of the location of a base, that of the pointer
	// of its pair.
	By uint32
	// Copy says that it is one of several copies that a pass made of what it comes
	// from, such as the body of a poll. A copy does not light the others.
	Copy bool
	// Start and End are a range of bytes: of its function's code for a machine
	// instruction, of the stack map for a record, location or field; equal
	// when there is none.
	Start, End uint32
}

// Name is the label with the word for its text, such as "%3 src".
func (l *Link) Name() string { return nameOf(l.Label, l.Text) }

// Compiled is a value's name in the module that was compiled, with the word for
// that text if it needs one: "%5 rw".
func (l *Link) Compiled() string {
	if l.After != "" {
		return nameOf(l.After, TextRewritten)
	}
	return l.Name()
}

func nameOf(label string, t Text) string {
	if word := t.String(); word != "" {
		return label + " " + word
	}
	return label
}
