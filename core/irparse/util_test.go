package irparse_test

import (
	"strconv"

	"statepoint/core/source"
)

func newText(s string) *source.Text { return source.NewText("test.ll", s) }

func itoa(n int) string { return strconv.Itoa(n) }
