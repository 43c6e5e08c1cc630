package collect

import (
	"fmt"
	"testing"

	"statepoint/stackmap"
)

// Deopt values are read from any location; one in a lost register does not prevent collections.
func TestDeoptState(t *testing.T) {
	p := newProgram(t)
	inner := p.function(8, stackmap.Statepoint{GC: []stackmap.Location{slot(0), slot(0)}})
	p.function(40, stackmap.Statepoint{
		Deopt: []stackmap.Location{
			stackmap.OfConstant(-1), stackmap.OfConstant(stackmap.UndefConstant),
			stackmap.InMemory(stackmap.RSP, 8, 4), stackmap.InMemory(stackmap.RSP, 16, 16),
			stackmap.InRegister(stackmap.RBX, 8), slot(0), stackmap.AtAddress(stackmap.RSP, 32)},
		GC: []stackmap.Location{slot(0), slot(0)}})
	p.link()
	object := p.object(1, 0)
	for i, v := range []uint64{object, codeAt + 0x104, object, 0x1122334455667788, 2, 3, 4} {
		p.put(stackAt+8*uint64(i), v)
	}
	p.put(stackAt+56, 0x1111)
	var got []string
	p.on.Frame = func(f *Frame) {
		got = nil
		for _, v := range f.DeoptState() {
			got = append(got, v.String())
		}
	}
	if err := p.collect(inner); err != nil {
		t.Fatal(err)
	}
	want := []string{"0xffffffffffffffff", "undef", "[rsp+8] = 0x55667788",
		"[rsp+16] = 0x30000000000000002", "rbx, lost", fmt.Sprintf("[rsp+0] = 0x%x", object),
		"0x20030"}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got\n%v, want\n%v", got, want)
	}
}
