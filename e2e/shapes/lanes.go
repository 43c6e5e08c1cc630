package shapes

import (
	"fmt"
	"strings"
)

// lanes are shapes of long vectors and integers, each of whose instructions becomes as many as they
// have parts.
var lanes = []Shape{
	chain("gathers", "<64 x i32>", "call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> "+
		"zeroinitializer, i32 4, <64 x i1> zeroinitializer, <64 x i32> %s)"),
	chain("compares of i4096", "i4096", "select i1 %%c, i4096 %s, i4096 %%x"),
	chain("updates of memory in a loop", "float",
		"atomicrmw fadd ptr %%p, float %s seq_cst"),
	chain("conversions to i256", "i256",
		"call i256 @llvm.fptosi.sat.i256.f64(double 1.0)"),
	chain("bits of <1024 x i8>", "<1024 x i8>", "xor <1024 x i8> %s, %%x"),
	chain("rotations of i2048", "i2048",
		"call i2048 @llvm.fshl.i2048(i2048 %s, i2048 %%x, i2048 %%x)"),
	{Name: "compares of i4096", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i4096 %%x, ptr %%p) {")
			for k := range n {
				w.line("  %%c%d = icmp %s i4096 %%x, %d\n  store volatile i1 %%c%d, ptr %%p", k,
					[2]string{"eq", "slt"}[k&1], k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "phis of i4096", make: func(n int) string {
		r := root(n)
		return module(func(w *writer) {
			w.line("define void @f(i4096 %%x, i64 %%i, ptr %%p) {\n  switch i64 %%i, label %%b0 "+
				"[%s]",
				cases(r, func(k int) string { return fmt.Sprintf("i64 %d, label %%b%d", k, k) }))
			for k := range r {
				w.line("b%d:\n  br label %%j", k)
			}
			w.line("j:")
			for k := range r {
				w.line("  %%h%d = phi i4096 %s", k, list(r, func(j int) string {
					return fmt.Sprintf("[%s, %%b%d]", [2]string{"%x", fmt.Sprint(j)}[j&1], j)
				}))
			}
			for k := range r {
				w.line("  store volatile i4096 %%h%d, ptr %%p", k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "switches on wide integers, no two parts alike", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(i4096 %%x) {\n  switch i4096 %%x, label %%b [")
			for k := range n {
				w.line("    i4096 %d%s, label %%b", k+1, strings.Repeat("7919", 64))
			}
			w.line("  ]\nb:\n  ret void\n}")
		})
	}},
	{Name: "selects between long vectors", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define void @f(<512 x i1> %%m, <512 x i32> %%x, ptr %%p) {")
			for k := range n {
				w.line("  %%v%d = select <512 x i1> %%m, <512 x i32> %%x, <512 x i32> "+
					"zeroinitializer\n  store volatile <512 x i32> %%v%d, ptr %%p", k, k)
			}
			w.line("  ret void\n}")
		})
	}},
	{Name: "a vector of bits as an integer", make: func(n int) string {
		return module(func(w *writer) {
			w.line("define i%d @f(<%d x i1> %%m) {\n  %%r = bitcast <%d x i1> %%m to i%d\n  ret "+
				"i%d %%r\n}\n;%s", n, n, n, n, n, strings.Repeat(".", n))
		})
	}},
	{Name: "a long vector that is reduced", make: func(n int) string {
		return module(func(w *writer) {
			w.line("declare i32 @llvm.vector.reduce.add.v%di32(<%d x i32>)\ndefine i32 @f(ptr %%p)"+
				" {\n  %%v = load <%d x i32>, ptr %%p\n  %%r = call i32 "+
				"@llvm.vector.reduce.add.v%di32(<%d x i32> %%v)\n  ret i32 %%r\n}\n;%s", n, n, n, n,
				n, strings.Repeat(".", n))
		})
	}},
}
