package gcmap

import (
	"fmt"
	"math"

	"statepoint/stackmap/rootmap"
)

// Prefix is the prefix of map symbols; the name of the function follows.
const Prefix = "__gcmap_"

// Printer writes the maps.
type Printer struct{}

// Complete implements [rootmap.Complete].
func (Printer) Complete(p *rootmap.Point) bool { return rootmap.Bare(p) }

// Begin writes nothing.
func (Printer) Begin(*rootmap.Writer, *rootmap.Map) error { return nil }

// Finish writes the maps.
func (Printer) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.Data)
	for i := range m.Functions {
		w.Align(m.AddressSize())
		if err := function(w, &m.Functions[i], m.AddressSize()); err != nil {
			return err
		}
	}
	return nil
}

// function writes the map of one function, with addresses of word bytes.
func function(w *rootmap.Writer, f *rootmap.Function, word int) error {
	refuse := func(what string, n uint64) error {
		return &rootmap.Error{Function: f.Name, Problem: fmt.Sprintf(
			"a __gcmap_ has 32 bits for %s, which is %d", what, n)}
	}
	w.Label(Prefix+f.Name, true)
	w.Begin(Prefix+f.Name, f.Prov)
	w.Int(4, int64(len(f.Points))).Noted("safe point count").
		Called("points", "safe points that follow")
	size := int64(-1)
	shown := "dynamic"
	if f.FrameSize != rootmap.DynamicFrame {
		if f.FrameSize > math.MaxInt32 {
			return refuse("the size of a frame", f.FrameSize)
		}
		size = int64(f.FrameSize)
		shown = fmt.Sprint(size)
	}
	for k := range f.Points {
		p := &f.Points[k]
		w.Align(word)
		w.Begin(fmt.Sprintf("point %d", k), p.Prov)
		w.Address(word, f.Place(p)).Noted("safe point address").
			Called("address", "of a safe point")
		w.Int(4, size).Noted("stack frame size").As(shown).
			Called("frame size", "bytes from the stack pointer to the return address")
		held, err := f.Held(p)
		if err != nil {
			return err
		}
		w.Int(4, int64(len(held))).Noted("live root count").
			Called("live roots", "offsets that follow")
		for n, h := range held {
			w.Int(4, h.Offset).Noted("stack offset").As(rootmap.Slot(h.Offset)).
				Called(fmt.Sprintf("offset %d", n), "holds a reference").From(h.Prov)
		}
		w.End()
	}
	w.End()
	return nil
}
