package collect

import (
	"fmt"
	"testing"

	"statepoint/stackmap"
)

// stopped is a program with the given numbers of live objects in a list and of frames, each with
// two references and a derived pointer.
func stopped(b *testing.B, collector string, objects, frames int) (*Stopped, Collector) {
	b.Helper()
	const base, stack = 1 << 32, 1 << 40
	size := uint64(objects)*32*6 + 1<<20
	heap := &flat{base: base, words: make([]uint64, size/8)}
	mem := &both{heap, &flat{base: stack, words: make([]uint64, 4*frames+4)}}
	c, err := New(collector, Config{Memory: mem, Layout: Runtime{}, Start: base, Size: size &^ 15,
		Stress: true})
	if err != nil {
		b.Fatal(err)
	}
	m := stackmap.Map{Version: stackmap.V3}
	m.AddFunction(stackmap.Function{Address: codeAt, StackSize: 24})
	r, err := stackmap.NewStatepoint(stackmap.FormStatepoint, 0, 4, stackmap.Statepoint{
		GC: []stackmap.Location{slot(0), slot(0), slot(8), slot(8), slot(0), slot(16)}}, 0)
	if err != nil {
		b.Fatal(err)
	}
	m.AddRecord(r)
	e, err := stackmap.Encode(&m)
	if err != nil {
		b.Fatal(err)
	}
	maps, err := NewStackMap(e.Bytes, stackmap.DecodeOptions{}, nil)
	if err != nil {
		b.Fatal(err)
	}
	s := &Stopped{Source: Walk(maps), Globals: []uint64{stack + 32*uint64(frames)}}
	head := uint64(0)
	for range objects {
		if err := c.Safepoint(&Stopped{Globals: s.Globals}, 32); err != nil {
			b.Fatal(err)
		}
		head, err = mem.ReadU64(s.Globals[0])
		if err != nil {
			b.Fatal(err)
		}
		o, err := (Runtime{}).New(c, mem, 1, 16)
		if err != nil {
			b.Fatal(err)
		}
		_ = mem.WriteU64(o+8, head)
		_ = mem.WriteU64(s.Globals[0], o)
		head = o
	}
	for i := range uint64(frames) {
		for n, v := range []uint64{head, head, head + 16, codeAt + 4} {
			_ = mem.WriteU64(stack+32*i+8*uint64(n), v)
		}
	}
	if frames > 0 {
		_ = mem.WriteU64(stack+32*uint64(frames)-8, 0x1111)
		s.Threads = []Thread{{ReturnAddress: codeAt + 4, SP: stack, Bottom: 0x1111}}
	}
	return s, c
}

// both combines two memories.
type both struct{ low, high *flat }

func (m *both) of(addr uint64) *flat {
	if addr >= m.high.base {
		return m.high
	}
	return m.low
}

func (m *both) ReadU64(addr uint64) (uint64, error) { return m.of(addr).ReadU64(addr) }
func (m *both) WriteU64(addr, v uint64) error       { return m.of(addr).WriteU64(addr, v) }

// BenchmarkCollect measures a whole collection: the cost per live object, and per frame.
func BenchmarkCollect(b *testing.B) {
	for _, name := range Names() {
		for _, c := range []struct {
			of              string
			objects, frames int
		}{{"object", 10_000, 1}, {"frame", 1, 10_000}} {
			b.Run(fmt.Sprintf("%s/%s", name, c.of), func(b *testing.B) {
				s, heap := stopped(b, name, c.objects, c.frames)
				b.ReportAllocs()
				for b.Loop() {
					if err := heap.Collect(s); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/10_000, "ns/"+c.of)
			})
		}
	}
}

// BenchmarkSmall measures a collection with almost no objects in a heap of 1 MB.
func BenchmarkSmall(b *testing.B) {
	for _, name := range Names() {
		b.Run(name, func(b *testing.B) {
			s, heap := stopped(b, name, 1, 1)
			for b.Loop() {
				if err := heap.Collect(s); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
