package shapes

import (
	"fmt"
	"strings"
)

// mistakes are shapes of what is not legal.
var mistakes = []Shape{
	wrong("undefined values", func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p) {")
			for k := range n {
				w.line("  store i64 %%undefined%d, ptr %%p", k)
			}
			w.line("  ret void\n}")
		})
	}),
	wrong("undefined functions", func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("@g%d = global ptr @nowhere%d", k, k)
			}
		})
	}),
	wrong("undefined types", func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("@g%d = global %%nowhere%d zeroinitializer", k, k)
			}
		})
	}),
	wrong("undefined metadata", func(n int) string {
		return module(func(w *writer) {
			w.line("!n = !{%s}", list(n, func(k int) string { return fmt.Sprintf("!%d", k) }))
		})
	}),
	wrong("undefined blocks", func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i1 %%c) {")
			for k := range n {
				w.line("b%d:\n  br label %%nowhere%d", k, k)
			}
			w.line("}")
		})
	}),
	wrong("names given twice", func(n int) string {
		return module(func(w *writer) { w.line("%s", strings.Repeat("@g = global i8 0\n", n)) })
	}),
	wrong("values of the wrong type", func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x) {")
			for k := range n {
				w.line("  %%v%d = add i32 %%x, 1", k)
			}
			w.line("  ret void\n}")
		})
	}),
	wrong("uses before definitions", func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x) {")
			for k := range n {
				w.line("  %%v%d = add i64 %%v%d, 1", k, k+1)
			}
			w.line("  %%v%d = add i64 %%x, 1\n  ret void\n}", n)
		})
	}),
	wrong("unknown words", func(n int) string { return strings.Repeat("nonsense\n", n) }),
	wrong("parentheses", func(n int) string { return "@g = global i64 " + strings.Repeat("(", n) }),
	wrong("braces", func(n int) string { return "@g = global " + strings.Repeat("{", n) }),
	wrong("brackets", func(n int) string { return "@g = global " + strings.Repeat("[1 x ", n) }),
	wrong("open expressions", func(n int) string {
		return "@g = global i64 " + strings.Repeat("add (i64 ", n)
	}),
	wrong("open metadata", func(n int) string { return "!0 = " + strings.Repeat("!{", n) }),
	wrong("quotes", func(n int) string { return "@\"" + strings.Repeat("x", n) }),
	wrong("bytes that are no text", func(n int) string {
		return strings.Repeat("\xff\x00\x80", n)
	}),
	wrong("digits of a float", func(n int) string {
		return "@g = global double 0." + strings.Repeat("9", n) + "e1"
	}),
	wrong("types that hold themselves", func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("%%T%d = type {%%T%d}", k, (k+1)%n)
			}
			w.line("@g = global %%T0 zeroinitializer")
		})
	}),
	wrong("aliases in a ring", func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("@a%d = alias i8, ptr @a%d", k, (k+1)%n)
			}
		})
	}),
	wrong("instructions that lowering does not know", func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(<vscale x 4 x i32> %%x, ptr %%p) {")
			for k := range n {
				w.line("  %%v%d = add <vscale x 4 x i32> %%x, %%x", k)
			}
			w.line("  ret void\n}")
		})
	}),
}

func wrong(name string, make func(n int) string) Shape {
	return Shape{Name: "mistakes: " + name, Mistakes: true, make: make}
}
