package shapes

import (
	"fmt"
	"strings"
)

// exceptions are shapes of calls that may throw, and of calls that may jump.
var exceptions = []Shape{
	{Name: "invokes with one landing pad of many clauses", make: func(n int) string {
		return collected("personality ptr @pers", func(w *writer) {
			invokes(w, n)
			w.line("u:\n  %%l = landingpad token cleanup%s\n  ret %s %%p\nend:",
				strings.Repeat(" catch ptr @pers", n), reference)
		})
	}},
	{Name: "invokes with one landing pad and many phis", make: func(n int) string {
		r := root(n)
		return collected("personality ptr @pers", func(w *writer) {
			invokes(w, r)
			w.line("u:")
			for k := range r {
				w.line("  %%h%d = phi %s %s", k, reference, list(r, func(j int) string {
					return fmt.Sprintf("[%s, %%n%d]", [2]string{"%p", "%q"}[(j*k)&1], j)
				}))
			}
			w.line("  %%l = landingpad token cleanup\n  ret %s %%h%d\nend:", reference, r-1)
		})
	}},
	{Name: "invokes that go on at one block with phis", make: func(n int) string {
		r := root(n)
		return collected("personality ptr @pers", func(w *writer) {
			w.line("  switch i64 %%i, label %%b0 [%s]", cases(r, func(k int) string {
				return fmt.Sprintf("i64 %d, label %%b%d", k, k)
			}))
			for k := range r {
				w.line("b%d:\n  invoke void @callee() to label %%j unwind label %%u%d\nu%d:\n  "+
					"%%l%d = landingpad token cleanup\n  ret %s %%p", k, k, k, k, reference)
			}
			w.line("j:")
			for k := range r {
				w.line("  %%h%d = phi %s %s", k, reference, list(r, func(j int) string {
					return fmt.Sprintf("[%s, %%b%d]", [2]string{"%p", "%q"}[(j*k)&1], j)
				}))
			}
			for k := range r {
				w.line("  store volatile i8 1, %s %%h%d", reference, k)
			}
		})
	}},
	{Name: "a switch whose cases invoke, one landing pad", make: func(n int) string {
		return collected("personality ptr @pers", func(w *writer) {
			w.line("  switch i64 %%i, label %%j [%s]", cases(n, func(k int) string {
				return fmt.Sprintf("i64 %d, label %%b%d", k*5, k)
			}))
			for k := range n {
				w.line("b%d:\n  invoke void @callee() to label %%j unwind label %%u", k)
			}
			w.line("u:\n  %%l = landingpad {ptr, i32} cleanup\n  resume {ptr, i32} %%l\nj:")
		})
	}},
	{Name: "types that a landing pad filters", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@t = external global i8\ndeclare void @callee()\ndeclare i32 @pers(...)\n"+
				"define void @f() personality ptr @pers {\n  invoke void @callee() to label %%n "+
				"unwind label %%u\nn:\n  ret void\nu:\n  %%l = landingpad {ptr, i32}\n    filter "+
				"[%d x ptr] [%s]\n  ret void\n}", n, all(n, "ptr @t"))
		})
	}},
	{Name: "jumps of inline assembly", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x) {\n  br label %%b0\nb0:")
			for k := range n {
				w.line("  callbr void asm sideeffect \"jmp ${1:l}\", \"r,!i\"(i64 %%x) to label "+
					"%%b%d [label %%e]\nb%d:", k+1, k+1)
			}
			w.line("  ret void\ne:\n  ret void\n}")
		})
	}},
	{Name: "destinations of a jump of inline assembly", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x) {\n  callbr void asm sideeffect \"%s\", \"r%s\"(i64 "+
				"%%x) to label %%e [%s]", strings.ReplaceAll(list(n, func(k int) string {
				return fmt.Sprintf("je ${%d:l}\\0A", k+1)
			}), ", ", ""), strings.Repeat(",!i", n), list(n, func(k int) string {
				return fmt.Sprintf("label %%b%d", k)
			}))
			for k := range n {
				w.line("b%d:\n  ret void", k)
			}
			w.line("e:\n  ret void\n}")
		})
	}},
	{Name: "statepoints that are invoked, many references each", make: func(n int) string {
		r := root(n)
		return collected("personality ptr @pers", func(w *writer) {
			loadsOf(w, r)
			for k := range r {
				w.line("  %%t%d = invoke token (i64, i32, ptr, i32, i32, ...) "+
					"@llvm.experimental.gc.statepoint.p0(i64 %d, i32 0, ptr elementtype(void ()) "+
					"@callee, i32 0, i32 0, i32 0, i32 0) [\"gc-live\"(%s)] to label %%n%d unwind "+
					"label %%u%d\nu%d:\n  %%l%d = landingpad token cleanup\n  ret %s %%p\nn%d:", k,
					k, list(r, func(j int) string {
						return fmt.Sprintf("%s %%v%d", reference, j)
					}), k, k, k, k, reference, k)
			}
		}) + "declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)\n"
	}},
}

// invokes writes so many invokes that share the landing pad %u; block k, named nk, makes the k-th.
func invokes(w *writer, n int) {
	w.line("  br label %%n0\nn0:")
	for k := range n {
		w.line("  invoke void @callee() to label %%n%d unwind label %%u\nn%d:", k+1, k+1)
	}
	w.line("  br label %%end")
}
