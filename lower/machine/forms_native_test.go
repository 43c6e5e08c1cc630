package machine

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/amd64"
	"statepoint/lower/machine/internal/float80"
)

// Addresses that testdata/forms.c also uses.
const (
	formCode    = 0x31000000
	formState   = 0x30000000
	formScratch = 0x30001000
	formWords   = 128 // of the scratch memory
	formNumbers = 24
	formEnd     = formCode + 64 // where the instruction ends
	formNear    = formCode + 96 // where branches lead
	formFar     = formEnd + 1000
	formBody    = formScratch + 8*formWords/4 // where operands lie
	formReach   = 128                         // and how far after it
	formStack   = formScratch + 8*formWords*3/4
)

// formHead begins the input of the C program.
type formHead struct {
	Seed, States, Cases uint64
	Doubles, Floats     [formNumbers]uint64
	Small               [8]uint64
	Tops, Significands  [8]uint64
}

// formCase is an instruction with the operands it can be given.
type formCase struct {
	Len        uint64
	Code       [16]byte
	Base, Mask [16]uint64
	Poke       [2][3]uint64
	Flags      uint64
}

// formOpen are the bits of a word that a case leaves undefined in a state.
type formOpen struct {
	Case, State uint32
	Word, Mask  uint64
}

// everyState stands for all states in formOpen.
const everyState = ^uint32(0)

// newFormHead creates the head.
func newFormHead(seed uint64, states int) *formHead {
	h := &formHead{Seed: seed, States: uint64(states)}
	rnd := rand.New(rand.NewPCG(seed, 5))
	values := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, -2.5, math.Inf(1),
		math.Inf(-1), math.NaN(), math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64,
		math.MaxFloat32, math.SmallestNonzeroFloat32, math.MaxFloat64,
		math.SmallestNonzeroFloat64, 1e-40, 3e-310, math.Pi, 1e10 / 7, rnd.Float64() * 1000}
	for i, v := range values {
		h.Doubles[i], h.Floats[i] = math.Float64bits(v), uint64(math.Float32bits(float32(v)))
	}
	h.Doubles[10] ^= uint64(rnd.IntN(2)) << 51 // sometimes a signaling one
	h.Small = [8]uint64{0, 1, ^uint64(0), 1 << 63, 1<<63 - 1, 0x80, 0x7FFFFFFF, 2}
	any := uint64(15) << 48
	h.Tops = [8]uint64{0, 1, float80.Bias, float80.Bias - 8 | any, float80.Bias + 20 | any,
		float80.Exponent - 1,
		float80.Exponent, float80.Bias + 52 | any}
	h.Significands = [8]uint64{0, 1 << 62, 1, 1<<63 - 1, 0xC000000000000000, 1 << 11, 1 << 40, 3}
	return h
}

// formCases creates cases for each line of the instruction table, with a description of each.
func formCases(t *testing.T, seed uint64, each int) (list []formCase, forms []amd64.Form,
	names []string) {
	t.Helper()
	for _, f := range amd64.Forms() {
		if slices.ContainsFunc(openRows(f.Mnemonic()), func(r *openRow) bool { return r.never }) {
			continue
		}
		of := fnv.New64()
		of.Write([]byte(f.Text + f.Code))
		rnd := rand.New(rand.NewPCG(seed, of.Sum64()))
		for range each {
			g := &formGenerator{Rand: rnd, form: f}
			c, ok := g.make()
			if !ok {
				t.Errorf("%s: no operands encode", f.Text)
				break
			}
			list, forms = append(list, c), append(forms, f)
			names = append(names, f.Text+": "+amd64.Text(&g.in, amd64.ATT))
		}
	}
	return list, forms, names
}

