package legalize_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"statepoint/e2e/lowertest"
	"strings"
	"testing"
)

// expanded collects operations on operands of any type, which come from memory.
type expanded struct {
	lowertest.Operations
	decls map[string]bool
}

// room is how many bytes operands and results have at most.
const room = 128

// call adds a function that calls an intrinsic. Operands that begin with % or a digit are given
// with their types, others are types; result is a type, whose padding must be zero.
func (e *expanded) call(result, name string, operands ...string) {
	var b strings.Builder
	fmt.Fprintf(&b, "  %%m = alloca [%d x i8], align 64\n  %%o = alloca [%[1]d x i8], align 64\n",
		3*room)
	for k := range 3 * room / 8 {
		v := string("abc"[(k+k/3)%3])
		fmt.Fprintf(&b,
			"  %%m%d = getelementptr i64, ptr %%m, i64 %[1]d\n  %%v%[1]d = mul i64 %%%s, %d\n  "+
				"store i64 %%v%[1]d, ptr %%m%[1]d\n"+
				"  %%o%[1]d = getelementptr i64, ptr %%o, i64 %[1]d\n  store i64 0, ptr %%o%[1]d\n",
			k,
			v, 1+k/3*2)
	}
	var types, args []string
	for k, t := range operands {
		typ, given, _ := strings.Cut(t, " = ")
		types = append(types, typ)
		if given != "" {
			args = append(args, typ+" "+given)
			continue
		}
		fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%m, i64 %d\n", k, k*room)
		if bits := 0; !strings.HasPrefix(typ, "<") && scan(typ, &bits) && bits%8 != 0 {
			fmt.Fprintf(&b,
				"  %%w%d = load i%d, ptr %%p%[1]d\n  %%x%[1]d = trunc i%[2]d %%w%[1]d to %[3]s\n",
				k, (bits+7)/8*8, typ)
		} else if lanes, i1 := strings.CutSuffix(typ, " x i1>"); i1 {
			n := 0
			fmt.Sscanf(lanes, "<%d", &n)
			fmt.Fprintf(&b,
				"  %%w%d = load i%d, ptr %%p%[1]d\n  %%x%[1]d = bitcast i%[2]d %%w%[1]d to %[3]s\n",
				k, n, typ)
		} else {
			fmt.Fprintf(&b, "  %%x%d = load %s, ptr %%p%[1]d, align 8\n", k, typ)
		}
		args = append(args, fmt.Sprintf("%s %%x%d", typ, k))
	}
	e.decls[fmt.Sprintf("declare %s @llvm.%s(%s)", result, name, strings.Join(types, ", "))] = true
	call := fmt.Sprintf("call %s @llvm.%s(%s)\n", result, name, strings.Join(args, ", "))
	switch bits := 0; {
	case result == "void":
		b.WriteString("  " + call)
	case scan(result, &bits) && bits%8 != 0:
		fmt.Fprintf(&b, "  %%r0 = %s  %%r = zext %s %%r0 to i%d\n  store i%[3]d %%r, ptr %%o\n",
			call, result, (bits+7)/8*8)
	default:
		fmt.Fprintf(&b, "  %%r = %s  store %s %%r, ptr %%o, align 8\n", call, result)
	}
	sum := "0"
	for k := range 2 * room / 8 {
		from := "o"
		if result == "void" {
			from = "m"
		}
		fmt.Fprintf(&b,
			"  %%l%d = load i64, ptr %%%s%[1]d\n  %%f%[1]d = mul i64 %[3]s, 31\n  %%s%[1]d = xor "+
				"i64 %%f%[1]d, %%l%[1]d\n", k, from, sum)
		sum = fmt.Sprintf("%%s%d", k)
	}
	e.Add(name, b.String()+"  ret i64 "+sum+"\n")
}

// scan reads the bits of an integer type.
func scan(typ string, bits *int) bool {
	n, err := fmt.Sscanf(typ, "i%d", bits)
	return n == 1 && err == nil && !strings.Contains(typ, " ")
}

