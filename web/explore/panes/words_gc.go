package panes

import "statepoint/web/report"

// intrinsicWords are LLVM's intrinsics for garbage collection. The dialect spells the capitals.
var intrinsicWords = []report.Word{
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.relocate",
		Form:   "(TOKEN, i32 base, i32 derived)",
		Insert: "@llvm.experimental.gc.relocate.S1(TOKEN ${%token}, i32 LIVE, i32 LIVE)",
		Meaning: "Where a pointer is after a statepoint; the two numbers say which live pointer " +
			"is its base and which it is itself."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.result", Form: "(TOKEN)",
		Insert: "@llvm.experimental.gc.result.S1(TOKEN ${%token})",
		Meaning: "What the call in a statepoint returned; the statepoint itself returns only its " +
			"token."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.get.pointer.base", Form: "(REF)",
		Insert: "@llvm.experimental.gc.get.pointer.base.S1.S1(REF ${%p})",
		Meaning: "The start of the object that a pointer points into, as RewriteStatepointsForGC " +
			"works it out."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.get.pointer.offset", Form: "(REF)",
		Insert:  "@llvm.experimental.gc.get.pointer.offset.S1(REF ${%p})",
		Meaning: "How many bytes a pointer is away from the start of its object."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.stackmap",
		Form:    "(i64 id, i32 shadow bytes, values…)",
		Insert:  "@llvm.experimental.stackmap(i64 ${id}, i32 ${0})",
		Meaning: "Has the stack map say where these values are at this place, without a call."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.patchpoint",
		Form:   "(i64 id, i32 bytes, PTR target, i32 #args, args…, values…)",
		Insert: "@llvm.experimental.patchpoint.void(i64 ${id}, i32 ${bytes}, PTR ${target}, i32 0)",
		Meaning: "A call with room around it to be rewritten at run time, and a stack map record " +
			"of the values named."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.deoptimize", Form: "(…)",
		Meaning: "Leaves the function for the interpreter, which goes on from the deopt operands."},
	{Kind: report.WordGlobal, Text: "@llvm.gcroot", Form: "(slot, metadata)",
		Insert: "@llvm.gcroot(PTR ${%slot}, PTR null)",
		Meaning: "Marks a stack slot as a root: the collector finds the pointer there at every " +
			"call. The older way, without relocation in the IR."},
	{Kind: report.WordGlobal, Text: "@llvm.gcread", Form: "(object, address)",
		Insert:  "@llvm.gcread(PTR ${%object}, PTR ${%address})",
		Meaning: "A load that goes through the read barrier of the function's strategy."},
	{Kind: report.WordGlobal, Text: "@llvm.gcwrite", Form: "(value, object, address)",
		Insert:  "@llvm.gcwrite(PTR ${%value}, PTR ${%object}, PTR ${%address})",
		Meaning: "A store that goes through the write barrier of the function's strategy."},
	{Kind: report.WordGlobal, Text: "@llvm.memcpy.element.unordered.atomic",
		Form: "(to, from, length, i32 element size)",
		Meaning: "A copy whose elements are each moved in one piece, so that a collector never " +
			"sees half a pointer."},
	{Kind: report.WordGlobal, Text: "@gc.safepoint_poll", Form: "()",
		Insert: "@gc.safepoint_poll()",
		Meaning: "What a poll does: PlaceSafepoints puts the body of this function wherever code " +
			"has to ask whether the collector waits."},

	{Kind: report.WordInstruction, Text: "gc.relocate", Form: "where a pointer is afterwards",
		Insert: "%${relocated} = call REF @llvm.experimental.gc.relocate.S1(TOKEN ${%token}, " +
			"i32 LIVE, i32 LIVE)",
		Meaning: "Where a pointer is after a statepoint; the two numbers say which live pointer " +
			"is its base and which it is itself."},
	{Kind: report.WordInstruction, Text: "gc.result", Form: "what the call returned",
		Insert: "%${result} = call REF @llvm.experimental.gc.result.S1(TOKEN ${%token})",
		Meaning: "What the call in a statepoint returned; the statepoint itself returns only its " +
			"token."},
}

