package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// Map describes frames by their return addresses: a stack map, a return address table, the frame
// maps of a plugin.
type Map interface {
	// Describe describes frames that continue at f's return address; nil if the map does not know
	// it. f has no Description yet.
	Describe(f *Frame) (*Description, error)
}

// maxFrames bounds a walk: no program has more frames, but wrong frame sizes can make the walk
// cyclic.
const maxFrames = 1 << 20

// Walk is the source that unwinds the stack. The first of the maps that knows a frame's return
// address describes the frame and its size.
func Walk(maps ...Map) Source { return walk(maps) }

type walk []Map

// Frames implements Source.
func (w walk) Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error {
	at := stackmap.NewFrame(m, t.Registers, t.ReturnAddress, t.SP)
	f := Frame{Thread: t.Number, thread: t, m: m, at: at}
	for {
		if at.ReturnAddress == t.Bottom && t.Bottom != 0 {
			return nil
		}
		f.Depth, f.ReturnAddress, f.SP = at.Depth, at.ReturnAddress, at.SP
		f.Description = nil
		d, err := w.describe(&f)
		f.Description = d
		switch {
		case err != nil:
			return err
		case f.Description == nil && t.Bottom != 0:
			return f.errorf(nil, "no map has the return address")
		case f.Description == nil:
			return nil
		case at.Depth >= maxFrames:
			return f.errorf(nil, "more than %d frames", maxFrames)
		}
		if err := visit(&f); err != nil {
			return err
		}
		if err := at.Leave(f.Shape); err != nil {
			return fmt.Errorf("%s: %w", &f, err)
		}
	}
}

func (w walk) describe(f *Frame) (*Description, error) {
	for _, m := range w {
		if d, err := m.Describe(f); d != nil || err != nil {
			return d, err
		}
	}
	return nil, nil
}

// described caches descriptions by return address, since many frames share one.
type described map[uint64]*Description

// once returns the cached description of a return address, or calls ask.
func (k described) once(f *Frame, ask func() (*Description, error)) (*Description, error) {
	d, ok := k[f.ReturnAddress]
	if ok {
		return d, nil
	}
	d, err := ask()
	if err != nil {
		return nil, f.errorf(nil, "%w", err)
	}
	if d != nil && d.Shape.Saved != nil {
		d.Shape.Saved = tabled(d.Shape.Saved)
	}
	k[f.ReturnAddress] = d
	return d, nil
}

// tabled calls saved once for each register and caches the results.
func tabled(saved func(dwarf uint16) (int64, bool)) func(dwarf uint16) (int64, bool) {
	var offsets [17]int64
	var known [17]bool
	for r := range offsets {
		offsets[r], known[r] = saved(uint16(r))
	}
	return func(dwarf uint16) (int64, bool) {
		if int(dwarf) >= len(known) {
			return saved(dwarf)
		}
		return offsets[dwarf], known[dwarf]
	}
}

// Several is a source that visits the frames of each of its sources in turn, for programs whose
// functions have different strategies.
func Several(sources ...Source) Source { return several(sources) }

type several []Source

// Frames implements Source.
func (s several) Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error {
	for _, each := range s {
		if err := each.Frames(m, t, visit); err != nil {
			return err
		}
	}
	return nil
}
