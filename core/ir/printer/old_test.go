package printer_test

import (
	"context"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
)

// Output of LLVM 3.6 is printed unchanged, or in the newer syntax if the module's dialect is set to
// a later one.
func TestPrintOldForms(t *testing.T) {
	const old = `@g = global i8 0
@c = global i8* getelementptr inbounds (i8* @g, i64 1)

@b = alias i8* @g

declare i32 @v(i8*, ...)

declare i32 @p(...)

define i8 @f() {
  %x = load i8* @g
  %y = getelementptr inbounds i8* @g, i64 1
  %z = invoke i32 (i8*, ...)* @v(i8* %y)
          to label %ok unwind label %bad

ok:                                               ; preds = %0
  ret i8 %x

bad:                                              ; preds = %0
  %l = landingpad { i8*, i32 } personality i32 (...)* @p
          cleanup
  resume { i8*, i32 } %l
}
`
	const later = `@g = global i8 0
@c = global i8* getelementptr inbounds (i8, i8* @g, i64 1)

@b = alias i8, i8* @g

declare i32 @v(i8*, ...)

declare i32 @p(...)

define i8 @f() personality i32 (...)* @p {
  %x = load i8, i8* @g
  %y = getelementptr inbounds i8, i8* @g, i64 1
  %z = invoke i32 (i8*, ...) @v(i8* %y)
          to label %ok unwind label %bad

ok:                                               ; preds = %0
  ret i8 %x

bad:                                              ; preds = %0
  %l = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %l
}
`
	m, _, err := irparse.ParseString(context.Background(), "old.ll", old)
	if err != nil {
		t.Fatal(err)
	}
	if m.Dialect != ir.LLVM36 {
		t.Errorf("read as %s", m.Dialect)
	}
	if got := printer.Module(m); got != old {
		t.Errorf("got\n%s", got)
	}
	m.Dialect = ir.LLVM38
	if got := printer.Module(m); got != later {
		t.Errorf("in a later dialect, got\n%s", got)
	}
}
