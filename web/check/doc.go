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
//	deopt at @visit in @sum is 17 %count %head
//	strategy of @sum is "statepoint-example"
//	run sum({| 3}) = 3 prints visit(3) under semispace stress every-safepoint
//	run fill() = 7 under generational stress every-safepoint stores unseen
//	run sum(null) = stopped
//
// A line that begins with a semicolon is a comment. Indented lines below a check are what the
// reader is told when the program fails it, instead of what the explorer says by itself.
//
// With "stores unseen" the collector hears only of stores that the program reports, by barriers;
// else the emulator tells it of each. A run that is "stopped" went wrong, or did not end.
//
// The language has no expressions, variables or conditions: what is checked is read off one
// compilation, or one run of it, and never off the text. Package explore holds programs against
// checks; this one knows neither compiler nor page.
package check
