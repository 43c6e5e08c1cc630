package irparse_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/verify"
)

// benchModule is a module of about the given number of bytes: loops with loads, stores, arithmetic
// and calls.
func benchModule(size int, ptr string) string {
	var b strings.Builder
	b.WriteString("declare void @ext(i32)\n")
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b,
			"\ndefine i64 @f%d(i64 %%n, %s %%p, i32 %%k) gc \"statepoint-example\" {\nentry:\n  "+
				"%%z = icmp eq i64 %%n, 0\n", i, ptr)
		b.WriteString(
			"  br i1 %z, label %exit, label %loop\n\nloop:\n  %i = phi i64 [ 0, %entry ], [ " +
				"%i.next, %loop ]\n")
		b.WriteString("  %acc = phi i64 [ 0, %entry ], [ %acc.next, %loop ]\n")
		for j := range 8 {
			fmt.Fprintf(&b,
				"  %%q%[1]d = getelementptr inbounds i64, %[2]s %%p, i64 %[1]d\n  %%v%[1]d = "+
					"load i64, %[2]s %%q%[1]d, align 8\n"+
					"  %%s%[1]d = add nsw i64 %%v%[1]d, %%i\n  store i64 %%s%[1]d, %[2]s "+
					"%%q%[1]d, "+
					"align 8\n"+
					"  %%t%[1]d = trunc i64 %%s%[1]d to i32\n  call void @ext(i32 %%t%[1]d)\n", j,
				ptr)
		}
		b.WriteString(
			"  %acc.next = add i64 %acc, %s0\n  %i.next = add nuw nsw i64 %i, 1\n  %c = icmp ult " +
				"i64 %i.next, %n\n")
		b.WriteString(
			"  br i1 %c, label %loop, label %exit\n\nexit:\n  %r = phi i64 [ 0, %entry ], [ " +
				"%acc.next, %loop ]\n  ret i64 %r\n}\n")
	}
	return b.String()
}

// BenchmarkParse parses, BenchmarkPrint prints and BenchmarkVerify verifies a module of 5 MB.
func BenchmarkParse(b *testing.B) {
	for _, c := range []struct{ name, ptr string }{{"typed", "i64 addrspace(1)*"},
		{"ptr", "ptr addrspace(1)"}} {
		b.Run(c.name, func(b *testing.B) {
			text := benchModule(5_000_000, c.ptr)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if _, list, _ := irparse.ParseString(context.Background(), "bench.ll",
					text); list.HasErrors() {
					b.Fatal(list)
				}
			}
		})
	}
}

func BenchmarkPrint(b *testing.B) {
	m := mustParse(b, benchModule(5_000_000, "ptr addrspace(1)"))
	var buf []byte
	b.ReportAllocs()
	for b.Loop() {
		buf = printer.AppendModule(buf[:0], m, nil)
	}
	b.SetBytes(int64(len(buf)))
}

func BenchmarkVerify(b *testing.B) {
	text := benchModule(5_000_000, "ptr addrspace(1)")
	m := mustParse(b, text)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if ps, err := verify.Module(context.Background(), m, nil); err != nil || len(ps) > 0 {
			b.Fatal(ps[0].String())
		}
	}
}
