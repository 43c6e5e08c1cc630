package machine_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/machine"
)

// TestVectorsInTheEmulator calls functions on vectors in the emulator, on the bytes of
// vectorModule's C program, and compares what they store with a native run.
func TestVectorsInTheEmulator(t *testing.T) {
	var m lowertest.Vectors
	for _, k := range [...]struct{ n, w int }{{16, 8}, {8, 16}, {4, 32}, {3, 32}, {2, 64}, {4, 64},
		{8, 1}, {4, 7}} {
		elem := fmt.Sprintf("i%d", k.w)
		v, c := lowertest.Vec(k.n, elem), lowertest.Vec(k.n, "i1")
		for _, op := range [...]string{"add", "sub", "mul", "xor"} {
			m.Add(op, v, v, fmt.Sprintf("  %%r = %s %s %%x, %%y\n", op, v))
		}
		for _, p := range [...]string{"eq", "ule", "sgt"} {
			m.Add("icmp "+p, v, c, fmt.Sprintf("  %%r = icmp %s %s %%x, %%y\n", p, v))
			m.Add("select "+p, v, v,
				fmt.Sprintf("  %%q = icmp %s %s %%x, %%y\n  %%r = select %s %%q, %s %%z, %s %%y\n",
					p, v, c, v, v))
		}
		m.Moves(k.n, k.w, elem, v)
	}
	for _, k := range [...]string{"float", "double"} {
		v := lowertest.Vec(4, k)
		ints := "<4 x i16>"
		both := fmt.Sprintf("  %%f = sitofp %s %%x to %s\n  %%g = sitofp %s %%y to %s\n", ints, v,
			ints, v)
		for _, op := range [...]string{"fadd", "fsub", "fmul"} {
			m.Add(op, ints, v, both+fmt.Sprintf("  %%r = %s %s %%f, %%g\n", op, v))
		}
		m.Add("fcmp", v, "<4 x i1>", fmt.Sprintf("  %%r = fcmp ogt %s %%x, %%y\n", v))
	}
	dir := t.TempDir()
	res := lowertest.Compile(t, m.Text(), lower.Options{})
	object := lowertest.Write(t, filepath.Join(dir, "ours.o"), lowertest.Object(t, res))
	main := lowertest.Write(t, filepath.Join(dir, "main.c"), []byte(m.Main()))
	want := strings.Split(strings.TrimSpace(lowertest.Output(t, lowertest.Link(t, dir, "ours",
		main, object))), "\n")

	emulated, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	im, err := emulated.Load(res.Object, nil)
	if err != nil {
		t.Fatal(err)
	}
	const buffers = 0x30000000
	if err := emulated.Mem.Map(buffers, 1<<12, machine.Read|machine.Write); err != nil {
		t.Fatal(err)
	}
	odd := [...]byte{0, 0, 1, 255, 127, 128, 2, 254}
	s := uint64(88172645463325252)
	next := func() byte {
		s ^= s << 13
		s ^= s >> 7
		s ^= s << 17
		if s>>40&1 != 0 {
			return odd[s>>32&7]
		}
		return byte(s >> 24)
	}
	line := 0
	for i, name := range m.Names {
		fn, ok := im.Lookup(fmt.Sprintf("op%d", i))
		if !ok {
			t.Fatalf("no function op%d", i)
		}
		for k := range 8 {
			memory := make([]byte, 1024)
			for n := range 128 {
				memory[n] = next()
				if k&1 != 0 && next()&1 != 0 {
					memory[256+n] = memory[n]
				} else {
					memory[256+n] = next()
				}
				memory[512+n] = next()
			}
			for n := range 160 {
				memory[768+n] = 0xcc
			}
			if err := emulated.Mem.WriteAt(buffers, memory); err != nil {
				t.Fatal(err)
			}
			if _, err := emulated.Call(context.Background(), fn, buffers, buffers+256, buffers+512,
				buffers+768); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			out := make([]byte, 160)
			if err := emulated.Mem.ReadAt(buffers+768, out); err != nil {
				t.Fatal(err)
			}
			if got := fmt.Sprintf("%s: %d:%x", name, k, out); got != want[line] {
				t.Fatalf("got  %s\nwant %s", got, want[line])
			}
			line++
		}
	}
}
