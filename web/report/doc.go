// Package report defines the result of one compilation as plain data.
//
// A [Request] goes to the engine and a [Report] comes back. Both cross a worker boundary (package
// wire), so they hold only strings, integers and slices of them: no pointers into the compiler, no
// functions, no maps. Equal requests produce equal reports, byte for byte.
//
// A report has two halves. The first is text: the input, the module after every stage, the
// assembly, the annotated stack map, each a [Doc]. The second is the table of [Link]s, the
// provenance of everything that can be selected. [Mark]s connect the two: each maps a range of a
// text to an id.
//
// # Reading provenance
//
// A link's From lists the ids whose source-level identity it carries: a relocate comes from the
// pointer it relocates, a gc.result from the call, a stack map location from the value it
// describes, a record from its statepoint. Containment is not provenance: a location does not come
// From its record, nor a field From its location's record, or else selecting one pointer would
// highlight everything live beside it. At lists the slots and registers that hold a value. In names
// the whole that a link is part of: a record highlights its locations, but they do not highlight
// the record. Code that a pass duplicated is marked Copy: a copy does not highlight the others.
//
// Names belong to a text, and each text numbers unnamed values separately: a link has the name in
// the source and the name in the compiled module, and says which is which if the two differ
// ([Link.Name], [Link.Compiled]).
//
// [Index] answers two queries on that table for the page: what to highlight for a selection
// ([Index.Select]), and how it got there, as a sentence from source to byte ([Index.Why]). Neither
// reads text.
//
// # Editor queries
//
// A module's text also has its [Tokens], its outline of [Symbol]s, and the report has the [Word]s
// of the language. From these a [View] of one text finds the symbol at an offset, its definition
// and uses, and its description ([View.Card]). A text that does not parse also has tokens and an
// outline; the rest then comes from its marks.
//
// The package imports nothing from the compiler, so the page that shows a report need not link the
// compiler.
package report
