// Package passes holds the transformations that make a module ready for a collector, each under
// LLVM's name, and the pipeline that runs them.
//
// # Table of contents
//
// Passes, in pipeline.go, lists them all. A Pipeline is a list of passes and one Options value with
// LLVM's options by LLVM's names; ParsePipeline reads the text of -passes=.
//
// # PlaceSafepoints
//
// place.go decides where polls go (function entries, and back edges of loops that may run long, see
// analysis.TripCounts), inline.go puts the body of gc.safepoint_poll there.
//
// In the years of LLVM 3.6 to 3.9 it also made statepoints of calls, which RewriteStatepointsForGC
// then completed. place_calls.go and older.go do so for modules in the forms of those years, and
// for others on request (-spp-call-safepoints). Both passes work on today's form: a module in an
// older one is converted (core/convert), and back again.
//
// # RewriteStatepointsForGC
//
//	rewrite.go           the steps, in LLVM's order
//	rewrite_bases.go     the base of every live pointer; merges of bases where pointers into different objects meet
//	rewrite_aggregates.go, rewrite_rebuild.go
//	                     structs and arrays with references in them, taken apart across safepoints
//	rewrite_remat.go     derived pointers that are cheaper to compute again than to relocate
//	rewrite_emit.go      the statepoint, result and relocates of one call
//	rewrite_unwind.go    what stands for a statepoint where it throws
//	rewrite_relocate.go  relocated values instead of the original ones, with phis where paths meet
//	strip.go             what the module may no longer promise
//	refuse.go            what cannot be rewritten, said with its place
//	explain_live.go      why each value is listed
//
// # The older interface
//
// Before statepoints a program named its roots itself, by llvm.gcroot (GarbageCollection.rst).
// roots.go makes loads and stores of its barriers and nulls the roots; strategies.go lets a
// strategy do so in another way, and write code around calls and at safe points, which points.go
// finds; derived.go keeps roots that point into objects. A function that its strategy has written
// code into has the attribute "gc-lowered", since nothing else would tell a second run that it was
// done. shadow_stack.go keeps the roots of strategies that want so in a linked list, which a
// function pushes to at its entry and pops from wherever it is left, with the cleanups that
// escapes.go adds for exceptions. The code generator runs both passes by itself (RootLowering), as
// LLVM's does.
//
// to_roots.go goes from references in SSA form to roots (references-to-gcroot): it is the rewriting
// up to the bases, and then to_roots_slots.go makes slots, stores and loads instead of statepoints
// and relocates; to_roots_share.go gives references whose lives do not meet one slot. So one
// program can be had in both worlds.
//
// from_roots.go goes back (gcroot-to-references). Ordinary pointers do not say whether they are
// references, so from_roots_classes.go joins those that flow into each other, in the whole module:
// what has to do with a root or a barrier is one. from_roots_values.go gives these their type, and
// makes values of what roots hold. What it refuses are references whose type cannot change: in
// structs, and where a local variable is taken for an object.
//
// hidden.go warns of references that wait where they are no values: in integers, other pointers,
// variables and memory of the frame, as core/analysis/refflow finds them; bases_given.go of wrong
// bases in relocates that the text has.
//
// # The safepoint verifier
//
// safepoints.go finds uses of pointers that a safepoint may have made stale, where LLVM's verifier
// finds them, and adds the way from the safepoint to the use and the relocate to use instead;
// safepoints_flow.go works out for each block how far back definitions are fresh, once for all
// pointers. stale.go asks it whatever the passes are: Pipeline.Run returns such uses as findings,
// of a text that has statepoints of its own, and of calls that no pass makes statepoints. unseen.go
// finds functions whose references no collector would find.
//
// identity.go adds what no verifier of one module can see: that a use reads the right pointer,
// compared with the module before.
//
// The text that comes out is LLVM's, names and order included, so that what is learnt here is true
// there. LLVM goes through memory (an alloca for each pointer, promoted to registers afterwards);
// here the same phis are found directly, by iterated dominance frontiers and one walk of the
// dominator tree, so that the time taken grows with the size of the output.
//
// # Provenance and reasons
//
// What a pass makes names in From the values whose identity it carries: a relocate the pointer, a
// gc.result and a statepoint the call, a base phi the phi it runs beside, a copied instruction its
// original. An Explanation says why, in ids, for whoever shows it.
//
// # Where it differs from LLVM on purpose
//
// Inline assembly and musttail calls, on which LLVM breaks, stay as they are: the one reaches no
// safepoint, the other has left its frame. Before LLVM 15 a freeze was taken for a base; here its
// operand is looked at. PlaceSafepoints proves a little less of loops that step over their bound or
// run away from it, so that a few more of them get a poll. -spp-return-polls and
// -rs4gc-list-allocas are additions.
//
// # Where LLVM fails
//
// LLVM leaves references inside structs and arrays out of the statepoint, and the code is wrong.
// Here they are taken apart: references live on by themselves, and where the whole is used it is
// put together again. A landing pad that is no token cannot carry relocates: it becomes a token if
// nothing looks at it, and stays as it is if nothing is needed past it.
//
// # What is refused
//
// Structs and arrays of very many parts and those in deopt operands, references that come from
// another address space or from the stack, relocates past a landing pad whose value is used,
// callbr, and funclet pads: each with an Unsupported that has the position. LLVM crashes on them or
// loses the pointer.
package passes
