package shapes

import (
	"fmt"
	"strings"
)

// products are shapes whose result is a product of two things that grow in the text, or of one and
// a number in it.
var products = []Shape{
	{Name: "vectors of references live across calls", make: func(n int) string {
		r := root(n) // loads and stores of vectors are three times as long as calls
		return collected("", func(w *writer) {
			const vector = "<64 x " + reference + ">"
			for k := range r * r / 40 {
				w.line("  %%v%d = load volatile %s, %s %%p", k, vector, reference)
				if k%10 == 0 {
					w.line("  call void @callee()")
				}
			}
			for k := range r * r / 40 {
				w.line("  store volatile %s %%v%d, %s %%p", vector, k, reference)
			}
		})
	}},
	{Name: "references that many joins merge after one call", make: func(n int) string {
		return joins(n, n/4)
	}},
	{Name: "some references that many joins merge after one call", make: func(n int) string {
		return joins(n, n/64)
	}},
	{Name: "calls in branches with references live", make: func(n int) string {
		return collected("", func(w *writer) {
			loadsOf(w, n/8)
			for k := range n {
				w.line("  br i1 %%c, label %%x%d, label %%d%d\nx%d:\n  call void @callee()\n  "+
					"br label %%d%d\nd%d:", k, k, k, k, k)
			}
			storesOf(w, n/8)
		})
	}},
	switchOfCalls(20), switchOfCalls(60), switchOfCalls(300),
	{Name: "functions with calls and references live", make: func(n int) string {
		r := max(root(root(n)), 2)
		return module(func(w *writer) {
			w.line("declare void @callee()")
			for k := range n / (r * r) {
				w.line("define void @f%d(%s %%p) gc \"statepoint-example\" {", k, reference)
				liveAcross(w, r*r/2, r*r/2)
				w.line("  ret void\n}")
			}
		})
	}},
	{Name: "invokes of live references", make: func(n int) string {
		r := root(n)
		return collected("personality ptr @pers", func(w *writer) {
			loadsOf(w, r)
			for k := range n / 4 {
				w.line("  invoke void @callee() to label %%n%d unwind label %%u\nn%d:", k, k)
			}
			storesOf(w, r)
			w.line("  br label %%end\nu:\n  %%l = landingpad token cleanup")
			storesOf(w, r)
			w.line("  ret %s %%p\nend:", reference)
		})
	}},
	{Name: "references live through many blocks to one call", make: func(n int) string {
		return collected("", func(w *writer) {
			loadsOf(w, n/3)
			w.line("  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br label %%b%d", k, k+1)
			}
			w.line("b%d:\n  call void @callee()", n)
			storesOf(w, n/3)
		})
	}},
	{Name: "a long poll in many loops", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @poll()\ndefine void @gc.safepoint_poll() {")
			for range n {
				w.line("  call void @poll()")
			}
			w.line("  ret void\n}\ndefine void @f(i1 %%c) gc \"statepoint-example\" {\n  " +
				"br label %%b0")
			for k := range n / 2 {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%b%d", k, k, k+1)
			}
			w.line("b%d:\n  ret void\n}", n/2)
		})
	}},
	{Name: "a long name in a poll", make: func(n int) string {
		name := strings.Repeat("n", n*40)
		return module(func(w *writer) {
			w.line("declare void @%s()\ndefine void @gc.safepoint_poll() {\n  call void @%s()\n  "+
				"ret void\n}\ndefine void @f(i1 %%c) gc \"statepoint-example\" {\n  br label %%b0",
				name, name)
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%b%d", k, k, k+1)
			}
			w.line("b%d:\n  ret void\n}", n)
		})
	}},
	{Name: "names as long as they may be, listed at calls", make: func(n int) string {
		name := strings.Repeat("n", 1000)
		return collected("", func(w *writer) {
			for k := range n {
				w.line("  %%%s%d = load volatile %s, %s %%p", name, k, reference, reference)
			}
			w.line("%s", strings.Repeat("  call void @callee()\n", 3*n))
			for k := range n {
				w.line("  store volatile i8 1, %s %%%s%d", reference, name, k)
			}
		})
	}},
	{Name: "a pointer to a type of a long name, live across calls", make: func(n int) string {
		t := "%" + strings.Repeat("t", 20*n)
		return fmt.Sprintf("%s = type { i8 }\ndeclare void @c()\ndefine %s addrspace(1)* @f(%s "+
			"addrspace(1)* %%p) gc \"statepoint-example\" {\n%s  ret %s addrspace(1)* %%p\n}\n", t,
			t, t, strings.Repeat("  call void @c()\n", n), t)
	}},
	{Name: "a long constant that a phi hands to many uses", make: func(n int) string {
		return collected("", func(w *writer) {
			w.line("  call void @callee()\n  br label %%b\nb:\n  %%h = phi [%d x i8] [[%s], %%0]",
				2*n, all(2*n, "i8 7"))
			for k := range n {
				w.line("  %%x%d = extractvalue [%d x i8] %%h, 0", k, 2*n)
			}
		})
	}},
	{Name: "debug records of references live across calls", make: func(n int) string {
		return debugged(n, "    #dbg_value("+reference+" %p, !5, !DIExpression(), !6)")
	}},
	{Name: "calls to llvm.dbg.value", make: func(n int) string {
		return debugged(n, "  call void @llvm.dbg.value(metadata "+reference+
			" %p, metadata !5, metadata !DIExpression()), !dbg !6")
	}},
	{Name: "debug records of long lists", make: func(n int) string {
		return debugged(root(n), "    #dbg_value(!DIArgList("+
			all(root(n), reference+" %p")+
			"), !5, !DIExpression(), !6)")
	}},
	{Name: "cleanups in each other", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @callee()\ndeclare i32 @__CxxFrameHandler3(...)\ndefine void " +
				"@f() personality ptr @__CxxFrameHandler3 {\n  invoke void @callee() to label " +
				"%%k unwind label %%u0\nk:\n  ret void")
			for k := range n {
				w.line("u%d:\n  %%p%d = cleanuppad within none []\n  cleanupret from %%p%d unwind "+
					"label %%u%d", k, k, k, k+1)
			}
			w.line("u%d:\n  %%p%d = cleanuppad within none []\n  cleanupret from %%p%d unwind to "+
				"caller\n}", n, n, n)
		})
	}},
	{Name: "attributes of a parameter", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @f(ptr %s)",
				strings.ReplaceAll(list(n, func(k int) string {
					return fmt.Sprintf("\"k%d\"=\"v\"", k)
				}), ",", ""))
		})
	}},
	{Name: "metadata attached to one instruction", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f() {\n  ret void%s\n}\n!0 = !{}",
				strings.Join(strings.Split(list(n, func(k int) string {
					return fmt.Sprintf(" , !k%d !0", k)
				}), " ,"), ","))
		})
	}},
	{Name: "metadata nodes in a ring", make: func(n int) string {
		return module(func(w *writer) {
			w.line("!named = !{!0}")
			for k := range n {
				w.line("!%d = distinct !{!%d, !%d}", k, (k+1)%n, (k+7)%n)
			}
		})
	}},
	{Name: "uses of one attribute group with many attributes", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @g()\ndefine void @f() gc \"statepoint-example\" {")
			for range n {
				w.line("  call void @g() #0")
			}
			w.line("  ret void\n}\nattributes #0 = { %s }",
				strings.ReplaceAll(list(n, func(k int) string { return fmt.Sprintf("\"k%d\"", k) }),
					",", ""))
		})
	}},
}

