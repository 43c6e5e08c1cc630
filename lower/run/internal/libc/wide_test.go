package libc

import (
	"math/big"
	"math/rand"
	"testing"

	"statepoint/lower/machine"
)

// TestDivisionsOf128Bits compares with divisions of big integers.
func TestDivisionsOf128Bits(t *testing.T) {
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewSource(1))
	number := func() (n wide) { // of any length
		n = wide{random.Uint64(), random.Uint64()}
		if random.Intn(2) == 0 {
			n = wide{n.low >> random.Intn(64), 0}
		}
		if random.Intn(3) == 0 {
			n = n.negated()
		}
		return n
	}
	modulus := new(big.Int).Lsh(big.NewInt(1), 128)
	value := func(n wide, signed bool) *big.Int {
		v := new(big.Int).SetUint64(n.high)
		v.Add(v.Lsh(v, 64), new(big.Int).SetUint64(n.low))
		if signed && n.negative() {
			v.Sub(v, modulus)
		}
		return v
	}
	const rdi, rsi, rcx = 7, 6, 1
	functions := Functions()
	for range 2000 {
		a, b := number(), number()
		if b == (wide{}) {
			continue
		}
		for _, name := range []string{"__divti3", "__modti3", "__udivti3", "__umodti3"} {
			signed := name == "__divti3" || name == "__modti3"
			rest := name == "__umodti3" || name == "__modti3"
			m.GPR[rdi], m.GPR[rsi], m.GPR[rdx], m.GPR[rcx] = a.low, a.high, b.low, b.high
			if err := functions[name](&Library{}, &Call{Name: name, M: m}); err != nil {
				t.Fatal(err)
			}
			got := wide{m.GPR[0], m.GPR[rdx]}
			want := new(big.Int).Quo(value(a, signed), value(b, signed))
			if rest {
				want.Rem(value(a, signed), value(b, signed))
			}
			if want.Mod(want, modulus); value(got, false).Cmp(want) != 0 {
				t.Fatalf("%s(%v, %v) is %v, not %#x", name, a, b, got, want)
			}
		}
	}
}
