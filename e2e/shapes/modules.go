package shapes

import (
	"fmt"
	"strings"
)

// modules are shapes of modules: many things, or things with long names.
var modules = []Shape{
	each("functions", "", "define i64 @f%d(i64 %%x) {\n  ret i64 %%x\n}"),
	each("functions with polls",
		"declare void @poll()\ndefine void @gc.safepoint_poll() {\n  call void @poll()\n  ret "+
			"void\n}",
		"define ptr addrspace(1) @f%d(ptr addrspace(1) %%x) gc \"statepoint-example\" {\n  call "+
			"void @poll()\n  ret ptr addrspace(1) %%x\n}"),
	each("declarations", "", "declare void @f%d(i64)"),
	each("variables", "", "@g%d = global i64 1"),
	each("variables with an alignment", "", "@g%d = global i8 1, align 4096"),
	each("variables in sections of their own", "", "@g%d = global i64 1, section \"s%[1]d\""),
	each("variables in comdats of their own", "",
		"$g%d = comdat any\n@g%[1]d = global i64 1, comdat"),
	each("functions in comdats of their own", "",
		"$f%d = comdat any\ndefine void @f%[1]d() comdat {\n  ret void\n}"),
	each("aliases of one variable", "@g = global i64 1", "@a%d = alias i64, ptr @g"),
	each("ifuncs", "define ptr @r() {\n  ret ptr null\n}", "@i%d = ifunc void (), ptr @r"),
	each("thread-locals", "", "@g%d = thread_local global i64 1"),
	each("attribute groups", "", "attributes #%d = { nounwind \"k%[1]d\"=\"v\" }"),
	each("functions with attribute groups", "",
		"declare void @f%d() #%[1]d\nattributes #%[1]d = { nounwind \"k%[1]d\"=\"v\" }"),
	each("named types", "", "%%t%d = type { i64, ptr }"),
	each("lines of module assembly", "", "module asm \"x%d:\""),
	each("named metadata", "", "!n%d = !{}"),
	each("functions with phis and calls", "declare void @c(i64)",
		"define i64 @f%d(i64 %%x, i1 %%c) {\n  br i1 %%c, label %%a, label %%b\na:\n  call void "+
			"@c(i64 %%x)\n  br label %%b\nb:\n  %%p = phi i64 [%%x, %%0], [3, %%a]\n  ret i64 "+
			"%%p\n}"),
	{Name: "aliases of each other", make: func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("@a%d = alias i64, ptr @a%d", k, k+1)
			}
			w.line("@a%d = global i64 1", n)
		})
	}},
	{Name: "a name", make: func(n int) string {
		name := strings.Repeat("n", n/8)
		return module(func(w *writer) {
			w.line(
				"define i64 @%s(i64 %%%s) {\n%s.b:\n  %%%s.v = add i64 %%%s, 1\n  ret i64 "+
					"%%%s.v\n}", name, name, name, name, name, name)
		})
	}},
	{Name: "long names of derived pointers", make: func(n int) string {
		r := root(n)
		name := strings.Repeat("n", r)
		return module(func(w *writer) {
			w.line(
				"declare void @c()\ndefine ptr addrspace(1) @f(ptr addrspace(1) %%p, i64 %%i) gc " +
					"\"statepoint-example\" {")
			for k := range r {
				w.line(
					"  %%%s%d = getelementptr i8, ptr addrspace(1) %%p, i64 %%i\n  call void "+
						"@c()\n  store volatile ptr addrspace(1) %%%s%d, ptr addrspace(1) %%p",
					name, k, name, k)
			}
			w.line("  ret ptr addrspace(1) %%p\n}")
		})
	}},
	{Name: "strings in llvm.used", make: func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("@g%d = internal global i8 1", k)
			}
			w.line("@llvm.used = appending global [%d x ptr] [%s], section \"llvm.metadata\"", n,
				list(n, func(k int) string { return fmt.Sprintf("ptr @g%d", k) }))
		})
	}},
	{Name: "constructors", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"define void @f() {\n  ret void\n}\n@llvm.global_ctors = appending global [%d x "+
					"{i32, ptr, ptr}] [%s]", n,
				list(n, func(k int) string {
					return fmt.Sprintf("{i32, ptr, ptr} {i32 %d, ptr @f, ptr null}", k%65536)
				}))
		})
	}},
	{Name: "parameters", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @g(%s)\ndefine void @f(%s) {\n  call void @g(%s)\n  ret void\n}",
				all(n, "i64"), list(n, func(k int) string { return fmt.Sprintf("i64 %%x%d", k) }),
				list(n, func(k int) string { return fmt.Sprintf("i64 %%x%d", n-1-k) }))
		})
	}},
	{Name: "references as parameters", make: func(n int) string {
		return module(func(w *writer) {
			p := func(k int) string { return fmt.Sprintf("ptr addrspace(1) %%x%d", k) }
			w.line(
				"declare void @g(%s)\ndefine void @f(%s) gc \"statepoint-example\" {\n  call "+
					"void @g(%s)\n  call void @g(%s)\n  ret void\n}", all(n, "ptr addrspace(1)"),
				list(n, p), list(n, p), list(n, p))
		})
	}},
	{Name: "comments", make: func(n int) string {
		return module(func(w *writer) {
			w.line("%s",
				strings.Repeat("; c\n", n))
		})
	}},
}

// each is a shape that has something many times, by number.
func each(name, before, item string) Shape {
	return Shape{Name: name, make: func(n int) string {
		return module(func(w *writer) {
			w.line("%s", before)
			for k := range n {
				w.line(item, k)
			}
		})
	}}
}
