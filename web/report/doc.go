// Package report is what one compilation has to show, as plain data.
//
// A [Request] goes to the engine and a [Report] comes back. Both cross a
// worker boundary (package wire), so they hold nothing but strings, integers
// and slices of them: no pointers into the compiler, no functions, no maps.
// The same request gives the same report, byte for byte.
//
// A report has two halves. The first is text: the input as it was read, the
// module after every stage, the assembly, the annotated stack map, each a
// [Doc]. The second is the table of [Link]s, the provenance of everything that
// can be pointed at. The two meet in [Mark]s, which say that a range of some
// text stands for an id.
//
// # Reading provenance
//
// A link's From names the ids whose source-level identity it carries: a
// relocate comes from the pointer it relocates, a gc.result from the call, a
// stack map location from the value it describes, a record from its statepoint.
// Containment is not provenance: a location does not come From its record, nor
// a field From its location's record, or else pointing at one pointer would
// light up everything alive beside it. At names the places (slots, registers)
// where a thing is found. In names what a thing is a part of: a record lights its
// locations, but not they the record. What a pass copied to several places is
// marked Copy: a copy does not light the others.
//
// A name is that of a text, and unnamed values have numbers in each: a link has
// the name in the source and the one in the module that was compiled, and says
// which it is where both number values differently ([Link.Name], [Link.Compiled]).
//
// [Index] answers the two questions the screen asks of that table: what lights
// up when something is pointed at ([Index.Select]), and how it got there, as a
// sentence from source to byte ([Index.Why]). Neither ever looks at text.
//
// # What an editor asks
//
// A module's text also has its [Tokens], its outline of [Symbol]s, and the report
// the [Word]s of the language. From these a [View] of one text tells what stands
// somewhere, where it is defined and used, and what there is to say about it
// ([View.Card]). Tokens and outline are there for a text that does not parse,
// too; what is known of it then comes from its marks.
//
// The package imports nothing of the compiler, so the page that shows a report
// need not link what made it.
package report
