package wide_test

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
)

// longOp is an operation on integers of more than 128 bits: IR that computes %r from %x and %y, all
// of type iN, and the same with math/big. The operands are unsigned.
type longOp struct {
	name, text string
	want       func(n uint, x, y *big.Int) *big.Int // nil where the result is poison
}

// signed is a number of n bits read as two's complement.
func signed(n uint, x *big.Int) *big.Int {
	if x.Bit(int(n)-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), n))
}

func oneIf(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}

// fits reports whether a number fits in n bits.
func fits(n uint, x *big.Int, isSigned bool) bool {
	low, high := new(big.Int), new(big.Int).Lsh(big.NewInt(1), n)
	if isSigned {
		high.Rsh(high, 1)
		low.Neg(high)
	}
	return x.Cmp(low) >= 0 && x.Cmp(high) < 0
}

func longOps() []longOp {
	type num = *big.Int
	var ops []longOp
	add := func(name, text string, want func(n uint, x, y num) num) {
		ops = append(ops, longOp{name, text, want})
	}
	two := func(op string, f func(z, x, y num) num) {
		add(op, "  %r = "+op+" iN %x, %y\n", func(_ uint, x, y num) num {
			return f(new(big.Int), x, y)
		})
	}
	two("add", (*big.Int).Add)
	two("sub", (*big.Int).Sub)
	two("mul", (*big.Int).Mul)
	two("and", (*big.Int).And)
	two("or", (*big.Int).Or)
	two("xor", (*big.Int).Xor)
	divide := func(op string, isSigned bool, f func(z, x, y num) num) {
		add(op, "  %r = "+op+" iN %x, %y\n", func(n uint, x, y num) num {
			if isSigned {
				x, y = signed(n, x), signed(n, y)
			}
			if y.Sign() == 0 || isSigned && !fits(n, new(big.Int).Quo(x, y), true) {
				return nil
			}
			return f(new(big.Int), x, y)
		})
	}
	divide("udiv", false, (*big.Int).Quo)
	divide("urem", false, (*big.Int).Rem)
	divide("sdiv", true, (*big.Int).Quo)
	divide("srem", true, (*big.Int).Rem)
	shift := func(op string, f func(n uint, x num, by uint) num) {
		add(op, "  %k = urem iN %y, N\n  %r = "+op+" iN %x, %k\n", func(n uint, x, y num) num {
			return f(n, x, uint(new(big.Int).Rem(y, big.NewInt(int64(n))).Uint64()))
		})
		for _, by := range [...]uint{0, 1, 63, 64, 65, 127, 128} {
			add(fmt.Sprint(op, " by ", by), fmt.Sprintf("  %%r = %s iN %%x, %d\n", op, by),
				func(n uint, x, _ num) num { return f(n, x, by) })
		}
	}
	shift("shl", func(_ uint, x num, by uint) num { return new(big.Int).Lsh(x, by) })
	shift("lshr", func(_ uint, x num, by uint) num { return new(big.Int).Rsh(x, by) })
	shift("ashr", func(n uint, x num, by uint) num { return new(big.Int).Rsh(signed(n, x), by) })
	compare := func(op string, isSigned bool, holds func(c int) bool) {
		add(op, "  %c = icmp "+op+" iN %x, %y\n  %r = zext i1 %c to iN\n",
			func(n uint, x, y num) num {
				if isSigned {
					x, y = signed(n, x), signed(n, y)
				}
				return oneIf(holds(x.Cmp(y)))
			})
	}
	compare("eq", false, func(c int) bool { return c == 0 })
	compare("ne", false, func(c int) bool { return c != 0 })
	for _, s := range [...]bool{false, true} {
		p := map[bool]string{false: "u", true: "s"}[s]
		compare(p+"lt", s, func(c int) bool { return c < 0 })
		compare(p+"le", s, func(c int) bool { return c <= 0 })
		compare(p+"gt", s, func(c int) bool { return c > 0 })
		compare(p+"ge", s, func(c int) bool { return c >= 0 })
		for _, op := range [...]string{"add", "sub", "mul"} {
			f := map[string]func(z, x, y num) num{
				"add": (*big.Int).Add, "sub": (*big.Int).Sub, "mul": (*big.Int).Mul}[op]
			add(p+op+".with.overflow",
				"  %p = call { iN, i1 } @llvm."+p+op+".with.overflow.iN(iN %x, iN %y)\n"+
					"  %v = extractvalue { iN, i1 } %p, 0\n  %o = extractvalue { iN, i1 } %p, 1\n"+
					"  %r = select i1 %o, iN 77, iN %v\n", func(n uint, x, y num) num {
					if s {
						x, y = signed(n, x), signed(n, y)
					}
					v := f(new(big.Int), x, y)
					if !fits(n, v, s) {
						return big.NewInt(77)
					}
					return v
				})
		}
		add(p+"max", "  %r = call iN @llvm."+p+"max.iN(iN %x, iN %y)\n",
			func(n uint, x, y num) num {
				if s {
					x, y = signed(n, x), signed(n, y)
				}
				if x.Cmp(y) > 0 {
					return x
				}
				return y
			})
		e := map[bool]string{false: "zext", true: "sext"}[s]
		for _, small := range [...]uint{1, 8, 33, 64, 65, 100, 128} {
			add(fmt.Sprint(e, small),
				fmt.Sprintf("  %%s = trunc iN %%x to i%d\n  %%r = %s i%d %%s to iN\n", small, e,
					small),
				func(n uint, x, _ num) num {
					v := new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1),
						small), big.NewInt(1)))
					if s {
						return signed(small, v)
					}
					return v
				})
		}
		for _, f := range [...]string{"double", "float"} {
			conv := map[bool]string{false: "ui", true: "si"}[s]
			back := map[string]string{"double": "i64", "float": "i32"}[f]
			add(conv+"tofp "+f,
				"  %f = "+conv+"tofp iN %x to "+f+"\n  %i = bitcast "+f+" %f to "+back+
					"\n  %r = zext "+back+" %i to iN\n", func(n uint, x, _ num) num {
					if s {
						x = signed(n, x)
					}
					v := new(big.Float).SetInt(x)
					if f == "float" {
						g, _ := v.Float32()
						return big.NewInt(int64(math.Float32bits(g)))
					}
					g, _ := v.Float64()
					return new(big.Int).SetUint64(math.Float64bits(g))
				})
			add("fpto"+conv+" "+f,
				"  %s = trunc iN %x to "+back+"\n  %f = bitcast "+back+" %s to "+f+
					"\n  %r = fpto"+conv+" "+f+" %f to iN\n", func(n uint, x, _ num) num {
					g := math.Float64frombits(new(big.Int).And(x,
						new(big.Int).SetUint64(math.MaxUint64)).Uint64())
					if f == "float" {
						g = float64(math.Float32frombits(
							uint32(new(big.Int).And(x, big.NewInt(math.MaxUint32)).Uint64())))
					}
					if math.IsNaN(g) || math.IsInf(g, 0) {
						return nil
					}
					v, _ := new(big.Float).SetFloat64(g).Int(nil)
					if !fits(n, v, s) {
						return nil
					}
					return v
				})
		}
	}
	ones := func(x num) (k int64) {
		for i := range x.BitLen() {
			k += int64(x.Bit(i))
		}
		return k
	}
	add("ctpop", "  %r = call iN @llvm.ctpop.iN(iN %x)\n", func(_ uint, x, _ num) num {
		return big.NewInt(ones(x))
	})
	add("ctlz", "  %r = call iN @llvm.ctlz.iN(iN %x, i1 false)\n", func(n uint, x, _ num) num {
		return big.NewInt(int64(n) - int64(x.BitLen()))
	})
	add("cttz", "  %r = call iN @llvm.cttz.iN(iN %x, i1 false)\n", func(n uint, x, _ num) num {
		if x.Sign() == 0 {
			return big.NewInt(int64(n))
		}
		return big.NewInt(int64(x.TrailingZeroBits()))
	})
	add("bitreverse", "  %r = call iN @llvm.bitreverse.iN(iN %x)\n", func(n uint, x, _ num) num {
		v := new(big.Int)
		for i := range int(n) {
			v.SetBit(v, int(n)-1-i, x.Bit(i))
		}
		return v
	})
	add("abs", "  %r = call iN @llvm.abs.iN(iN %x, i1 false)\n", func(n uint, x, _ num) num {
		return new(big.Int).Abs(signed(n, x))
	})
	add("switch", `  switch iN %x, label %other [ iN 0, label %zero
    iN -1, label %ones ]
zero:
  br label %done
ones:
  br label %done
other:
  br label %done
done:
  %r = phi iN [ 5, %zero ], [ -7, %ones ], [ %y, %other ]
`, func(n uint, x, y num) num {
		switch {
		case x.Sign() == 0:
			return big.NewInt(5)
		case ones(x) == int64(n):
			return big.NewInt(-7)
		}
		return y
	})
	return ops
}

