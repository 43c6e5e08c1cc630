package judge

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// Kind is what sort of claim a Claim is.
type Kind uint8

// The kinds.
const (
	Spill Kind = iota // a comment "spill %x": the slot stored to holds %x
	// a comment "reload %x": the slot read from holds %x, then the register does
	Reload
	Move     // a comment "%x": the destination holds %x
	Result   // one of those three that names a gc.result
	Recorded // a call's record is the one that is found by its return address
	Base     // a record's base holds the base pointer
	Derived  // a record's derived location holds the pointer
	Deopt    // a record's deopt location holds the operand
	Operand  // a location of a stackmap or patchpoint holds the argument
	Alloca   // a record's Direct location is the alloca's address
	// after the call, a record's location holds the object's new address
	Relocated
	SlotHolds  // a slot of the frame holds a value at some time
	At         // an instruction or location refers to a slot: its memory is there
	Live       // a pointer listed as live at a safepoint is used later on
	NotLive    // a value that a safepoint does not list is not used unrelocated
	Why        // the why line's slot and location are those of the value
	FrameDepth // the frame view shows the stack pointer correctly
	FrameUse   // the frame view shows a slot as its record describes it
	// a journey's row: the values of its locations, the value that a store puts into the slot, that
	// one of the named stores was the last to do so, that one of the named reads is the first to
	// read it, and that it reads the relocated pointer
	JourneyPlace
	JourneyBefore
	JourneySpilled
	JourneyReloaded
	JourneyAfter
	numKinds
)

var kindNames = [numKinds]string{
	"spill comment", "reload comment", "value comment", "gc.result", "record: call", "record: base",
	"record: derived", "record: deopt", "record: operand", "record: alloca", "relocated",
	"slot holds",
	"link: place", "live: listed", "live: not listed", "why line",
	"frame: depth", "frame: use",
	"journey: place", "journey: before", "journey: spilled", "journey: reload", "journey: after",
}

// String is the kind in words.
func (k Kind) String() string { return kindNames[k] }

// place is the claimed location of a value.
type place struct {
	kind  placeKind
	reg   amd64.Reg     // inRegister
	mem   amd64.Operand // inOperand: memory as an instruction names it
	off   int64         // inFrame: from RSP after the prologue
	loc   stackmap.Location
	width uint8 // bytes
}

type placeKind uint8

const (
	inRegister placeKind = iota
	inOperand
	inFrame
	isConstant // the location's value itself
	isAddress  // the address of a Direct location
)

// Claim is one statement about a value. Its place holds one of values: there are several if code
// serves several blocks.
type Claim struct {
	Kind Kind
	// Func and Inst say which instruction of lower.Result it is about.
	Func, Inst int
	note       string      // what to add in words
	link       *lower.Link // of a location
	place      place
	values     []provenance.ID
	base       []provenance.ID  // of a pair
	slot       provenance.ID    // SlotHolds, At
	record     *stackmap.Record // Recorded
	depth      uint32           // FrameDepth

	checked, wrong, ahead int
	fixed                 bool // its verdict stands
	// shared is set if a preceding call serves several statepoints, so that the claim's need not be
	// the one that was reached.
	shared bool
	open   map[string]int
	first  string // the first disagreement
}

// describe says a claim in words.
func (s *Subject) describe(c *Claim) string {
	text := ""
	if c.Func < len(s.Result.Funcs) && c.Kind != Live {
		fn := &s.Result.Funcs[c.Func]
		text = "@" + fn.Name
		if c.Inst < len(fn.Insts) && c.Kind != SlotHolds && c.Kind != NotLive {
			in := &fn.Insts[c.Inst]
			text += fmt.Sprintf("+0x%x", in.Offset)
			if in.Comment != "" {
				text += " # " + in.Comment
			}
		}
		text += ": "
	}
	if c.link != nil {
		text += c.link.Label + ": "
	}
	if c.slot != 0 {
		text += fmt.Sprintf("slot %d: ", c.slot)
	}
	return text + s.named(c.values) + c.note
}

func (c *Claim) skip(reason string) {
	if c.open == nil {
		c.open = map[string]int{}
	}
	c.open[reason]++
}

func (c *Claim) disagree(format string, args ...any) {
	c.wrong++
	if c.first == "" {
		c.first = fmt.Sprintf(format, args...)
	}
}

// Count is the account of one kind of claim.
type Count struct {
	// Made claims were made; Checked of them agreed at least once and never disagreed, Wrong
	// disagreed at least once.
	Made, Checked, Wrong int
	// Times is the total number of comparisons; Ahead is the number of those with a value that the
	// IR computed later.
	Times, Ahead int
	// Open are claims never compared, by reason.
	Open map[string]int
}

// Table counts claims by kind.
type Table [numKinds]Count

// note adds a claim to the table.
func (t *Table) note(c *Claim) {
	n := &t[c.Kind]
	n.Made++
	n.Times += c.checked
	n.Ahead += c.ahead
	switch {
	case c.wrong > 0:
		n.Wrong++
	case c.checked > 0:
		n.Checked++
	default:
		reason := notReached
		most := 0
		for _, r := range slices.Sorted(maps.Keys(c.open)) {
			if c.open[r] > most {
				reason, most = r, c.open[r]
			}
		}
		if n.Open == nil {
			n.Open = map[string]int{}
		}
		n.Open[reason]++
	}
}

// Add adds the counts of another table.
func (t *Table) Add(o *Table) {
	for k := range t {
		a, b := &t[k], &o[k]
		a.sum(b)
		for r, n := range b.Open {
			if a.Open == nil {
				a.Open = map[string]int{}
			}
			a.Open[r] += n
		}
	}
}

// sum adds figures.
func (n *Count) sum(o *Count) {
	n.Made += o.Made
	n.Checked += o.Checked
	n.Wrong += o.Wrong
	n.Times += o.Times
	n.Ahead += o.Ahead
}

// Reasons why a claim is left open.
const (
	notReached = "no run reached it"
	notDefined = "the value is undefined or this run's choice"
	notPinned  = "the value was not computed on this path"
	ownForm    = "the register holds it in a form of its own"
	ownAddress = "an address that only one of the runs has"
	noRelocate = "nothing relocates it on this path"
	endedEarly = "the run ended before"
	sharedCode = "code of several blocks, none of them pinned down"
	rematerial = "computed again, not relocated"
)

// String writes the table for people.
func (t *Table) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-18s %9s %9s %6s %10s  left open\n",
		"claim", "made", "checked", "wrong", "compared")
	var all Count
	for k := range t {
		n := &t[k]
		if n.Made == 0 {
			continue
		}
		all.sum(n)
		var open []string
		for _, r := range slices.Sorted(maps.Keys(n.Open)) {
			open = append(open, fmt.Sprintf("%d %s", n.Open[r], r))
		}
		fmt.Fprintf(&b, "%-18s %9d %9d %6d %10d  %s\n",
			Kind(k), n.Made, n.Checked, n.Wrong, n.Times, strings.Join(open, "; "))
	}
	fmt.Fprintf(&b, "%-18s %9d %9d %6d %10d\n", "all", all.Made, all.Checked, all.Wrong, all.Times)
	return b.String()
}
