package sweep

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"strings"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/machine"
)

// Addresses of the functions' memory, in the interpreter and in the emulator.
const (
	inAt    = 0x30000000
	outAt   = inAt + 0x400
	arenaAt = inAt + 0x1000 // where pointers point to
	arena   = 0x800
	pages   = 0x3000
	scratch = inAt + 0x2000 // of the interpreter only
)

// Runs counts the outcomes of runs of compiled functions.
type Runs struct {
	Agreed int // with the interpreter
	// the run is undefined, has a result that may be anything, or the interpreter does not support
	// it
	Undefined int
	Library   int // the code calls a function that the emulator does not have
}

// Run runs compiled cases in the emulator and in the reference interpreter, on a few inputs each,
// and compares their results and memory. It returns the differences by case.
func Run(cases []*Case, res *lower.Result, rounds int) (runs Runs, differ map[int]string,
	err error) {
	text, _ := Module(cases)
	m, diags := parse(source.NewText("sweep.ll", text))
	if diags.HasErrors() {
		return runs, nil, diags
	}
	emulator, err := machine.New(machine.Limits{Steps: 1 << 40})
	if err != nil {
		return runs, nil, err
	}
	image, err := emulator.Load(res.Object, library())
	if err != nil {
		return runs, nil, err
	}
	if err := emulator.Mem.Map(inAt, pages, machine.Read|machine.Write); err != nil {
		return runs, nil, err
	}
	r := runner{m: m, emulator: emulator, image: image, runs: &runs}
	if err := r.start(); err != nil {
		return runs, nil, err
	}
	differ = map[int]string{}
	for k, c := range cases {
		for round := range rounds {
			if say := r.one(c, fmt.Sprintf("f%d", k), round); say != "" {
				differ[k] = fmt.Sprintf("round %d: %s", round, say)
				break
			}
		}
	}
	return runs, differ, nil
}

type runner struct {
	m        *ir.Module
	emulator *machine.Machine
	image    *machine.Image
	runs     *Runs

	judge    *interp.Interp
	variable uint64
	outer    *interp.Frame // of the function that is run
	result   *interp.Value // of its %r
}

// start lays the module out for the interpreter at the same addresses as in the emulator.
func (r *runner) start() error {
	space := interp.NewSpace(1 << 24)
	if err := errors.Join(space.Map(inAt, pages), space.Map(machine.ImageBase, 1<<22)); err != nil {
		return err
	}
	r.variable, _ = r.image.Lookup("variable")
	var err error
	r.judge, err = interp.New(r.m, interp.Options{
		Space: space, Steps: 1 << 16, Depth: 20,
		AddressOf: func(v ir.Named) (uint64, bool) { return r.image.Lookup(v.Name()) },
		External: func(c *interp.Call) (interp.Value, error) {
			if strings.HasPrefix(c.Func.Name(), "llvm.") {
				return interp.Value{}, fmt.Errorf("the intrinsic is not supported")
			}
			return c.Return(0), nil
		},
		OnEnter: func(f *interp.Frame) {
			if r.outer == nil {
				r.outer = f
			}
		},
		After: func(f *interp.Frame, in *ir.Instr) {
			if f == r.outer && in.Name() == "r" {
				if v, ok := f.Value(in); ok {
					r.result = &v
				}
			}
		},
	})
	return err
}

// one runs a function once in both and says how they differ.
func (r *runner) one(c *Case, name string, round int) string {
	in := input(c, round)
	back := make([]byte, pages)
	copy(back, in)
	random := rand.New(rand.NewPCG(7, uint64(round)))
	for i := arenaAt - inAt; i < arenaAt-inAt+arena; i++ {
		back[i] = byte(random.Uint32())
	}
	want, skip := r.interpret(name, back)
	if skip {
		r.runs.Undefined++
		return ""
	}
	if err := errors.Join(r.emulator.Mem.WriteAt(inAt, back),
		r.emulator.Mem.WriteAt(r.variable, make([]byte, 512))); err != nil {
		return err.Error()
	}
	fn, ok := r.image.Lookup(name)
	if !ok {
		return "no symbol"
	}
	if _, err := r.emulator.Call(context.Background(), fn, inAt, outAt); err != nil {
		var f *machine.Fault
		if errors.As(err, &f) && f.Kind == machine.NoExternal {
			r.runs.Library++
			return ""
		}
		return err.Error()
	}
	if want != nil {
		got, err := r.stored(want.Type)
		if err != nil {
			return err.Error()
		}
		if !interp.Same(want, &got) {
			return fmt.Sprintf("got %v, want %v, for % x", got, want, in[:stride*len(c.Params)])
		}
	}
	bytes := r.m.Types.Array(arena, r.m.Types.I8)
	expected, err := r.judge.Load(bytes, arenaAt)
	if err != nil {
		return err.Error()
	}
	got := make([]byte, arena)
	if err := r.emulator.Mem.ReadAt(arenaAt, got); err != nil {
		return err.Error()
	}
	for i, e := range expected.Elems {
		if e.State == interp.Defined && byte(e.Bits) != got[i] {
			return fmt.Sprintf("memory at %d is %#x, want %#x", i, got[i], e.Bits)
		}
	}
	r.runs.Agreed++
	return ""
}

