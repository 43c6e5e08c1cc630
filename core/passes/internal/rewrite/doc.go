// Package rewrite is the pass rewrite-statepoints-for-gc: it makes every call a statepoint, and
// relocates what is live across it.
//
//	rewrite.go        the steps, in LLVM's order
//	bases.go          the base of every live pointer; merges of bases where pointers into different objects meet
//	aggregates.go, rebuild.go
//	                  structs and arrays that contain references, split across safepoints
//	remat.go          derived pointers that are cheaper to recompute than to relocate
//	emit.go           the statepoint, result and relocates of one call
//	unwind.go         the token of a statepoint on its unwind edge
//	relocate.go       relocated values instead of the original ones, with phis where paths meet
//	strip.go          attributes and metadata that safepoints invalidate
//	unsupported.go    unsupported constructs, reported with their positions
//	explain.go        why each value is listed
//
// The output is LLVM's, including names and order, so what one learns here holds there. LLVM goes
// through memory (an alloca for each pointer, promoted to registers afterwards); here the same phis
// are found directly, by iterated dominance frontiers and one walk of the dominator tree, so the
// time is linear in the size of the output.
//
// # References in roots
//
// to_roots.go is the pass references-to-gcroot, from references in SSA form to roots. It finds
// bases in the same way, so both forms of a program have the same ones; then to_roots_slots.go
// inserts slots, stores and loads instead of statepoints and relocates, and to_roots_share.go lets
// references with disjoint live ranges share a slot.
//
// # Older releases
//
// The pass works on the present form: old_forms.go converts a module from an older one
// (core/convert) and back. wrap.go creates the statepoints without references of LLVM 3.6 to 3.9,
// which this pass completes.
//
// # Warnings
//
// hidden.go warns of references that are kept where no safepoint updates them: in integers, other
// pointers, variables and memory of the frame, as core/analysis/refflow finds them; bases_given.go
// of wrong bases in the relocates of the input; tail_calls.go of tail calls that become
// statepoints.
//
// # Where it differs from LLVM on purpose
//
// Inline assembly and musttail calls, which LLVM mishandles, stay unchanged: the former reaches no
// safepoint, and at the latter the frame is gone. LLVM before 15 took a freeze for a base; here its
// operand decides. -rs4gc-list-allocas and -rs4gc-decompose are additions (objects.go).
//
// LLVM omits references inside structs and arrays from the statepoint, and the code is wrong. Here
// these aggregates are split: their references are live separately, and the whole is rebuilt at its
// uses. A landing pad that is not a token cannot have relocates: it becomes a token if its value is
// unused, and stays unchanged if no pointer is needed after it.
//
// # What is refused
//
// Structs and arrays of very many parts and those in deopt operands, references that come from
// another address space or from the stack, relocates after a landing pad whose value is used,
// callbr, and funclet pads. LLVM crashes on them or loses the pointer.
package rewrite
