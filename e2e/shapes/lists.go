package shapes

import (
	"fmt"
	"strings"
)

// lists are shapes of lists and of texts within a module: addresses of blocks, names, layouts.
var lists = []Shape{
	{Name: "addresses of blocks in an array", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@t = constant [%d x ptr] [%s]\ndefine i64 @f(ptr %%a) {\n  indirectbr ptr "+
				"%%a, [%s]", n, list(n, func(k int) string {
				return fmt.Sprintf("ptr blockaddress(@f, %%b%d)", k)
			}), list(n, func(k int) string { return fmt.Sprintf("label %%b%d", k) }))
			for k := range n {
				w.line("b%d:\n  ret i64 %d", k, k)
			}
			w.line("}")
		})
	}},
	each("addresses of blocks of functions", "",
		"define ptr @f%d() {\n  br label %%b\nb:\n  ret ptr blockaddress(@f%[1]d, %%b)\n}"),
	each("aliases of places in a variable", "@g = global [1000000 x i8] zeroinitializer",
		"@a%d = alias i8, ptr getelementptr (i8, ptr @g, i64 %[1]d)"),
	{Name: "aliases of places in each other", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@a0 = alias i8, ptr @g\n@g = global [10 x i8] zeroinitializer")
			for k := range n {
				w.line("@a%d = alias i8, ptr getelementptr (i8, ptr @a%d, i64 1)", k+1, k)
			}
		})
	}},
	{Name: "differences of addresses in an array", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@t = constant [%d x i32] [%s]", n, all(n, "i32 trunc (i64 sub (i64 ptrtoint "+
				"(ptr @t to i64), i64 ptrtoint (ptr @t to i64)) to i32)"))
		})
	}},
	{Name: "escapes of a text", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant [%d x i8] c\"%s\"", n, strings.Repeat(`\0A`, n))
		})
	}},
	{Name: "rows of an array of arrays", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			row := fmt.Sprintf("[%d x i16] [%s]", r, all(r, "i16 3"))
			w.line("@g = constant [%d x [%d x i16]] [%s]", r, r, all(r, row))
		})
	}},
	each("texts of variables", "", "@g%d = private unnamed_addr constant [10 x i8] "+
		"c\"text%05[1]x\\00\", section \".rodata.str1.1\""),
	{Name: "bits of a vector constant", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = constant <%d x i1> <%s>", n, all(n, "i1 true"))
		})
	}},
	{Name: "a layout", make: func(n int) string {
		return fmt.Sprintf("target datalayout = \"e%s\"\ndefine void @f() {\n  ret void\n}\n",
			strings.Repeat("-i64:64", n))
	}},
	{Name: "operands of a metadata node", make: func(n int) string {
		return module(func(w *writer) {
			w.line("!named = !{!0}\n!0 = !{%s}", all(n, "!\"a\""))
		})
	}},
	{Name: "places that are inlined in each other", make: func(n int) string {
		w := &writer{}
		w.WriteString(debugged(1, ""))
		for k := range n {
			w.line("!%d = !DILocation(line: 1, scope: !3, inlinedAt: !%d)", 7+k, 8+k)
		}
		w.line("!%d = !DILocation(line: 1, scope: !3)", 7+n)
		return w.String()
	}},
	{Name: "an expression of a debug record", make: func(n int) string {
		return debugged(3, "    #dbg_value("+reference+" %p, !5, !DIExpression("+
			all(n, "DW_OP_plus_uconst, 1")+"), !6)")
	}},
	{Name: "indices of an extraction", make: func(n int) string {
		return module(func(w *writer) {
			t := nested(n, "{", "i8", "}")
			w.line("define i8 @f(ptr %%p) {\n  %%v = load %s, ptr %%p\n  %%r = extractvalue %s "+
				"%%v, %s\n  ret i8 %%r\n}", t, t, all(n, "0"))
		})
	}},
	{Name: "indices of an address", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define ptr @f(ptr %%p, i64 %%i) {\n  %%r = getelementptr %s, ptr %%p, i64 "+
				"%%i, %s\n  ret ptr %%r\n}", nested(n, "[1 x ", "i8", "]"), all(n, "i64 %i"))
		})
	}},
	{Name: "pointers to pointers", make: func(n int) string {
		return fmt.Sprintf("define i8%s @f(i8%s %%p) {\n  ret i8%[1]s %%p\n}\n",
			strings.Repeat("*", n), strings.Repeat("*", n))
	}},
	each("strategies", "declare void @c()",
		"define ptr addrspace(1) @f%d(ptr addrspace(1) %%p) gc \"s%[1]d\" {\n  call void @c()\n"+
			"  ret ptr addrspace(1) %%p\n}"),
	each("functions with a prefix", "", "define void @f%d() prefix [40 x i64] zeroinitializer {\n"+
		"  ret void\n}"),
	{Name: "calls to a function with a long name", make: func(n int) string {
		name := strings.Repeat("n", 20*n)
		return module(func(w *writer) {
			w.line("@t = constant [%d x ptr] [%s]\ndeclare void @%s()", n, all(n, "ptr @a"), name)
			w.line("@a = alias void (), ptr @b\ndefine void @b() {\n  call void @%s()", name)
			for range n {
				w.line("  call void @a()")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "a long name of a strategy, calls", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @c()\ndefine void @f() gc \"%s\" {", strings.Repeat("s", 20*n))
			w.line("%s  ret void\n}", strings.Repeat("  call void @c()\n", n))
		})
	}},
	{Name: "a long name of a section of many functions", make: func(n int) string {
		return module(func(w *writer) {
			name := strings.Repeat("s", n)
			for k := range root(n) {
				w.line("define void @f%d() section \"%s\" {\n  ret void\n}", k, name)
			}
		})
	}},
	each("lines about the order of uses", "define void @f(i64 %x) {\n  %a = add i64 %x, %x\n  "+
		"ret void\n  uselistorder i64 %x, { 1, 0 }\n}\n@g = global i64 0",
		"@g%d = global ptr @g\nuselistorder ptr @g%[1]d, { 1, 0 }"),
	each("entries of a summary", "", "^%d = gv: (guid: %[1]d)"),
}
