package machine

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// vectorForms are the lines of the instruction table with an XMM register, except those whose
// result is partly undefined (openTable), which would spread, or whose faults are, and those that
// the processor lacks.
var vectorForms = sync.OnceValue(func() []amd64.Form {
	var out []amd64.Form
	for _, f := range amd64.Forms() {
		open := slices.ContainsFunc(openRows(f.Mnemonic()), func(r *openRow) bool {
			return r.bits != nil || r.faults
		})
		if strings.Contains(f.Text, "xmm") && !open && !hostLacks(f.Op) {
			out = append(out, f)
		}
	}
	return out
})

// interesting is a number at one of the edges of floating point.
func interesting(rnd *rand.Rand) float64 {
	values := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, -2.5, 3, math.Inf(1),
		math.Inf(-1), math.NaN(),
		math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64, math.MaxFloat32,
		math.SmallestNonzeroFloat32,
		math.MaxFloat64, math.SmallestNonzeroFloat64, 1e-40, 3e-310, math.Pi,
		float64(rnd.IntN(100000)) / 7}
	return values[rnd.IntN(len(values))]
}

// vector is a random instruction on XMM registers.
func vector(rnd *rand.Rand) amd64.Inst {
	f := vectorForms()[rnd.IntN(len(vectorForms()))]
	in := amd64.Inst{Op: f.Op, W: amd64.W64}
	if strings.Contains(f.Text, "32") && !strings.Contains(f.Text, "64") {
		in.W = amd64.W32
	}
	if strings.Contains(f.Text, "r32") || strings.Contains(f.Text, "r/m32") {
		in.W = amd64.W32
	}
	_, names, _ := strings.Cut(f.Text, " ")
	for i, name := range strings.Split(names, ", ") {
		memory := strings.Contains(name, "m") && strings.Contains(name, "/") || name[0] == 'm'
		switch {
		case memory && (name[0] == 'm' || rnd.IntN(2) == 0):
			in.Args[i] = amd64.M(amd64.R15, int32(16*rnd.IntN(scratchSize/16)))
		case strings.HasPrefix(name, "xmm"):
			in.Args[i] = amd64.R(amd64.XMM0 + amd64.Reg(rnd.IntN(16)))
		case name == "uimm8":
			in.Args[i] = amd64.I(int64(rnd.IntN(256)))
			for _, row := range openRows(f.Mnemonic()) {
				in.Args[i].Val &^= int64(row.reserved)
			}
			if f.Op >= amd64.PSLLW && rnd.IntN(2) == 0 {
				in.Args[i].Val &= 15
			}
		default:
			in.Args[i] = amd64.R(valueRegs[rnd.IntN(len(valueRegs))])
		}
	}
	return in
}
