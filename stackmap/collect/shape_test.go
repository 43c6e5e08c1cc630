package collect

import "testing"

// Objects with shapes coexist with objects with headers: their references are followed and updated,
// their data is not changed, and an unknown word is followed while it holds the address of an
// object, under every collector. A strategy with its own word before each object does not affect
// this.
func TestShapes(t *testing.T) {
	const far = 0x7777_0000_1234
	for _, name := range Names() {
		for _, forward := range []bool{false, true} {
			l := Runtime{Forward: forward, Shapes: []Shape{
				{Words: []Content{ContentData, ContentDoubtful, ContentReference}},
				{Words: []Content{ContentData}, Tail: []Content{ContentReference, ContentData}},
			}}
			p := programOf(t, name, l)
			make := func(shape int, size uint64) uint64 {
				object, err := p.heap.Alloc(size)
				if err == nil && shape >= 0 {
					err = l.SetShape(p.mem, object, shape, size)
				} else if err == nil {
					err = p.mem.WriteU64(object, size|1<<32)
				}
				if err != nil {
					t.Fatal(err)
				}
				return object
			}
			store := func(object, word, value uint64) {
				if err := p.heap.Store(object, object+8*word, value); err != nil {
					t.Fatal(name, err)
				}
			}
			p.stop.Globals = []uint64{stackAt}
			round := func() {
				t.Helper()
				if err := Stress(p.heap, p.config(l), &p.stop); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
			// a: data that looks like a reference, a doubtful reference, a doubtful number.
			a, array, header := make(0, 32), make(1, 40), make(-1, 24)
			var leaves [3]uint64
			for i := range leaves {
				leaves[i] = make(0, 24)
				p.put(leaves[i], uint64(100+i))
			}
			p.put(stackAt, header)
			p.put(header+8, a)
			p.put(a+8, array)
			p.put(a+16, leaves[0])
			p.put(a+24, leaves[2]) // beyond the words of the shape: data
			p.put(array, far)
			p.put(array+8, leaves[1])
			p.put(array+16, leaves[1]+8) // data
			for range 20 {
				round()
			}
			header = p.get(stackAt)
			a = p.get(header + 8)
			array = p.get(a + 8)
			check := func(what string, got, want uint64) {
				t.Helper()
				if got != want {
					t.Errorf("%s, forward %v: %s is %#x, not %#x", name, forward, what, got, want)
				}
			}
			check("the leaf of a", p.get(p.get(a+16)), 100)
			check("the leaf of the array", p.get(p.get(array+8)), 101)
			check("data of the array", p.get(array+16), leaves[1]+8)
			check("data beyond the shape", p.get(a+24), leaves[2])
			store(a, 1, 7) // the doubtful word is now a number, and the array is garbage
			for range 20 {
				round()
			}
			if err := p.heap.Collect(&p.stop); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			a = p.get(p.get(stackAt) + 8)
			check("the number", p.get(a+8), 7)
			store(a, 1, heapAt+12) // in the heap, but not an object
			for range 20 {
				round()
			}
			a = p.get(p.get(stackAt) + 8)
			check("the number in the heap", p.get(a+8), heapAt+12)
			n := 0
			if err := p.heap.Objects(func(uint64, uint64) error { n++; return nil }); err != nil {
				t.Fatal(err)
			}
			if n != 3 { // the header, a, and its leaf
				t.Errorf("%s: %d objects are left", name, n)
			}
		}
	}
}