// longModule has a function for each operation: it loads %x and %y and stores %r.
func longModule(n uint, ops []longOp) string {
	var b strings.Builder
	for i, op := range ops {
		text := strings.ReplaceAll(op.text, "urem iN %y, N", fmt.Sprint("urem iN %y, ", n))
		fmt.Fprintf(&b,
			"define void @op%d(ptr %%a, ptr %%b, ptr %%to) {\n  %%x = load iN, ptr %%a\n  %%y = "+
				"load iN, ptr %%b\n%s"+
				"  store iN %%r, ptr %%to\n  ret void\n}\n", i, text)
	}
	for _, p := range [...]string{"s", "u"} {
		for _, op := range [...]string{"add", "sub", "mul"} {
			fmt.Fprintf(&b, "declare { iN, i1 } @llvm.%s%s.with.overflow.iN(iN, iN)\n", p, op)
		}
		fmt.Fprintf(&b, "declare iN @llvm.%smax.iN(iN, iN)\n", p)
	}
	for _, f := range [...]string{"ctpop.iN(iN)", "ctlz.iN(iN, i1)", "cttz.iN(iN, i1)",
		"bitreverse.iN(iN)", "abs.iN(iN, i1)"} {
		fmt.Fprintf(&b, "declare iN @llvm.%s\n", f)
	}
	return strings.ReplaceAll(b.String(), "iN", fmt.Sprint("i", n))
}

