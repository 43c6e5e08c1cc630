package shapes

import (
	"fmt"
	"strings"
)

const reference = "ptr addrspace(1)"

// calls are shapes of calls and safepoints.
var calls = []Shape{
	{Name: "calls with one reference live across", make: func(n int) string {
		return collected("", func(w *writer) {
			for range n {
				w.line("  call void @callee()")
			}
		})
	}},
	{Name: "calls with one integer live across", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @callee()\ndefine i64 @f(i64 %%x) {")
			for range n {
				w.line("  call void @callee()")
			}
			w.line("  ret i64 %%x\n}")
		})
	}},
	{Name: "calls with as many references live across", make: func(n int) string {
		return collected("", func(w *writer) { liveAcross(w, n, n) })
	}},
	{Name: "calls with some references live across", make: func(n int) string {
		return collected("", func(w *writer) { liveAcross(w, n, root(n)) })
	}},
	{Name: "one call with many references live across", make: func(n int) string {
		return collected("", func(w *writer) { liveAcross(w, 1, n) })
	}},
	{Name: "calls with derived pointers live across", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%d%d = getelementptr i8, %s %s, i64 %%i\n  call void @callee()", k,
					reference, v)
				v = fmt.Sprintf("%%d%d", k)
			}
			w.line("  store volatile i8 1, %s %s", reference, v)
		})
	}},
	{Name: "a chain of derived pointers before a call", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%d%d = getelementptr i8, %s %s, i64 8", k, reference, v)
				v = fmt.Sprintf("%%d%d", k)
			}
			w.line("  call void @callee()\n  store volatile i8 1, %s %s", reference, v)
		})
	}},
	{Name: "selects of references before a call", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%d%d = select i1 %%c, %s %s, %s %%q", k, reference, v, reference)
				v = fmt.Sprintf("%%d%d", k)
			}
			w.line("  call void @callee()\n  store volatile i8 1, %s %s", reference, v)
		})
	}},
	{Name: "vectors of references before a call", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "zeroinitializer"
			for k := range n {
				w.line("  %%d%d = insertelement <2 x %s> %s, %s %s, i32 %d", k, reference, v,
					reference, [2]string{"%p", "%q"}[k&1], k&1)
				v = fmt.Sprintf("%%d%d", k)
			}
			w.line(
				"  call void @callee()\n  %%e = extractelement <2 x %s> %s, i64 %%i\n  store "+
					"volatile i8 1, %s %%e", reference, v, reference)
		})
	}},
	{Name: "invokes with one landing pad", make: func(n int) string {
		return collected("personality ptr @pers", func(w *writer) {
			for k := range n {
				w.line("  invoke void @callee() to label %%n%d unwind label %%u\nn%d:", k, k)
			}
			w.line("  br label %%end\nu:\n  %%l = landingpad token cleanup\n  ret %s %%p\nend:",
				reference)
		})
	}},
	{Name: "invokes with a landing pad each", make: func(n int) string {
		return collected("personality ptr @pers", func(w *writer) {
			for k := range n {
				w.line(
					"  invoke void @callee() to label %%n%d unwind label %%u%d\nu%d:\n  %%l%d = "+
						"landingpad {ptr, i32} cleanup\n  ret %s %%p\nn%d:", k, k, k, k, reference,
					k)
			}
		})
	}},
	{Name: "invokes without a collector, one landing pad", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @callee()\ndeclare i32 @pers(...)\ndefine void @f() personality " +
					"ptr @pers {")
			for k := range n {
				w.line("  invoke void @callee() to label %%n%d unwind label %%u\nn%d:", k, k)
			}
			w.line("  ret void\nu:\n  %%l = landingpad {ptr, i32} cleanup\n  ret void\n}")
		})
	}},
	{Name: "invokes of live references with one landing pad and a phi", make: func(n int) string {
		return collected("personality ptr @pers", func(w *writer) {
			w.line("  br label %%n0\nn0:")
			for k := range n {
				w.line(
					"  %%v%d = load %s, %s %%q\n  invoke void @callee() to label %%n%d unwind "+
						"label %%u\nn%d:", k, reference, reference, k+1, k+1)
			}
			w.line(
				"  br label %%end\nu:\n  %%h = phi %s %s\n  %%l = landingpad token cleanup\n  "+
					"ret %s %%h\nend:", reference,
				list(n, func(k int) string { return fmt.Sprintf("[%%v%d, %%n%d]", k, k) }),
				reference)
		})
	}},
	{Name: "clauses of a landing pad", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"@t = external global i8\ndeclare void @callee()\ndeclare i32 @pers(...)\ndefine " +
					"void @f() personality ptr @pers {\n  invoke void @callee() to label %%n " +
					"unwind label %%u\nn:\n  ret void\nu:\n  %%l = landingpad {ptr, i32}")
			for range n {
				w.line("    catch ptr @t")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "deopt operands", make: func(n int) string {
		return collected("", func(w *writer) {
			w.line("  call void @callee() [\"deopt\"(%s)]", all(n, "i32 7"))
		})
	}},
	{Name: "deopt operands that are values", make: func(n int) string {
		return collected("", func(w *writer) {
			for k := range n {
				w.line("  %%d%d = load volatile i64, ptr null", k)
			}
			w.line("  call void @callee() [\"deopt\"(%s)]",
				list(n, func(k int) string { return fmt.Sprintf("i64 %%d%d", k) }))
		})
	}},
	{Name: "deopt operands that are references", make: func(n int) string {
		return collected("", func(w *writer) {
			for k := range n {
				w.line("  %%d%d = load volatile %s, %s %%p", k, reference, reference)
			}
			w.line("  call void @callee() [\"deopt\"(%s)]",
				list(n, func(k int) string { return fmt.Sprintf("%s %%d%d", reference, k) }))
		})
	}},
	{Name: "calls with many deopt operands", make: func(n int) string {
		r := root(n)
		return collected("", func(w *writer) {
			for range r {
				w.line("  call void @callee() [\"deopt\"(%s)]", all(r, reference+" %p"))
			}
		})
	}},
	{Name: "a stack map of many values", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine void @f(i64 "+
					"%%x) {\n  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 "+
					"0, %s)\n  ret void\n}", list(n, func(k int) string {
					return fmt.Sprint("i64 ", k*k*k)
				}))
		})
	}},
	{Name: "stack maps", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine void @f(i64 " +
					"%%x) {")
			for k := range n {
				w.line(
					"  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 %d, i32 0, i64 "+
						"%%x)", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "roots of llvm.gcroot", make: func(n int) string { return rooted("ocaml", n) }},
	{Name: "roots of the shadow stack", make: func(n int) string {
		return rooted("shadow-stack",
			n)
	}},
	{Name: "arguments of many calls", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("declare void @g(...)\ndefine void @f(i64 %%x) {")
			for range r {
				w.line("  call void (...) @g(%s)", all(r, "i64 %x"))
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "relocated again and again", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @callee()\ndeclare token @llvm.experimental.gc.statepoint.p0(i64, "+
					"i32, ptr, i32, i32, ...)\ndeclare %s "+
					"@llvm.experimental.gc.relocate.p1(token, i32, i32)", reference)
			w.line("define %s @f(%s %%p) gc \"statepoint-example\" {", reference, reference)
			v := "%p"
			for k := range n {
				w.line(
					"  %%t%d = call token (i64, i32, ptr, i32, i32, ...) "+
						"@llvm.experimental.gc.statepoint.p0(i64 %d, i32 0, ptr elementtype(void "+
						"()) @callee, i32 0, i32 0, i32 0, i32 0) [\"gc-live\"(%s %s)]", k, k,
					reference, v)
				w.line(
					"  %%r%d = call %s @llvm.experimental.gc.relocate.p1(token %%t%d, i32 0, i32 "+
						"0)", k, reference, k)
				v = fmt.Sprintf("%%r%d", k)
			}
			w.line("  ret %s %s\n}", reference, v)
		})
	}},
	{Name: "relocates of one statepoint", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @callee()\ndeclare token @llvm.experimental.gc.statepoint.p0(i64, "+
					"i32, ptr, i32, i32, ...)\ndeclare %s "+
					"@llvm.experimental.gc.relocate.p1(token, i32, i32)", reference)
			w.line("define %s @f(%s %%p) gc \"statepoint-example\" {", reference, reference)
			w.line(
				"  %%t = call token (i64, i32, ptr, i32, i32, ...) "+
					"@llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) "+
					"@callee, i32 0, i32 0, i32 0, i32 0) [\"gc-live\"(%s %%p)]", reference)
			for k := range n {
				w.line(
					"  %%r%d = call %s @llvm.experimental.gc.relocate.p1(token %%t, i32 0, i32 0)",
					k, reference)
			}
			w.line("  ret %s %%r0\n}", reference)
		})
	}},
	{Name: "operands of an assumption", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @llvm.assume(i1)\ndefine void @f(ptr %%p) {\n  call void "+
					"@llvm.assume(i1 true) [%s]\n  ret void\n}", all(n, `"nonnull"(ptr %p)`))
		})
	}},
	{Name: "copies of memory", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void @f(ptr %%p, " +
					"ptr %%q) {")
			for range n {
				w.line("  call void @llvm.memcpy.p0.p0.i64(ptr %%p, ptr %%q, i64 128, i1 false)")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "tail calls", make: func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line(
					"define tailcc i64 @f%d(i64 %%x) {\n  %%r = musttail call tailcc i64 "+
						"@f%d(i64 %%x)\n  ret i64 %%r\n}", k, (k+1)%n)
			}
		})
	}},
}

