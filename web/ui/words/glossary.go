package words

import "strings"

// Term is a technical term.
type Term struct {
	// Name is the term, in lower case unless it is a proper name; Forms are its other forms,
	// including the plural.
	Name  string
	Forms []string
	// Means is a sentence, Document where to read more.
	Means, Document string
}

// Glossary lists the technical terms.
var Glossary = []Term{
	{"back edge", []string{"back edges", "back-edge", "back-edges", "backedges"},
		"A jump to the head of a loop: each iteration takes one, so a poll there is reached " +
			"however long the loop runs.", `Statepoints.rst, "PlaceSafepoints"`},
	{"barrier", []string{"barriers"},
		"Code at each store or load of a reference that tells the collector of it.",
		`GarbageCollection.rst, "Reading and writing references in the heap"`},
	{"base pointer", []string{"base", "bases", "base pointers"},
		"The address of an object's beginning, from which the collector knows the object.",
		`Statepoints.rst, "Base & Derived Pointers"`},
	{"ConstIndex", nil, "A location whose value is a constant too large for its 32 bits; it " +
		"gives the constant's place in the map's own list.", `StackMaps.rst, "Stack Map Format"`},
	{"Constant", []string{"constants"},
		"A location that holds no place but a value of 32 bits itself.",
		`StackMaps.rst, "Stack Map Format"`},
	{"deopt operand", []string{"deopt operands", "deopt", "deoptimisation"},
		"A value that the runtime needs to go on elsewhere, such as in an interpreter; it is " +
			"recorded, and not changed unless it is a pointer as well.",
		`Statepoints.rst, "llvm.experimental.gc.statepoint"`},
	{"derived pointer", []string{"derived", "derived pointers"},
		"A pointer into an object, or beyond it; it moves with its base, by the same distance.",
		`Statepoints.rst, "Base & Derived Pointers"`},
	{"dialect", []string{"dialects"},
		"How a range of versions of LLVM writes pointers and statepoints.",
		`Statepoints.rst of each version`},
	{"Direct", nil, "A location whose value is an address itself, register plus offset: that of " +
		"a stack object, not what lies there.", `StackMaps.rst, "Stack Map Format"`},
	{"DWARF register", []string{"DWARF number"},
		"Registers are numbered in the map as debuggers number them: 7 is rsp, 6 rbp, 3 rbx.",
		`StackMaps.rst, "Stack Map Format"`},
	{"frame", []string{"frames", "stack frame"},
		"The part of the stack that one call of a function has for itself.",
		`Statepoints.rst, "Stack Map Format"`},
	{"frame map", []string{"frame maps", "FrameMap"},
		"A constant that describes the roots of one function on the shadow stack: how many there " +
			"are, and the metadata of those that have any.",
		`GarbageCollection.rst, "The Shadow Stack GC"`},
	{"gc root", []string{"gcroot", "gcroots", "llvm.gcroot", "gc roots"},
		"An alloca that llvm.gcroot declares to hold a reference: in memory all the time, where " +
			"the collector finds and updates it.",
		`GarbageCollection.rst, "Identifying GC roots on the stack"`},
	{"gc-live", []string{"live pointer", "live pointers"},
		"The operands of a statepoint that are used afterwards, and so must be found and updated " +
			"by the collector.", `Statepoints.rst, "llvm.experimental.gc.statepoint"`},
	{"Indirect", nil, "A location whose value lies in memory at register plus offset: a pointer " +
		"kept in the frame.", `StackMaps.rst, "Stack Map Format"`},
	{"leaf function", []string{"leaf", "leaf functions", "gc-leaf-function"},
		"A function during which the collector never runs; calls of it are not safepoints.",
		`Statepoints.rst, "RewriteStatepointsForGC"`},
	{"live-out", []string{"live-outs", "liveouts"},
		"A register that is still needed after a patchpoint, so that code patched in may not " +
			"spoil it.", `StackMaps.rst, "Stack Map Format"`},
	{"location", []string{"locations"},
		"An entry of a record: where one value is during the call.",
		`StackMaps.rst, "Stack Map Format"`},
	{"patch bytes", []string{"patchpoint", "patchpoints"},
		"Room left in the code for the runtime to write a call, or anything else, into.",
		`StackMaps.rst, "llvm.experimental.patchpoint"`},
	{"poll", []string{"polls", "safepoint poll", "safepoint polls"},
		"A few instructions that ask whether the collector waits for this thread, and call it if " +
			"so.", `Statepoints.rst, "PlaceSafepoints"`},
	{"read barrier", []string{"read barriers", "gcread", "llvm.gcread"},
		"What the collector wants done when a reference is loaded from an object; llvm.gcread " +
			"marks the place, and is a plain load if it wants nothing.",
		`GarbageCollection.rst, "Read barrier: llvm.gcread"`},
	{"record", []string{"records"}, "What the map says of one place in the code: an entry for " +
		"each value that the runtime may need there.", `StackMaps.rst, "Stack Map Format"`},
	{"reference", []string{"references"},
		"A pointer into the collected heap, told from others by its address space.",
		`Statepoints.rst, "RewriteStatepointsForGC"`},
	{"Register", []string{"registers"},
		"A location whose value is in a register while the call runs.",
		`StackMaps.rst, "Stack Map Format"`},
	{"relocate", []string{"relocates", "relocation", "relocations", "relocated", "gc.relocate"},
		"The pointer after a statepoint, wherever its object is by then.",
		`Statepoints.rst, "llvm.experimental.gc.relocate"`},
	{"rematerialise", []string{"rematerialised", "remat", "remats"},
		"To compute a derived pointer again after a safepoint, from the relocated base, instead " +
			"of relocating it.", `Statepoints.rst, "RewriteStatepointsForGC"`},
	{"root", []string{"roots"},
		"A place outside the heap that holds a reference, from which a collection begins.",
		`GarbageCollection.rst, "Identifying GC roots on the stack"`},
	{"safepoint", []string{"safepoints"}, "A place in the code at which the collector may run, " +
		"and every live reference can be found.", `Statepoints.rst, "Overview"`},
	{"shadow stack", []string{"shadow-stack"},
		"A list of roots that the program keeps in memory itself, an entry for each call that " +
			"runs, so that no stack map is " +
			"needed.", `GarbageCollection.rst, "The Shadow Stack GC"`},
	{"slot", []string{"slots", "spill", "spilled"},
		"A part of the frame with a fixed offset, in which a value waits.",
		`Statepoints.rst, "Explicit Representation"`},
	{"stack map", []string{"stack maps", "stackmap"},
		"A table beside the code that says, for each safepoint, where the live values are.",
		`StackMaps.rst, "Stack Map Section"`},
	{"statepoint", []string{"statepoints", "gc.statepoint"},
		"A call in the IR that is a safepoint: its live pointers go in, and come out as relocates.",
		`Statepoints.rst, "Explicit Representation"`},
	{"strategy", []string{"strategies"}, "The name after gc on a function: how its references " +
		"are known, and what is done for the collector.",
		`GarbageCollection.rst, "Specifying GC code generation"`},
	{"transition", []string{"transitions", "gc-transition"},
		"A statepoint that calls code the collector does not know, with work to do before and " +
			"after.", `Statepoints.rst, "GC Transitions"`},
	{"write barrier", []string{"write barriers", "gcwrite", "llvm.gcwrite"},
		"What the collector wants done when a reference is stored into an object; llvm.gcwrite " +
			"marks the place, and is a plain store if it wants nothing.",
		`GarbageCollection.rst, "Write barrier: llvm.gcwrite"`},
}

