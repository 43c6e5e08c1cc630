package objects

import (
	"fmt"

	"statepoint/core/location"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/image"
	"statepoint/stackmap"
)

// records joins the maps of an image into one and gives functions, records and locations ids, in
// the map and in the annotated bytes.
func (b *builder) records() {
	m := &stackmap.Map{Version: stackmap.V3, Registers: b.im.Machine.Registers}
	b.res.Map, b.res.StackMap = m, &stackmap.Encoding{Annotation: &stackmap.Annotation{}}
	for i, s := range b.maps.Stack {
		for k, part := range s.Annotation.Maps {
			m.Version = part.Version
			b.join(s, k, part)
		}
		if i == 0 {
			b.res.StackMap = &stackmap.Encoding{Bytes: s.Annotation.Bytes, Annotation: s.Annotation}
		}
		identify(s.Annotation)
	}
}

// join adds a map's functions and records to the one of the whole image.
func (b *builder) join(s *image.StackMaps, k int, part *stackmap.Map) {
	all := b.res.Map
	first := len(all.Records)
	for f := range part.Functions {
		at := s.Address(k, f)
		fn := b.function(b.key(s, k, f), &part.Functions[f])
		part.Functions[f].Prov = uint32(b.res.Funcs[fn].ID)
		all.Functions = append(all.Functions, part.Functions[f])
		b.starts = append(b.starts, at)
	}
	for r := range part.Records {
		rec := &part.Records[r]
		rec.Prov = uint32(b.ids.Next())
		rec.Roles(func(n int, role stackmap.Role, _ int) {
			switch role {
			case stackmap.RoleCallingConv, stackmap.RoleFlags, stackmap.RoleDeoptCount:
				rec.Locations[n].Prov = rec.Prov
			default:
				rec.Locations[n].Prov = uint32(b.ids.Next())
			}
		})
		all.Records = append(all.Records, *rec)
	}
	part.Each(func(f, r int) {
		if f < 0 {
			b.loose = append(b.loose, first+r)
			return
		}
		fn := b.function(b.key(s, k, f), &part.Functions[f])
		b.res.Funcs[fn].Records = append(b.res.Funcs[fn].Records, int32(first+r))
		b.owner[first+r] = fn
	})
}

// key identifies a function of a map: by its address or, in a raw section, which may not be
// relocated, by its number.
func (b *builder) key(s *image.StackMaps, k, f int) uint64 {
	if b.im.Kind == image.Raw {
		return rawFunction | uint64(k)<<32 | uint64(f)
	}
	return s.Address(k, f)
}

// rawFunction is set in keys that are no addresses.
const rawFunction = 1 << 63

// identify copies the ids of the maps to the fields of the annotated bytes.
func identify(a *stackmap.Annotation) {
	current, record := 0, 0
	for i := range a.Fields {
		f := &a.Fields[i]
		switch f.Kind {
		case stackmap.GroupMap:
			current = int(f.Index)
			continue
		}
		if current >= len(a.Maps) {
			return
		}
		m := a.Maps[current]
		switch {
		case f.Kind == stackmap.GroupFunction && int(f.Index) < len(m.Functions):
			f.Prov = m.Functions[f.Index].Prov
		case f.Kind == stackmap.GroupRecord && int(f.Index) < len(m.Records):
			record = int(f.Index)
			f.Prov = m.Records[record].Prov
		case f.Kind == stackmap.GroupLocation && record < len(m.Records) &&
			int(f.Index) < len(m.Records[record].Locations):
			f.Prov = m.Records[record].Locations[f.Index].Prov
		case f.Parent >= 0:
			f.Prov = a.Fields[f.Parent].Prov
		}
	}
}

// linkRecords links records and locations to their origins and slots.
func (b *builder) linkRecords() {
	for n := range b.res.Map.Records {
		rec := &b.res.Map.Records[n]
		fn, known := b.owner[n]
		if !known {
			fn = b.unknown()
		}
		label := fmt.Sprintf("record %d", n)
		link := lower.Link{ID: provenance.ID(rec.Prov), Kind: provenance.KindRecord, Label: label,
			Func: int32(fn)}
		depth := b.res.Funcs[fn].Frame.Size
		if in := b.calls[n]; in != nil {
			link.From = []provenance.ID{in.ID}
			depth = b.depthAt(fn, in)
		}
		b.link(link)
		rec.Roles(func(i int, role stackmap.Role, _ int) {
			l := &rec.Locations[i]
			if l.Prov == rec.Prov {
				return
			}
			at := lower.Link{ID: provenance.ID(l.Prov), Kind: provenance.KindLocation, Role: role,
				Func: int32(fn), Label: fmt.Sprintf("%s, location %d", label, i)}
			if slot := b.slotOf(fn, l, role, depth); slot != 0 {
				at.At = []provenance.ID{slot}
				b.holds[slot] = append(b.holds[slot], at.ID)
			}
			b.link(at)
		})
	}
}

// slotOf is the slot that a location names at a call, 0 for none.
func (b *builder) slotOf(fn int, l *stackmap.Location, role stackmap.Role,
	depth int64) provenance.ID {
	if l.Kind != stackmap.Indirect && l.Kind != stackmap.Direct {
		return 0
	}
	kind := location.SlotSpill
	if l.Kind == stackmap.Direct {
		kind = location.SlotAlloca
	}
	at, ok := b.frames[fn].place(l.DwarfReg, int64(l.Offset), depth)
	if !ok {
		return 0
	}
	return b.slot(fn, at, int64(max(l.Size, 8)), kind)
}
