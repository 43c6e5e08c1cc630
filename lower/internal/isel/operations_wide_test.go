package isel_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
)

// TestWideOperations compares operations on integers of more than 64 bits, and of widths that no
// instruction has.
func TestWideOperations(t *testing.T) {
	var o lowertest.Operations
	var decls strings.Builder
	// wide adds a function whose body operates on %x, %y and %z of one width, made from the
	// arguments; its result %r, of another width, is folded into one number.
	wide := func(name string, bits, result int, body string) {
		var b strings.Builder
		for i, v := range [...]string{"x", "y", "z"} {
			p, q := 'a'+rune(i), 'a'+rune((i+1)%3)
			if bits <= 64 {
				fmt.Fprintf(&b, "  %%%s = %s\n", v, cast(string(p), bits))
				continue
			}
			fmt.Fprintf(&b,
				"  %%%s0 = zext i64 %%%c to i128\n  %%%s1 = zext i64 %%%c to i128\n  %%%s2 = shl "+
					"i128 %%%s1, 64\n  %%%s3 = or i128 %%%s0, %%%s2\n", v, p, v, q, v, v, v, v, v)
			if bits == 128 {
				fmt.Fprintf(&b, "  %%%s = or i128 %%%s3, 0\n", v, v)
			} else {
				fmt.Fprintf(&b, "  %%%s = trunc i128 %%%s3 to i%d\n", v, v, bits)
			}
		}
		b.WriteString(body)
		switch {
		case result <= 64:
			if result == 64 {
				b.WriteString("  ret i64 %r\n")
			} else {
				fmt.Fprintf(&b, "  %%res = zext i%d %%r to i64\n  ret i64 %%res\n", result)
			}
		default:
			if result < 128 {
				fmt.Fprintf(&b, "  %%r9 = zext i%d %%r to i128\n", result)
			} else {
				b.WriteString("  %r9 = or i128 %r, 0\n")
			}
			b.WriteString(
				"  %h = lshr i128 %r9, 64\n  %h1 = trunc i128 %h to i64\n  %l = trunc i128 %r9 " +
					"to i64\n  %h2 = mul i64 %h1, 31\n  %res = xor i64 %h2, %l\n  ret i64 %res\n")
		}
		o.Add(fmt.Sprintf("%s i%d", name, bits), b.String())
	}
	for _, w := range [...]int{7, 24, 33, 48, 63, 65, 100, 127, 128} {
		i := fmt.Sprintf("i%d", w)
		for _, op := range [...]string{"add", "sub", "mul", "xor"} {
			wide(op, w, w, fmt.Sprintf("  %%r = %s %s %%x, %%y\n", op, i))
		}
		for _, op := range [...]string{"udiv", "urem", "shl", "lshr", "ashr"} {
			y := fmt.Sprintf("  %%n = urem %s %%y, %d\n", i, w)
			if op[0] == 'u' {
				y = fmt.Sprintf("  %%n = or %s %%y, 1\n", i)
			}
			wide(op, w, w, y+fmt.Sprintf("  %%r = %s %s %%x, %%n\n", op, i))
		}
		for _, p := range [...]string{"eq", "ult", "sle", "sgt", "uge"} {
			wide("icmp "+p, w, 1, fmt.Sprintf("  %%r = icmp %s %s %%x, %%y\n", p, i))
		}
		if w > 64 && w < 128 {
			wide("sext", w, 128, fmt.Sprintf("  %%r = sext %s %%x to i128\n", i))
		}
		two := func(f string) string {
			return fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %%x, %s %%y)\n", i, f, i, i, i)
		}
		for _, f := range [...]string{"smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat",
			"ssub.sat", "usub.sat"} {
			fmt.Fprintf(&decls, "declare %s @llvm.%s.%s(%s, %s)\n", i, f, i, i, i)
			wide(f, w, w, two(f))
		}
		for _, f := range [...]string{"ushl.sat", "sshl.sat"} {
			fmt.Fprintf(&decls, "declare %s @llvm.%s.%s(%s, %s)\n", i, f, i, i, i)
			wide(f, w, w, fmt.Sprintf("  %%n = urem %s %%y, %d\n", i, w)+strings.Replace(two(f),
				"%y", "%n", 1))
		}
		for _, f := range [...]string{"sadd", "uadd", "ssub", "usub", "smul", "umul"} {
			fmt.Fprintf(&decls, "declare {%s, i1} @llvm.%s.with.overflow.%s(%s, %s)\n", i, f, i, i,
				i)
			call := fmt.Sprintf("  %%p = call {%s, i1} @llvm.%s.with.overflow.%s(%s %%x, %s %%y)\n",
				i, f, i, i, i)
			wide(f+" value", w, w, call+fmt.Sprintf("  %%r = extractvalue {%s, i1} %%p, 0\n", i))
			wide(f+" overflow", w, 1, call+fmt.Sprintf("  %%r = extractvalue {%s, i1} %%p, 1\n", i))
		}
		for _, f := range [...]string{"ctpop", "bitreverse"} {
			fmt.Fprintf(&decls, "declare %s @llvm.%s.%s(%s)\n", i, f, i, i)
			wide(f, w, w, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %%x)\n", i, f, i, i))
		}
		for _, f := range [...]string{"ctlz", "cttz", "abs"} {
			fmt.Fprintf(&decls, "declare %s @llvm.%s.%s(%s, i1)\n", i, f, i, i)
			wide(f, w, w, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %%x, i1 false)\n", i, f, i,
				i))
		}
		for _, f := range [...]string{"fshl", "fshr"} {
			fmt.Fprintf(&decls, "declare %s @llvm.%s.%s(%s, %s, %s)\n", i, f, i, i, i, i)
			wide(f, w, w, fmt.Sprintf("  %%r = call %s @llvm.%s.%s(%s %%x, %s %%y, %s %%z)\n", i, f,
				i, i, i, i))
		}
		for _, f := range [...]string{"scmp", "ucmp"} {
			fmt.Fprintf(&decls, "declare i8 @llvm.%s.i8.%s(%s, %s)\n", f, i, i, i)
			wide(f, w, 8, fmt.Sprintf("  %%r = call i8 @llvm.%s.i8.%s(%s %%x, %s %%y)\n", f, i, i,
				i))
		}
	}
	wide("bswap", 128, 128, "  %r = call i128 @llvm.bswap.i128(i128 %x)\n")
	wide("bswap", 96, 96, "  %r = call i96 @llvm.bswap.i96(i96 %x)\n")
	decls.WriteString("declare i128 @llvm.bswap.i128(i128)\ndeclare i96 @llvm.bswap.i96(i96)\n")
	wide("switch", 128, 32,
		"  switch i128 %x, label %d [ i128 1, label %u\n i128 18446744073709551617, label %v\n "+
			"i128 36893488147419103232, label %u ]\nd:\n  br label %e\nu:\n  br label %e\nv:\n  "+
			"br label %e\ne:\n  %r = phi i32 [1, %d], [2, %u], [3, %v]\n")
	lowertest.SameOutput(t, o.IR.String()+decls.String(), o.Main(), "-O1")
}
