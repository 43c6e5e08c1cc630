package interp_test

import (
	"context"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"statepoint/core/interp"
)

// TestUndef checks what becomes of undef and poison on their way.
func TestUndef(t *testing.T) {
	for text, want := range map[string]interp.State{
		"%p = alloca i64\n  %r = load i64, ptr %p":  interp.Undef,
		"%r = add i64 %x, undef":                    interp.Undef,
		"%r = shl i64 %x, 64":                       interp.Poison,
		"%v = shl i64 %x, 64\n  %r = freeze i64 %v": interp.Arbitrary,
		"%v = insertelement <2 x i64> undef, i64 %x, i32 0\n  %r = extractelement <2 x i64> %v, i32 0":                         interp.Defined,
		"%v = insertelement <2 x i64> poison, i64 %x, i32 0\n  %r = extractelement <2 x i64> %v, i32 1":                        interp.Poison,
		"%r = select i1 true, i64 %x, i64 poison":                                                                              interp.Defined,
		"%p = alloca [2 x i64]\n  store i64 %x, ptr %p\n  %q = alloca i64\n  store i64 undef, ptr %q\n  %r = load i64, ptr %p": interp.Defined,
		"%v = trunc nuw i64 -1 to i8\n  %r = zext i8 %v to i64":                                                                interp.Poison,
	} {
		m := start(t, "define i64 @f(i64 %x) {\n  "+text+"\n  ret i64 %r\n}\n", interp.Options{})
		v, err := m.RunName(context.Background(), "f", 3)
		if err != nil || v.State != want {
			t.Errorf("%s: %s, %v, want %s", text, v.State, err, want)
		}
	}
}

// TestFlags holds what the flags of arithmetic make poison against their definition, on integers of
// eight bits and, which is other code, of seventy.
func TestFlags(t *testing.T) {
	ops := map[string]func(a, b int64) (broken bool){
		"add nuw":     func(a, b int64) bool { return a&255+b&255 > 255 },
		"add nsw":     func(a, b int64) bool { return out(a + b) },
		"sub nuw":     func(a, b int64) bool { return a&255 < b&255 },
		"sub nsw":     func(a, b int64) bool { return out(a - b) },
		"mul nuw":     func(a, b int64) bool { return (a&255)*(b&255) > 255 },
		"mul nsw":     func(a, b int64) bool { return out(a * b) },
		"shl nuw":     func(a, b int64) bool { return b < 0 || b > 7 || (a&255)<<b > 255 },
		"shl nsw":     func(a, b int64) bool { return b < 0 || b > 7 || out(a<<b) },
		"lshr exact":  func(a, b int64) bool { return b < 0 || b > 7 || a&(1<<b-1) != 0 },
		"ashr exact":  func(a, b int64) bool { return b < 0 || b > 7 || a&(1<<b-1) != 0 },
		"udiv exact":  func(a, b int64) bool { return (a&255)%(b&255) != 0 },
		"sdiv exact":  func(a, b int64) bool { return a%b != 0 },
		"or disjoint": func(a, b int64) bool { return a&b != 0 },
	}
	var text strings.Builder
	for op := range ops {
		name := strings.ReplaceAll(op, " ", ".")
		for _, n := range []string{"8", "70"} {
			fmt.Fprintf(&text,
				"define i%s @%s.%s(i%s %%a, i%s %%b) {\n  %%r = %s i%s %%a, %%b\n  ret i%s "+
					"%%r\n}\n", n, name, n, n, n, op, n, n)
		}
	}
	m := start(t, text.String(), interp.Options{})
	for op, broken := range ops {
		wide := m.Module.Func(strings.ReplaceAll(op, " ", ".") + ".70")
		narrow := m.Module.Func(strings.ReplaceAll(op, " ", ".") + ".8")
		for a := int64(-128); a < 128; a += 5 {
			for b := int64(-128); b < 128; b += 3 {
				if strings.Contains(op, "div") && (b == 0 || a == -128 && b == -1) {
					continue
				}
				i8, i70 := narrow.Args[0].Type(), wide.Args[0].Type()
				v, err := m.Run(context.Background(), narrow, interp.Int(i8, uint64(a)),
					interp.Int(i8, uint64(b)))
				if err != nil || (v.State == interp.Poison) != broken(a, b) {
					t.Fatalf("%s of %d and %d: %s, %v", op, a, b, v, err)
				}
				if strings.Contains(op, "sh") || strings.Contains(op, "div") {
					continue
				}
				// The same numbers at the upper end of seventy bits.
				x, y := new(big.Int).Lsh(big.NewInt(a), 62), new(big.Int).Lsh(big.NewInt(b), 62)
				if strings.HasPrefix(op, "mul") {
					y = big.NewInt(b)
					if strings.HasSuffix(op, "nuw") {
						y = big.NewInt(b & 255)
					}
				}
				v, err = m.Run(context.Background(), wide, interp.BigInt(i70, x),
					interp.BigInt(i70, y))
				if err != nil || (v.State == interp.Poison) != broken(a, b) {
					t.Fatalf("%s of %d and %d in 70 bits: %s, %v", op, a, b, v, err)
				}
			}
		}
	}
}

func out(n int64) bool { return n < -128 || n > 127 }

// TestNumbersOfLongElements numbers elements of more than 64 bits, and loads what was chosen from
// among several values: both are as they would be without memory or a vector.
func TestNumbersOfLongElements(t *testing.T) {
	m := start(t, "declare <3 x i128> @llvm.stepvector.v3i128()\ndeclare float "+
		"@llvm.maxnum.f32(float, float)\ndefine i128 @f() {\n  %v = call <3 x i128> "+
		"@llvm.stepvector.v3i128()\n  %e = extractelement <3 x i128> %v, i32 2\n  ret i128 %e\n}\n"+
		"define float @g(ptr %p) {\n  %a = alloca float\n  %z = call float "+
		"@llvm.maxnum.f32(float 0.0, float -0.0)\n  store float %z, ptr %a\n  %r = load float, "+
		"ptr %a\n  ret float %r\n}\n", interp.Options{})
	f := m.Module.Func("f")
	v, err := m.Run(context.Background(), f)
	want := interp.BigInt(f.FuncType.Result(), big.NewInt(2))
	if err != nil || !interp.Same(&v, &want) {
		t.Errorf("%s, %v", v, err)
	}
	g := m.Module.Func("g")
	v, err = m.Run(context.Background(), g, interp.Pointer(g.Args[0].Type(), 0))
	if err != nil || v.State != interp.Arbitrary {
		t.Errorf("a zero of either sign: %s %s, %v", v, v.State, err)
	}
}
