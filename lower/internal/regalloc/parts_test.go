package regalloc

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// newAllocator is an allocator with values v1, v2 and so on, of which only the spans are known.
func newAllocator(lives ...[]span) *Allocator {
	f := &mir.Func{}
	f.Reset("f")
	al := &Allocator{}
	al.connect()
	al.live.f = f
	al.live.values = make([]value, 1)
	for _, spans := range lives {
		f.NewVReg(mir.VRegInfo{Size: 8})
		n := int32(len(al.live.spans))
		al.live.spans = append(al.live.spans, spans...)
		al.live.values = append(al.live.values, value{def: spans[0].from, kind: defReg, r0: n,
			r1: n + int32(len(spans))})
	}
	al.fam.reset()
	al.iv.reset()
	return al
}

// TestSpans joins sets of spans, and checks overlaps.
func TestSpans(t *testing.T) {
	for _, test := range []struct {
		x, y, union []span // no union if they overlap
	}{
		{[]span{{0, 4}}, []span{{4, 8}}, []span{{0, 8}}},
		{[]span{{4, 8}}, []span{{0, 4}}, []span{{0, 8}}},
		{[]span{{0, 4}, {12, 16}}, []span{{6, 8}}, []span{{0, 4}, {6, 8}, {12, 16}}},
		{[]span{{0, 4}, {12, 16}}, []span{{4, 12}}, []span{{0, 16}}},
		{[]span{{0, 4}, {12, 16}}, []span{{6, 13}}, nil},
	} {
		if got := overlap(test.x, test.y); got != (test.union == nil) {
			t.Errorf("%v and %v overlap: %t", test.x, test.y, got)
		}
		if test.union == nil {
			continue
		}
		set := spanSet{spans: test.x}
		before := fmt.Sprint(test.x)
		set.union(&spanSet{spans: test.y})
		if fmt.Sprint(set.spans) != fmt.Sprint(test.union) {
			t.Errorf("%v with %v is %v", test.x, test.y, set.spans)
		}
		if fmt.Sprint(test.x) != before {
			t.Errorf("%s, which is not the set's own, became %v", before, test.x)
		}
	}
	set := spanSet{spans: []span{{0, 4}, {8, 12}}}
	for _, s := range []span{{1, 3}, {10, 14}, {4, 6}} {
		set.add(s.from, s.to)
	}
	if got := fmt.Sprint(set.spans); got != "[{0 6} {8 14}]" {
		t.Errorf("after three more: %s", got)
	}
}

// TestIntervals splits the interval of a value with two spans, and checks where it meets others.
func TestIntervals(t *testing.T) {
	al := newAllocator([]span{{3, 9}, {16, 25}}, []span{{9, 17}}, []span{{25, 40}})
	iv := &al.iv
	a, b, c := iv.whole(1), iv.whole(2), iv.whole(3)
	at := func(i int32) *interval { return &iv.all[i] }
	if got := iv.meet(at(a), at(b)); got != 16 {
		t.Errorf("v1 meets v2 at %d, not 16", got)
	}
	if got := iv.meet(at(a), at(c)); got != never {
		t.Errorf("v1 meets v3 at %d, which begins where it ends", got)
	}
	for _, test := range []struct{ call, hit int32 }{
		{0, never}, {4, 5}, {8, never}, {12, never}, {16, 17}, {20, 21}, {24, never},
	} {
		if got := iv.firstHit(at(a), []int32{test.call}); got != test.hit {
			t.Errorf("an instruction at %d takes a register of v1 at %d, not %d", test.call, got,
				test.hit)
		}
	}
	for _, test := range []struct{ pos, end, start int32 }{
		{20, 20, 20}, // inside: the first piece ends where the rest begins
		{12, 9, 16},  // in the hole: each ends and begins where the value is live
		{16, 9, 16},
		{5, 5, 5},
	} {
		iv.reset()
		i := iv.whole(1)
		j := iv.split(i, test.pos)
		if at(i).end != test.end || at(j).start != test.start || at(i).next != j ||
			at(j).end != 25 || at(j).whole {
			t.Errorf("split at %d: %+v and %+v", test.pos, *at(i), *at(j))
		}
	}
}

