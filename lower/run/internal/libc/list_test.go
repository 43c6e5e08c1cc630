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
