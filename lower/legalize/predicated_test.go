package legalize_test

import (
	"fmt"
	"maps"
	"slices"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// TestPredicatedOperations compares what vector-predicated intrinsics, and others that package
// expand writes element by element, make with what llc makes of them. The elements that a mask or
// the length leaves out are poison, and are replaced.
func TestPredicatedOperations(t *testing.T) {
	var o lowertest.Operations
	v, m := "<8 x i8>", "<8 x i1>"
	head := fmt.Sprintf(
		"  %%x = bitcast i64 %%a to %[1]s\n  %%y = bitcast i64 %%b to %[1]s\n  %%t = trunc i64 "+
			"%%c to i8\n  %%m = bitcast i8 %%t to %s\n"+
			"  %%s = lshr i64 %%c, 3\n  %%u = urem i64 %%s, 9\n  %%n = trunc i64 %%u to i32\n", v,
		m)
	tail := fmt.Sprintf(
		"  %%k = call %[1]s @llvm.vp.merge.v8i8(%[2]s %%m, %[1]s %%r, %[1]s zeroinitializer, i32 "+
			"%%n)\n  %%q = bitcast %[1]s %%k to i64\n  ret i64 %%q\n", v, m)
	decls := map[string]bool{
		fmt.Sprintf("declare %[1]s @llvm.vp.merge.v8i8(%[2]s, %[1]s, %[1]s, i32)", v, m): true}
	call := func(result, name, params, args string) string {
		decls[fmt.Sprintf("declare %s @llvm.%s(%s)", result, name, params)] = true
		return fmt.Sprintf("call %s @llvm.%s(%s)\n", result, name, args)
	}
	both := fmt.Sprintf("%s %%x, %s %%y, %s %%m, i32 %%n", v, v, m)
	types := fmt.Sprintf("%s, %s, %s, i32", v, v, m)
	for _, op := range [...]string{"add", "sub", "mul", "udiv", "urem", "and", "or", "xor"} {
		y := ""
		if op[0] == 'u' { // zeros only where they are left out
			y = "  %z = icmp eq " + v + " %y, zeroinitializer\n  %z1 = and " + m +
				" %z, %m\n  %y1 = select " + m + " %z1, " + v + " %x, " + v + " %y\n" +
				"  %y2 = or " + v + " %y1, splat (i8 1)\n  %y3 = select " + m + " %m, " + v +
				" %y2, " + v + " zeroinitializer\n"
		}
		args := both
		if y != "" {
			args = strings.Replace(both, "%y", "%y3", 1)
		}
		o.Add("vp."+op, head+y+"  %r = "+call(v, "vp."+op+".v8i8", types, args)+tail)
	}
	for _, p := range [...]string{"eq", "ult", "sgt"} {
		compare := call(m, "vp.icmp.v8i8", v+", "+v+", metadata, "+m+", i32",
			fmt.Sprintf("%s %%x, %s %%y, metadata !%q, %s %%m, i32 %%n", v, v, p, m))
		o.Add("vp.icmp "+p, head+"  %c1 = "+compare+"  %r = sext "+m+" %c1 to "+v+"\n"+tail)
	}
	for _, f := range [...]string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax",
		"umin"} {
		r := call("i8", "vp.reduce."+f+".v8i8", "i8, "+v+", "+m+", i32",
			"i8 %t, "+v+" %x, "+m+" %m, i32 %n")
		o.Add("vp.reduce."+f, head+"  %r = "+r+"  %q = zext i8 %r to i64\n  ret i64 %q\n")
	}
	store := call("void", "vp.store.v8i8.p0", v+", ptr, "+m+", i32",
		v+" %x, ptr %p, "+m+" %m, i32 %n")
	load := call(v, "vp.load.v8i8.p0", "ptr, "+m+", i32", "ptr %p, "+m+" %m, i32 %n")
	o.Add("vp.store",
		head+"  %p = alloca i64\n  store i64 %b, ptr %p\n  "+store+"  %q = load i64, ptr %p\n  "+
			"ret i64 %q\n")
	o.Add("vp.load", head+"  %p = alloca i64\n  store i64 %b, ptr %p\n  %r = "+load+tail)
	o.Add("vp.select", head+"  %r = "+call(v, "vp.select.v8i8", m+", "+v+", "+v+", i32",
		m+" %m, "+v+" %x, "+v+" %y, i32 %n")+tail)
	o.Add("cttz.elts", head+"  %r = "+call("i32", "experimental.cttz.elts.i32.v8i8", v+", i1",
		v+" %x, i1 false")+"  %q = zext i32 %r to i64\n  ret i64 %q\n")
	o.Add("cttz.elts of i1", head+"  %q = "+call("i64", "experimental.cttz.elts.i64.v8i1", m+", i1",
		m+" %m, i1 false")+"  ret i64 %q\n")
	for _, n := range [...]string{"fmax", "fmin"} {
		o.Add("atomicrmw "+n,
			"  %p = alloca double\n  %x = sitofp i64 %a to double\n  %y = sitofp i64 %b to "+
				"double\n  store double %x, ptr %p\n"+
				"  %o = atomicrmw "+n+" ptr %p, double %y seq_cst\n  %n = load double, ptr %p\n  "+
				"%s "+
				"= fadd double %o, %n\n  %q = bitcast double %s to i64\n  ret i64 %q\n")
	}
	var text strings.Builder
	for _, d := range slices.Sorted(maps.Keys(decls)) {
		text.WriteString(d + "\n")
	}
	lowertest.SameOutput(t, o.IR.String()+text.String(), o.Main(), "-O1")
}
