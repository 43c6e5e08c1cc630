package panes

import "statepoint/web/report"

// instructionWords are the instructions (LangRef, "Instruction Reference"), each in a sentence,
// with a snippet for the usual ones. The dialect spells the capitals; {TO} is a pointer to ${type}.
var instructionWords = []report.Word{
	{Text: "ret", Form: "ret type value", Insert: "ret ${type} ${value}",
		Meaning: "Returns to the caller."},
	{Text: "br", Form: "br i1 cond, label %a, label %b",
		Insert:  "br i1 ${%cond}, label %${then}, label %${else}",
		Meaning: "Goes to a block, or to one of two."},
	{Text: "switch", Form: "switch type value, label %default [ … ]",
		Insert:  "switch ${i32} ${%value}, label %${default} [\n  ${i32} ${0}, label %${case}\n]",
		Meaning: "Goes to the block listed for a value."},
	{Text: "indirectbr", Meaning: "Goes to a block whose address was taken."},
	{Text: "invoke", Form: "invoke type @f() to label %a unwind label %b",
		Insert: "invoke ${void} @${callee}(${})\n    to label %${normal} unwind label %${unwind}",
		Meaning: "Calls a function that may throw: there is a block to go on in, and one for the " +
			"exception."},
	{Text: "callbr", Meaning: "Calls inline assembly that may go on in one of several blocks."},
	{Text: "resume", Meaning: "Throws an exception that was caught on."},
	{Text: "catchswitch", Meaning: "Lists the handlers of an exception, for funclets."},
	{Text: "catchret", Meaning: "Leaves a handler of an exception, for funclets."},
	{Text: "cleanupret", Meaning: "Leaves a cleanup and goes on unwinding, for funclets."},
	{Text: "catchpad", Meaning: "Begins a handler of an exception, for funclets."},
	{Text: "cleanuppad", Meaning: "Begins a cleanup during unwinding, for funclets."},
	{Text: "landingpad", Meaning: "Begins the block where an exception arrives; it lists what is " +
		"caught, and its value is the exception."},
	{Text: "unreachable", Meaning: "Control never comes here."},
	{Text: "fneg", Meaning: "Changes the sign of a floating-point number."},
	{Text: "add", Form: "add type a, b", Insert: "add ${i64} ${%a}, ${%b}",
		Meaning: "Adds integers, wrapping around."},
	{Text: "fadd", Meaning: "Adds floating-point numbers."},
	{Text: "sub", Form: "sub type a, b", Insert: "sub ${i64} ${%a}, ${%b}",
		Meaning: "Subtracts integers, wrapping around."},
	{Text: "fsub", Meaning: "Subtracts floating-point numbers."},
	{Text: "mul", Form: "mul type a, b", Insert: "mul ${i64} ${%a}, ${%b}",
		Meaning: "Multiplies integers, wrapping around."},
	{Text: "fmul", Meaning: "Multiplies floating-point numbers."},
	{Text: "udiv", Meaning: "Divides integers without sign."},
	{Text: "sdiv", Meaning: "Divides signed integers, towards zero."},
	{Text: "fdiv", Meaning: "Divides floating-point numbers."},
	{Text: "urem", Meaning: "The rest of a division without sign."},
	{Text: "srem", Meaning: "The rest of a signed division, with the sign of the dividend."},
	{Text: "frem", Meaning: "The rest of a floating-point division."},
	{Text: "shl", Meaning: "Shifts bits to the left."},
	{Text: "lshr", Meaning: "Shifts bits to the right and fills with zeros."},
	{Text: "ashr", Meaning: "Shifts bits to the right and fills with the sign."},
	{Text: "and", Meaning: "The bits that are set in both."},
	{Text: "or", Meaning: "The bits that are set in either."},
	{Text: "xor", Meaning: "The bits that are set in one but not in both."},
	{Text: "extractelement", Meaning: "Takes one lane out of a vector; of a vector of " +
		"references, its base comes from a vector of bases."},
	{Text: "insertelement", Meaning: "Gives a vector with one lane replaced."},
	{Text: "shufflevector", Meaning: "Makes a vector of chosen lanes of two others."},
	{Text: "extractvalue", Meaning: "Takes one member out of a struct or array."},
	{Text: "insertvalue", Meaning: "Gives a struct or array with one member replaced."},
	{Text: "alloca", Form: "alloca type", Insert: "alloca ${type}", Meaning: "Makes room in the " +
		"stack frame and gives its address, which the collector does not move."},
	{Text: "load", Form: "load type, pointer", Insert: "load ${type}, {TO} ${%p}",
		Meaning: "Reads memory."},
	{Text: "store", Form: "store type value, pointer",
		Insert:  "store ${type} ${%value}, {TO} ${%p}",
		Meaning: "Writes memory; a collector with generations wants a barrier beside it."},
	{Text: "fence", Meaning: "Orders the accesses before and after it for other threads."},
	{Text: "cmpxchg", Meaning: "Replaces a value in memory if it is still the expected one, in " +
		"one piece."},
	{Text: "atomicrmw", Meaning: "Reads, changes and writes memory in one piece."},
	{Text: "getelementptr", Form: "getelementptr type, pointer, indices",
		Insert: "getelementptr inbounds ${type}, {TO} ${%p}, i64 ${0}",
		Meaning: "Computes an address; of a reference it makes a derived pointer, which is " +
			"relocated " +
			"with its base."},
	{Text: "trunc", Meaning: "Keeps the low bits of an integer."},
	{Text: "zext", Meaning: "Widens an integer with zeros."},
	{Text: "sext", Meaning: "Widens an integer with its sign."},
	{Text: "fptrunc", Meaning: "Rounds a floating-point number to a narrower type."},
	{Text: "fpext", Meaning: "Widens a floating-point number."},
	{Text: "fptoui", Meaning: "Makes an integer without sign of a floating-point number."},
	{Text: "fptosi", Meaning: "Makes a signed integer of a floating-point number."},
	{Text: "uitofp", Meaning: "Makes a floating-point number of an integer without sign."},
	{Text: "sitofp", Meaning: "Makes a floating-point number of a signed integer."},
	{Text: "ptrtoint", Meaning: "The address as an integer, which the collector will not update " +
		"when it moves the object."},
	{Text: "ptrtoaddr", Meaning: "The address as an integer, which the collector will not update " +
		"when it moves the object."},
	{Text: "inttoptr", Meaning: "A pointer made of an integer; if it is a reference, it is taken " +
		"for the start of an object."},
	{Text: "bitcast", Meaning: "The same bits as another type; of a reference, its base stays " +
		"the same."},
	{Text: "addrspacecast", Meaning: "The pointer in another address space, where it may be no " +
		"reference any more, or be taken for one."},
	{Text: "icmp", Form: "icmp predicate type a, b", Insert: "icmp ${eq} ${type} ${%a}, ${%b}",
		Meaning: "Compares integers or pointers."},
	{Text: "fcmp", Meaning: "Compares floating-point numbers."},
	{Text: "phi", Form: "phi type [ value, %block ], …",
		Insert: "phi ${type} [ ${%a}, %${block} ], [ ${%b}, %${block} ]",
		Meaning: "Chooses by the block control came from; of references, its base is a phi of " +
			"their " +
			"bases."},
	{Text: "select", Form: "select i1 cond, type a, type b",
		Insert:  "select i1 ${%cond}, ${type} ${%a}, ${type} ${%b}",
		Meaning: "Chooses one of two values; of references, its base is a select of their bases."},
	{Text: "freeze", Meaning: "Makes some fixed value of undef or poison."},
	{Text: "call", Form: "call type @f()", Insert: "call ${void} @${callee}(${})",
		Meaning: "Calls a function; in a function with a strategy it becomes a statepoint, " +
			"unless the callee never collects."},
	{Text: "va_arg", Meaning: "Takes the next of a variable number of arguments."},
}
