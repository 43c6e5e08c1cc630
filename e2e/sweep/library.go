package sweep

import (
	"encoding/binary"
	"math"
	"math/big"

	"statepoint/lower/machine"
)

// library are functions that compiled code may call, for the emulator: those of the C library and
// of the compiler's runtime library that Go computes to the last bit.
func library() map[string]machine.External {
	lib := map[string]machine.External{
		"callee":  clobber,
		"memcpy":  copyMemory,
		"memmove": copyMemory,
		"memset": func(m *machine.Machine) error {
			p, v, n := m.Arg(0), byte(m.Arg(1)), m.Arg(2)
			b := make([]byte, min(n, 1<<16))
			for i := range b {
				b[i] = v
			}
			m.Return(p)
			return m.Mem.WriteAt(p, b)
		},
		"__extendhfsf2": func(m *machine.Machine) error {
			setFloat(m, fromSmall(m.XMM[0][0]&0xffff, 5, 10))
			return nil
		},
	}
	for name, f := range map[string]func(x float64) float64{
		"floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc, "rint": math.RoundToEven,
		"nearbyint": math.RoundToEven,
		"roundeven": math.RoundToEven, "round": math.Round,
	} {
		lib[name] = func(m *machine.Machine) error {
			m.XMM[0][0] = math.Float64bits(f(math.Float64frombits(m.XMM[0][0])))
			return nil
		}
		lib[name+"f"] = func(m *machine.Machine) error { setFloat(m, f(float(m, 0))); return nil }
	}
	for name, f := range map[string]func(x, y float64) float64{
		"fmod": math.Mod, "fmin": least, "fmax": most} {
		lib[name] = func(m *machine.Machine) error {
			m.XMM[0][0] = math.Float64bits(f(math.Float64frombits(m.XMM[0][0]),
				math.Float64frombits(m.XMM[1][0])))
			return nil
		}
		lib[name+"f"] = func(m *machine.Machine) error {
			setFloat(m, f(float(m, 0), float(m, 1)))
			return nil
		}
	}
	lib["fma"] = func(m *machine.Machine) error {
		x := func(i int) float64 { return math.Float64frombits(m.XMM[i][0]) }
		m.XMM[0][0] = math.Float64bits(math.FMA(x(0), x(1), x(2)))
		return nil
	}
	for name, exponent := range map[string]int{"__truncsfhf2": 5, "__truncdfhf2": 5,
		"__truncsfbf2": 8, "__truncdfbf2": 8} {
		double := name[len("__trunc")] == 'd'
		lib[name] = func(m *machine.Machine) error {
			x := float(m, 0)
			if double {
				x = math.Float64frombits(m.XMM[0][0])
			}
			m.XMM[0][0] = toSmall(x, exponent, 15-exponent)
			return nil
		}
	}
	for name, f := range map[string]func(x, y *big.Int) *big.Int{
		"__udivti3": func(x, y *big.Int) *big.Int { return new(big.Int).Quo(x, y) }, "__umodti3": func(x, y *big.Int) *big.Int { return new(big.Int).Rem(x, y) },
		"__divti3": func(x, y *big.Int) *big.Int { return new(big.Int).Quo(signed128(x), signed128(y)) },
		"__modti3": func(x, y *big.Int) *big.Int { return new(big.Int).Rem(signed128(x), signed128(y)) },
	} {
		lib[name] = func(m *machine.Machine) error {
			x, y := wide(m.Arg(0), m.Arg(1)), wide(m.Arg(2), m.Arg(3))
			if y.Sign() == 0 {
				return nil
			}
			r := f(x, y)
			r.And(r, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 128), big.NewInt(1)))
			m.GPR[0], m.GPR[2] = new(big.Int).And(r, wide(math.MaxUint64, 0)).Uint64(),
				new(big.Int).Rsh(r, 64).Uint64()
			return nil
		}
	}
	return lib
}

// clobber destroys what a call may destroy.
func clobber(m *machine.Machine) error {
	for _, r := range [...]int{0, 1, 2, 6, 7, 8, 9, 10, 11} {
		m.GPR[r] = 0xD1D2D3D4D5D6D7D8
	}
	for i := range m.XMM {
		m.XMM[i] = [2]uint64{0xE1E2E3E4E5E6E7E8, 0xF1F2F3F4F5F6F7F8}
	}
	return nil
}

func copyMemory(m *machine.Machine) error {
	to, from, n := m.Arg(0), m.Arg(1), m.Arg(2)
	b := make([]byte, min(n, 1<<16))
	if err := m.Mem.ReadAt(from, b); err != nil {
		return err
	}
	m.Return(to)
	return m.Mem.WriteAt(to, b)
}

func float(m *machine.Machine, i int) float64 {
	return float64(math.Float32frombits(uint32(m.XMM[i][0])))
}

func setFloat(m *machine.Machine, x float64) { m.XMM[0][0] = uint64(math.Float32bits(float32(x))) }

func least(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Min(x, y)
}

func most(x, y float64) float64 { return -least(-x, -y) }

func wide(low, high uint64) *big.Int {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:], high)
	binary.BigEndian.PutUint64(b[8:], low)
	return new(big.Int).SetBytes(b[:])
}

func signed128(x *big.Int) *big.Int {
	if x.Bit(127) != 0 {
		return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), 128))
	}
	return x
}

// fromSmall is a number of a format of 16 bits.
func fromSmall(bits uint64, exponent, mantissa int) float64 {
	sign := 1.0
	if bits>>15&1 != 0 {
		sign = -1
	}
	e, f := int(bits>>mantissa&(1<<exponent-1)), float64(bits&(1<<mantissa-1))
	bias := 1<<(exponent-1) - 1
	switch {
	case e == 1<<exponent-1 && f != 0:
		return math.NaN()
	case e == 1<<exponent-1:
		return math.Inf(int(sign))
	case e == 0:
		return sign * math.Ldexp(f, 1-bias-mantissa)
	}
	return sign * math.Ldexp(f+math.Ldexp(1, mantissa), e-bias-mantissa)
}

// toSmall rounds to a format of 16 bits, to even where two numbers are as near.
func toSmall(x float64, exponent, mantissa int) uint64 {
	sign := uint64(0)
	if math.Signbit(x) {
		sign = 1 << 15
	}
	bias := 1<<(exponent-1) - 1
	infinite := uint64(1<<exponent-1) << mantissa
	switch {
	case x != x:
		return sign | infinite | 1<<(mantissa-1)
	case math.IsInf(x, 0):
		return sign | infinite
	case x == 0:
		return sign
	}
	_, e := math.Frexp(math.Abs(x))
	e = max(e-1, 1-bias) // of the leading bit, or of the smallest normal number
	n := uint64(math.RoundToEven(math.Ldexp(math.Abs(x), mantissa-e)))
	// n counts units of the last place: the leading bit adds one to the exponent field by itself.
	r := n + uint64(e+bias-1)<<mantissa
	return sign | min(r, infinite)
}
