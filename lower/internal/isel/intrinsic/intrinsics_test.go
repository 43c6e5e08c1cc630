package intrinsic_test

import (
	"fmt"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// TestOtherIntrinsics compares intrinsics that read machine state or memory, atomics without an
// instruction, and indirect branches.
func TestOtherIntrinsics(t *testing.T) {
	var o lowertest.Operations
	o.Add("ptrmask",
		"  %p = inttoptr i64 %a to ptr\n  %q = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 %b)\n  "+
			"%r = ptrtoint ptr %q to i64\n  ret i64 %r\n")
	o.Add("load.relative",
		"  %n = and i64 %a, 4\n  %p = call ptr @llvm.load.relative.i64(ptr @distances, i64 %n)\n "+
			" %v = load i8, ptr %p\n  %r = zext i8 %v to i64\n  ret i64 %r\n")
	o.Add("objectsize",
		"  %m = alloca [20 x i8]\n  %p = getelementptr i8, ptr %m, i64 3\n  %r = call i64 "+
			"@llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)\n  %g = call i64 "+
			"@llvm.objectsize.i64.p0(ptr @distances, i1 true, i1 true, i1 false)\n  %n = mul i64 "+
			"%g, 100\n  %s = add i64 %r, %n\n  ret i64 %s\n")
	o.Add("objectsize unknown",
		"  %p = inttoptr i64 %a to ptr\n  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 "+
			"false, i1 true, i1 false)\n  %g = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, "+
			"i1 true, i1 false)\n  %s = add i64 %r, %g\n  ret i64 %s\n")
	o.Add("is.constant",
		"  %x = call i1 @llvm.is.constant.i64(i64 %a)\n  %y = call i1 @llvm.is.constant.i64(i64 "+
			"5)\n  %z = zext i1 %x to i64\n  %w = zext i1 %y to i64\n  %s = shl i64 %w, 1\n  %r "+
			"= or i64 %s, %z\n  ret i64 %r\n")
	o.Add("readcyclecounter",
		"  %x = call i64 @llvm.readcyclecounter()\n  %y = call i64 @llvm.readcyclecounter()\n  "+
			"%q = icmp ule i64 %x, %y\n  %r = zext i1 %q to i64\n  ret i64 %r\n")
	o.Add("thread.pointer",
		"  %x = call ptr @llvm.thread.pointer()\n  %y = load ptr, ptr %x\n  %q = icmp eq ptr %x, "+
			"%y\n  %r = zext i1 %q to i64\n  ret i64 %r\n")
	o.Add("arithmetic.fence",
		"  %f = sitofp i64 %a to double\n  %g = call double @llvm.arithmetic.fence.f64(double "+
			"%f)\n  %r = fptosi double %g to i64\n  ret i64 %r\n")
	o.Add("memcpy.inline",
		"  %m = alloca [37 x i8]\n  %n = alloca [37 x i8]\n  call void "+
			"@llvm.memset.inline.p0.i64(ptr %m, i8 7, i64 37, i1 false)\n  store i64 %a, ptr "+
			"%m\n  call void @llvm.memcpy.inline.p0.p0.i64(ptr %n, ptr %m, i64 37, i1 false)\n  "+
			"%x = load i64, ptr %n\n  %p = getelementptr i8, ptr %n, i64 29\n  %y = load i64, "+
			"ptr %p\n  %r = xor i64 %x, %y\n  ret i64 %r\n")
	for _, w := range [...]int{8, 16, 32, 64} {
		cell := fmt.Sprintf("  %%m = alloca i%d\n  store i%d %%x, ptr %%m\n", w, w)
		for _, op := range [...]string{"uinc_wrap", "udec_wrap"} {
			o.Typed("atomicrmw "+op, w, w,
				cell+fmt.Sprintf(
					"  %%o = atomicrmw %s ptr %%m, i%d %%y seq_cst\n  %%n = load i%d, ptr %%m\n  "+
						"%%k = mul i%d %%n, 3\n  %%r = xor i%d %%k, %%o\n", op, w, w, w, w))
		}
	}
	wide := "  %m = alloca i128, align 16\n  %a1 = zext i64 %a to i128\n  %b1 = zext i64 %b to " +
		"i128\n  %c1 = zext i64 %c to i128\n  %a2 = shl i128 %a1, 64\n  %v = or i128 %a2, %b1\n  " +
		"%b2 = shl i128 %b1, 64\n  %w = or i128 %b2, %c1\n  store atomic i128 %v, ptr %m " +
		"seq_cst, align 16\n"
	fold := "  %h = lshr i128 %s, 64\n  %h1 = trunc i128 %h to i64\n  %l = trunc i128 %s to " +
		"i64\n  %h2 = mul i64 %h1, 31\n  %r = xor i64 %h2, %l\n  ret i64 %r\n"
	for _, op := range [...]string{"xchg", "add", "sub", "and", "or", "xor", "nand"} {
		o.Add("atomicrmw i128 "+op,
			wide+fmt.Sprintf(
				"  %%o = atomicrmw %s ptr %%m, i128 %%w seq_cst\n  %%n = load atomic i128, ptr "+
					"%%m acquire, align 16\n  %%k = mul i128 %%n, 3\n  %%s = xor i128 %%k, %%o\n",
				op)+fold)
	}
	for _, op := range [...]string{"fadd"} {
		for _, typ := range [...]string{"float", "double"} {
			o.Add("atomicrmw "+op+" "+typ,
				fmt.Sprintf(
					"  %%m = alloca %s\n  %%f = sitofp i64 %%a to %s\n  %%g = sitofp i64 %%b to "+
						"%s\n  store %s %%f, ptr %%m\n  %%o = atomicrmw %s ptr %%m, %s %%g "+
						"seq_cst\n  %%n = load %s, ptr %%m\n  %%s = fsub %s %%n, %%o\n  %%r = "+
						"call i64 @llvm.fptosi.sat.i64.f64(double 0.0)\n", typ, typ, typ, typ, op,
					typ, typ, typ)+
					fmt.Sprintf(
						"  %%e = fcmp ogt %s %%s, 1.0\n  %%z = zext i1 %%e to i64\n  ret i64 %%z\n",
						typ))
		}
	}
	o.Add("indirectbr", fmt.Sprintf(`  %%i = urem i64 %%a, 7
  %%p = getelementptr [7 x ptr], ptr @places, i64 0, i64 %%i
  %%t = load ptr, ptr %%p
  br label %%go
go:
  %%n = phi i64 [ 0, %%0 ], [ %%n1, %%u ], [ %%n2, %%v ]
  %%where = phi ptr [ %%t, %%0 ], [ blockaddress(@op%d, %%v), %%u ], [ %%then, %%v ]
  indirectbr ptr %%where, [ label %%u, label %%v, label %%w, label %%x ]
u:
  %%n1 = add i64 %%n, 3
  br label %%go
v:
  %%odd = trunc i64 %%b to i1
  %%then = select i1 %%odd, ptr blockaddress(@op%d, %%w), ptr blockaddress(@op%d, %%x)
  %%n2 = add i64 %%n, 50
  br label %%go
w:
  %%e = phi i64 [ %%n, %%go ]
  ret i64 %%e
x:
  ret i64 -1
`, len(o.Names), len(o.Names), len(o.Names)))
	at := len(o.Names) - 1
	places := fmt.Sprintf(
		"@places = constant [7 x ptr] [ptr blockaddress(@op%d, %%u), ptr blockaddress(@op%d, "+
			"%%v), ptr blockaddress(@op%d, %%w), ptr blockaddress(@op%d, %%x), ptr "+
			"blockaddress(@op%d, %%u), ptr blockaddress(@op%d, %%w), ptr blockaddress(@op%d, "+
			"%%v)]\n", at, at, at, at, at, at, at)
	o.Add("prefix data",
		"  %p = getelementptr i8, ptr @prefixed, i64 -12\n  %v = load i32, ptr %p\n  %w = zext "+
			"i32 %v to i64\n  %q = getelementptr i8, ptr @prefixed, i64 -8\n  %f = load ptr, ptr "+
			"%q\n  %r = call i64 %f()\n  %k = add i64 %r, %w\n  ret i64 %k\n")
	vectors := "  %v = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %x, i32 1\n  %w " +
		"= insertelement <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 %y, i32 2\n"
	hash := func(typ string, n int) string {
		b := "  %h0 = add i32 7, 0\n"
		for k := range n {
			b += fmt.Sprintf(
				"  %%e%d = extractelement %s %%q, i32 %d\n  %%m%d = mul i32 %%h%d, 31\n  %%h%d = "+
					"add i32 %%m%d, %%e%d\n", k, typ, k, k, k, k+1, k, k)
		}
		return b + fmt.Sprintf("  %%r = add i32 %%h%d, 0\n", n)
	}
	o.Typed("vector.splice", 32, 32,
		vectors+"  %q1 = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %w, "+
			"i32 3)\n  %q = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %q1, <4 x i32> "+
			"%v, i32 -3)\n"+hash("<4 x i32>", 4))
	o.Typed("vector.interleave2", 32, 32,
		vectors+"  %q = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %v, <4 x i32> "+
			"%w)\n"+hash("<8 x i32>", 8))
	o.Typed("vector.insert and extract", 32, 32,
		vectors+"  %q2 = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> "+
			"zeroinitializer, <4 x i32> %v, i64 4)\n  %q1 = call <4 x i32> "+
			"@llvm.vector.extract.v4i32.v8i32(<8 x i32> %q2, i64 4)\n  %s = call <4 x i32> "+
			"@llvm.stepvector.v4i32()\n  %q = add <4 x i32> %q1, %s\n"+hash("<4 x i32>", 4))
	o.Add("ifunc",
		"  %r = call i64 @which(i64 %a)\n  %f = load volatile ptr, ptr @chosen\n  %q = call i64 "+
			"%f(i64 %b)\n  %k = xor i64 %r, %q\n  ret i64 %k\n")
	o.Add("constructors", "  %r = load i64, ptr @made\n  ret i64 %r\n")
	decls := places + `@distances = internal constant { i32, i32, [2 x i8] } { i32 8, i32 9, [2 x i8] c"\11\22" }
@made = global i64 1
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @last, ptr null }, { i32, ptr, ptr } { i32 200, ptr @second, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @bye, ptr null }, { i32, ptr, ptr } { i32 150, ptr @end, ptr null }]
@chosen = global ptr @which
@which = internal ifunc i64 (i64), ptr @choose
define internal i64 @twice(i64 %x) {
  %r = shl i64 %x, 1
  ret i64 %r
}
define internal ptr @choose() {
  ret ptr @twice
}
define i64 @prefixed() prefix <{ i32, ptr }> <{ i32 1234, ptr @prefixed }> {
  ret i64 77
}
define internal void @first() {
  %v = load i64, ptr @made
  %w = mul i64 %v, 10
  store i64 %w, ptr @made
  ret void
}
define internal void @second() {
  %v = load i64, ptr @made
  %w = add i64 %v, 7
  store i64 %w, ptr @made
  ret void
}
define internal void @last() {
  %v = load i64, ptr @made
  %w = mul i64 %v, 3
  store i64 %w, ptr @made
  ret void
}
@goodbye = private constant [4 x i8] c"bye\00"
@ended = private constant [4 x i8] c"end\00"
declare i32 @puts(ptr)
define internal void @bye() {
  %v = call i32 @puts(ptr @goodbye)
  ret void
}
define internal void @end() {
  %v = call i32 @puts(ptr @ended)
  ret void
}
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32>, <4 x i32>, i64)
declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
declare <4 x i32> @llvm.stepvector.v4i32()
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i64(i64)
declare i64 @llvm.readcyclecounter()
declare ptr @llvm.thread.pointer()
declare double @llvm.arithmetic.fence.f64(double)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
`
	lowertest.SameOutput(t, o.IR.String()+decls, o.Main(), "-O1")
}

// TestResultOfNothing uses the result of an intrinsic that emits no code in every kind of operand.
func TestResultOfNothing(t *testing.T) {
	for _, use := range []string{
		"call void @use(ptr %s)", "call void (...) @list(ptr %s)", "store ptr %s, ptr %p",
		"%v = load i8, ptr %s", "%v = icmp eq ptr %s, %p",
		"call void asm sideeffect \"\", \"r\"(ptr %s)",
		"call void @llvm.invariant.end.p0(ptr %s, i64 4, ptr %p)",
	} {
		text := "declare ptr @llvm.invariant.start.p0(i64, ptr)\ndeclare void " +
			"@llvm.invariant.end.p0(ptr, i64, ptr)\ndeclare void @use(ptr)\ndeclare void " +
			"@list(...)\n" +
			"define ptr @f(ptr %p) {\n  %s = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)\n  " +
			use + "\n  ret ptr %s\n}\n"
		lowertest.Compile(t, text, lower.Options{Checked: true})
	}
}
