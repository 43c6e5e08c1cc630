package machine

import (
	"encoding/binary"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

var (
	seed = flag.Uint64("seed", 1, "seed of the random programs")
	many = flag.Bool("many", false, "try more at random, for minutes")
)

// state is the initial and final state of a random program: 14 registers, flags, scratch memory,
// XMM registers. It is an element of an array in the object.
const (
	stateFlags   = 14 * 8
	stateScratch = 128
	stateXMM     = stateScratch + scratchSize
	stateSize    = stateXMM + 16*16
)

// wrap surrounds a body with code that loads the registers and flags from the
// state its argument points to, and stores them there again.
func wrap(body []amd64.Inst) []amd64.Inst {
	rsp, rdi, rax, rcx := amd64.R(amd64.RSP), amd64.R(amd64.RDI), amd64.R(amd64.RAX),
		amd64.R(amd64.RCX)
	var out []amd64.Inst
	emit := func(op amd64.Op, w amd64.Width, args ...amd64.Operand) {
		out = append(out, amd64.Ins(op, w, args...))
	}
	saved := []amd64.Reg{amd64.RBX, amd64.RBP, amd64.R12, amd64.R13, amd64.R14, amd64.R15}
	for _, r := range saved {
		emit(amd64.PUSH, amd64.W0, amd64.R(r))
	}
	emit(amd64.PUSH, amd64.W0, rdi)
	emit(amd64.LEA, amd64.W64, amd64.R(amd64.R15), amd64.M(amd64.RDI, stateScratch))
	emit(amd64.PUSH, amd64.W0, amd64.M(amd64.RDI, stateFlags))
	emit(amd64.POPF, amd64.W0)
	for i, r := range valueRegs {
		if r != amd64.RDI {
			emit(amd64.MOV, amd64.W64, amd64.R(r), amd64.M(amd64.RDI, int32(8*i)))
		}
	}
	for i := range int32(16) {
		emit(amd64.MOVAPS, amd64.W0, amd64.R(amd64.XMM0+amd64.Reg(i)),
			amd64.M(amd64.RDI, stateXMM+16*i))
	}
	emit(amd64.MOV, amd64.W64, rdi, amd64.M(amd64.RDI, 6*8))
	out = append(out, body...)
	emit(amd64.PUSHF, amd64.W0)
	emit(amd64.PUSH, amd64.W0, rax)
	emit(amd64.MOV, amd64.W64, rax, amd64.M(amd64.RSP, 16))
	for i, r := range valueRegs {
		if r != amd64.RAX {
			emit(amd64.MOV, amd64.W64, amd64.M(amd64.RAX, int32(8*i)), amd64.R(r))
		}
	}
	for i := range int32(16) {
		emit(amd64.MOVAPS, amd64.W0, amd64.M(amd64.RAX, stateXMM+16*i),
			amd64.R(amd64.XMM0+amd64.Reg(i)))
	}
	emit(amd64.POP, amd64.W0, rcx)
	emit(amd64.MOV, amd64.W64, amd64.M(amd64.RAX, 0), rcx)
	emit(amd64.POP, amd64.W0, rcx)
	emit(amd64.MOV, amd64.W64, amd64.M(amd64.RAX, stateFlags), rcx)
	emit(amd64.ADD, amd64.W64, rsp, amd64.I(8))
	for i := len(saved) - 1; i >= 0; i-- {
		emit(amd64.POP, amd64.W0, amd64.R(saved[i]))
	}
	emit(amd64.RET, amd64.W0)
	return out
}

// randomPrograms generates programs, each with the flags that it leaves undefined. They have no
// instructions that the host's processor lacks.
func randomPrograms() map[string]func(*rand.Rand) ([]amd64.Inst, uint64) {
	return map[string]func(*rand.Rand) ([]amd64.Inst, uint64){
		"general": func(rnd *rand.Rand) ([]amd64.Inst, uint64) {
			g := &generator{Rand: rnd}
			for n := 2 + rnd.IntN(12); len(g.out) < n; {
				g.step()
			}
			return g.out, g.undef
		},
		"vectors": func(rnd *rand.Rand) ([]amd64.Inst, uint64) {
			var out []amd64.Inst
			for range 1 + rnd.IntN(6) {
				out = append(out, vector(rnd))
			}
			return out, 0
		},
		"x87": func(rnd *rand.Rand) ([]amd64.Inst, uint64) { return x87Program(rnd), 0 },
	}
}

// TestLikeTheProcessor runs thousands of random programs here and on the host's processor and
// compares registers, flags and memory.
func TestLikeTheProcessor(t *testing.T) { compareRandom(t, 4000, randomPrograms()["general"]) }

// TestVectorsLikeTheProcessor does the same for instructions on XMM registers.
func TestVectorsLikeTheProcessor(t *testing.T) {
	compareRandom(t, 6000, randomPrograms()["vectors"])
}

// TestX87LikeTheProcessor does the same for the x87 unit.
func TestX87LikeTheProcessor(t *testing.T) { compareRandom(t, 6000, randomPrograms()["x87"]) }

// compareRandom runs random programs both ways.
func compareRandom(t *testing.T, programs int, generate func(*rand.Rand) ([]amd64.Inst, uint64)) {
	t.Helper()
	t.Logf("seed %d", *seed)
	rnd := rand.New(rand.NewPCG(*seed, 0))
	if *many {
		programs *= 4
	}
	bodies := make([][]amd64.Inst, programs)
	undef := make([]uint64, programs)
	states := make([]byte, programs*stateSize)
	for i := range bodies {
		bodies[i], undef[i] = generate(rnd)
		randomState(rnd, states[i*stateSize:])
	}
	native, ours := runBoth(t, bodies, states)
	comparePrograms(t, bodies, undef, native, ours)
}

// comparePrograms compares the final states of random programs on another processor and here.
func comparePrograms(t *testing.T, bodies [][]amd64.Inst, undef []uint64, theirs, ours []byte) {
	t.Helper()
	bad := 0
	for i, body := range bodies {
		n, o := theirs[i*stateSize:(i+1)*stateSize], ours[i*stateSize:(i+1)*stateSize]
		if diff := compareStates(n, o, undef[i]); diff != "" {
			text := ""
			for k := range body {
				text += "\t" + amd64.Text(&body[k], amd64.ATT) + "\n"
			}
			t.Errorf("program %d (seed %d):\n%s%s", i, *seed, text, diff)
			if bad++; bad == 5 {
				t.FailNow()
			}
		}
	}
}

// randomState fills a state with values of all sizes and random arithmetic
// flags.
func randomState(rnd *rand.Rand, b []byte) {
	for k := range valueRegs {
		binary.LittleEndian.PutUint64(b[8*k:], uint64(int64(rnd.Uint64())>>rnd.IntN(64)))
	}
	binary.LittleEndian.PutUint64(b[stateFlags:], flagFixed|rnd.Uint64()&Arithmetic)
	for k := range scratchSize {
		b[stateScratch+k] = byte(rnd.Uint32())
	}
	for k := range 32 {
		v := rnd.Uint64()
		switch rnd.IntN(4) {
		case 0:
			v = math.Float64bits(interesting(rnd))
		case 1:
			v = uint64(math.Float32bits(float32(interesting(rnd)))) |
				uint64(math.Float32bits(float32(interesting(rnd))))<<32
		}
		binary.LittleEndian.PutUint64(b[stateXMM+8*k:], v)
		if k%2 == 0 {
			binary.LittleEndian.PutUint64(b[stateScratch+8*k:], v)
		}
	}
}

// compareStates describes the first difference, ignoring flags in undef.
func compareStates(native, ours []byte, undef uint64) string {
	for k := range stateSize / 8 {
		n, o := binary.LittleEndian.Uint64(native[8*k:]), binary.LittleEndian.Uint64(ours[8*k:])
		name := fmt.Sprintf("scratch+%d", 8*k-stateScratch)
		switch {
		case k < len(valueRegs):
			name = valueRegs[k].String()
		case 8*k >= stateXMM:
			name = fmt.Sprintf("xmm%d[%d]", (8*k-stateXMM)/16, k%2)
		case 8*k == stateFlags:
			name = "flags"
			n, o = n&(Arithmetic|FlagDF)&^undef, o&(Arithmetic|FlagDF)&^undef
		}
		if n != o {
			return fmt.Sprintf("%s is %#x on the processor, %#x here", name, n, o)
		}
	}
	return ""
}

// uint64At is a word of bytes.
func uint64At(b []byte, i int) uint64 { return binary.LittleEndian.Uint64(b[8*i:]) }

// addPrograms assembles the programs p0, p1 and so on, with a table of them and their states.
func addPrograms(b *builder, bodies [][]amd64.Inst, states []byte) {
	data := object.Standard(".data")
	data.Data, data.Align = states, 16
	table := object.Standard(".data.rel.ro")
	dataSec := b.obj.AddSection(data)
	tableSec := b.obj.AddSection(table)
	b.obj.AddSection(object.Standard(".note.GNU-stack"))
	b.obj.AddSymbol(object.Symbol{Name: "states", Section: dataSec, Bind: object.Global,
		Type: object.TypeObject, Size: uint64(len(states))})
	b.obj.AddSymbol(object.Symbol{Name: "programs", Section: tableSec, Bind: object.Global,
		Type: object.TypeObject, Size: uint64(8 * len(bodies))})
	for i, body := range bodies {
		sym := b.fn(fmt.Sprintf("p%d", i), func(_ *amd64.Assembler, emit func(amd64.Inst)) {
			for _, in := range wrap(body) {
				emit(in)
			}
		})
		table.Relocs = append(table.Relocs, amd64.Fixup{Off: uint32(8 * i), Kind: amd64.Reloc64,
			Sym: sym})
		table.Data = append(table.Data, make([]byte, 8)...)
	}
}

// runBoth assembles the programs into one object, and runs each on its state
// natively and here.
func runBoth(t *testing.T, bodies [][]amd64.Inst, states []byte) (native, ours []byte) {
	t.Helper()
	oracle.Needs(t, "gcc")
	b := newBuilder(t)
	addPrograms(b, bodies, states)

	dir := t.TempDir()
	obj, src, exe := filepath.Join(dir, "p.o"), filepath.Join(dir, "main.c"),
		filepath.Join(dir, "main")
	f, err := os.Create(obj)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.obj.WriteTo(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	c := fmt.Sprintf(`#include <unistd.h>
extern char states[]; extern void (*programs[])(void *);
int main(void) {
	for (long i = 0; i < %d; i++) programs[i](states + i * %d);
	for (long at = 0; at < %d; ) {
		long n = write(1, states + at, %d - at);
		if (n <= 0) return 1;
		at += n;
	}
	return 0;
}`, len(bodies), stateSize, len(states), len(states))
	if err := os.WriteFile(src, []byte(c), 0o644); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-O1", "-o", exe, src, obj).CombinedOutput(); err != nil {
		t.Fatalf("gcc: %v\n%s", err, out)
	}
	native, err = exec.Command(exe).Output()
	if err != nil || len(native) != len(states) {
		t.Fatalf("the programs gave %d bytes: %v", len(native), err)
	}

	return native, runPrograms(t, b, bodies, len(states), nil)
}
