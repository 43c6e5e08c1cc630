package float80

import (
	"flag"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"golang.org/x/arch/x86/x86asm"
)

var seed = flag.Uint64("seed", 1, "the seed of random numbers")

var modes = [...]big.RoundingMode{Nearest: big.ToNearestEven, Down: big.ToNegativeInf,
	Up: big.ToPositiveInf, Zero: big.ToZero}

// value is a finite number as a big.Float.
func value(x Number) *big.Float {
	v := new(big.Float).SetUint64(x.Significand)
	v.SetMantExp(v, int(x.Top&Exponent)-Bias-63)
	if x.Negative() {
		v.Neg(v)
	}
	return v
}

// random is a normal number near 1.
func random(r *rand.Rand) Number {
	x := Number{Top: uint16(Bias - 40 + r.IntN(80)), Significand: r.Uint64() | Integer}
	if r.IntN(3) == 0 { // few bits, so that results are often halfway or exact
		x.Significand = r.Uint64N(64)<<58 | Integer | r.Uint64N(4)
	}
	return x.Negate(r.IntN(2) == 0)
}

func TestOperationsAreRoundedOnce(t *testing.T) {
	t.Logf("seed %d", *seed)
	r := rand.New(rand.NewPCG(*seed, 80))
	for range 20000 {
		a, b, mode := random(r), random(r), uint8(r.IntN(4))
		for op, of := range map[x86asm.Op]func(z, x, y *big.Float) *big.Float{
			x86asm.FADD: (*big.Float).Add, x86asm.FSUB: (*big.Float).Sub,
			x86asm.FMUL: (*big.Float).Mul, x86asm.FDIV: (*big.Float).Quo} {
			want := new(big.Float).SetPrec(64).SetMode(modes[mode])
			of(want, value(a), value(b))
			if got := Compute(op, a, b, mode); value(got).Cmp(want) != 0 {
				t.Fatalf("%v of %x and %x, mode %d: %x, want %v", op, a, b, mode, got, want)
			}
		}
		a = a.Negate(a.Negative())
		got := SqrtExact(Exactly(a)).Number(Nearest)
		want := new(big.Float).SetPrec(64).Sqrt(value(a))
		if value(got).Cmp(want) != 0 {
			t.Fatalf("root of %x: %x, want %v", a, got, want)
		}
	}
}

func TestDoublesSurvive(t *testing.T) {
	t.Logf("seed %d", *seed)
	r := rand.New(rand.NewPCG(*seed, 64))
	for range 20000 {
		v := r.Uint64()
		if f := math.Float64frombits(v); f != f {
			v |= 1 << 51 // a quiet NaN
		}
		if got := Bits(Of(v, Double), Double, Nearest); got != v {
			t.Fatalf("%#x becomes %#x", v, got)
		}
	}
}

func TestNumbersAreOrdered(t *testing.T) {
	t.Logf("seed %d", *seed)
	r := rand.New(rand.NewPCG(*seed, 3))
	for range 20000 {
		a, b := random(r), random(r)
		if got, want := Compare(a, b), value(a).Cmp(value(b)); got != want {
			t.Fatalf("%x and %x: %d, want %d", a, b, got, want)
		}
	}
	if Compare(Number{}, Number{}.Negate(true)) != 0 {
		t.Error("zeros differ")
	}
}

func TestIntegers(t *testing.T) {
	for f, want := range map[float64]uint64{1.5: 2, 2.5: 2, -2.5: 0xFFFE, 40000: 0x8000,
		-32768: 0x8000, 32767: 0x7FFF, 0.25: 0} {
		if got := Of(math.Float64bits(f), Double).Integer(2, Nearest); got != want {
			t.Errorf("%v is %#x, want %#x", f, got, want)
		}
	}
}

func TestInvalidOperations(t *testing.T) {
	inf := Number{Exponent, Integer}
	for _, c := range []struct {
		op   x86asm.Op
		a, b Number
	}{{x86asm.FSUB, inf, inf}, {x86asm.FMUL, inf, Number{}}, {x86asm.FDIV, inf, inf},
		{x86asm.FDIV, Number{}, Number{}}, {x86asm.FADD, Number{Bias, 1}, inf}} {
		if got := Compute(c.op, c.a, c.b, Nearest); got != Indefinite {
			t.Errorf("%v of %x and %x is %x", c.op, c.a, c.b, got)
		}
	}
	signaling, quiet := Number{Exponent, Integer | 5}, Number{Exponent, Integer | Quiet | 1}
	if got := Compute(x86asm.FADD, signaling, quiet, Nearest); got != quiet {
		t.Errorf("of a signaling and a quiet NaN: %x", got)
	}
}
