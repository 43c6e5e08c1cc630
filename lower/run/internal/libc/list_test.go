package libc

import (
	"math"
	"testing"

	"statepoint/lower/machine"
)

// printer collects what is printed.
type printer struct {
	World
	text string
}

func (p *printer) Print(text string) error { p.text += text; return nil }

// TestArgumentsOnTheStack takes more arguments than there are registers: those of each kind that do
// not fit follow one another on the stack, a long double at a multiple of 16 bytes.
func TestArgumentsOnTheStack(t *testing.T) {
	m, err := machine.New(machine.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	sp := uint64(machine.StackTop - 4096)
	m.GPR[4], m.GPR[7] = sp, 11
	for i := range 8 {
		m.XMM[i][0] = math.Float64bits(float64(i))
	}
	for i, v := range []uint64{math.Float64bits(8), 0, 5 << 61, 16384, math.Float64bits(9)} {
		if err := m.Mem.Store64(sp+8+8*uint64(i), v); err != nil {
			t.Fatal(err)
		}
	}
	c := &Call{M: m}
	s, err := c.format("%g %g %g %g %g %g %g %g %g %Lg %g %d")
	if want := "0 1 2 3 4 5 6 7 8 2.5 9 11"; s != want || err != nil {
		t.Errorf("%q, want %q (%v)", s, want, err)
	}
}

// TestArgumentsOfLists prints the arguments of a va_list: first those in saved registers, then
// those on the stack, integers and floating-point numbers in the order of the format. The list then
// points past them.
func TestArgumentsOfLists(t *testing.T) {
	const list, saved, stack, format = 1 << 20, 1<<20 + 64, 1<<20 + 512, 1<<20 + 1024
	m, err := machine.New(machine.Limits{})
	if err == nil {
		err = m.Mem.Map(list, machine.PageSize, machine.Read|machine.Write)
	}
	words := map[uint64]uint64{list: 32 | 144<<32, list + 8: stack, list + 16: saved,
		saved + 32: 1, saved + 40: 2, stack: 3, stack + 8: math.Float64bits(2.5),
		stack + 16: 4, saved + 144: math.Float64bits(0.5), saved + 160: math.Float64bits(1.5)}
	for at, v := range words {
		if err == nil {
			err = m.Mem.Store64(at, v)
		}
	}
	if err == nil {
		err = m.Mem.WriteAt(format, []byte("%d %g %d %g %d %g %d\x00"))
	}
	if err != nil {
		t.Fatal(err)
	}
	w := &printer{}
	n, _ := called(t, &Library{World: w}, m, "vprintf", format, list)
	if want := "1 0.5 2 1.5 3 2.5 4"; w.text != want || n != uint64(len(want)) {
		t.Errorf("printed %q, %d bytes; want %q", w.text, n, want)
	}
	for at, want := range map[uint64]uint64{list: 48 | 176<<32, list + 8: stack + 24} {
		if got, err := m.Mem.Load64(at); got != want || err != nil {
			t.Errorf("the list has %#x at %d, want %#x (%v)", got, at-list, want, err)
		}
	}
}
