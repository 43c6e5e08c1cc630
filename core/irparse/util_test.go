package irparse_test

import "statepoint/core/source"

func newText(s string) *source.Text { return source.NewText("test.ll", s) }
