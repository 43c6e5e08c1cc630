package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// Map describes frames by their return addresses: a stack map, a return address table, the frame
// maps of a plugin.
type Map interface {
	// Describe fills in what the map says of f, a frame with a return address, and how to leave it;
	// ok is false if it knows nothing of the address.
	Describe(f *Frame) (shape stackmap.Shape, ok bool, err error)
}

// maxFrames bounds a walk: no program has more, but a circle of wrong frame sizes does.
const maxFrames = 1 << 20

// Walk is the source that goes up the stack. Each frame is described by the first of the maps that
// knows its return address, and ends where that map says.
func Walk(maps ...Map) Source { return walk(maps) }

type walk []Map

// Frames implements Source.
func (w walk) Frames(m stackmap.Memory, t *Thread, visit func(*Frame) error) error {
	at := stackmap.NewFrame(m, t.Registers, t.ReturnAddress, t.SP)
	for {
		if at.ReturnAddress == t.Bottom && t.Bottom != 0 {
			return nil
		}
		f := Frame{Thread: t.Number, Depth: at.Depth, ReturnAddress: at.ReturnAddress, SP: at.SP,
			at: at, m: m}
		shape, ok, err := w.describe(&f)
		switch {
		case err != nil:
			return err
		case !ok && t.Bottom != 0:
			return f.errorf(nil, "no map knows the return address")
		case !ok:
			return nil
		case at.Depth >= maxFrames:
			return f.errorf(nil, "more than %d frames", maxFrames)
		}
		if err := visit(&f); err != nil {
			return err
		}
		if err := at.Leave(shape); err != nil {
			return fmt.Errorf("collect: %s: %w", &f, err)
		}
	}
}

func (w walk) describe(f *Frame) (shape stackmap.Shape, ok bool, err error) {
	for _, m := range w {
		if shape, ok, err = m.Describe(f); ok || err != nil {
			return shape, ok, err
		}
	}
	return shape, false, nil
}

// slot finds the place of a location.
func (f *Frame) slot(l stackmap.Location, read Bytes) (Slot, error) {
	s := Slot{As: l, Read: read}
	p, err := f.at.Place(l)
	if err != nil {
		return s, f.errorf(&s, "%w", err)
	}
	s.Place = p
	return s, nil
}

// Several is a source that visits the frames of one source after those of another, as a program
// needs whose functions have different strategies.
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
