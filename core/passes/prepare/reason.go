package prepare

import (
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// Why is a rule of the pass.
type Why uint8

// The rules that make a pointer a reference, or keep it as it was.
const (
	// Allocated: an allocator returns it.
	Allocated Why = iota
	// Undecided: no pointer of an allocator meets it.
	Undecided
	// OnStack, OfVariable and OfFunction: it may be the address of a stack object, a variable or a
	// function.
	OnStack
	OfVariable
	OfFunction
	// FromNumber: it may be a number that becomes a pointer.
	FromNumber
	// AsNumber: its address is used as a number.
	AsNumber
	// FromOutside: it may come from code outside the module.
	FromOutside
	// ToOutside: code outside the module keeps it, or may free it.
	ToOutside
	// Variadic: it is a variable argument.
	Variadic
	// Inside: it may point into the middle of an object, where the collector expects a start: in
	// memory always, and elsewhere unless its strategy says that it finds the start.
	Inside
	// Unscanned: it is stored in memory that the collector does not look at.
	Unscanned
	// AsData: its word is also accessed as data.
	AsData
	// OtherSpace: it is loaded from memory of another address space, or stored there.
	OtherSpace
	// ByForm: an instruction or intrinsic that takes no references uses it.
	ByForm
	// AfterPad: it is needed after a landing pad whose value is used, where IR cannot relocate it.
	AfterPad
	// Asked: an option keeps it.
	Asked
)

// Reason is the reason for a decision, with its evidence.
type Reason struct {
	Why Why
	// At is the instruction, variable or function that decided, nil for none.
	At ir.Value
	// Name is the function, variable or instruction that the sentence names, "" for none.
	Name string
	// By is the reason why the memory that holds a pointer is not scanned, nil if Why is not
	// Unscanned.
	By *Reason
}

// String returns the reason as a clause.
func (r *Reason) String() string {
	switch r.Why {
	case Allocated:
		return "@" + r.Name + " allocates it"
	case Undecided:
		return "no allocator of this module returns it"
	case OnStack:
		return "it may be the address of a stack object" + r.of("")
	case OfVariable:
		return "it may be the address of the variable" + r.of("@")
	case OfFunction:
		return "it may be the address of the function" + r.of("@")
	case FromNumber:
		return "it may be a number that becomes a pointer"
	case AsNumber:
		return "its address is used as a number"
	case FromOutside:
		return "it may come from" + r.of("@") + ", which this module does not define"
	case ToOutside:
		return "it is passed to" + r.of("@") + ", which may keep or free it"
	case Variadic:
		return "it is passed as a variable argument"
	case Inside:
		text := "it may point into the middle of an object where " + r.Name
		if r.At != nil && !storesIt(r) {
			text += ", which a strategy with interior=yes allows"
		}
		return text
	case Unscanned:
		text := "it is kept in memory that the collector does not look at"
		if r.By != nil {
			text += ", because " + strings.Replace(r.By.String(), "it ", "the memory's address ", 1)
		}
		return text
	case AsData:
		return "its word is also accessed as " + r.Name
	case OtherSpace:
		return "it is kept in memory of another address space"
	case ByForm:
		return r.Name + " takes no references"
	case AfterPad:
		return "it is needed after a landing pad of a function that uses the value of one, where " +
			"LLVM's IR cannot relocate it"
	}
	return "an option keeps it as it is"
}

// of is a name after a space, "" if there is none.
func (r *Reason) of(sigil string) string {
	if r.Name == "" {
		return ""
	}
	if strings.ContainsAny(r.Name, " ") {
		return " " + r.Name
	}
	return " " + sigil + r.Name
}

// span is where the evidence is in the text, zero for nowhere.
func (r *Reason) span() source.Span {
	if r.At == nil {
		return source.Span{}
	}
	return ir.SpanOf(r.At)
}

// Text returns the reason with the line of its evidence.
func (r *Reason) Text(text *source.Text) string {
	last := r
	for last.By != nil {
		last = last.By
	}
	at := last.span()
	if text == nil || at.IsZero() {
		return r.String()
	}
	return fmt.Sprintf("%s (line %d)", r, text.Position(at.Start).Line)
}
