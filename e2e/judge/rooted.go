package judge

import (
	"encoding/binary"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/lower/object"
	"statepoint/stackmap/collect"
	"statepoint/stackmap/gcmap"
)

// gcMaps reads the maps of functions with roots from the memory of the machine, where there are
// some: with them the judge runs programs in the form of llvm.gcroot.
func (n *native) gcMaps() error {
	o := n.s.Result.Object
	symbols, in := map[string]uint64{}, object.Sec(0)
	for i := range o.Symbols {
		if name, ok := gcmap.FunctionOf(o.Symbols[i].Name); ok && o.Symbols[i].Section != 0 {
			symbols[name], in = o.Symbols[i].Value, o.Symbols[i].Section
		}
	}
	if len(symbols) == 0 {
		return nil
	}
	data, err := n.im.Contents(in)
	if err != nil {
		return err
	}
	m, err := collect.NewGCMaps(o.Sections[in].Name, data, symbols)
	if err != nil {
		return err
	}
	m.Saved = n.savedBy
	n.rooted = m
	return nil
}

// frames is the source by which the collector finds the frames at a call to an external that
// returns to an address; nil if it cannot stop there. A map of roots has all calls, those of leaf
// functions among them.
func (n *native) frames(external *ir.Func, ra uint64) collect.Source {
	switch {
	case n.host.Still:
		return nil
	case n.maps != nil && n.maps.Lookup(ra) != nil:
		return collect.Walk(n.maps)
	case n.rooted == nil || external.Attrs.Has("gc-leaf-function"):
		return nil
	}
	if d, err := n.rooted.Describe(&collect.Frame{ReturnAddress: ra}); d == nil || err != nil {
		return nil
	}
	return collect.Walk(n.rooted)
}

// moveRoots updates the roots of the interpreter's frames, which are allocas, after objects moved.
func (h *mirror) moveRoots(top *interp.Frame, to map[uint64]uint64) error {
	for f := top; f != nil; f = f.Caller {
		for _, at := range f.Roots {
			if err := h.moveRoot(at, to); err != nil {
				return err
			}
		}
	}
	return nil
}

// moveRoot updates one root outside the heap.
func (h *mirror) moveRoot(at uint64, to map[uint64]uint64) error {
	var b [8]byte
	if err := h.ReadAt(at, b[:]); err != nil {
		return err
	}
	now, ok := to[binary.LittleEndian.Uint64(b[:])]
	if !ok {
		return nil
	}
	binary.LittleEndian.PutUint64(b[:], now)
	return h.WriteAt(at, b[:])
}