// TestEveryFormLikeTheProcessor executes each line of the instruction table with random operands in
// random states, here and on the host's processor, and compares registers, flags, memory, and
// refused instructions, except for the bits in openTable.
func TestEveryFormLikeTheProcessor(t *testing.T) {
	oracle.Needs(t, "gcc")
	t.Logf("seed %d", *seed)
	cases, states := 12, 84
	if *many {
		cases, states = 40, 300
	}
	head := newFormHead(*seed, states)
	list, forms, names := formCases(t, *seed, cases)
	for n := range list { // the host cannot execute instructions that it lacks
		if hostLacks(forms[n].Op) {
			list[n].Len = 0
		}
	}
	head.Cases = uint64(len(list))
	e := newFormMachine(t, head)
	sums := make([]uint64, len(list))
	var open []formOpen
	for n := range list {
		if list[n].Len > 0 {
			var of []formOpen
			sums[n], of = e.all(t, uint64(n), &list[n])
			open = append(open, of...)
		}
	}
	native := nativeForms(t, head, list, open)
	theirs := native()
	if len(theirs) != 8*len(list) {
		t.Fatalf("%d sums for %d instructions", len(theirs)/8, len(list))
	}
	bad, compared := 0, 0
	for n := range list {
		if list[n].Len == 0 {
			continue
		}
		compared++
		if sums[n] == binary.LittleEndian.Uint64(theirs[8*n:]) {
			continue
		}
		if bad++; bad <= 10 {
			e.load(t, &list[n])
			t.Errorf("%s (% x)\n%s", names[n], list[n].Code[:list[n].Len],
				e.explain(n, states, native))
		}
	}
	if bad > 0 {
		t.Errorf("%d of %d instructions differ", bad, compared)
	}
	t.Logf("%d instructions from %d states each; %d that the processor does not have are held "+
		"against testdata/forms.sums alone", compared, states, len(list)-compared)
}

// nativeForms builds testdata/forms.c, and returns a function that runs it with given arguments.
func nativeForms(t *testing.T, head *formHead, list []formCase,
	open []formOpen) func(...string) []byte {
	t.Helper()
	var input bytes.Buffer
	for _, part := range []any{head, list, uint64(len(open)), open} {
		if err := binary.Write(&input, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	exe := filepath.Join(t.TempDir(), "forms")
	if out, err := exec.Command("gcc", "-O1", "-no-pie", "-o", exe,
		filepath.Join("testdata", "forms.c")).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	return func(args ...string) []byte {
		cmd := exec.Command(exe, args...)
		cmd.Stdin, cmd.Stderr = bytes.NewReader(input.Bytes()), os.Stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%v: %v", args, err)
		}
		return out
	}
}

// explain finds the first state in which an instruction has a different result natively, and
// describes the difference.
func (e *formMachine) explain(n, states int, native func(...string) []byte) string {
	for k := range states {
		ours := slices.Clone(e.one(uint64(n), uint64(k)))
		after := e.before
		lines := strings.Fields(string(native(strconv.Itoa(n), strconv.Itoa(k))))
		var diffs []string
		for i, l := range lines {
			v, err := strconv.ParseUint(l, 16, 64)
			if err != nil || i >= len(ours) {
				return "the output cannot be read: " + l
			}
			if v != ours[i] {
				diffs = append(diffs, fmt.Sprintf("%s is %#x on the processor, %#x here",
					formWord(i), v, ours[i]))
			}
		}
		if len(diffs) > 0 || len(lines) != len(ours) {
			return fmt.Sprintf("state %d: %s\nfrom %x, flags %#x", k, strings.Join(diffs, "\n"),
				after.GPR, after.Flags)
		}
	}
	return "but not when it is executed alone"
}

// formWord is the name of a compared word.
func formWord(i int) string {
	switch {
	case i == 0:
		return "the mark of how it ended"
	case i <= 16:
		return (amd64.RAX + amd64.Reg(i-1)).String()
	case i == formFlags:
		return "flags"
	case i < formXMM:
		return fmt.Sprintf("memory at %#x", formScratch+8*(i-formMemory))
	case i < formX87:
		return fmt.Sprintf("xmm%d[%d]", (i-formXMM)/2, i%2)
	}
	return fmt.Sprintf("word %d of the x87 unit", i-formX87)
}