// interpret runs a function in the interpreter and returns its result, nil if it has none; skip is
// set if there is nothing to compare.
func (r *runner) interpret(name string, memory []byte) (result *interp.Value, skip bool) {
	m := r.judge
	if errors.Join(m.Memory().WriteAt(inAt, memory),
		m.Memory().WriteAt(r.variable, make([]byte, 512))) != nil {
		return nil, true
	}
	m.MarkDefined(inAt, pages)
	m.MarkDefined(r.variable, 512)
	m.Steps, m.Guessed, r.outer, r.result = 0, false, nil, nil
	_, err := m.RunName(context.Background(), name, inAt, outAt)
	return r.result, err != nil || m.Guessed
}

// stored is what the emulator's run stored.
func (r *runner) stored(t *ir.Type) (interp.Value, error) {
	b := make([]byte, 2*Size)
	if err := errors.Join(r.emulator.Mem.ReadAt(outAt, b),
		r.judge.Memory().WriteAt(scratch, b)); err != nil {
		return interp.Value{}, err
	}
	r.judge.MarkDefined(scratch, uint64(len(b)))
	return r.judge.Load(t, scratch)
}

// input makes what a function reads: small numbers, then those at the ends of the ranges, then any.
func input(c *Case, round int) []byte {
	h := fnv.New64a()
	h.Write([]byte(c.Name))
	random := rand.New(rand.NewPCG(h.Sum64(), uint64(round)))
	b := make([]byte, Size+stride)
	for n, t := range c.Params {
		var v []byte
		if t.whole() != 0 {
			v = make([]byte, t.whole()/8)
			fill(v, round, n, random)
			if extra := t.whole() - t.bits(); extra > 0 {
				v[len(v)-1] &= 0xff >> extra
			}
		} else {
			v = t.bytes(round, n, random)
		}
		copy(b[n*stride:(n+1)*stride], v)
	}
	return b
}

// fill writes an integer.
func fill(v []byte, round, n int, random *rand.Rand) {
	switch round % 3 {
	case 0:
		v[0] = byte(3 + 4*n + random.IntN(4))
	case 1:
		high := byte(0xff * random.IntN(2))
		for i := range v {
			v[i] = high
		}
		v[len(v)-1] ^= byte(0x80 * random.IntN(2))
	default:
		for i := range v {
			v[i] = byte(random.Uint32())
		}
	}
}

// bytes are a value of a type that fills its bytes.
func (t *Type) bytes(round, n int, random *rand.Rand) []byte {
	switch t.Kind {
	case Vector, Array:
		var b []byte
		for range t.Len {
			e := t.Elem.bytes(round, n, random)
			if t.Kind == Vector { // whose elements have no padding between them
				e = e[:t.Elem.bits()/8]
			}
			b = append(b, e...)
		}
		return b
	case Struct:
		var b []byte
		for _, f := range t.Fields {
			for len(b)%f.align() != 0 {
				b = append(b, 0)
			}
			b = append(b, f.bytes(round, n, random)...)
		}
		return b
	case Pointer:
		return binary.LittleEndian.AppendUint64(nil, uint64(arenaAt+128*(n+1)+8*random.IntN(4)))
	case Float:
		return floatBytes(t.Name, round, random)
	}
	b := make([]byte, (t.Bits+7)/8)
	fill(b, round, n, random)
	if extra := t.Bits % 8; extra != 0 {
		b[len(b)-1] &= 0xff >> (8 - extra)
	}
	return b
}

// align is the alignment of a type in a struct.
func (t *Type) align() int {
	switch t.Kind {
	case Vector:
		return min(16, (t.Len*t.Elem.bits()+7)/8)
	case Array:
		return t.Elem.align()
	case Struct:
		n := 1
		for _, f := range t.Fields {
			n = max(n, f.align())
		}
		return n
	}
	n := 1
	for n*8 < t.bits() {
		n *= 2
	}
	return min(n, 16)
}

// floatBytes is a floating-point number.
func floatBytes(name string, round int, random *rand.Rand) []byte {
	x := float64(random.IntN(200)-100) / 4
	switch round % 3 {
	case 1:
		x = []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1,
			math.MaxFloat32, 65504, 1e-40}[random.IntN(9)]
	case 2:
		x = math.Ldexp(random.Float64()-0.5, random.IntN(40)-10)
	}
	switch name {
	case "half":
		return binary.LittleEndian.AppendUint16(nil, uint16(toSmall(x, 5, 10)))
	case "bfloat":
		return binary.LittleEndian.AppendUint16(nil, uint16(toSmall(x, 8, 7)))
	case "float":
		return binary.LittleEndian.AppendUint32(nil, math.Float32bits(float32(x)))
	case "double":
		return binary.LittleEndian.AppendUint64(nil, math.Float64bits(x))
	}
	// The two larger ones have the same exponent; one writes the leading bit.
	bits := math.Float64bits(x)
	sign, e, f := bits>>63, int(bits>>52&0x7ff), bits&(1<<52-1)
	switch e {
	case 0:
		if f != 0 {
			f = 0 // of denormal numbers take zero
		}
	case 0x7ff:
		e = 0x7fff
	default:
		e += 16383 - 1023
	}
	top := sign<<15 | uint64(e)
	if name == "fp128" {
		b := binary.LittleEndian.AppendUint64(nil, f<<60)
		return binary.LittleEndian.AppendUint64(b, top<<48|f>>4)
	}
	lead := uint64(1) << 63
	if e == 0 {
		lead = 0
	}
	b := binary.LittleEndian.AppendUint64(nil, lead|f<<11)
	b = binary.LittleEndian.AppendUint16(b, uint16(top))
	return append(b, make([]byte, 6)...)
}