func (e *expanded) run(t *testing.T) {
	t.Helper()
	// Fewer numbers than usual, since there are many functions.
	main := regexp.MustCompile(`unsigned long v\[\] = \{[^}]*\}`).ReplaceAllString(e.Main(),
		"unsigned long v[] = {0, 1, 0xff, 0x8000000000000000, 0x123456789abcdef0, "+
			"0xfffffffffffffffe, 0x3ff8000040490fdb, 0x7f807f8000403c00}")
	lowertest.SameOutput(t, e.IR.String()+strings.Join(slices.Sorted(maps.Keys(e.decls)), "\n"),
		main, "-O1")
}

// TestWideIntrinsics compares intrinsics on integers of up to 512 bits with llc.
func TestWideIntrinsics(t *testing.T) {
	e := expanded{decls: map[string]bool{}}
	for _, i := range []string{"i129", "i200", "i256", "i257", "i384", "i512"} {
		for _, f := range strings.Fields("sadd.sat uadd.sat ssub.sat usub.sat") {
			e.call(i, f+"."+i, i, i)
		}
		for _, f := range strings.Fields("smul umul") {
			e.call("{"+i+", i1}", f+".with.overflow."+i, i, i)
		}
	}
	for _, f := range strings.Fields("smax umin") {
		e.call("i128", "vector.reduce."+f+".v3i128", "<3 x i128>")
	}
	e.run(t)
}

// TestFixedPoint compares arithmetic in fixed point, and products without carries, with llc.
func TestFixedPoint(t *testing.T) {
	e := expanded{decls: map[string]bool{}}
	for _, i := range []string{"i8", "i13", "i16", "i32", "i64", "i65", "i128", "i200"} {
		for _, scale := range []string{"0", "3", "7"} {
			for _, f := range []string{"smul.fix.sat", "umul.fix.sat"} {
				e.call(i, f+"."+i, i, i, "i32 = "+scale)
			}
		}
	}
	// a divisor that is not zero, and a quotient that fits
	for _, i := range []string{"i8", "i16", "i32", "i64"} {
		for _, f := range []string{"sdiv.fix", "udiv.fix", "sdiv.fix.sat", "udiv.fix.sat"} {
			e.call(i, f+"."+i, i, i+" = 7", "i32 = 2")
			if strings.HasSuffix(f, "sat") {
				e.call(i, f+"."+i, i, i+" = -3", "i32 = 5")
			}
		}
	}
	e.call("<4 x i32>", "umul.fix.sat.v4i32", "<4 x i32>", "<4 x i32>", "i32 = 9")
	for _, i := range []string{"i8", "i13", "i64", "i128"} {
		e.call(i, "clmul."+i, i, i)
	}
	e.call("<4 x i32>", "clmul.v4i32", "<4 x i32>", "<4 x i32>")
	e.run(t)
}

