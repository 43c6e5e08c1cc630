package collect

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/stackmap"
)

func TestHeaderLayout(t *testing.T) {
	p := newProgram(t)
	var visited []uint64
	visit := func(a uint64) error { visited = append(visited, a); return nil }
	o := p.object(4, 1<<0|1<<2|1<<30) // word 30 is not in it
	if err := (Header{}).Trace(p.mem, o, visit); err != nil ||
		fmt.Sprint(visited) != fmt.Sprint([]uint64{o, o + 16}) {
		t.Errorf("visited %v of %v, %v", visited, o, err)
	}
	w, err := Header{}.ArrayWord(24)
	if err != nil {
		t.Fatal(err)
	}
	p.put(o-8, w)
	visited = nil
	if err := (Header{}).Trace(p.mem, o, visit); err != nil || len(visited) != 3 {
		t.Errorf("visited %v of an array of 3, %v", visited, err)
	}
	if _, err := (Header{}).Word(1<<32, 0); err == nil {
		t.Error("4 GiB fit")
	}
	if _, err := (Header{}).Word(8, 1<<31); err == nil {
		t.Error("32 words fit")
	}
}

// Random graphs keep their shape through many collections; objects have a custom layout.
func TestCollectRandomGraphs(t *testing.T) {
	const seed = 8
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	// First word: size in words << 8; all others are pointers but the last, which names the object.
	own := Callbacks{
		SizeOf: func(m stackmap.Memory, o uint64) (uint64, error) {
			w, err := m.ReadU64(o)
			return w >> 8 * 8, err
		},
		TraceOf: func(m stackmap.Memory, o uint64, visit func(uint64) error) error {
			w, err := m.ReadU64(o)
			for i := uint64(1); err == nil && i+1 < w>>8; i++ {
				err = visit(o + 8*i)
			}
			return err
		},
	}
	for round := range 50 {
		p := programOf(t, "semispace", own)
		var objects []uint64
		for name := range uint64(40) {
			words := 2 + r.Uint64N(4)
			o, err := p.heap.Alloc(words * 8)
			if err != nil {
				t.Fatal(err)
			}
			p.put(o, words<<8)
			for i := uint64(1); i+1 < words && len(objects) > 0; i++ {
				p.put(o+8*i, objects[r.IntN(len(objects))])
			}
			p.put(o+8*(words-1), name)
			objects = append(objects, o)
		}
		ra := p.function(16, stackmap.Statepoint{
			GC: []stackmap.Location{slot(0), slot(0), slot(0), slot(8)}})
		p.link()
		root := objects[r.IntN(len(objects))]
		p.put(stackAt, root)
		p.put(stackAt+8, root+r.Uint64N(1000))
		p.put(stackAt+16, 0x1111)
		want, off := p.draw(root), p.get(stackAt+8)-root
		for range 5 {
			if err := p.collect(ra); err != nil {
				t.Fatalf("round %d: %v", round, err)
			}
			root = p.get(stackAt)
			if got := p.draw(root); got != want || p.get(stackAt+8)-root != off {
				t.Fatalf("round %d: graph %s, want %s", round, got, want)
			}
		}
	}
}

// draw formats a graph as names in depth-first order.
func (p *program) draw(root uint64) string {
	var b strings.Builder
	seen := map[uint64]bool{}
	var visit func(o uint64)
	visit = func(o uint64) {
		if o == 0 {
			b.WriteString("-")
			return
		}
		words := p.get(o) >> 8
		fmt.Fprintf(&b, "%d", p.get(o+8*(words-1)))
		if seen[o] {
			return
		}
		seen[o] = true
		b.WriteString("(")
		for i := uint64(1); i+1 < words; i++ {
			visit(p.get(o + 8*i))
			b.WriteString(",")
		}
		b.WriteString(")")
	}
	visit(root)
	return b.String()
}
