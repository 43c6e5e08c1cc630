package wire_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// compiled is the report of a module of 100 functions.
func compiled(b *testing.B) *report.Report {
	var text strings.Builder
	text.WriteString("declare void @callee()\n")
	for i := range 100 {
		fmt.Fprintf(&text, `
define ptr addrspace(1) @f%d(ptr addrspace(1) %%obj, i64 %%n) gc "statepoint-example" {
entry:
  %%a = add i64 %%n, %[1]d
  %%p = getelementptr i8, ptr addrspace(1) %%obj, i64 %%a
  call void @callee()
  store i64 %%a, ptr addrspace(1) %%p
  call void @callee()
  ret ptr addrspace(1) %%obj
}
`, i)
	}
	rep := panes.Run(context.Background(), &report.Request{Source: text.String()})
	if !rep.OK {
		b.Fatal(rep.Diagnostics)
	}
	return rep
}

func BenchmarkEncode(b *testing.B) {
	rep := compiled(b)
	b.ReportAllocs()
	for b.Loop() {
		b.SetBytes(int64(len(wire.Encode(&wire.Report{Report: rep}))))
	}
}

func BenchmarkDecode(b *testing.B) {
	bytes := wire.Encode(&wire.Report{Report: compiled(b)})
	b.SetBytes(int64(len(bytes)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := wire.Decode(bytes, nil); err != nil {
			b.Fatal(err)
		}
	}
}
