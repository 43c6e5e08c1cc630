package options

// SwitchOf is a switch of a strategy defined without Go, by -strategy=SWITCH=VALUE,…
type SwitchOf struct {
	Name string
	// Values lists the possible values, the default first.
	Values string
	// About is the purpose of the switch.
	About string
	// For says to which functions the switch applies.
	For Applies
}

// Applies says to which functions a switch applies.
type Applies uint8

// A switch applies to all functions, to those that declare roots by llvm.gcroot, or to those whose
// references are in SSA form.
const (
	ForAll Applies = iota
	ForRoots
	ForReferences
)

// Switches are the switches of strategies, in the order of GarbageCollection.html of LLVM 2.8,
// "Implementing a collector plugin", which names most of them.
var Switches = []SwitchOf{
	{"name", "NAME", "the name that functions give after gc; needed", ForAll},
	{"init-roots", "yes, no", "roots are given null when a function is entered", ForRoots},
	{"roots", "slots, linked, linked:VARIABLE, counted", "roots stay in slots of the frame, are " +
		"linked into a list, or are counted", ForRoots},
	{"derived-roots", "no, metadata", "a root may point into an object: its metadata is one more " +
		"than the number of the root of that object", ForRoots},
	{"read-barrier", "none, brooks, load-value, call:FUNCTION", "what llvm.gcread and loads of " +
		"references from objects become", ForAll},
	{"write-barrier", "none, cards, counted, brooks, snapshot, call:FUNCTION",
		"what llvm.gcwrite and stores of references into objects become; several names are " +
			"joined by +", ForAll},
	{"allocators", "none, FUNCTIONS", "functions whose result is an object allocated after " +
		"the last safepoint: stores into it need no barrier until the next; several with + " +
		"between them", ForReferences},
	{"safepoints", "none, loop, return, pre-call, post-call",
		"where the safe points are; several with + between them", ForRoots},
	{"at-safepoints", "none, call:FUNCTION, poll:VARIABLE:FUNCTION",
		"code at safe points: a call, or a call while a variable is not 0; with @KINDS at " +
			"some of them, as in poll:wanted:collect@loop+return", ForRoots},
	{"before-call", "none, FUNCTION", "a function that is called before every call", ForRoots},
	{"after-call", "none, FUNCTION", "a function that is called after every call", ForRoots},
	{"table", "none, ocaml, erlang, gcmap, statepoint_table, compact",
		"the format of the table of roots, and of statepoints instead of the stack map; of roots " +
			"it has safe points after calls unless others are given", ForAll},
	{"references", "none, SPACES", "pointers into these address spaces are references, and calls " +
		"become statepoints; several numbers with + between them", ForAll},
	{"moving", "yes, no", "such references are relocated; without any, objects may move at all",
		ForAll},
	{"interior", "no, yes",
		"the collector finds the start of an object from any address in it, so " +
			"bases may point inside objects", ForReferences},
	{"polls", "yes, no", "polls are placed in such functions", ForReferences},
}