// joins writes so many joins, and so many references that each merges after a call.
func joins(n, live int) string {
	return collected("", func(w *writer) {
		loadsOf(w, live)
		w.line("  br label %%d0")
		for k := range n {
			w.line("d%d:\n  br i1 %%c, label %%d%d, label %%d%d", k, k+1, min(k+2, n))
		}
		w.line("d%d:\n  br i1 %%c, label %%w, label %%z\nw:\n  call void @callee()\n  "+
			"switch i64 %%i, label %%d0 [%s]\nz:", n,
			strings.ReplaceAll(strings.ReplaceAll(list(n, func(k int) string {
				return fmt.Sprintf("i64 %d|label %%d%d", k, k)
			}), ",", ""), "|", ", "))
		storesOf(w, live)
	})
}

// switchOfCalls is a switch that makes a call in each of its cases, with references live.
func switchOfCalls(live int) Shape {
	return Shape{Name: fmt.Sprint("a switch of calls, references live across each: ", live),
		make: func(n int) string {
			return collected("", func(w *writer) {
				loadsOf(w, live)
				w.line("  switch i64 %%i, label %%j [")
				for k := range n {
					w.line("    i64 %d, label %%b%d", k, k)
				}
				w.line("  ]")
				for k := range n {
					w.line("b%d:\n  call void @callee()\n  br label %%j", k)
				}
				w.line("j:")
				storesOf(w, live)
			})
		}}
}

func loadsOf(w *writer, n int) {
	for k := range n {
		w.line("  %%v%d = load volatile %s, %s %%p", k, reference, reference)
	}
}

func storesOf(w *writer, n int) {
	for k := range n {
		w.line("  store volatile i8 1, %s %%v%d", reference, k)
	}
}

// debugged is a function with so many calls and, before each, a line about its argument.
func debugged(n int, line string) string {
	return collected("!dbg !3", func(w *writer) {
		for range n {
			w.line("%s", line)
			w.line("  call void @callee(), !dbg !6")
		}
		// the rest of the module is written after the function
		w.WriteString("  br label %end\nend:\n")
	}) + `!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, unit: !0, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: "p", scope: !3, file: !2)
!6 = !DILocation(line: 1, scope: !3)
declare void @llvm.dbg.value(metadata, metadata, metadata)
`
}
