package check

import (
	"strconv"
	"strings"
)

// Code names a kind of finding.
type Code string

// The codes.
const (
	Damaged       Code = "damaged"
	Reserved      Code = "reserved"
	Field         Code = "field"
	Shape         Code = "shape"
	Order         Code = "order"
	Duplicate     Code = "duplicate"
	FunctionStart Code = "function"
	Outside       Code = "outside"
	NoCall        Code = "no-call"
	CallsStack    Code = "calls-stack"
	Boundary      Code = "boundary"
	FrameSize     Code = "frame-size"
	Unwinding     Code = "unwinding"
	SlotOutside   Code = "slot-outside"
	SlotAligned   Code = "slot-misaligned"
	SlotSaved     Code = "slot-saved-register"
	SlotArgument  Code = "slot-argument"
	SlotUnwritten Code = "slot-unwritten"
	SlotBase      Code = "slot-base"
	SlotOverlap   Code = "slot-overlap"
	Clobbered     Code = "register-not-kept"
	NoReference   Code = "no-reference"
	BaseDerived   Code = "base-derived"
	LiveOut       Code = "live-out"
	ObjectWords   Code = "object-words"
	StaleCopy     Code = "stale-copy"
)

// Codes are all codes with their descriptions, in order.
var Codes = []struct {
	Code Code
	Text string
}{
	{Damaged, "a section cannot be read to its end"},
	{Reserved, "a reserved field or padding is not zero"},
	{Field, "a location has a size, register or offset that no compiler writes"},
	{Shape, "a record after a call is nearly a statepoint's: a constant, count or pair is wrong"},
	{Order, "the records of a function are not in the order of its code"},
	{Duplicate, "two statepoints have one return address, or two entries one function"},
	{FunctionStart, "no function begins at the address that a map has for one"},
	{Outside, "a record's address is not in its function"},
	{NoCall, "a statepoint's address follows neither a call nor room for one"},
	{CallsStack, "the call before a record has a target on the stack"},
	{Boundary, "a record's address is within an instruction"},
	{FrameSize, "the frame's size is not how far the code has moved the stack pointer there"},
	{Unwinding, "the unwinding table has another frame than the code"},
	{SlotOutside, "a slot is not in the frame"},
	{SlotAligned, "a slot is not aligned to 8 bytes"},
	{SlotSaved, "a slot holds a register saved for the caller, or the return address"},
	{SlotArgument, "a slot is among the arguments of the call"},
	{SlotUnwritten, "nothing has stored to a slot before the call"},
	{SlotBase, "a slot is relative to a register that does not hold an address in the frame"},
	{SlotOverlap, "two slots overlap"},
	{Clobbered, "a reference is in a register that calls do not keep"},
	{NoReference, "a location holds a constant or an address of the stack, and no reference"},
	{BaseDerived, "a base is computed from its derived pointer, or is another object's"},
	{LiveOut, "a statepoint has live-outs, or a live-out does not survive its call"},
	{ObjectWords, "a stack object is listed, and nothing says which of its words are references"},
	{StaleCopy, "a copy of a reference is stale: not in the record, and used after the call"},
}

// Instruction is an instruction to show.
type Instruction struct {
	Address uint64
	// Place is the address as an offset from its function: "f+0x1b".
	Place string
	Text  string
	// Does says what it does in the finding, as a clause: "returns the reference". It is "" where
	// the finding's text says all.
	Does string
}

// Finding is one problem.
type Finding struct {
	Code Code
	// File and Function locate it. Function is "" if it is unknown.
	File, Function string
	// Record is the index of the record in its map, -1 if the finding is not about a record.
	Record int
	// Place is the return address of the record, or another address that the finding is about.
	Place string
	// Location is the location of the record as in "[rsp+8]", "" for none.
	Location string
	// Recorded is where the record of the call lists the reference of a stale copy, "" if only
	// another record shows that it is one.
	Recorded string
	// Text describes the problem in a sentence without its full stop.
	Text string
	// Instructions are the instructions that prove it, in the order of the steps that go wrong. For
	// a stale copy they are the one that makes the reference, if it is a single instruction, the
	// call and the use.
	Instructions []Instruction
	// Assumed are the assumptions of the proof.
	Assumed []string
}

// String formats the finding: a line, and one for each instruction and assumption.
func (f *Finding) String() string {
	var b strings.Builder
	b.WriteString(f.File + ": ")
	if f.Place != "" {
		b.WriteString(f.Place + ": ")
	}
	if f.Record >= 0 {
		b.WriteString("record " + strconv.Itoa(f.Record) + ": ")
	}
	b.WriteString(f.Text + " [" + string(f.Code) + "]\n")
	for _, in := range f.Instructions {
		b.WriteString("    " + in.Place + "  " + in.Text + "\n")
	}
	for _, a := range f.Assumed {
		b.WriteString("    assumed: " + a + "\n")
	}
	return b.String()
}

// Report has what was checked, and the findings.
type Report struct {
	// Functions and Records count what was checked. Framed is the number of records whose frame and
	// slots were compared with the code; Followed, that of those whose values were tracked, too.
	Functions, Records, Framed, Followed int
	Findings                             []Finding
	// Skipped says what was not checked, and why; Assumed has the general assumptions.
	Skipped, Assumed []string
}
