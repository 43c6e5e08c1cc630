package machine

import "testing"

// moved is an object that a test moves back and forth, with its Shadow.
type moved struct {
	s  *Shadow
	of uint32
}

func (o *moved) move(collection uint32) {
	from := o.s.Version(o.of)
	to := movedBase + 64 - (from.From - movedBase)
	o.s.m.Steps++
	o.s.End(o.of, collection)
	next := o.s.Begin(Version{From: to, Size: 24, Object: from.Object})
	o.s.Change(o.of).Next = next
	o.of = next
	o.s.Sweep()
}

const movedBase = 1 << 32

// An object that moves very often leaves no versions behind but those that a word or an address
// still knows, and going back restores the versions of that time.
func TestSweepDropsVersions(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	s := m.NewShadow(movedBase, 1<<16, true)
	o := moved{s: s}
	o.of = s.Begin(Version{From: movedBase, Size: 24})
	s.SetWord(movedBase+512, o.of) // a stale copy of the first address
	for n := range uint32(10) {
		o.move(n + 1)
	}
	early, then := m.Snapshot(), o
	for n := range uint32(100_000) {
		o.move(n + 11)
	}
	if n, most := len(s.all), (sweepAfter+2*sweepPage)/perTable+4; n > most {
		t.Errorf("%d tables of versions, at most %d are needed", n, most)
	}
	check := func(o moved, collection uint32) {
		t.Helper()
		now, word := s.Version(o.of), s.Word(movedBase+512).Of
		v := s.Version(word)
		if _, ended := s.Ended(word); !ended || v.From != movedBase || v.Collection != 1 {
			t.Errorf("the stale word is of %+v", *v)
		}
		last := word
		for s.Version(last).Next != 0 {
			last = s.Version(last).Next
		}
		if _, ended := s.Ended(o.of); last != o.of || ended || s.Mark(now.From) != o.of {
			t.Errorf("the object of the stale word is version %d, not %d", last, o.of)
		}
		old := movedBase + 64 - (now.From - movedBase)
		if g := s.Grave(old + 8); g == nil || g.From != old || g.Collection != collection {
			t.Errorf("of %#x is known %+v", old, g)
		}
		if s.Mark(old) != 0 {
			t.Errorf("an object is still at %#x", old)
		}
	}
	check(o, 100_010)
	m.Restore(early)
	check(then, 10)
	o = then
	for n := range uint32(20_000) {
		o.move(n + 11)
	}
	check(o, 20_010)
}

// An object that nothing moved to since has a grave, however many versions there were elsewhere.
func TestSweepKeepsGraves(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	s := m.NewShadow(movedBase, 1<<16, false)
	freed := s.Begin(Version{From: movedBase + 4096, Size: 40})
	s.End(freed, 7)
	o := moved{s: s}
	o.of = s.Begin(Version{From: movedBase, Size: 24})
	for n := range uint32(50_000) {
		o.move(n)
	}
	if g := s.Grave(movedBase + 4096 + 32); g == nil || g.Collection != 7 || g.Size != 40 {
		t.Errorf("the freed object is %+v", g)
	}
	if g := s.Grave(movedBase + 4096 + 40); g != nil {
		t.Errorf("after its end was %+v", g)
	}
}