// bytesOf is a number as n bits in memory.
func bytesOf(n uint, x *big.Int) []byte {
	v := new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n), big.NewInt(1)))
	out := v.FillBytes(make([]byte, (n+7)/8))
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// TestLongIntegers runs every operation on integers of more than 128 bits in the emulator and
// compares with math/big.
func TestLongIntegers(t *testing.T) {
	const seed = 20260711
	random := rand.New(rand.NewPCG(seed, 1))
	for _, n := range [...]uint{129, 160, 192, 200, 255, 256, 320, 511, 512} {
		ops := longOps()
		if n > 256 { // products of twice the width are beyond the limit
			ops = withoutLong(ops, "mul.with.overflow")
		}
		module := longModule(n, ops)
		if n > 256 {
			module = strings.ReplaceAll(module, fmt.Sprintf("declare { i%d, i1 } @llvm.smul", n),
				";")
			module = strings.ReplaceAll(module, fmt.Sprintf("declare { i%d, i1 } @llvm.umul", n),
				";")
		}
		res := lowertest.Compile(t, module, lower.Options{})
		m, err := machine.New(machine.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		im, err := m.Load(res.Object, nil)
		if err != nil {
			t.Fatal(err)
		}
		const at = 0x30000000
		if err := m.Mem.Map(at, 1<<12, machine.Read|machine.Write); err != nil {
			t.Fatal(err)
		}
		for i, op := range ops {
			fn, _ := im.Lookup(fmt.Sprint("op", i))
			for round := range short.Share(12, 4) {
				x, y := longNumber(random, n), longNumber(random, n)
				if round == 0 {
					y = x
				}
				want := op.want(n, x, y)
				if want == nil {
					continue
				}
				m.Mem.WriteAt(at, bytesOf(n, x))
				m.Mem.WriteAt(at+256, bytesOf(n, y))
				if _, err := m.Call(context.Background(), fn, at, at+256, at+512); err != nil {
					t.Fatalf("i%d %s: %v", n, op.name, err)
				}
				got := make([]byte, (n+7)/8)
				m.Mem.ReadAt(at+512, got)
				if expect := bytesOf(n, want); string(got) != string(expect) {
					t.Fatalf("seed %d: i%d %s of %#x and %#x:\ngot  %x\nwant %x", seed, n, op.name,
						x, y, got, expect)
				}
			}
		}
	}
}

func withoutLong(ops []longOp, suffix string) (kept []longOp) {
	for _, op := range ops {
		if !strings.HasSuffix(op.name, suffix) {
			kept = append(kept, op)
		}
	}
	return kept
}

// longNumber is a random number of n bits: often a small one, or one with long runs of ones and
// zeros.
func longNumber(r *rand.Rand, n uint) *big.Int {
	all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n), big.NewInt(1))
	x := new(big.Int)
	for range 9 {
		x.Lsh(x, 64).Or(x, new(big.Int).SetUint64(r.Uint64()))
	}
	switch r.IntN(6) {
	case 0:
		return x.And(x, new(big.Int).SetUint64(math.MaxUint64>>r.IntN(64)))
	case 1:
		x.Rsh(all, uint(r.IntN(int(n))))
	case 2:
		x.Lsh(all, uint(r.IntN(int(n))))
	case 3:
		return x.And(all, new(big.Int).Rsh(x, uint(9*64-n)+uint(r.IntN(int(n)))))
	case 4:
		x.SetInt64(int64(r.IntN(5)) - 2)
	}
	return new(big.Int).And(x, all)
}
