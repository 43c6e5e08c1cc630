package report

import "context"

type progressKey struct{}

// WithProgress gives a context under which [Progress] calls f.
func WithProgress(ctx context.Context, f func(stage string)) context.Context {
	return context.WithValue(ctx, progressKey{}, f)
}

// Progress says that a stage begins, to whoever wants to know; stage is one of
// the Stage constants.
func Progress(ctx context.Context, stage string) {
	if f, ok := ctx.Value(progressKey{}).(func(string)); ok {
		f(stage)
	}
}
