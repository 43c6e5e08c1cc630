package explore

import (
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/lower"
	"statepoint/web/report"
)

// keeper reuses the results of an earlier compilation of nearly the same text, and keeps its own
// for the next; see keeping. It is an interface so that programs that keep nothing do not link
// keeping.
type keeper interface {
	// knows reports whether the outcome of the passes on a function is known, so that they skip it.
	knows(f *ir.Func) bool
	// printing keeps the texts of printed functions, and supplies those of known ones. It returns
	// how long the text of the module may be, 0 if that is unknown; printed notes how long it is.
	printing(o *printer.Options) int
	printed(length int)
	// linked notes the number of calls of a function that got a link of their own at this stage;
	// calls is that of a function that is known.
	linked(f *ir.Func, calls int)
	calls(f *ir.Func) int
	// firstReference returns the label of the first value that is a reference, "" for none.
	firstReference(t *LinkTable) string
	// each is [pass.Options].Each, and passed follows each pass.
	each(f *ir.Func, why *pass.Explanation, work func() (bool, error)) (changed, known bool,
		err error)
	passed(why *pass.Explanation)
	// quick reports whether the outcome of most functions is known.
	quick() bool
	// lacks reports whether a body was not read that had to be.
	lacks() bool
	// reuse says which code is reused.
	reuse() (*lower.Reuse, *Past)
	// finish ends the compilation. If something turned out not to be known, it returns the past
	// with which to compile again, otherwise nil.
	finish() *Past
}

// quick reports whether the compilation reuses so much that it is soon done.
func (b *builder) quick() bool { return b.keeper != nil && b.keeper.quick() }

// reach reports a stage, unless the compilation is about to finish: each report that the page
// receives interrupts it.
func (b *builder) reach(stage string) {
	if !b.quick() {
		report.Progress(b.ctx, stage)
	}
}
