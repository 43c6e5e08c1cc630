package shapes

import (
	"fmt"
	"strings"
)

// statepointHead is a statepoint of @callee up to its bundles.
const statepointHead = "token (i64, i32, ptr, i32, i32, ...) " +
	"@llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, " +
	"i32 0, i32 0, i32 0)"

const statepointDeclared = "declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, " +
	"i32, i32, ...)\ndeclare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, " +
	"i32 immarg, i32 immarg)\n"

// given is a function whose statepoints are in the text.
func given(f func(w *writer)) string { return collected("", f) + statepointDeclared }

// mixes are shapes of two things that grow together.
var mixes = []Shape{
	{Name: "a switch whose cases invoke, one landing pad, whose value is used",
		make: func(n int) string { return switchedInvokes(n, "store volatile ptr %e, ptr null") }},
	{Name: "a switch whose cases invoke, one landing pad that goes on to a call",
		make: func(n int) string {
			return switchedInvokes(n, "call void @callee()\n  store volatile ptr %e, ptr null")
		}},
	{Name: "gc-live of the same references again and again", make: func(n int) string {
		return given(func(w *writer) {
			w.line("  %%t = call %s [\"gc-live\"(%s)]", statepointHead,
				list(n, func(k int) string { return reference + [2]string{" %p", " %q"}[k&1] }))
			for k := range min(n, 40) {
				w.line("  %%r%d = call %s @llvm.experimental.gc.relocate.p1(token %%t, i32 %d, "+
					"i32 %d)\n  store volatile i8 1, %s %%r%d", k, reference, k, k, reference, k)
			}
		})
	}},
	{Name: "relocates of the same references again and again", make: func(n int) string {
		return given(func(w *writer) {
			w.line("  %%t = call %s [\"gc-live\"(%s %%p, %s %%q)]", statepointHead, reference,
				reference)
			for k := range n {
				w.line("  %%r%d = call %s @llvm.experimental.gc.relocate.p1(token %%t, i32 %d, "+
					"i32 %d)\n  store volatile i8 1, %s %%r%d", k, reference, k&1, k&1, reference,
					k)
			}
		})
	}},
	{Name: "gc-live of allocas at many calls", make: func(n int) string {
		r := root(n)
		return given(func(w *writer) {
			for k := range r {
				w.line("  %%a%d = alloca %s\n  store %s %%p, ptr %%a%d", k, reference, reference, k)
			}
			for range r {
				w.line("  call %s [\"gc-live\"(%s)]", statepointHead,
					list(r, func(k int) string { return fmt.Sprintf("ptr %%a%d", k) }))
			}
		})
	}},
	{Name: "deopt operands that are the same at many calls", make: func(n int) string {
		r := root(n)
		return given(func(w *writer) {
			for k := range r {
				w.line("  %%v%d = load volatile i64, %s %%p", k, reference)
			}
			for range r {
				w.line("  call %s [\"deopt\"(%s)]", statepointHead,
					list(r, func(k int) string { return fmt.Sprintf("i64 %%v%d", k) }))
			}
		})
	}},
	{Name: "derived pointers through selects, casts and arithmetic", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%g%d = getelementptr i8, %s %s, i64 %%i\n  %%f%d = freeze %s %%g%d\n  "+
					"%%c%d = addrspacecast %s %%f%d to ptr\n  %%b%d = addrspacecast ptr %%c%d "+
					"to %s\n  %%s%d = select i1 false, %s %%q, %s %%b%d", k, reference, v, k,
					reference, k, k, reference, k, k, k, reference, k, reference, reference, k)
				v = fmt.Sprintf("%%s%d", k)
			}
			w.line("  call void @callee()\n  store volatile i8 1, %s %s", reference, v)
		})
	}},
	{Name: "derived pointers that phis choose, calls in between", make: func(n int) string {
		return collected("", func(w *writer) {
			w.line("  br label %%j0\nj0:\n  %%h0 = getelementptr i8, %s %%p, i64 8", reference)
			for k := range n {
				w.line("  %%c%d = icmp eq i64 %%i, %d\n  br i1 %%c%d, label %%l%d, label "+
					"%%j%d\nl%d:\n  %%d%d = getelementptr i8, %s %%q, i64 %d\n  call void "+
					"@callee()\n  br label %%j%d\nj%d:\n  %%h%d = phi %s [%%h%d, %%j%d], "+
					"[%%d%d, %%l%d]", k, k, k, k, k+1, k, k, reference, k, k+1, k+1, k+1, reference,
					k, k, k, k)
			}
			w.line("  store volatile i8 1, %s %%h%d", reference, n)
		})
	}},
	{Name: "switches, phis and calls in turn", make: func(n int) string {
		r := root(n)
		return collected("", func(w *writer) {
			w.line("  br label %%j0\nj0:\n  %%h0 = getelementptr i8, %s %%p, i64 0", reference)
			for k := range r {
				w.line("  switch i64 %%i, label %%j%d [%s]", k+1, cases(r, func(j int) string {
					return fmt.Sprintf("i64 %d, label %%b%d_%d", j*3, k, j)
				}))
				for j := range r {
					w.line("b%d_%d:\n  call void @callee()\n  br label %%j%d", k, j, k+1)
				}
				w.line("j%d:\n  %%h%d = phi %s [%%h%d, %%j%d], %s", k+1, k+1, reference, k, k,
					list(r, func(j int) string {
						return fmt.Sprintf("[%s, %%b%d_%d]", [2]string{"%p", "%q"}[j&1], k, j)
					}))
			}
			w.line("  store volatile i8 1, %s %%h%d", reference, r)
		})
	}},
	{Name: "structs of references through phis and calls", make: func(n int) string {
		r := root(n)
		t := "{" + all(r, reference) + "}"
		return collected("", func(w *writer) {
			w.line("  br label %%j0\nj0:\n  %%h0 = insertvalue %s undef, %s %%p, 0", t, reference)
			for k := range r {
				w.line("  br i1 false, label %%l%d, label %%j%d\nl%d:\n  call void @callee()\n  "+
					"br label %%j%d\nj%d:\n  %%g%d = phi %s [%%h%d, %%j%d], [%%h%d, %%l%d]\n  "+
					"%%h%d = insertvalue %s %%g%d, %s %%q, %d", k, k+1, k, k+1, k+1, k+1, t, k, k,
					k, k, k+1, t, k+1, reference, k)
			}
			w.line("  %%e = extractvalue %s %%h%d, 0\n  store volatile i8 1, %s %%e", t, r,
				reference)
		})
	}},
	{Name: "freezes of references round loops", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  br label %%l%d\nl%d:\n  %%h%d = phi %s [%s, %%%s], [%%z%d, %%l%d]\n  "+
					"call void @callee()\n  %%z%d = freeze %s %%h%d\n  br i1 false, label %%l%d, "+
					"label %%e%d\ne%d:", k, k, k, reference, v, before("e", k, "0"), k, k, k,
					reference, k, k, k, k)
				v = fmt.Sprintf("%%z%d", k)
			}
			w.line("  store volatile i8 1, %s %s", reference, v)
		})
	}},
	{Name: "aliases in a chain", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@a0 = global i8 0")
			for k := range n {
				w.line("@a%d = alias i8, ptr @a%d", k+1, k)
			}
		})
	}},
	{Name: "functions that call each other, each of a strategy", make: func(n int) string {
		return module(func(w *writer) {
			for k := range n {
				w.line("define void @f%d() gc \"%s\" {\n  %%r = alloca ptr\n  call void "+
					"@llvm.gcroot(ptr %%r, ptr null)\n  call void @f%d()\n  ret void\n}", k,
					[3]string{"shadow-stack", "ocaml", "erlang"}[k%3], (k*7+3)%n)
			}
			w.line("declare void @llvm.gcroot(ptr, ptr)")
		})
	}},
	{Name: "one giant expression of differences", make: func(n int) string {
		return module(func(w *writer) {
			deep := min(n, 900)
			w.line("@a = global [100 x i8] zeroinitializer\n@x = global i64 %sptrtoint (ptr @a "+
				"to i64)%s", strings.Repeat("add (i64 1, i64 ", deep), strings.Repeat(")", deep))
			for k := range n {
				w.line("@y%d = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @a, i64 "+
					"%d) to i64), i64 ptrtoint (ptr @a to i64))", k, k%100)
			}
		})
	}},
	{Name: "stack maps that name the same values", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("declare void @llvm.experimental.stackmap(i64, i32, ...)\ndefine void @f(ptr " +
				"%%p) {")
			for k := range r {
				w.line("  %%v%d = load volatile i64, ptr %%p", k)
			}
			for k := range r {
				w.line("  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 %d, i32 0, %s)",
					k, list(r, func(j int) string { return fmt.Sprintf("i64 %%v%d", j) }))
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "indirect branches, each with a destination more", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(ptr %%t, i64 %%x) {\n  br label %%b%d", r-1)
			for k := range r {
				first := ""
				if k == r-1 {
					first = "[%x, %0], "
				}
				w.line("b%d:\n  %%v%d = phi i64 %s%s\n  indirectbr ptr %%t, [%s]", k, k, first,
					list(r-k, func(j int) string {
						return fmt.Sprintf("[%%v%d, %%b%d]", k+j, k+j)
					}), list(k+1, func(j int) string { return fmt.Sprintf("label %%b%d", j) }))
			}
			w.line("}")
		})
	}},
	{Name: "calls of deopt operands that are derived pointers", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%d%d = getelementptr i8, %s %s, i64 8\n  call void @callee() "+
					"[\"deopt\"(%s %%d%d)]", k, reference, v, reference, k)
				v = fmt.Sprintf("%%d%d", k)
			}
		})
	}},
	{Name: "lines of one piece of inline assembly with operands", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  %%r = call i64 asm \"%s\", \"=r,r,0\"(i64 %%x, "+
				"i64 %%x)\n  ret i64 %%r\n}", strings.Repeat(`addq $1, $0\0A`, n))
		})
	}},
	{Name: "masked copies of references in vectors", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "zeroinitializer"
			for k := range n {
				w.line("  %%v%d = insertelement <4 x %s> %s, %s %%p, i64 %d\n  call void @callee()",
					k, reference, v, reference, k&3)
				v = fmt.Sprintf("%%v%d", k)
			}
			w.line("  %%e = extractelement <4 x %s> %s, i64 0\n  store volatile i8 1, %s %%e",
				reference, v, reference)
		})
	}},
	{Name: "transition calls with many operands", make: func(n int) string {
		r := root(n)
		return collected("", func(w *writer) {
			loadsOf(w, r)
			for range r {
				w.line("  call void @callee() [\"deopt\"(), \"gc-transition\"(%s)]",
					list(r, func(k int) string { return fmt.Sprintf("%s %%v%d", reference, k) }))
			}
		})
	}},
}

// switchedInvokes is a switch with an invoke in each case, all of one landing pad, which ends with
// some code that may use %e, the exception.
func switchedInvokes(n int, end string) string {
	return collected("personality ptr @pers", func(w *writer) {
		w.line("  switch i64 %%i, label %%j [%s]", cases(n, func(k int) string {
			return fmt.Sprintf("i64 %d, label %%b%d", k*5, k)
		}))
		for k := range n {
			w.line("b%d:\n  invoke void @callee() to label %%j unwind label %%u", k)
		}
		w.line("u:\n  %%l = landingpad {ptr, i32} cleanup\n  %%e = extractvalue {ptr, i32} %%l, "+
			"0\n  %s\n  ret %s null\nj:", end, reference)
	})
}
