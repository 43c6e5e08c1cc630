package options

// SwitchOf is a switch of a strategy that is made without Go, by -strategy=SWITCH=VALUE,…
type SwitchOf struct {
	Name string
	// Values says which values there are, the one that holds unless given first.
	Values string
	// About says what the switch is for.
	About string
}

// Switches are the switches of strategies, in the order of GarbageCollection.html of LLVM 2.8,
// "Implementing a collector plugin", which names most of them.
var Switches = []SwitchOf{
	{"name", "NAME", "the name that functions give after gc; needed"},
	{"init-roots", "yes, no", "roots are given null when a function is entered"},
	{"roots", "slots, linked, linked:VARIABLE, counted", "roots stay in slots of the frame, are " +
		"linked into a list, or are counted"},
	{"derived-roots", "no, metadata", "a root may point into an object: its metadata is one more " +
		"than the number of the root of that object"},
	{"read-barrier", "none, brooks, call:FUNCTION", "what llvm.gcread becomes"},
	{"write-barrier", "none, cards, counted, brooks, snapshot, call:FUNCTION",
		"what llvm.gcwrite becomes; several names are joined by +"},
	{"safepoints", "none, loop, return, pre-call, post-call",
		"where the safe points are; several with + between them"},
	{"at-safepoints", "none, call:FUNCTION, poll:VARIABLE:FUNCTION",
		"code at safe points: a call, or a call while a variable is not 0; with @KINDS at " +
			"some of them, as in poll:wanted:collect@loop+return"},
	{"before-call", "none, FUNCTION", "a function that is called before every call"},
	{"after-call", "none, FUNCTION", "a function that is called after every call"},
	{"table", "none, ocaml, erlang, gcmap",
		"the printer of a table of roots; it needs safe points after calls unless others " +
			"are given"},
	{"references", "none, SPACES", "pointers into these address spaces are references, and calls " +
		"become statepoints; several numbers with + between them"},
	{"moving", "yes, no", "such references are relocated; without any, objects may move at all"},
	{"interior", "no, yes",
		"the collector finds the start of an object from any address in it, so " +
			"bases may point inside objects"},
	{"polls", "yes, no", "polls are placed in such functions"},
}
