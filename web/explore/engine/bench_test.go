package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// BenchmarkEdit measures the engine's part of an edit of a module of 1,000 lines: the whole
// pipeline, and encoding the report for the page.
func BenchmarkEdit(b *testing.B) {
	var text strings.Builder
	text.WriteString("declare void @callee()\n")
	for i := range 100 {
		fmt.Fprintf(&text,
			"define ptr addrspace(1) @f%d(ptr addrspace(1) %%obj, i64 %%n) gc "+
				"\"statepoint-example\" {\nentry:\n  %%a = add i64 %%n, %[1]d\n"+
				"  %%p = getelementptr i8, ptr addrspace(1) %%obj, i64 %%a\n  call void "+
				"@callee()\n  "+
				"store i64 %%a, ptr addrspace(1) %%p\n"+
				"  call void @callee()\n  ret ptr addrspace(1) %%obj\n}\n\n", i)
	}
	engine := &engine.Engine{}
	b.ReportAllocs()
	for i := range b.N {
		req := report.Request{Seq: uint32(i + 1), Source: text.String() + fmt.Sprintf("; %d\n", i)}
		rep := engine.Run(b.Context(), &req)
		if !rep.OK {
			b.Fatal(rep.Diagnostics)
		}
		b.SetBytes(int64(len(wire.Encode(&wire.Report{Report: rep}))))
	}
}
