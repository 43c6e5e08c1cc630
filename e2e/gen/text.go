package gen

import (
	"fmt"
	"strings"
)

// Text returns a module of at least the given number of bytes to read and print: functions with a
// loop of loads, stores, arithmetic and calls, and phis in between.
func Text(size int, typed bool) string {
	pointer := "ptr addrspace(1)"
	if typed {
		pointer = "i64 addrspace(1)*"
	}
	var b strings.Builder
	b.Grow(size + 4096)
	b.WriteString("declare void @ext(i32)\n")
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b,
			"\ndefine i64 @f%d(i64 %%n, %s %%p, i32 %%k) gc \"statepoint-example\" {\nentry:\n", i,
			pointer)
		b.WriteString("  %z = icmp eq i64 %n, 0\n  br i1 %z, label %exit, label %loop\n\nloop:\n")
		b.WriteString(
			"  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]\n  %acc = phi i64 [ 0, %entry ], [ " +
				"%acc.next, %loop ]\n")
		for j := range 8 {
			fmt.Fprintf(&b,
				"  %%q%[1]d = getelementptr inbounds i64, %[2]s %%p, i64 %[1]d\n  %%v%[1]d = "+
					"load i64, %[2]s %%q%[1]d, align 8\n"+
					"  %%s%[1]d = add nsw i64 %%v%[1]d, %%i\n  store i64 %%s%[1]d, %[2]s "+
					"%%q%[1]d, "+
					"align 8\n"+
					"  %%t%[1]d = trunc i64 %%s%[1]d to i32\n  call void @ext(i32 %%t%[1]d)\n", j,
				pointer)
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

// Nest returns a module with one function of loops, each inside the one before,
// with a safepoint in the innermost and a reference live through all of them.
func Nest(depth int) string {
	var b strings.Builder
	b.WriteString(
		"declare void @rt_safepoint()\n\ndefine i64 @nest(ptr addrspace(1) %p, i64 %n) gc " +
			"\"statepoint-example\" {\nentry:\n  br label %head0\n")
	for i := range depth {
		from := "entry"
		if i > 0 {
			from = fmt.Sprintf("head%d", i-1)
		}
		fmt.Fprintf(&b,
			"\nhead%[1]d:\n  %%i%[1]d = phi i64 [ 0, %%%[2]s ], [ %%next%[1]d, %%latch%[1]d ]\n  "+
				"br label %%", i, from)
		if i+1 < depth {
			fmt.Fprintf(&b, "head%d\n", i+1)
		} else {
			b.WriteString("body\n")
		}
	}
	fmt.Fprintf(&b, "\nbody:\n  call void @rt_safepoint()\n  br label %%latch%d\n", depth-1)
	for i := depth - 1; i >= 0; i-- {
		fmt.Fprintf(&b,
			"\nlatch%[1]d:\n  %%next%[1]d = add i64 %%i%[1]d, 1\n  %%more%[1]d = icmp slt i64 "+
				"%%next%[1]d, %%n\n  br i1 %%more%[1]d, label %%head%[1]d, label %%", i)
		if i > 0 {
			fmt.Fprintf(&b, "latch%d\n", i-1)
		} else {
			b.WriteString("exit\n")
		}
	}
	b.WriteString("\nexit:\n  %v = load i64, ptr addrspace(1) %p, align 8\n  ret i64 %v\n}\n")
	return b.String()
}
