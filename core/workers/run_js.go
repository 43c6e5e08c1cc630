package workers

import "statepoint/core/ir"

// Number is always 1 here.
func Number(int, int) int { return 1 }

// Worker does the work on one function at a time.
type Worker interface {
	Work(f *ir.Func)
	Join(f *ir.Func) error
}

// Run is never called here, see Number.
func Run(*ir.Share, []*ir.Func, int, func(*ir.Module) Worker) error { return nil }

// RunGroups is never called either.
func RunGroups(*ir.Share, []*ir.Func, int, int, func(*ir.Module) Worker) error { return nil }

// sideBySide is never called here either.
func sideBySide(int, int, func() Piecework, func()) error { return nil }
