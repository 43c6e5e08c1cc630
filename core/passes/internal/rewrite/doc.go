// Package rewrite is the pass rewrite-statepoints-for-gc: it makes every call a statepoint, and
// relocates what is live across it.
//
//	rewrite.go        the steps, in LLVM's order
//	bases.go          the base of every live pointer; merges of bases where pointers into different objects meet
//	aggregates.go, rebuild.go
//	                  structs and arrays with references in them, taken apart across safepoints
//	remat.go          derived pointers that are cheaper to compute again than to relocate
//	emit.go           the statepoint, result and relocates of one call
//	unwind.go         what stands for a statepoint where it throws
//	relocate.go       relocated values instead of the original ones, with phis where paths meet
//	strip.go          what the module may no longer promise
//	unsupported.go    what cannot be rewritten, reported with its place
//	explain.go        why each value is listed
//
// The text that comes out is LLVM's, names and order included, so that what is learnt here is true
// there. LLVM goes through memory (an alloca for each pointer, promoted to registers afterwards);
// here the same phis are found directly, by iterated dominance frontiers and one walk of the
// dominator tree, so the time taken grows with the size of the output.
//
// # References in roots
//
// to_roots.go is the pass references-to-gcroot, from references in SSA form to roots. It goes the
// same way up to the bases, so that both forms of a program have the same ones; then
// to_roots_slots.go makes slots, stores and loads instead of statepoints and relocates, and
// to_roots_share.go gives references whose lives do not meet one slot.
//
// # Older releases
//
// The pass works on today's form: old_forms.go converts a module in an older one (core/convert),
// and back again. wrap.go makes the statepoints without references of LLVM 3.6 to 3.9, which this
// pass completes.
//
// # Warnings
//
// hidden.go warns of references that are kept where no safepoint updates them: in integers, other
// pointers, variables and memory of the frame, as core/analysis/refflow finds them; bases_given.go
// of wrong bases in relocates that the text has; tail_calls.go of tail calls that become
// statepoints.
//
// # Where it differs from LLVM on purpose
//
// Inline assembly and musttail calls, on which LLVM breaks, stay as they are: the one reaches no
// safepoint, the other has left its frame. Before LLVM 15 a freeze was taken for a base; here its
// operand is looked at. -rs4gc-list-allocas and -rs4gc-decompose are additions (objects.go).
//
// LLVM leaves references inside structs and arrays out of the statepoint, and the code is wrong.
// Here they are taken apart: references live on by themselves, and where the whole is used it is
// put together again. A landing pad that is not a token cannot carry relocates: it becomes a token
// if nothing looks at it, and stays as it is if nothing is needed past it.
//
// # What is refused
//
// Structs and arrays of very many parts and those in deopt operands, references that come from
// another address space or from the stack, relocates past a landing pad whose value is used,
// callbr, and funclet pads. LLVM crashes on them or loses the pointer.
package rewrite
