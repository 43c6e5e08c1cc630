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
		"A branch to the head of a loop. Each iteration takes one, so a poll there is reached " +
			"however long the loop runs.", `Statepoints.rst, "PlaceSafepoints"`},
	{"barrier", []string{"barriers"},
		"Code at each store or load of a reference that informs the collector.",
		`GarbageCollection.rst, "Reading and writing references in the heap"`},
	{"base pointer", []string{"base", "bases", "base pointers"},
		"The address of the start of an object, by which the collector identifies the object.",
		`Statepoints.rst, "Base & Derived Pointers"`},
	{"ConstIndex", nil, "A location whose value is a constant that does not fit in 32 bits; the " +
		"location gives its index in the map's list of " +
		"constants.", `StackMaps.rst, "Stack Map Format"`},
	{"Constant", []string{"constants"},
		"A location that is itself the value, in 32 bits.",
		`StackMaps.rst, "Stack Map Format"`},
	{"deopt operand", []string{"deopt operands", "deopt", "deoptimisation"},
		"A value that the runtime needs to continue elsewhere, such as in an interpreter. The " +
			"map records it; the collector does not update it unless it is also listed as " +
			"gc-live.",
		`Statepoints.rst, "llvm.experimental.gc.statepoint"`},
	{"derived pointer", []string{"derived", "derived pointers"},
		"A pointer into an object, or beyond it; it moves with its base, by the same distance.",
		`Statepoints.rst, "Base & Derived Pointers"`},
	{"dialect", []string{"dialects"},
		"The form in which a range of LLVM versions writes pointers and statepoints.",
		`Statepoints.rst of each version`},
	{"Direct", nil, "A location whose value is an address, register plus offset: the address of " +
		"a stack object, not its content.", `StackMaps.rst, "Stack Map Format"`},
	{"DWARF register", []string{"DWARF number"},
		"Registers are numbered in the map as debuggers number them: 7 is rsp, 6 rbp, 3 rbx.",
		`StackMaps.rst, "Stack Map Format"`},
	{"frame", []string{"frames", "stack frame"},
		"The part of the stack that a call to a function owns.",
		`Statepoints.rst, "Stack Map Format"`},
	{"frame map", []string{"frame maps", "FrameMap"},
		"A constant that describes the roots of one function on the shadow stack: their number, " +
			"and the metadata of roots that have any.",
		`GarbageCollection.rst, "The Shadow Stack GC"`},
	{"gc root", []string{"gcroot", "gcroots", "llvm.gcroot", "gc roots"},
		"An alloca that llvm.gcroot declares to hold a reference. It is always in memory, where " +
			"the collector finds and updates it.",
		`GarbageCollection.rst, "Identifying GC roots on the stack"`},
	{"gc-live", []string{"live pointer", "live pointers"},
		"The operands of a statepoint that are used after it, so the collector must find and " +
			"update them.", `Statepoints.rst, "llvm.experimental.gc.statepoint"`},
	{"Indirect", nil, "A location whose value is in memory at register plus offset, for example " +
		"a pointer in a slot of the frame.", `StackMaps.rst, "Stack Map Format"`},
	{"leaf function", []string{"leaf", "leaf functions", "gc-leaf-function"},
		"A function in which the collector never runs, so calls to it are not safepoints.",
		`Statepoints.rst, "RewriteStatepointsForGC"`},
	{"live-out", []string{"live-outs", "liveouts"},
		"A register whose value is needed after a patchpoint, so code written there must " +
			"preserve it.", `StackMaps.rst, "Stack Map Format"`},
	{"location", []string{"locations"},
		"An entry of a record: where a value is during the call.",
		`StackMaps.rst, "Stack Map Format"`},
	{"patch bytes", []string{"patchpoint", "patchpoints"},
		"Room in the code where the runtime can later write a call or other code.",
		`StackMaps.rst, "llvm.experimental.patchpoint"`},
	{"poll", []string{"polls", "safepoint poll", "safepoint polls"},
		"A few instructions that check whether the collector is waiting for this thread, and " +
			"call it if so.", `Statepoints.rst, "PlaceSafepoints"`},
	{"read barrier", []string{"read barriers", "gcread", "llvm.gcread"},
		"Code that a collector requires where a reference is loaded from an object. llvm.gcread " +
			"marks the load; without a read barrier it becomes a plain load.",
		`GarbageCollection.rst, "Read barrier: llvm.gcread"`},
	{"record", []string{"records"}, "What the map says about one safepoint: an entry for each " +
		"value that the runtime may need there.", `StackMaps.rst, "Stack Map Format"`},
	{"reference", []string{"references"},
		"A pointer into the collected heap. Its address space distinguishes it from other " +
			"pointers.",
		`Statepoints.rst, "RewriteStatepointsForGC"`},
	{"Register", []string{"registers"},
		"A location whose value is in a register during the call.",
		`StackMaps.rst, "Stack Map Format"`},
	{"relocate", []string{"relocates", "relocation", "relocations", "relocated", "gc.relocate"},
		"The value of a pointer after a statepoint, which may have moved its object.",
		`Statepoints.rst, "llvm.experimental.gc.relocate"`},
	{"rematerialise", []string{"rematerialised", "remat", "remats"},
		"To recompute a derived pointer from its relocated base after a safepoint, instead of " +
			"relocating it.", `Statepoints.rst, "RewriteStatepointsForGC"`},
	{"root", []string{"roots"},
		"A place outside the heap that holds a reference. A collection begins at the roots.",
		`GarbageCollection.rst, "Identifying GC roots on the stack"`},
	{"safepoint", []string{"safepoints"}, "A place in the code where the collector may run and " +
		"can find every live reference.", `Statepoints.rst, "Overview"`},
	{"shadow stack", []string{"shadow-stack"},
		"A linked list of roots that the program itself maintains in memory, with an entry for " +
			"each active call, so it needs no stack " +
			"map.", `GarbageCollection.rst, "The Shadow Stack GC"`},
	{"slot", []string{"slots", "spill", "spilled"},
		"A part of the frame, at a fixed offset, that holds a value.",
		`Statepoints.rst, "Explicit Representation"`},
	{"stack map", []string{"stack maps", "stackmap"},
		"A table beside the code that says, for each safepoint, where the live values are.",
		`StackMaps.rst, "Stack Map Section"`},
	{"statepoint", []string{"statepoints", "gc.statepoint"},
		"A call in the IR that is a safepoint: live pointers are its operands, and relocates " +
			"give their new values.",
		`Statepoints.rst, "Explicit Representation"`},
	{"strategy", []string{"strategies"}, "The name after gc on a function: it selects how " +
		"references are recognized and what code the collector needs.",
		`GarbageCollection.rst, "Specifying GC code generation"`},
	{"transition", []string{"transitions", "gc-transition"},
		"A statepoint that calls unmanaged code, with work to do before and after the " +
			"call.", `Statepoints.rst, "GC Transitions"`},
	{"write barrier", []string{"write barriers", "gcwrite", "llvm.gcwrite"},
		"Code that a collector requires where a reference is stored into an object. llvm.gcwrite " +
			"marks the store; without a write barrier it becomes a plain store.",
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