// TermNamed returns the term with a name, or nil.
func TermNamed(name string) *Term {
	for i := range Glossary {
		if Glossary[i].Name == name {
			return &Glossary[i]
		}
	}
	return nil
}

// TermOf returns the term for a word or phrase, or nil.
func TermOf(word string) *Term {
	lower := strings.ToLower(word)
	for i := range Glossary {
		t := &Glossary[i]
		if t.Name == word || strings.ToLower(t.Name) == lower && t.Name[0] >= 'a' {
			return t
		}
	}
	for i := range Glossary {
		t := &Glossary[i]
		if strings.ToLower(t.Name) == lower {
			return t
		}
		for _, f := range t.Forms {
			if strings.ToLower(f) == lower {
				return t
			}
		}
	}
	return nil
}

// piece is a part of a sentence; term is nil for ordinary text.
type piece struct {
	Text string
	Term *Term
}

// TermsIn splits a sentence at the first occurrence of each term. Two-word terms take precedence
// over one-word terms.
func TermsIn(text string) []piece {
	var out []piece
	seen := map[*Term]bool{}
	plain := 0
	for at := 0; at < len(text); {
		if !inWord(text[at]) {
			at++
			continue
		}
		one := at
		for one < len(text) && inWord(text[one]) {
			one++
		}
		end := one
		var t *Term
		if two := one; two < len(text) && text[two] == ' ' {
			for two++; two < len(text) && inWord(text[two]); {
				two++
			}
			if t = TermOf(text[at:two]); t != nil {
				end = two
			}
		}
		if t == nil {
			t = TermOf(text[at:one])
		}
		if t != nil && !seen[t] {
			seen[t] = true
			if plain < at {
				out = append(out, piece{text[plain:at], nil})
			}
			out = append(out, piece{text[at:end], t})
			plain = end
		}
		at = end
	}
	if plain < len(text) {
		out = append(out, piece{text[plain:], nil})
	}
	return out
}

// inWord reports whether a byte is part of a word.
func inWord(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-'
}
