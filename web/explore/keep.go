package explore

import (
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/passes/pass"
	"statepoint/lower"
)

// keeper reuses what an earlier compilation of nearly the same text left, and leaves something
// itself; see keeping. It is an interface so that programs that keep nothing do not link what does.
type keeper interface {
	// knows reports whether what passes make of a function is known: they leave it as it was read.
	knows(f *ir.Func) bool
	// printing has the texts of functions kept, and of those known not printed again.
	printing(o *printer.Options)
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
	// reuse says which code is reused.
	reuse() (*lower.Reuse, *Past)
	// finish ends the compilation. It returns nil, or the past to use instead in another one, if it
	// turned out that something was not known.
	finish() *Past
}
