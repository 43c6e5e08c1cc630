package shapes

import (
	"fmt"
	"strings"
)

// values are shapes of the code of blocks.
var values = []Shape{
	chain("additions", "i64", "add i64 %s, %%x"),
	chain("multiplications and divisions", "i64", "udiv i64 %s, 7"),
	chain("additions of i256", "i256", "add i256 %s, %%x"),
	chain("additions of fp128", "fp128", "fadd fp128 %s, %%x"),
	chain("freezes", "i64", "freeze i64 %s"),
	chain("address computations", "ptr", "getelementptr i8, ptr %s, i64 3"),
	chain("selects", "i64", "select i1 %%c, i64 %s, i64 %%x"),
	chain("not", "i64", "xor i64 %s, -1"),
	chain("insertions into a vector", "<16 x i8>", "insertelement <16 x i8> %s, i8 1, i64 %%i"),
	chain("shuffles", "<8 x i16>",
		"shufflevector <8 x i16> %s, <8 x i16> %%x, <8 x i32> <i32 1, i32 9, i32 2, i32 0, i32 "+
			"5, i32 15, i32 7, i32 7>"),
	chain("compare-exchanges", "i64", "cmpxchg ptr %%p, i64 %%i, i64 %%i seq_cst seq_cst"),
	{Name: "a tree of and, or over compares that a branch tests", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(i64 %%x) {\n  %%t0 = icmp eq i64 %%x, 3")
			for k := range n {
				w.line("  %%c%d = icmp ult i64 %%x, %d\n  %%t%d = %s i1 %%t%d, %%c%d", k, k*k, k+1,
					[2]string{"and", "or"}[k&1], k, k)
			}
			w.line("  br i1 %%t%d, label %%a, label %%b\na:\n  ret i64 1\nb:\n  ret i64 2\n}", n)
		})
	}},
	{Name: "loads, then their sum", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i64 @f(ptr %%p) {\n  %%s0 = add i64 0, 0")
			for k := range n {
				w.line("  %%v%d = load volatile i64, ptr %%p", k)
			}
			for k := range n {
				w.line("  %%s%d = add i64 %%s%d, %%v%d", k+1, k, n-1-k)
			}
			w.line("  ret i64 %%s%d\n}", n)
		})
	}},
	{Name: "loads of double, then their sum in other blocks", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define double @f(ptr %%p, i1 %%c) {\n")
			for k := range n {
				w.line("  %%v%d = load volatile double, ptr %%p", k)
			}
			w.line("  br label %%b0\nb0:")
			for k := range n {
				w.line("  %%s%d = fadd double %s, %%v%d\n  br i1 %%c, label %%b%d, label %%e\nb%d:",
					k+1, sumOf(k), n-1-k, k+1, k+1)
			}
			w.line("  ret double %%s%d\ne:\n  ret double 0.0\n}", n)
		})
	}},
	{Name: "one value used everywhere", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x, ptr %%p) {")
			for range n {
				w.line("  store volatile i64 %%x, ptr %%p")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "one value used in many blocks", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x, ptr %%p, i1 %%c) {\n  br label %%b0")
			for k := range n {
				w.line(
					"b%d:\n  store volatile i64 %%x, ptr %%p\n  br i1 %%c, label %%b%d, label "+
						"%%b%d", k, k+1, min(k+2, n))
			}
			w.line("b%d:\n  ret void\n}", n)
		})
	}},
	{Name: "many values live through many blocks", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p, i1 %%c) {")
			for k := range r {
				w.line("  %%v%d = load volatile i64, ptr %%p", k)
			}
			w.line("  br label %%b0")
			for k := range n {
				w.line("b%d:\n  br i1 %%c, label %%b%d, label %%b%d", k, k+1, min(k+2, n))
			}
			w.line("b%d:", n)
			for k := range r {
				w.line("  store volatile i64 %%v%d, ptr %%p", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "allocas", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @use(ptr)\ndefine void @f() {")
			for k := range n {
				w.line("  %%a%d = alloca i64", k)
			}
			for k := range n {
				w.line("  call void @use(ptr %%a%d)", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "allocas of a size known later", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @use(ptr)\ndefine void @f(i64 %%n) {\n  br label %%b\nb:")
			for k := range n {
				w.line("  %%a%d = alloca i8, i64 %%n\n  call void @use(ptr %%a%d)", k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "allocas with lifetimes", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"declare void @use(ptr)\ndeclare void @llvm.lifetime.start.p0(i64, ptr)\ndeclare " +
					"void @llvm.lifetime.end.p0(i64, ptr)\ndefine void @f() {")
			for k := range n {
				w.line("  %%a%d = alloca i64", k)
			}
			for k := range n {
				w.line(
					"  call void @llvm.lifetime.start.p0(i64 8, ptr %%a%d)\n  call void @use(ptr "+
						"%%a%d)\n  call void @llvm.lifetime.end.p0(i64 8, ptr %%a%d)", k, k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "stores to one place, no one reads", make: func(n int) string {
		return module(func(w *writer) {
			w.line("@g = global [64 x i64] zeroinitializer\ndefine void @f() {")
			for k := range n {
				w.line("  store i64 %d, ptr getelementptr (i8, ptr @g, i64 %d)", k, k%64*8)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "loads and stores in turn", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p, ptr %%q) {")
			for k := range n {
				w.line("  %%v%d = load i64, ptr %%p\n  store i64 %%v%d, ptr %%q", k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "elements of a wide vector", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p, ptr %%q) {\n  %%v = load <%d x i32>, ptr %%p", n)
			for k := range n {
				w.line(
					"  %%e%d = extractelement <%d x i32> %%v, i32 %d\n  store volatile i32 "+
						"%%e%d, ptr %%q", k, n, k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "operations on a wide vector", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"define <%d x i32> @f(<%d x i32> %%x, <%d x i32> %%y) {\n  %%a = add <%d x i32> "+
					"%%x, %%y\n  %%r = mul <%d x i32> %%a, <%s>\n  ret <%d x i32> %%r\n}", n, n, n,
				n, n, list(n, func(k int) string { return fmt.Sprint("i32 ", k) }), n)
		})
	}},
	{Name: "fields of a wide struct", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"%%T = type {%s}\ndefine %%T @f(%%T %%x) {\n  %%v0 = insertvalue %%T %%x, i32 1, 0",
				all(n, "i32"))
			for k := range n {
				w.line("  %%v%d = insertvalue %%T %%v%d, i32 1, %d", k+1, k, k)
			}
			w.line("  ret %%T %%v%d\n}", n)
		})
	}},
	{Name: "loads of arrays", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p, ptr %%q) {")
			for k := range n {
				w.line("  %%v%d = load [64 x i64], ptr %%p\n  store [64 x i64] %%v%d, ptr %%q", k,
					k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "a load of one array, longer and longer", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"define void @f(ptr %%p, ptr %%q) {\n  %%v = load [%d x i8], ptr %%p\n  store "+
					"[%d x i8] %%v, ptr %%q\n  ret void\n}\n;%s", n, n, strings.Repeat(".", n))
		})
	}},
	{Name: "a product of integers, wider and wider", make: func(n int) string {
		return module(func(w *writer) {
			bits := min(n, 1<<23)
			w.line(
				"define void @f(ptr %%p, ptr %%q) {\n  %%v = load i%d, ptr %%p\n  %%r = mul i%d "+
					"%%v, %%v\n  store i%d %%r, ptr %%q\n  ret void\n}\n;%s", bits, bits, bits,
				strings.Repeat(".", n))
		})
	}},
	{Name: "a wide integer constant", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%q) {\n  store i8388607 %s, ptr %%q\n  ret void\n}",
				strings.Repeat("7", min(n, 2_500_000)))
		})
	}},
	{Name: "statements of inline assembly", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f() {\n  call void asm sideeffect \"%s\", \"\"()\n  ret void\n}",
				strings.Repeat(`nop\0A`, n))
		})
	}},
	{Name: "pieces of inline assembly", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i64 %%x) {")
			for range n {
				w.line("  call void asm sideeffect \"mov $0, %%rax\", \"r,~{rax}\"(i64 %%x)")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "operands of inline assembly", make: func(n int) string {
		return module(func(w *writer) {
			w.line(
				"define void @f(i64 %%x) {\n  call void asm sideeffect \"nop\", \"%s\"(%s)\n  "+
					"ret void\n}", strings.ReplaceAll(all(n, "im"), " ", ""), all(n, "i64 5"))
		})
	}},
}

// chain is a shape whose instructions use the result of the one before.
func chain(name, typ, instruction string) Shape {
	return Shape{Name: "a chain of " + name, make: func(n int) string {
		return module(func(w *writer) {
			w.line("define %s @f(%s %%x, i1 %%c, i64 %%i, ptr %%p) {", typ, typ)
			v := "%x"
			for k := range n {
				if !strings.Contains(instruction, "%s") {
					w.line("  %%v%d = "+instruction, k)
					continue
				}
				w.line("  %%v%d = "+instruction, k, v)
				v = fmt.Sprintf("%%v%d", k)
			}
			w.line("  ret %s %s\n}", typ, v)
		})
	}}
}

func sumOf(k int) string {
	if k == 0 {
		return "0.0"
	}
	return fmt.Sprintf("%%s%d", k)
}
