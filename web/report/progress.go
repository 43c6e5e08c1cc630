package report

import "context"

type progressKey struct{}

// progressing is a context with a callback. context.WithValue would link the code that prints types
// into every program that compiles.
type progressing struct {
	context.Context
	callback func(stage string, done, all int)
}

func (p *progressing) Value(key any) any {
	if key == (progressKey{}) {
		return p.callback
	}
	return p.Context.Value(key)
}

// WithProgress returns a context under which [Progress] and [ProgressOf] call f.
func WithProgress(ctx context.Context, f func(stage string, done, all int)) context.Context {
	return &progressing{ctx, f}
}

// Progress reports that a stage begins to the callback in the context, if any; stage is one of the
// Stage constants.
func Progress(ctx context.Context, stage string) {
	if f, ok := ctx.Value(progressKey{}).(func(string, int, int)); ok {
		f(stage, 0, 0)
	}
}

// For a module with at least manyFunctions functions, the progress of a stage is reported in
// progressSteps steps.
const (
	manyFunctions = 200
	progressSteps = 20
)

// ProgressOf reports how many of all functions have passed a stage. It reports every twentieth of a
// large module, and nothing for a small one.
func ProgressOf(ctx context.Context, stage string, done, all int) {
	if all < manyFunctions || done%(all/progressSteps) != 0 {
		return
	}
	if f, ok := ctx.Value(progressKey{}).(func(string, int, int)); ok {
		f(stage, done, all)
	}
}