// TestExpandedVectors compares with llc what is done element by element.
func TestExpandedVectors(t *testing.T) {
	e := expanded{decls: map[string]bool{}}
	for _, v := range [][3]string{{"<8 x i8>", "v8i8", "i8"}, {"<8 x i32>", "v8i32", "i32"},
		{"<8 x float>", "v8f32", "float"}} {
		e.call(v[0], "experimental.vector.compress."+v[1], v[0], "<8 x i1>", v[0])
		e.call(v[2], "experimental.vector.extract.last.active."+v[1], v[0], "<8 x i1>", v[2])
		e.call("{<4 x "+v[2]+">, <4 x "+v[2]+">}", "vector.deinterleave2."+v[1], v[0])
	}
	all, n := "<8 x i1> = splat (i1 true)", "i32 = 8"
	for _, f := range strings.Fields("smax smin umax umin sadd.sat ssub.sat uadd.sat usub.sat") {
		e.call("<8 x i16>", "vp."+f+".v8i16", "<8 x i16>", "<8 x i16>", all, n)
	}
	for _, f := range strings.Fields("bitreverse ctpop bswap") {
		e.call("<8 x i16>", "vp."+f+".v8i16", "<8 x i16>", all, n)
	}
	for _, f := range strings.Fields("ctlz cttz abs") {
		e.call("<8 x i16>", "vp."+f+".v8i16", "<8 x i16>", "i1 = false", all, n)
	}
	for _, f := range strings.Fields("fshl fshr") {
		e.call("<8 x i16>", "vp."+f+".v8i16", "<8 x i16>", "<8 x i16>", "<8 x i16>", all, n)
	}
	for _, f := range strings.Fields("fabs sqrt") {
		e.call("<8 x float>", "vp."+f+".v8f32", "<8 x float>", all, n)
	}
	for _, f := range strings.Fields("minnum maxnum") {
		e.call("<4 x float>", "vp."+f+".v4f32",
			"<4 x float> = <float 1.0, float 3.0, float -7.0, float 2.5>",
			"<4 x float> = splat (float 2.0)", "<4 x i1> = splat (i1 true)", "i32 = 4")
		e.call("float", "vp.reduce.f"+f[:3]+".v8f32", "float = 1.5",
			"<8 x float> = splat (float 2.5)", "<8 x i1>", n)
	}
	e.decls["declare void @llvm.experimental.vector.histogram.add.v2p0.i64(<2 x ptr>, i64, <2 x "+
		"i1>)"] = true
	e.Add("histogram", `  %p = alloca i64
  store i64 %a, ptr %p
  %v = insertelement <2 x ptr> poison, ptr %p, i32 0
  %w = insertelement <2 x ptr> %v, ptr %p, i32 1
  %c0 = trunc i64 %c to i2
  %m = bitcast i2 %c0 to <2 x i1>
  call void @llvm.experimental.vector.histogram.add.v2p0.i64(<2 x ptr> %w, i64 %b, <2 x i1> %m)
  %r = load i64, ptr %p
  ret i64 %r
`)
	e.call("void", "experimental.memset.pattern.p0.i32.i64", "ptr = %m", "i32", "i64 = 5",
		"i1 = false")
	e.call("void", "experimental.memset.pattern.p0.i64.i64", "ptr = %m", "i64", "i64 = 0",
		"i1 = false")
	e.call("{<4 x float>, <4 x i32>}", "frexp.v4f32.v4i32", "<4 x float>")
	e.call("{half, i32}", "frexp.f16.i32", "half")
	e.call("{<2 x double>, <2 x double>}", "modf.v2f64", "<2 x double>")
	e.call("{<2 x float>, <2 x float>}", "sincos.v2f32", "<2 x float> = <float 1.75, float -3.5>")
	e.call("half", "vector.reduce.fmax.v4f16",
		"<4 x half> = <half 0xH3C00, half 0xH4500, half 0xHC500, half 0xH0000>")
	e.call("float", "convert.from.fp16.f32", "i16 = 15361")
	e.call("i16", "convert.to.fp16.f32", "float = 1.5")
	e.run(t)
}

// TestTruncationOfWideElements keeps both words of elements of 128 bits.
func TestTruncationOfWideElements(t *testing.T) {
	var o lowertest.Operations
	o.Add("trunc", `  %x = zext i64 %a to i200
  %y = zext i64 %b to i200
  %z = shl i200 %y, 64
  %w = or i200 %x, %z
  %v = insertelement <2 x i200> zeroinitializer, i200 %w, i32 1
  %t = trunc <2 x i200> %v to <2 x i128>
  %e = extractelement <2 x i128> %t, i32 1
  %h = lshr i128 %e, 64
  %s = add i128 %h, %e
  %r = trunc i128 %s to i64
  ret i64 %r
`)
	lowertest.SameOutput(t, o.IR.String(), o.Main(), "-O1")
}

// TestTrampolines calls a function by way of code that gives it its static chain.
func TestTrampolines(t *testing.T) {
	const text = `declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
define internal i64 @nested(ptr nest %chain, i64 %x) {
  %v = load i64, ptr %chain
  %r = mul i64 %v, %x
  ret i64 %r
}
define i64 @f(ptr %code, i64 %x) {
  %v = alloca i64
  store i64 7, ptr %v
  call void @llvm.init.trampoline(ptr %code, ptr @nested, ptr %v)
  %t = call ptr @llvm.adjust.trampoline(ptr %code)
  %r = call i64 %t(i64 %x)
  ret i64 %r
}
`
	const main = `#include <stdio.h>
#include <sys/mman.h>
long f(void *, long);
int main(void) {
	unsigned char *p = mmap(0, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	printf("%ld\n", f(p, 6));
	for (int i = 0; i < 32; i++) if (i < 2 || i == 10 || i == 11 || i >= 20) printf("%02x ", p[i]);
}
`
	lowertest.SameOutput(t, text, main, "-O1")
}
