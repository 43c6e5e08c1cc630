package collect

import (
	"fmt"

	"statepoint/stackmap"
)

// Patch is one pointer that was updated.
type Patch struct {
	// Depth is the frame's, ReturnAddress names its safepoint.
	Depth         int
	ReturnAddress uint64
	// Record is the record, Location the index of the derived location in it.
	Record   *stackmap.Record
	Location int
	// Word is 0, or which pointer of a vector this is.
	Word int
	// Place is what was written to.
	Place stackmap.Place
	// Old and New are the pointer before and after, OldBase and NewBase its base.
	Old, New         uint64
	OldBase, NewBase uint64
	// Prov is the derived location's provenance id.
	Prov uint32
}

// pending is a pair's pointer between reading and writing.
type pending struct {
	place      stackmap.Place
	word       int
	base       uint64
	delta      uint64 // derived - base, modulo 2^64
	value      uint64 // what is to be written
	location   int
	baseWrites bool // this is the base of a pair rather than its derived pointer
}

// mendFrame reads all pairs of a frame's record, then forwards their bases, then writes. forward
// gives an object's new address; pointers to what the collector does not own come back as they are.
func mendFrame(f *stackmap.Frame, work []pending, forward func(base uint64) (uint64, error),
	note func(Patch)) ([]pending, error) {
	work = work[:0]
	r := f.Entry.Record
	if r.ID == stackmap.InvalidID && len(r.Locations) == 0 {
		return work,
			fmt.Errorf(
				"collect: frame %d, return address 0x%x: the record was too large to be written; "+
					"its pointers are lost", f.Depth, f.ReturnAddress)
	}
	if r.Form == stackmap.FormPlain {
		return work, nil // a stackmap or patchpoint promises no collector anything
	}
	s, err := r.Statepoint()
	if err != nil {
		return work, fmt.Errorf("collect: frame %d, return address 0x%x: %w", f.Depth,
			f.ReturnAddress, err)
	}
	first := len(r.Locations) - len(s.Allocas) - len(s.GC)
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		if work, err = readPair(f, work, *base, *derived, first+2*i+1); err != nil {
			return work, err
		}
	}
	for i := range work {
		w := &work[i]
		to, err := forward(w.base)
		if err != nil {
			return work, fmt.Errorf("collect: frame %d, return address 0x%x, location %d: %w",
				f.Depth, f.ReturnAddress, w.location, err)
		}
		w.value = to + w.delta
	}
	if err := agree(f, work); err != nil {
		return work, err
	}
	for i := range work {
		w := &work[i]
		if err := f.Store(w.place, w.word, w.value); err != nil {
			return work, err
		}
		if note == nil || w.baseWrites {
			continue
		}
		note(Patch{Depth: f.Depth, ReturnAddress: f.ReturnAddress, Record: r, Location: w.location,
			Word:  w.word,
			Place: w.place, Old: w.base + w.delta, New: w.value, OldBase: w.base, NewBase: w.value - w.delta,
			Prov: r.Locations[w.location].Prov})
	}
	return work, nil
}

// readPair reads the words of one pair. A null base has no object: its derived pointers stay.
func readPair(f *stackmap.Frame, work []pending, base, derived stackmap.Location,
	location int) ([]pending, error) {
	bp, err := f.Place(base)
	if err != nil {
		return work, err
	}
	dp, err := f.Place(derived)
	if err != nil {
		return work, err
	}
	words := 1
	if derived.Kind == stackmap.Indirect {
		words = max(1, int(derived.Size)/8)
	}
	for w := range words {
		bw := w
		if base.Size == 8 {
			bw = 0 // one base for all pointers of a vector
		}
		b, err := f.Load(bp, bw)
		if err != nil {
			return work, err
		}
		d, err := f.Load(dp, w)
		if err != nil {
			return work, err
		}
		if b == 0 {
			continue
		}
		if dp.Kind != stackmap.Constant {
			work = append(work, pending{place: dp, word: w, base: b, delta: d - b,
				location: location})
		}
		// The base's own slot may serve deopt values too; it is kept true even where no pair
		// updates it.
		if bp.Kind != stackmap.Constant && (bp != dp || bw != w) {
			work = append(work, pending{place: bp, word: bw, base: b, location: location - 1,
				baseWrites: true})
		}
	}
	return work, nil
}

// agree checks that no place is to get two different values.
func agree(f *stackmap.Frame, work []pending) error {
	type key struct {
		place stackmap.Place
		word  int
	}
	if len(work) <= 8 { // nearly all records: comparing is quicker than a table
		for i := range work {
			for j := range i {
				if work[i].place == work[j].place && work[i].word == work[j].word &&
					work[i].value != work[j].value {
					return disagreement(f, &work[j], &work[i])
				}
			}
		}
		return nil
	}
	seen := make(map[key]int, len(work))
	for i := range work {
		k := key{work[i].place, work[i].word}
		if j, ok := seen[k]; ok && work[j].value != work[i].value {
			return disagreement(f, &work[j], &work[i])
		}
		seen[k] = i
	}
	return nil
}

func disagreement(f *stackmap.Frame, a, b *pending) error {
	return fmt.Errorf(
		"collect: frame %d, return address 0x%x: locations %d and %d are one place, which cannot "+
			"become both 0x%x and 0x%x",
		f.Depth, f.ReturnAddress, a.location, b.location, a.value, b.value)
}
