package shapes

import "fmt"

// webs are shapes in which many values or blocks have to do with many others.
var webs = []Shape{
	{Name: "critical edges to two joins with phis", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x, i1 %%c) {\n  switch i64 %%x, label %%b0 [%s]",
				cases(r, func(k int) string { return fmt.Sprintf("i64 %d, label %%b%d", k, k) }))
			for k := range r {
				w.line("b%d:\n  br i1 %%c, label %%j, label %%k", k)
			}
			for _, join := range "jk" {
				w.line("%c:", join)
				for k := range r / 2 {
					w.line("  %%%c%d = phi i64 %s", join, k, list(r, func(j int) string {
						return fmt.Sprintf("[%d, %%b%d]", j^k, j)
					}))
				}
				w.line("  %%%cr = add i64 %%x, 1", join)
				for k := range r / 2 {
					w.line("  store volatile i64 %%%c%d, ptr null", join, k)
				}
				w.line("  ret i64 %%%cr", join)
			}
			w.line("}")
		})
	}},
	{Name: "phis of references in a complete graph", make: func(n int) string {
		r := root(n)
		return collected("", func(w *writer) {
			w.line("  br label %%b0")
			for k := range r {
				w.line("b%d:\n  %%h%d = phi %s %s%s", k, k, reference, firstOnly(k, "[%p, %0], "),
					list(r, func(j int) string { return fmt.Sprintf("[%%h%d, %%b%d]", j, j) }))
				w.line("  switch i64 %%i, label %%b0 [%s]", cases(r-1, func(j int) string {
					return fmt.Sprintf("i64 %d, label %%b%d", j, j+1)
				}))
			}
			w.line("dead:\n  call void @callee()")
		})
	}},
	{Name: "permutations of values round a loop", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  br label %%h\nh:")
			for k := range r {
				w.line("  %%v%d = phi i64 [%d, %%0], %s", k, k, list(r, func(j int) string {
					return fmt.Sprintf("[%%v%d, %%b%d]", (k*7+j)%r, j)
				}))
			}
			w.line("  switch i64 %%x, label %%e [%s]", cases(r, func(k int) string {
				return fmt.Sprintf("i64 %d, label %%b%d", k, k)
			}))
			for k := range r {
				w.line("b%d:\n  br label %%h", k)
			}
			w.line("e:\n  ret i64 %%v0\n}")
		})
	}},
	{Name: "blocks that end alike", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("declare void @c(i64)\ndefine void @f(i64 %%x) {\n  switch i64 %%x, label %%e "+
				"[%s]", cases(r, func(k int) string {
				return fmt.Sprintf("i64 %d, label %%b%d", k, k)
			}))
			for k := range r {
				w.line("b%d:\n  call void @c(i64 %d)", k, -k)
				for j := range r {
					w.line("  call void @c(i64 %d)", j)
				}
				w.line("  br label %%e")
			}
			w.line("e:\n  ret void\n}")
		})
	}},
	{Name: "blocks that all end alike", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @c(i64)\ndefine void @f(i64 %%x) {\n  switch i64 %%x, label %%e "+
				"[%s]", cases(n, func(k int) string {
				return fmt.Sprintf("i64 %d, label %%b%d", k, k)
			}))
			for k := range n {
				w.line("b%d:\n  call void @c(i64 %d)\n  call void @c(i64 7)\n  ret void", k, k&7)
			}
			w.line("e:\n  ret void\n}")
		})
	}},
	{Name: "empty blocks in a ring", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i1 %%c) {\n  br i1 %%c, label %%b0, label %%e")
			for k := range n {
				w.line("b%d:\n  br label %%b%d", k, (k+1)%n)
			}
			w.line("e:\n  ret void\n}")
		})
	}},
	{Name: "assembly that takes every register, values live across", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p) {")
			for k := range n {
				w.line("  %%v%d = load volatile i64, ptr %%p", k)
			}
			for range n {
				w.line("  call void asm sideeffect \"\", \"~{rax},~{rbx},~{rcx},~{rdx},~{rsi}," +
					"~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}\"()")
			}
			for k := range n {
				w.line("  store volatile i64 %%v%d, ptr %%p", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "values round loops in each other", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define void @f(i1 %%c, ptr %%p) {\n  br label %%h0")
			for k := range r {
				w.line("h%d:", k)
				for j := range r {
					outer := fmt.Sprint(j)
					if k > 0 {
						outer = fmt.Sprintf("%%v%d_%d", k-1, j)
					}
					w.line("  %%v%d_%d = phi i64 [%s, %%%s], [%%v%d_%d, %%l%d]", k, j, outer,
						before("h", k, "0"), k, (j+1)%r, k)
				}
				w.line("  br label %%h%d", k+1)
			}
			w.line("h%d:\n  br label %%l%d", r, r-1)
			for k := r - 1; k >= 0; k-- {
				w.line("l%d:\n  br i1 %%c, label %%h%d, label %%%s", k, k, before("l", k, "e"))
			}
			w.line("e:\n  ret void\n}")
		})
	}},
	{Name: "derived pointers that each derive two", make: func(n int) string {
		return collected("", func(w *writer) {
			w.line("  %%d0 = getelementptr i8, %s %%p, i64 %%i", reference)
			for k := range n {
				w.line("  %%d%d = select i1 %%c, %s %%d%d, %s %%d%d", k+1, reference, k, reference,
					max(k-1, 0))
			}
			w.line("  call void @callee()\n  store volatile i8 1, %s %%d%d", reference, n)
		})
	}},
	{Name: "questions for bases", make: func(n int) string {
		return collected("", func(w *writer) {
			v := "%p"
			for k := range n {
				w.line("  %%d%d = getelementptr i8, %s %s, i64 %%i\n  %%q%d = call %s "+
					"@llvm.experimental.gc.get.pointer.base.p1.p1(%s %%d%d)\n  call void "+
					"@callee()", k, reference, v, k, reference, reference, k)
				v = fmt.Sprintf("%%q%d", k)
			}
			w.line("  store volatile i8 1, %s %s", reference, v)
		}) + "declare " + reference + " @llvm.experimental.gc.get.pointer.base.p1.p1(" +
			reference + ")\n"
	}},
	{Name: "allocas with as many alignments", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @use(ptr)\ndefine void @f() {")
			for k := range n {
				w.line("  %%a%d = alloca [%d x i8], align %d", k, k%300+1, 1<<(k%12))
			}
			for k := range n {
				w.line("  call void @use(ptr %%a%d)", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "allocas whose lives overlap", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @use(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\n" +
				"declare void @llvm.lifetime.end.p0(i64, ptr)\ndefine void @f(i1 %%c) {")
			for k := range n {
				w.line("  %%a%d = alloca [%d x i8]", k, k%90+1)
			}
			w.line("  br label %%b0\nb0:")
			for k := range n {
				w.line("  call void @llvm.lifetime.start.p0(i64 8, ptr %%a%d)\n  call void "+
					"@use(ptr %%a%d)\n  br i1 %%c, label %%b%d, label %%x%d\nx%d:\n  call void "+
					"@llvm.lifetime.end.p0(i64 8, ptr %%a%d)\n  br label %%b%d\nb%d:", k, k, k+1,
					k, k, k, k+1, k+1)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "saved and restored stacks", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n" +
				"define void @f(i64 %%n) {")
			for k := range n {
				w.line("  %%s%d = call ptr @llvm.stacksave.p0()\n  %%a%d = alloca i8, i64 %%n\n  "+
					"store volatile i8 1, ptr %%a%d\n  call void @llvm.stackrestore.p0(ptr %%s%d)",
					k, k, k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "operands of a patch point", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)\n"+
				"define void @f(i64 %%x) {\n  call void (i64, i32, ptr, i32, ...) "+
				"@llvm.experimental.patchpoint.void(i64 1, i32 16, ptr null, i32 %d, %s)\n  ret "+
				"void\n}", n/2, all(n, "i64 %x"))
		})
	}},
}

func firstOnly(k int, s string) string {
	if k == 0 {
		return s
	}
	return ""
}
