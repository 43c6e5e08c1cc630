package gen

// Options choose what programs are made of. The zero value selects what every compiler of a
// collected language needs: integers, objects, lists, loops, recursion, calls, derived pointers and
// phis of all of them.
type Options struct {
	Typed  bool // typed pointers instead of `ptr`
	Polls  bool // defines gc.safepoint_poll, for PlaceSafepoints to inline
	Select bool // select between numbers and between references
	Divide bool // unsigned division and remainder
	Switch bool // switch instructions
	Deopt  bool // "deopt" bundles on some safepoints
	Vector bool // vectors of numbers and of references, live across safepoints
	Invoke bool // some calls are invokes, with a landing pad that is never reached
	Many   bool // some loops keep dozens of references live at once

	// exceptions: thrown, caught by handlers around several invokes, rethrown by cleanups
	Throw    bool
	Clone    bool // copies of references by freeze, casts to integers and back, and bitcasts
	Space    bool // copies by way of another address space
	Struct   bool // functions return up to four words
	Indirect bool // some calls go through pointers to functions
	Conv     bool // functions have other calling conventions than C's
	Twice    bool // setjmp, and longjmp back to it
	// switches with several edges to one block, phis of constants, loops that are never entered
	Edge    bool
	Hold    bool // references in structs and arrays over safepoints, which LLVM's pass loses
	Unnamed bool // values and blocks have numbers instead of names
	Early   bool // functions begin with tests after which they may return, before any call
	Store   bool // old objects get new ones, and give theirs to others: write barriers matter
}

// more reports whether any of the later statements is enabled: a program without them is the same
// as before they were added.
func (o *Options) more() bool {
	return o.Throw || o.Clone || o.Space || o.Struct || o.Indirect || o.Conv || o.Twice || o.Edge ||
		o.Hold
}

// All enables everything that programs can contain, except typed pointers and polls, which only
// affect the form.
var All = Options{Select: true, Divide: true, Switch: true, Deopt: true, Vector: true, Invoke: true,
	Many: true}

// Wild is All and everything that LLVM's own passes keep right as well.
var Wild = Options{
	Select: true, Divide: true, Switch: true, Deopt: true, Vector: true, Invoke: true, Many: true,
	Throw: true, Clone: true, Space: true, Struct: true, Indirect: true, Conv: true, Twice: true,
	Edge: true,
}

// A program is a few classes of objects and a few functions. Function i calls
// only functions before it, and itself with a smaller depth; the last one is
// the entry.
type program struct {
	opt       Options
	seed      uint64
	classes   []class
	functions []*function
}

// class is the layout of one kind of object: the class of each reference, and the number of words
// of data that follow (a power of two, so that any number can be masked to an index).
type class struct {
	refs  []int
	words int
}

func (c class) wordOffset() int { return 8 + 8*len(c.refs) }

// variable kinds: a number, a reference to a class, or a derived pointer to a
// word of some object.
const (
	number = -1 - iota
	derived
)

// function has variables, numbered; the first params of them are parameters,
// of which variable 0 is the depth that recursion counts down. References are
// never null in a variable; fields may be.
type function struct {
	name   string
	vars   []int // number, derived or a class
	params int
	result int    // number or a class
	more   []int  // kinds of further results
	conv   string // the calling convention, "" or with a space behind it
	body   []stmt
	cost   int // of one call, roughly in statements
}

type op int

const (
	opConst  op = iota // dst = k
	opArith            // dst = a (k: which) b
	opNarrow           // dst = sign- or zero-extended 32-bit sum of a and b
	opSelect           // dst = a < b ? c : d, numbers or references
	opNew              // dst = a new object; fields from args
	opGet              // dst = word k of object a
	opPut              // word k of object a = b
	opGetRef           // dst = reference k of object a, or unchanged when null
	opPutRef           // reference k of object a = b (-1: null)
	opCopy             // dst = a
	opPoint            // dst = address of word (b masked) of object a
	opRead             // dst = what derived pointer a points to
	opWrite            // what derived pointer a points to = b
	opStray            // derived dst leaves its object by k words and comes back
	opSame             // dst = 1 when references a and b are the same object
	opPrint            // prints a
	opPoll             // a safepoint
	// dst = what is left of a, b, c, d after arithmetic on vectors over a safepoint
	opVector
	opPack // dst = reference a or b, by way of a vector of both over a safepoint
	// dst = a new list of k cells, all of them held at once and linked at the end
	opMany
	opCall   // dst = function k of args
	opIf     // a < b ? body : other
	opLoop   // k times body, dst counts
	opWalk   // along reference k of a, at most 8 steps: dst += word 0, body
	opSwitch // a masked: body, other or neither
	opTry    // body; other if it throws, with the number in dst and the object in d
)

// The statements of the later options.
const (
	opThrow op = 100 + iota // throws number b and object c if a masked is k
	opClone                 // dst = a copy of reference or derived pointer a
	opTwice                 // dst = what is left of a, b, c, d after a setjmp and perhaps a longjmp
	opEdges                 // dst = one of some constants, by a masked
	opHold                  // dst = reference a or b, by way of a struct over a safepoint
	opGrow                  // reference k of object a = a new object with b in word 0
	opMove                  // reference 0 of object b = reference k of object a, which becomes null
)

type stmt struct {
	op          op
	dst         int
	a, b, c, d  int
	k           int
	args        []int
	extra       []int // variables for further results
	body, other []stmt
}