// TestSlots assigns slots to families by size: a slot is reused by the next family that begins
// after the first one has ended.
func TestSlots(t *testing.T) {
	al := newAllocator([]span{{0, 8}}, []span{{4, 12}}, []span{{8, 16}}, []span{{12, 20}},
		[]span{{20, 24}}, []span{{20, 24}})
	al.live.f.VRegs[4].Size = 16
	al.live.f.VRegs[6].Incoming = 3
	for v := mir.VReg(1); v <= 6; v++ {
		al.fam.found(v)
	}
	al.slots.assign()
	var list []string
	for _, s := range al.slots.slots {
		list = append(list, fmt.Sprintf("%d bytes of word %d: %v", s.Size, s.Incoming, s.Members))
	}
	want := `8 bytes of word 0: [1 3 5]
8 bytes of word 0: [2]
16 bytes of word 0: [4]
8 bytes of word 3: [6]`
	if got := strings.Join(list, "\n"); got != want {
		t.Errorf("slots\n%s\nwant\n%s", got, want)
	}
	if got := fmt.Sprint(al.slots.of); got != "[0 1 2 1 3 1 4]" {
		t.Errorf("slots of values %s", got)
	}
}

// TestFamilies joins values that are never live at once, and no others.
func TestFamilies(t *testing.T) {
	al := newAllocator([]span{{0, 8}}, []span{{8, 16}}, []span{{12, 20}}, []span{{16, 20}})
	al.live.f.VRegs[4].Size = 4
	for _, test := range []struct {
		v, w   mir.VReg
		joined bool
	}{{1, 2, true}, {2, 3, false}, {2, 1, true}, {2, 4, false}} {
		fam := al.fam.join(test.v, test.w)
		if got := al.fam.same(test.v, test.w); got != test.joined {
			t.Errorf("v%d and v%d share a slot: %t", test.v, test.w, got)
		}
		if fam != al.fam.at(al.fam.root(test.w)) {
			t.Errorf("joining v%d and v%d returns another family than v%d's", test.v, test.w,
				test.w)
		}
	}
	if !al.fam.same(1, 2) || al.fam.same(1, 3) {
		t.Errorf("families are %v", al.fam.parent)
	}
}

// TestCoalescer allocates a loop with a pointer that each iteration records and relocates: the phi
// and the relocated pointer share a slot, so the loop has no moves.
func TestCoalescer(t *testing.T) {
	f := &mir.Func{}
	f.Reset("f")
	add := func(op mir.Op, flags mir.InstFlags, ops ...mir.Operand) {
		f.Insts = append(f.Insts, mir.Inst{Op: op, Flags: flags, Ops: uint32(len(f.Operands)),
			N: uint32(len(ops))})
		f.Operands = append(f.Operands, ops...)
	}
	ref := mir.VRegInfo{Size: 8, GC: true}
	p, q, moved := f.NewVReg(ref), f.NewVReg(ref), f.NewVReg(ref)
	add(mir.Entry, 0, mir.Out(p, amd64.RDI))
	add(mir.Op(amd64.JMP), mir.IsTerm, mir.To(1))
	keep := mir.R(q).As(mir.SlotUse)
	keep.Index = moved
	add(mir.Statepoint, mir.IsCall, mir.Operand{Kind: mir.KindSym, Sym: 1}, keep)
	add(mir.Op(amd64.JMP), mir.IsTerm, mir.To(1))
	f.Points = []mir.Point{{ID: 1, GC: 1}}
	f.Recorded = []mir.Recorded{{Kind: mir.RecordSlot, Operand: 1, Size: 8}}
	f.Phis = []mir.Phi{{Dst: q}}
	f.Sources = []mir.Operand{mir.R(p), mir.R(moved)}
	f.Edges = []int32{1, 1, 0, 1}
	f.Blocks = []mir.Block{{End: 2, SuccEnd: 1},
		{First: 2, End: 4, PhiEnd: 1, Succ0: 1, SuccEnd: 2, Pred0: 2, PredEnd: 4, Depth: 1}}
	var al Allocator
	res, err := al.Allocate(f)
	if err == nil {
		err = Check(f, res)
	}
	if err != nil {
		t.Fatal(err)
	}
	want := `slot0: 8 bytes: v1, v2, v3
f:
b0:
  v1:ref in rdi = entry
    at end: v2 rdi -> slot0
  jmp b1
b1: from b0, b1  ; in 1 loops
  v2:ref = phi v1, v3
  statepoint @1, keep v2 as v3 at slot0 from slot0
    record 1
      gc: slot of v3
  jmp b1
`
	if got := res.Text(f, mir.Printer{}); got != want {
		t.Errorf("allocated\n%s\nwant\n%s", got, want)
	}
}
