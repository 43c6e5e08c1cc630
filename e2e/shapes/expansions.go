package shapes

import "fmt"

// expansions are shapes with instructions that become many of the processor's.
var expansions = []Shape{
	chain("additions of <64 x i64>", "<64 x i64>", "add <64 x i64> %s, %%x"),
	chain("divisions of <64 x i8>", "<64 x i8>", "udiv <64 x i8> %s, %%x"),
	chain("remainders of <64 x double>", "<64 x double>", "frem <64 x double> %s, %%x"),
	chain("shuffles of <256 x i8>", "<256 x i8>",
		"shufflevector <256 x i8> %s, <256 x i8> %%x, <64 x i32> zeroinitializer"),
	chain("insertions into <256 x i8>", "<256 x i8>", "insertelement <256 x i8> %s, i8 1, i64 %%i"),
	chain("additions of i8192", "i8192", "add i8192 %s, %%x"),
	chain("multiplications of i1024", "i1024", "mul i1024 %s, %%x"),
	chain("divisions of i1024", "i1024", "udiv i1024 %s, %%x"),
	chain("shifts of i4096", "i4096", "shl i4096 %s, %%x"),
	called("ones counted in i4096", "i4096", "llvm.ctpop.i4096"),
	called("bits of i4096 turned round", "i4096", "llvm.bitreverse.i4096"),
	called("bits of <64 x i8> turned round", "<64 x i8>", "llvm.bitreverse.v64i8"),
	called("cosines of <64 x double>", "<64 x double>", "llvm.cos.v64f64"),
	filled("loads and stores of [200 x i64]", "[200 x i64]", "%v%[1]d", true),
	filled("stores of [100000 x i64]", "[100000 x i64]", "zeroinitializer", false),
	filled("stores of [200 x i64]", "[200 x i64]", "zeroinitializer", false),
	filled("loads and stores of <400 x i64>", "<400 x i64>", "%v%[1]d", true),
	filled("stores of <400 x i64>", "<400 x i64>", "zeroinitializer", false),
	filled("stores of i16000", "i16000", "-1", false),
	{Name: "phis of arrays", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define [200 x i64] @f([200 x i64] %%x, i1 %%c) {\n  br label %%b0")
			for k := range n {
				w.line("b%d:\n  %%v%d = phi [200 x i64] [%%%s, %%%s], [%%v%d, %%b%d]\n  br i1 "+
					"%%c, label %%b%d, label %%b%d", k, k, before("v", k, "x"), before("b", k, "0"),
					k, k, k, k+1)
			}
			w.line("b%d:\n  ret [200 x i64] %%v%d\n}", n, n-1)
		})
	}},
	{Name: "calls with arrays as arguments", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @g([200 x i64])\ndefine void @f([200 x i64] %%x) {")
			for range n {
				w.line("  call void @g([200 x i64] %%x)")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "calls that copy their argument", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @g(ptr)\ndefine void @f(ptr %%x) {")
			for range n {
				w.line("  call void @g(ptr byval([200 x i64]) %%x)")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "inline copies of memory", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)\ndefine void " +
				"@f(ptr %%p, ptr %%q) {")
			for range n {
				w.line("  call void @llvm.memcpy.inline.p0.p0.i64(ptr %%p, ptr %%q, i64 1000000, " +
					"i1 false)")
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "masked loads of long vectors", make: func(n int) string {
		return module(func(w *writer) {
			const v, mask = "<64 x i32>", "<64 x i1>"
			w.line("declare %s @llvm.masked.load.v64i32.p0(ptr, i32, %s, %s)\ndefine %s @f(ptr "+
				"%%p, %s %%m, %s %%v0) {", v, mask, v, v, mask, v)
			for k := range n {
				w.line("  %%v%d = call %s @llvm.masked.load.v64i32.p0(ptr %%p, i32 4, %s %%m, %s "+
					"%%v%d)", k+1, v, mask, v, k)
			}
			w.line("  ret %s %%v%d\n}", v, n)
		})
	}},
	{Name: "switches on wide integers", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define void @f(i4096 %%x) {")
			w.line("  switch i4096 %%x, label %%b [")
			for k := range r * r {
				w.line("    i4096 %d, label %%b", k*7919)
			}
			w.line("  ]\nb:\n  ret void\n}")
		})
	}},
}

func before(prefix string, k int, first string) string {
	if k == 0 {
		return first
	}
	return fmt.Sprint(prefix, k-1)
}

// called is a chain of calls to an intrinsic of one operand.
func called(name, typ, intrinsic string) Shape {
	return Shape{Name: name, make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare %s @%s(%s)\ndefine %s @f(%s %%v0) {", typ, intrinsic, typ, typ, typ)
			for k := range n {
				w.line("  %%v%d = call %s @%s(%s %%v%d)", k+1, typ, intrinsic, typ, k)
			}
			w.line("  ret %s %%v%d\n}", typ, n)
		})
	}}
}

// filled is a row of stores of a type, each with a load before it if that is wanted.
func filled(name, typ, value string, load bool) Shape {
	return Shape{Name: name, make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(ptr %%p, ptr %%q) {")
			for k := range n {
				if load {
					w.line("  %%v%d = load volatile %s, ptr %%p", k, typ)
					w.line("  store volatile %s %%v%d, ptr %%q", typ, k)
				} else {
					w.line("  store volatile %s %s, ptr %%q", typ, value)
				}
			}
			w.line("  ret void\n}")
		})
	}}
}