// collected is a module with one function under a collector, whose body a function writes into a
// block.
func collected(attributes string, body func(w *writer)) string {
	return module(func(w *writer) {
		w.line("declare void @callee()\ndeclare i32 @pers(...)")
		w.line("define %s @f(%s %%p, %s %%q, i64 %%i, i1 %%c) gc \"statepoint-example\" %s {",
			reference, reference, reference, attributes)
		body(w)
		w.line("  ret %s %%p\n}", reference)
	})
}

// liveAcross writes so many calls with so many references live across.
func liveAcross(w *writer, calls, live int) {
	for k := range live {
		w.line("  %%v%d = load volatile %s, %s %%p", k, reference, reference)
	}
	for range calls {
		w.line("  call void @callee()")
	}
	for k := range live {
		w.line("  store volatile i8 1, %s %%v%d", reference, k)
	}
}

// rooted is a function with so many roots of llvm.gcroot.
func rooted(strategy string, n int) string {
	return module(func(w *writer) {
		w.line(
			"declare void @callee()\ndeclare void @llvm.gcroot(ptr, ptr)\ndefine void @f() gc "+
				"\"%s\" {", strategy)
		for k := range n {
			w.line("  %%r%d = alloca ptr", k)
		}
		for k := range n {
			w.line("  call void @llvm.gcroot(ptr %%r%d, ptr null)", k)
		}
		w.line("%s  ret void\n}", strings.Repeat("  call void @callee()\n", n))
	})
}
