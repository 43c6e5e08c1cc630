package panes

import "statepoint/web/report"

// intrinsicWords are LLVM's intrinsics for garbage collection. The dialect spells the capitals.
var intrinsicWords = []report.Word{
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.relocate",
		Form:   "(TOKEN, i32 base, i32 derived)",
		Insert: "@llvm.experimental.gc.relocate.S1(TOKEN ${%token}, i32 LIVE, i32 LIVE)",
		Meaning: "The new value of a pointer after a statepoint; the two numbers are the indices " +
			"of its base and of the pointer itself among the live pointers."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.result", Form: "(TOKEN)",
		Insert: "@llvm.experimental.gc.result.S1(TOKEN ${%token})",
		Meaning: "The result of the call in a statepoint; the statepoint itself returns only its " +
			"token."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.get.pointer.base", Form: "(REF)",
		Insert: "@llvm.experimental.gc.get.pointer.base.S1.S1(REF ${%p})",
		Meaning: "The start of the object that a pointer points into, as RewriteStatepointsForGC " +
			"computes it."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.gc.get.pointer.offset", Form: "(REF)",
		Insert:  "@llvm.experimental.gc.get.pointer.offset.S1(REF ${%p})",
		Meaning: "The distance in bytes of a pointer from the start of its object."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.stackmap",
		Form:    "(i64 id, i32 shadow bytes, values…)",
		Insert:  "@llvm.experimental.stackmap(i64 ${id}, i32 ${0})",
		Meaning: "Records in the stack map where these values are at this point, without a call."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.patchpoint",
		Form:   "(i64 id, i32 bytes, PTR target, i32 #args, args…, values…)",
		Insert: "@llvm.experimental.patchpoint.void(i64 ${id}, i32 ${bytes}, PTR ${target}, i32 0)",
		Meaning: "A call with room for rewriting it at run time, and a stack map record of the " +
			"listed values."},
	{Kind: report.WordGlobal, Text: "@llvm.experimental.deoptimize", Form: "(…)",
		Meaning: "Leaves the function for the interpreter, which continues from the deopt " +
			"operands."},
	{Kind: report.WordGlobal, Text: "@llvm.gcroot", Form: "(slot, metadata)",
		Insert: "@llvm.gcroot(PTR ${%slot}, PTR null)",
		Meaning: "Marks a stack slot as a root: the collector finds the pointer there at every " +
			"call. This is the older interface, without relocation in the IR."},
	{Kind: report.WordGlobal, Text: "@llvm.gcread", Form: "(object, address)",
		Insert:  "@llvm.gcread(PTR ${%object}, PTR ${%address})",
		Meaning: "A load that goes through the read barrier of the function's strategy."},
	{Kind: report.WordGlobal, Text: "@llvm.gcwrite", Form: "(value, object, address)",
		Insert:  "@llvm.gcwrite(PTR ${%value}, PTR ${%object}, PTR ${%address})",
		Meaning: "A store that goes through the write barrier of the function's strategy."},
	{Kind: report.WordGlobal, Text: "@llvm.memcpy.element.unordered.atomic",
		Form: "(to, from, length, i32 element size)",
		Meaning: "A copy that moves each element atomically, so a collector never sees half a " +
			"pointer."},
	{Kind: report.WordGlobal, Text: "@gc.safepoint_poll", Form: "()",
		Insert: "@gc.safepoint_poll()",
		Meaning: "The body of a poll: PlaceSafepoints inlines this function wherever code must " +
			"check whether the collector is waiting."},

	{Kind: report.WordInstruction, Text: "gc.relocate", Form: "the pointer's new value",
		Insert: "%${relocated} = call REF @llvm.experimental.gc.relocate.S1(TOKEN ${%token}, " +
			"i32 LIVE, i32 LIVE)",
		Meaning: "The new value of a pointer after a statepoint; the two numbers are the indices " +
			"of its base and of the pointer itself among the live pointers."},
	{Kind: report.WordInstruction, Text: "gc.result", Form: "the call's result",
		Insert: "%${result} = call REF @llvm.experimental.gc.result.S1(TOKEN ${%token})",
		Meaning: "The result of the call in a statepoint; the statepoint itself returns only its " +
			"token."},
}

