package irparse

import (
	"context"

	"statepoint/core/source"
)

// ReadsBeside reports whether two bodies of a text are read side by side.
func ReadsBeside(text string) bool {
	p := newParser(context.Background(), source.NewText("test.ll", text), &Options{Workers: 2})
	p.Src = text
	return p.readBeside()
}
