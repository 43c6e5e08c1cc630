// Package check reads what a lesson asks of a program: a line for each check, in words that a
// person can write without looking much up.
//
//	compiles
//	safe
//	statepoints in @sum = 1
//	relocates in @sum >= 2
//	frame bytes in @sum <= 24
//	live %head at @visit in @sum
//	dead %total at @visit
//	base of %cursor at @visit is %head
//	location of %cursor at @visit is Indirect
//	location of %cursor at @visit is Indirect rsp+8
//	location of deopt 0 at @visit is Constant 7
//	deopts in @sum = 1
//	calls @visit in @sum = 1
//	volatile loads in @sum >= 2
//	pointer phis in @sum = 1
//	used relocates in @sum >= 1
//	deopt at @visit in @sum is 17 %count %head
//	strategy of @sum is "statepoint-example"
//	run sum({| 3}) = 3 prints visit(3) under semispace stress every-safepoint
//	run fill() = 7 under generational stress every-safepoint stores unseen
//	run sum(null) = stopped
//	slot rsp+8 at @visit in @sum is derived
//	stale line 12
//	field record[0].location[3].offset = 8
//	steps frame visit move update run sum({| 3}) = 3 under semispace
//	leaf @rt_print
//	uses of %root by getelementptr in @keep = 1
//	strategy of @keep is none
//	error SP0205
//
// A line that begins with a semicolon is a comment. Indented lines below a check are what the
// reader is told when the program fails it, behind what the explorer says by itself. Behind
// "returned:", "stopped:" or "endless:" stands what is told of a run that ended so:
//
//	run sum({| 3}) = 3
//	  returned: Is each word added once?
//	  stopped: A collector refuses a frame without a record.
//	  endless: A loop without a poll keeps it waiting.
//
// More than one mistake may fail a check. Behind "when", a fact and a colon stands what is told
// instead of all that stands above it, if the fact is so; the first that is so counts. A fact is
// any check:
//
//	statepoints in @keep = 2
//	  Only these two calls can run the collector.
//	  when leaf @rt_alloc: An allocation may run the collector, so it may not be a leaf.
//	  when uses of %root by getelementptr in @keep >= 1: That is where the root is: load it first.
//	  when run keep(1) = 0: The zero is what memory has before anything is stored there.
//	  when not safe: An old address is used, which the check above is about.
//
// Atomic loads count as volatile ones do, if they are more than unordered: no optimizer takes
// either out of a loop.
//
// Phis are counted in the source, those of pointers that a collector follows, and used relocates
// there as well, those that something uses: what a pass writes does not count. An error is the
// first of a program that does not compile: as a fact below "compiles" it tells mistakes apart.
//
// With "stores unseen" the collector hears only of stores that the program reports, by barriers;
// else the emulator tells it of each. A run that is "stopped" went wrong, or did not end.
//
// A slot is base, derived, Direct (the record has its address) or none of these. A line is stale if
// it uses a pointer from above a safepoint. Fields have the names of the Bytes view. Steps are some
// of what a collector does in the first collection of a run: it finds a frame, visits a reference
// in it, moves or marks an object, updates the reference, updates a field of an object, frees an
// object; what comes first is what it does first.
//
// # Questions
//
// What a lesson asks is read by ParseQuestions. A question begins at the left margin; what is
// indented below it is its text, and answers behind "- ". What stands behind "= " is for the
// explorer:
//
//	predict @sum at @visit
//	  Mark each word of the frame.
//	  = run sum({| 3}) = 3 stress every-safepoint
//
//	stale @sum
//	  Mark the line that uses a stale address.
//
//	field record[0].offset
//	  Read the offset of the record.
//
//	steps
//	  Put this in order.
//	  = run sum({| 3}) = 3 under semispace
//	  - Update the slot.
//	    = update
//	  - Copy the object.
//	    = move
//
//	choice
//	  Which pointer is needed after the call?
//	  - The head
//	    = live %head at @visit
//	    The loop goes on from it.
//	  - The tail
//	    = live %tail at @visit
//	    Nothing reads it.
//	  - The tail of another list
//	    = wrong
//	    The function has no other list.
//
//	choice
//	  Mark every pointer that is needed after the call.
//	  - [x] The head
//	    = live %head at @visit
//	    The loop goes on from it.
//	  - [ ] The tail
//	    Nothing reads it.
//	  - [x] The list
//	    = live %list at @visit
//	    It is what the function returns.
//
// Where answers have a box, several may be right, and a reader marks them all. [x] is before those
// that are right; where there is a check as well, both have to agree.
//
// Which answer is right is found out by compiling and running the program; an answer to a choice
// has a check for that, or "right" or "wrong" where no compilation can know. The text below an
// answer is its reason. The run of a prediction shows what comes of a wrong one: the map is written
// as the reader had it, and the collector works by that.
//
// The language has no expressions or variables: what is checked is read off one
// compilation, or one run of it, and never off the text. Package explore holds programs against
// checks; this one knows neither compiler nor page.
package check