// languageWords are all other words with an explanation.
var languageWords = []report.Word{
	{Kind: report.WordOther, Text: `"gc-live"`, Meaning: "The pointers live across the " +
		"statepoint; relocates name them by their index in this list."},
	{Kind: report.WordOther, Text: `"deopt"`, Meaning: "What an interpreter needs to continue " +
		"from here if this code is discarded; recorded in the stack map, never relocated in the " +
		"IR."},
	{Kind: report.WordOther, Text: `"gc-transition"`, Meaning: "What is needed for the " +
		"transition between managed and unmanaged code around this call."},
	{Kind: report.WordOther, Text: `"funclet"`, Meaning: "The exception pad this call belongs to."},
	{Kind: report.WordOther, Text: "gc", Form: `gc "strategy"`,
		Insert:  `gc "${statepoint-example}"`,
		Meaning: "Names the collection strategy that the function is compiled for."},
	{Kind: report.WordOther, Text: "addrspace(1)", Meaning: "The address space of references, " +
		"whose objects a collector may move. Pointers of other address spaces do not concern it."},
	{Kind: report.WordOther, Text: "addrspace", Meaning: "The address space of a pointer or " +
		"global; the target or the strategy defines its meaning."},
	{Kind: report.WordOther, Text: `"gc-leaf-function"`, Meaning: "The callee never reaches a " +
		"safepoint, so the call needs no statepoint."},
	{Kind: report.WordOther, Text: `"statepoint-id"`, Meaning: "The id of this call's statepoint " +
		"in the stack map."},
	{Kind: report.WordOther, Text: `"statepoint-num-patch-bytes"`, Meaning: "The number of bytes " +
		"of no-ops that replace this call, to be overwritten at run time."},
	{Kind: report.WordOther, Text: `"deopt-lowering"`, Meaning: "Whether deopt values may stay " +
		"in registers across the call (live-in) or not (live-through)."},
	{Kind: report.WordOther, Text: "elementtype",
		Meaning: "The type an opaque pointer points to, " +
			"where an instruction needs to know it: of a statepoint's callee, what it is as a " +
			"function."},
	{Kind: report.WordOther, Text: "coldcc", Meaning: "A calling convention for rare calls; " +
		"relocates have it so that no registers are saved for them."},
	{Kind: report.WordOther, Text: "personality", Meaning: "The function that decides at run " +
		"time where an exception is caught."},
	{Kind: report.WordOther, Text: "nounwind", Meaning: "Never throws."},
	{Kind: report.WordOther, Text: "readnone", Meaning: "Accesses no memory that others see."},
	{Kind: report.WordOther, Text: "readonly", Meaning: "Writes no memory that others see."},
	{Kind: report.WordOther, Text: "noalias", Meaning: "No other pointer used here points to the " +
		"same memory."},
	{Kind: report.WordOther, Text: "nonnull", Meaning: "Never null."},
	{Kind: report.WordOther, Text: "noundef", Meaning: "Never undef or poison."},
	{Kind: report.WordOther, Text: "nocapture", Meaning: "The callee keeps no copy of the " +
		"pointer."},
	{Kind: report.WordOther, Text: "dereferenceable", Meaning: "The given number of bytes can be " +
		"read through the pointer without a fault."},
	{Kind: report.WordOther, Text: "immarg", Meaning: "The argument must be a constant at each " +
		"call."},
	{Kind: report.WordOther, Text: "inbounds", Meaning: "The address stays within the object it " +
		"starts in; otherwise the result is poison."},
	{Kind: report.WordOther, Text: "nuw", Meaning: "If the unsigned result does not fit, it is " +
		"poison."},
	{Kind: report.WordOther, Text: "nsw", Meaning: "If the signed result does not fit, it is " +
		"poison."},
	{Kind: report.WordOther, Text: "volatile", Meaning: "Must happen exactly as written."},
	{Kind: report.WordOther, Text: "tail", Meaning: "The callee does not access the caller's " +
		"frame, so the call may become a jump."},
	{Kind: report.WordOther, Text: "musttail", Meaning: "The call must become a jump; no " +
		"safepoint can be between it and the return."},
	{Kind: report.WordOther, Text: "unwind", Meaning: "Where control goes when the callee throws."},
	{Kind: report.WordOther, Text: "poison", Meaning: "A value that no correct program uses; " +
		"most computations with it give poison."},
	{Kind: report.WordOther, Text: "undef", Meaning: "Any value, possibly a different one at " +
		"each use."},
	{Kind: report.WordOther, Text: "zeroinitializer", Meaning: "All zeros, of any type."},
	{Kind: report.WordOther, Text: "dso_local", Meaning: "The symbol is defined in this program " +
		"or library."},
	{Kind: report.WordOther, Text: "external", Meaning: "Defined in another module."},
	{Kind: report.WordOther, Text: "internal", Meaning: "Visible in this module only."},
	{Kind: report.WordOther, Text: "private", Meaning: "Visible in this module only, without a " +
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
		Meaning: "A group of attributes, which functions and calls refer to by number."},
	{Kind: report.WordTop, Text: "target", Form: "data layout or triple",
		Insert:  "target triple = \"${x86_64-unknown-linux-gnu}\"",
		Meaning: "The machine that the module is for."},

	{Kind: report.WordType, Text: "ptr", Meaning: "A pointer; the type of its target is given " +
		"where it is used."},
	{Kind: report.WordType, Text: "ptr addrspace(1)",
		Meaning: "A reference into the collected heap."},
	{Kind: report.WordType, Text: "token", Meaning: "Ties instructions together; it cannot be " +
		"stored, passed to a function or selected."},
	{Kind: report.WordType, Text: "void", Meaning: "No value."},
	{Kind: report.WordType, Text: "label", Meaning: "A block, as an operand."},
	{Kind: report.WordType, Text: "metadata", Meaning: "Information about the program that does " +
		"not change its behaviour."},
	{Kind: report.WordType, Text: "i1"}, {Kind: report.WordType, Text: "i8"},
	{Kind: report.WordType, Text: "i16"}, {Kind: report.WordType, Text: "i32"},
	{Kind: report.WordType, Text: "i64"},
	{Kind: report.WordType, Text: "float"}, {Kind: report.WordType, Text: "double"},
	{Kind: report.WordType, Text: "null", Meaning: "The null pointer; a collector ignores it."},
	{Kind: report.WordType, Text: "true"}, {Kind: report.WordType, Text: "false"},
}
