package shapes

import (
	"fmt"
	"strings"
)

// flow are shapes of the control flow graph.
var flow = []Shape{
	{Name: "blocks in a row", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br label %%b%d", k, k+1)
			}
			w.line("b%d:\n  ret i64 %%x\n}", n)
		})
	}},
	{Name: "branches one after the other, a phi each", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x, i1 %%c) {\nj0:\n  br i1 %%c, label %%t0, label %%j1")
			for k := range n {
				w.line("t%d:\n  br label %%j%d", k, k+1)
				w.line("j%d:", k+1)
				w.line("  %%p%d = phi i64 [%s, %%j%d], [%d, %%t%d]", k+1, phiOf(k), k, k, k)
				if k+1 < n {
					w.line("  br i1 %%c, label %%t%d, label %%j%d", k+1, k+2)
				}
			}
			w.line("  ret i64 %%p%d\n}", n)
		})
	}},
	{Name: "one block with many phis of many predecessors", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  switch i64 %%x, label %%b0 [%s]",
				cases(r-1, func(k int) string {
					return fmt.Sprintf("i64 %d, label %%b%d", k, k+1)
				}))
			for k := range r {
				w.line("b%d:\n  br label %%j", k)
			}
			w.line("j:")
			for k := range r {
				w.line("  %%p%d = phi i64 %s", k,
					list(r, func(j int) string { return fmt.Sprintf("[%d, %%b%d]", k*j%7, j) }))
			}
			for k := range r {
				w.line("  call void @use(i64 %%p%d)", k)
			}
			w.line("  ret i64 %%p0\n}\ndeclare void @use(i64)")
		})
	}},
	{Name: "a switch with many cases and as many blocks", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  switch i64 %%x, label %%d [%s]",
				cases(n, func(k int) string { return fmt.Sprintf("i64 %d, label %%b%d", k*3, k) }))
			for k := range n {
				w.line("b%d:\n  ret i64 %d", k, k)
			}
			w.line("d:\n  ret i64 -1\n}")
		})
	}},
	{Name: "a switch with many cases to one block", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i128 %%x) {\n  switch i128 %%x, label %%d [%s]",
				cases(n, func(k int) string { return fmt.Sprintf("i128 %d, label %%b", k*k*7919) }))
			w.line("b:\n  %%p = phi i64 %s\n  ret i64 %%p\nd:\n  ret i64 -1\n}", all(n, "[5, %0]"))
		})
	}},
	{Name: "many switches with many cases each", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  br label %%b0")
			for k := range r {
				w.line("b%d:\n  switch i64 %%x, label %%b%d [%s]", k, k+1,
					cases(r, func(j int) string {
						return fmt.Sprintf("i64 %d, label %%b%d", j*(k+1), (j+k)%r+1)
					}))
			}
			w.line("b%d:\n  ret i64 -1\n}", r)
		})
	}},
	{Name: "returns", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x, ptr %%p) {\nb0:")
			for k := range n {
				w.line("  %%c%d = icmp eq i64 %%x, %d\n  br i1 %%c%d, label %%r%d, label %%b%d", k,
					k*k, k, k, k+1)
				w.line("r%d:\n  store i64 %d, ptr %%p\n  ret i64 %%x\nb%d:", k, k&3, k+1)
			}
			w.line("  ret i64 0\n}")
		})
	}},
	{Name: "loops one after the other with a live reference", make: func(n int) string {
		return module(func(w *writer) {
			poll(w)
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%p, i1 %%c) gc " +
					"\"statepoint-example\" {\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%b%d", k, k, k+1)
			}
			w.line("b%d:\n  ret ptr addrspace(1) %%p\n}", n)
		})
	}},
	{Name: "loops in each other", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  br label %%h0")
			for k := range n {
				from := "%0"
				if k > 0 {
					from = fmt.Sprintf("%%h%d", k-1)
				}
				w.line("h%d:\n  %%i%d = phi i64 [0, %s], [%%j%d, %%l%d]\n  br label %%h%d", k, k,
					from, k, k, k+1)
			}
			w.line("h%d:\n  br label %%l%d", n, n-1)
			for k := n - 1; k >= 0; k-- {
				next := "e"
				if k > 0 {
					next = fmt.Sprintf("l%d", k-1)
				}
				w.line(
					"l%d:\n  %%j%d = add i64 %%i%d, 1\n  %%c%d = icmp ult i64 %%j%d, %%x\n  br "+
						"i1 %%c%d, label %%h%d, label %%%s", k, k, k, k, k, k, k, next)
			}
			w.line("e:\n  ret i64 %%x\n}")
		})
	}},
	{Name: "loops in each other with a live reference", make: func(n int) string {
		return module(func(w *writer) {
			poll(w)
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%p, i1 %%c) gc " +
					"\"statepoint-example\" {\n  br label %%h0")
			for k := range n {
				w.line("h%d:\n  br label %%h%d", k, k+1)
			}
			w.line("h%d:\n  br label %%l%d", n, n-1)
			for k := n - 1; k > 0; k-- {
				w.line("l%d:\n  br i1 %%c, label %%h%d, label %%l%d", k, k, k-1)
			}
			w.line("l0:\n  br i1 %%c, label %%h0, label %%e\ne:\n  ret ptr addrspace(1) %%p\n}")
		})
	}},
	{Name: "a ladder of irreducible loops", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x, i1 %%c) {\n  br i1 %%c, label %%a0, label %%b0")
			for k := range n {
				w.line(
					"a%d:\n  br i1 %%c, label %%b%d, label %%a%d\nb%d:\n  br i1 %%c, label "+
						"%%a%d, label %%b%d", k, k, k+1, k, k, k+1)
			}
			w.line("a%d:\n  ret i64 1\nb%d:\n  ret i64 2\n}", n, n)
		})
	}},
	{Name: "a random graph with references", make: func(n int) string {
		r := random(7)
		return module(func(w *writer) {
			poll(w)
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%p, ptr addrspace(1) %%q, i1 %%c) " +
					"gc \"statepoint-example\" {\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%b%d", k, r.below(n+1), k+1)
			}
			w.line("b%d:\n  ret ptr addrspace(1) %%p\n}", n)
		})
	}},
	{Name: "one block that many blocks go to", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i1 %%c) {\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%e", k, k+1)
			}
			w.line("b%d:\n  br label %%e\ne:", n)
			w.line("  %%p = phi i64 %s\n  ret i64 %%p\n}",
				list(n+1, func(k int) string { return fmt.Sprintf("[%d, %%b%d]", k*k%1000, k) }))
		})
	}},
	{Name: "back edges to one header", make: func(n int) string {
		return module(func(w *writer) {
			poll(w)
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%p, i1 %%c) gc " +
					"\"statepoint-example\" {\n  br label %%h\nh:\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%h, label %%b%d", k, k+1)
			}
			w.line("b%d:\n  ret ptr addrspace(1) %%p\n}", n)
		})
	}},
	{Name: "indirect branches with many destinations each", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(ptr %%a) {\n  br label %%b0")
			for k := range r {
				w.line("b%d:\n  indirectbr ptr %%a, [%s]", k,
					list(r, func(j int) string { return fmt.Sprintf("label %%b%d", j) }))
			}
			w.line("}\n@g = global ptr blockaddress(@f, %%b0)")
		})
	}},
	{Name: "dead blocks", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  ret i64 %%x")
			for k := range n {
				w.line("b%d:\n  %%v%d = add i64 %%v%d, 1\n  br label %%b%d", k, k, (k+1)%n, (k+1)%n)
			}
			w.line("}")
		})
	}},
	{Name: "a dominator tree that is walked up again and again", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i1 %%c) {\n  br i1 %%c, label %%a0, label %%z0")
			for k := range n {
				w.line("a%d:\n  br i1 %%c, label %%a%d, label %%z%d", k, k+1, k)
			}
			w.line("a%d:\n  ret i64 0", n)
			for k := range n {
				w.line("z%d:\n  br i1 %%c, label %%z%d, label %%a%d", k, k+1, n-1-k)
			}
			w.line("z%d:\n  ret i64 1\n}", n)
		})
	}},
	{Name: "values carried round a loop in a ring", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x, i1 %%c) {\n  br label %%h\nh:")
			for k := range n {
				w.line("  %%p%d = phi i64 [%d, %%0], [%%p%d, %%h]", k, k, (k+1)%n)
			}
			w.line("  br i1 %%c, label %%h, label %%e\ne:\n  ret i64 %%p0\n}")
		})
	}},
	{Name: "references carried round a loop in a ring", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @callee()")
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%x, ptr addrspace(1) %%y, i1 %%c) " +
					"gc \"statepoint-example\" {\n  br label %%h\nh:")
			for k := range n {
				w.line("  %%p%d = phi ptr addrspace(1) [%s, %%0], [%%p%d, %%h]", k,
					[2]string{"%x", "%y"}[k&1], (k+1)%n)
			}
			w.line(
				"  call void @callee()\n  br i1 %%c, label %%h, label %%e\ne:\n  ret ptr " +
					"addrspace(1) %%p0\n}")
		})
	}},
	{Name: "bases that a phi after the other chooses", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @callee()")
			w.line(
				"define ptr addrspace(1) @f(ptr addrspace(1) %%x, ptr addrspace(1) %%y, i1 %%c) " +
					"gc \"statepoint-example\" {\nj0:\n  br i1 %%c, label %%t0, label %%j1")
			from := "%x"
			for k := range n {
				w.line(
					"t%d:\n  %%d%d = getelementptr i8, ptr addrspace(1) %%y, i64 %d\n  br label "+
						"%%j%d", k, k, k+1, k+1)
				w.line("j%d:\n  %%p%d = phi ptr addrspace(1) [%s, %%j%d], [%%d%d, %%t%d]", k+1, k+1,
					from, k, k, k)
				from = fmt.Sprintf("%%p%d", k+1)
				if k+1 < n {
					w.line("  br i1 %%c, label %%t%d, label %%j%d", k+1, k+2)
				}
			}
			w.line("  call void @callee()\n  ret ptr addrspace(1) %%p%d\n}", n)
		})
	}},
}

// poll defines the poll that PlaceSafepoints inserts.
func poll(w *writer) {
	w.line(
		"declare void @poll()\ndefine void @gc.safepoint_poll() {\n  call void @poll()\n  ret " +
			"void\n}")
}

func phiOf(k int) string {
	if k == 0 {
		return "%x"
	}
	return fmt.Sprintf("%%p%d", k)
}

// cases are n cases of a switch.
func cases(n int, item func(k int) string) string {
	var b strings.Builder
	for k := range n {
		b.WriteString(item(k) + " ")
	}
	return b.String()
}
