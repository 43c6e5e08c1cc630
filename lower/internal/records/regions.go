package records

import (
	"statepoint/core/provenance"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/stackmap"
)

// Regions are the words that hold references in stack objects that the statepoints of a function
// list.
type Regions struct {
	held map[[2]provenance.ID][]int64 // by statepoint and alloca
	told map[provenance.ID]bool
}

// Begin begins a function.
func (r *Regions) Begin() { r.held, r.told = nil, nil }

// Tell notes that all words that hold references at a statepoint are added, though there may be
// none: a reader is to know that.
func (r *Regions) Tell(point provenance.ID) {
	if r.told == nil {
		r.told = map[provenance.ID]bool{}
	}
	r.told[point] = true
}

// Add adds the words of an object, in bytes from its start, that hold references at a statepoint.
func (r *Regions) Add(point, object provenance.ID, words []int64) {
	if r.held == nil {
		r.held = map[[2]provenance.ID][]int64{}
	}
	r.held[[2]provenance.ID{point, object}] = words
}

// hold adds to the latest record the words of stack objects that hold references, which may be
// none.
func (s *StackMap) hold(offset uint32, words []stackmap.Location) {
	if words == nil {
		words = []stackmap.Location{}
	}
	if s.Out.Words == nil {
		s.Out.Words = map[int32][]stackmap.Location{}
	}
	s.Out.Words[int32(len(s.Out.Map.Records)-1)] = words
	f := &s.Tables.functions[len(s.Tables.functions)-1]
	f.Regions = append(f.Regions, stackmap.RegionWords{Offset: offset, Words: words})
}

// words are the locations of the words in stack objects that hold references at a point.
func (s *StackMap) words(p *emit.Point) (words []stackmap.Location) {
	if s.Held.held == nil {
		return nil
	}
	pt := &s.Code.Points[p.Point]
	ops := s.Code.Ops(&s.Code.Insts[p.Inst])
	seen := map[provenance.ID]bool{}
	for i := range int(pt.Deopt + pt.GC + pt.Allocas) {
		r := &s.Code.Recorded[int(pt.Rec)+i]
		if r.Kind != mir.RecordFrame || seen[r.Value] {
			continue
		}
		seen[r.Value] = true
		object, _ := s.location(r, ops, pt.Plain)
		for _, off := range s.Held.held[[2]provenance.ID{pt.Value, r.Value}] {
			words = append(words, stackmap.InMemory(object.DwarfReg, object.Offset+int32(off), 8))
		}
	}
	return words
}