// languageWords are all other words with an explanation.
var languageWords = []report.Word{
	{Kind: report.WordOther, Text: `"gc-live"`, Meaning: "The pointers that live across the " +
		"statepoint; relocates name them by their place in this list."},
	{Kind: report.WordOther, Text: `"deopt"`, Meaning: "What an interpreter needs to go on from " +
		"here if this code is thrown away; written into the stack map, never relocated in the IR."},
	{Kind: report.WordOther, Text: `"gc-transition"`, Meaning: "What is needed to pass between " +
		"code the collector knows and code it does not, around this call."},
	{Kind: report.WordOther, Text: `"funclet"`, Meaning: "The exception pad this call belongs to."},
	{Kind: report.WordOther, Text: "gc", Form: `gc "strategy"`,
		Insert:  `gc "${statepoint-example}"`,
		Meaning: "Names the collection strategy that the function is compiled for."},
	{Kind: report.WordOther, Text: "addrspace(1)", Meaning: "The address space of references: " +
		"what a collector may move. Pointers of other spaces do not concern it."},
	{Kind: report.WordOther, Text: "addrspace", Meaning: "The address space of a pointer or " +
		"global; what it means is the target's or the strategy's to say."},
	{Kind: report.WordOther, Text: `"gc-leaf-function"`, Meaning: "The callee never comes to a " +
		"safepoint, so the call needs no statepoint."},
	{Kind: report.WordOther, Text: `"statepoint-id"`, Meaning: "The id that the statepoint of " +
		"this call gets in the stack map."},
	{Kind: report.WordOther, Text: `"statepoint-num-patch-bytes"`, Meaning: "How many bytes of " +
		"no-ops replace this call, to be patched at run time."},
	{Kind: report.WordOther, Text: `"deopt-lowering"`, Meaning: "Whether deopt values may stay " +
		"in registers over the call (live-in) or not (live-through)."},
	{Kind: report.WordOther, Text: "elementtype",
		Meaning: "The type an opaque pointer points to, " +
			"where an instruction needs to know it: of a statepoint's callee, what it is as a " +
			"function."},
	{Kind: report.WordOther, Text: "coldcc", Meaning: "A calling convention for what is rarely " +
		"called; relocates carry it so that nothing is saved for them."},
	{Kind: report.WordOther, Text: "personality", Meaning: "The function that decides at run " +
		"time where an exception is caught."},
	{Kind: report.WordOther, Text: "nounwind", Meaning: "Never throws."},
	{Kind: report.WordOther, Text: "readnone", Meaning: "Touches no memory that others see."},
	{Kind: report.WordOther, Text: "readonly", Meaning: "Writes no memory that others see."},
	{Kind: report.WordOther, Text: "noalias", Meaning: "Nothing else that is used here points to " +
		"the same memory."},
	{Kind: report.WordOther, Text: "nonnull", Meaning: "Never null."},
	{Kind: report.WordOther, Text: "noundef", Meaning: "Never undef or poison."},
	{Kind: report.WordOther, Text: "nocapture", Meaning: "The callee keeps no copy of the " +
		"pointer."},
	{Kind: report.WordOther, Text: "dereferenceable", Meaning: "So many bytes can be read " +
		"through the pointer without a fault."},
	{Kind: report.WordOther, Text: "immarg", Meaning: "Must be a constant where it is called."},
	{Kind: report.WordOther, Text: "inbounds", Meaning: "The address stays within the object it " +
		"begins in, or the result is poison."},
	{Kind: report.WordOther, Text: "nuw", Meaning: "If the unsigned result does not fit, it is " +
		"poison."},
	{Kind: report.WordOther, Text: "nsw", Meaning: "If the signed result does not fit, it is " +
		"poison."},
	{Kind: report.WordOther, Text: "volatile", Meaning: "Must happen exactly as written."},
	{Kind: report.WordOther, Text: "tail", Meaning: "The callee uses nothing of the caller's " +
		"frame, so the call may become a jump."},
	{Kind: report.WordOther, Text: "musttail", Meaning: "The call must become a jump; no " +
		"safepoint can stand between it and the return."},
	{Kind: report.WordOther, Text: "unwind", Meaning: "Where control goes when the callee throws."},
	{Kind: report.WordOther, Text: "poison", Meaning: "A value that no right program looks at; " +
		"whatever is computed from it is poison too."},
	{Kind: report.WordOther, Text: "undef", Meaning: "Any value, and perhaps another one each " +
		"time it is looked at."},
	{Kind: report.WordOther, Text: "zeroinitializer", Meaning: "All zeros, of whatever type."},
	{Kind: report.WordOther, Text: "dso_local", Meaning: "The symbol is known to be in this " +
		"program or library."},
	{Kind: report.WordOther, Text: "external", Meaning: "Defined in another module."},
	{Kind: report.WordOther, Text: "internal", Meaning: "Seen in this module only."},
	{Kind: report.WordOther, Text: "private", Meaning: "Seen in this module only, without even a " +
		"symbol."},
	{Kind: report.WordOther, Text: "constant", Meaning: "A global that is never written."},
	{Kind: report.WordOther, Text: "global", Meaning: "A variable of the module; its name is its " +
		"address."},

	{Kind: report.WordTop, Text: "define", Form: "a function",
		Insert:  "define ${type} @${name}(${}) gc \"statepoint-example\" {\n  ${}\n}",
		Meaning: "A function with its body."},
	{Kind: report.WordTop, Text: "declare", Form: "a function elsewhere",
		Insert:  "declare ${type} @${name}(${})",
		Meaning: "A function that another module defines."},
	{Kind: report.WordTop, Text: "attributes", Form: "a group",
		Insert:  "attributes #${0} = { ${} }",
		Meaning: "A group of attributes, which functions and calls name by its number."},
	{Kind: report.WordTop, Text: "target", Form: "data layout or triple",
		Insert:  "target triple = \"${x86_64-unknown-linux-gnu}\"",
		Meaning: "What machine the module is for."},

	{Kind: report.WordType, Text: "ptr", Meaning: "A pointer; what it points to is said where it " +
		"is used."},
	{Kind: report.WordType, Text: "ptr addrspace(1)",
		Meaning: "A reference into the collected heap."},
	{Kind: report.WordType, Text: "token", Meaning: "Ties instructions to each other; it cannot " +
		"be stored, passed on or chosen between."},
	{Kind: report.WordType, Text: "void", Meaning: "Nothing is returned."},
	{Kind: report.WordType, Text: "label", Meaning: "A block, as an operand."},
	{Kind: report.WordType, Text: "metadata", Meaning: "Something said about the program that " +
		"does not change its behaviour."},
	{Kind: report.WordType, Text: "i1"}, {Kind: report.WordType, Text: "i8"},
	{Kind: report.WordType, Text: "i16"}, {Kind: report.WordType, Text: "i32"},
	{Kind: report.WordType, Text: "i64"},
	{Kind: report.WordType, Text: "float"}, {Kind: report.WordType, Text: "double"},
	{Kind: report.WordType, Text: "null", Meaning: "The pointer to nothing; a collector leaves " +
		"it alone."},
	{Kind: report.WordType, Text: "true"}, {Kind: report.WordType, Text: "false"},
}
