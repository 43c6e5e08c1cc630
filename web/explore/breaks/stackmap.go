package breaks

import (
	"fmt"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

// rootSites are the roots that a record of the map names: the locations of derived pointers, most
// of which are their own base; two equal locations are one site. They also include the pairs whose
// base is in another location.
func rootSites(m *ir.Module, res *lower.Result) []Site {
	if unread(res) {
		return nil
	}
	return rootsOf(m, res, []*stackmap.Map{res.Map})
}

// rootsOf are those of several maps.
func rootsOf(m *ir.Module, res *lower.Result, maps []*stackmap.Map) []Site {
	labels := map[provenance.ID]*lower.Link{}
	for i := range res.Links {
		labels[res.Links[i].ID] = &res.Links[i]
	}
	names := map[provenance.ID]string{}
	for _, f := range m.Funcs {
		ir.NumberLocals(f)
		for _, a := range f.Args {
			names[a.ID()] = operand(a)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if !in.Type().IsVoid() {
					names[in.ID()] = operand(in)
				}
			}
		}
	}
	name := func(l *stackmap.Location) string {
		if link := labels[provenance.ID(l.Prov)]; link != nil && len(link.From) > 0 {
			if name := names[link.From[0]]; name != "" {
				return "`" + l.String() + "`, which is `" + name + "`,"
			}
		}
		return "`" + l.String() + "`"
	}
	var all []Site
	type key struct {
		kind Kind
		fn   string
	}
	count := map[key]int{}
	for index, sm := range maps {
		of := ""
		if len(maps) > 1 {
			of = fmt.Sprintf(" of map %d", index)
		}
		sm.Each(func(function, record int) {
			if function < 0 {
				return // a map of version 1 that does not say which
			}
			rec := &sm.Records[record]
			fn := sm.Functions[function].Name()
			var safepoint provenance.ID
			if link := labels[provenance.ID(rec.Prov)]; link != nil && len(link.From) > 0 {
				safepoint = link.From[0]
			}
			add := func(k Kind, n int, what string) {
				count[key{k, fn}]++
				all = append(all, Site{Kind: k, Func: fn, Number: count[key{k, fn}],
					ID: provenance.ID(rec.Locations[n].Prov), Safepoint: safepoint, Map: index,
					Record:   record,
					Location: n,
					What:     fmt.Sprintf("%s of record %d", what, record) + of})
			}
			var seen []stackmap.Location
			rec.Roles(func(n int, role stackmap.Role, _ int) {
				l := rec.Locations[n]
				if role != stackmap.RoleDerived || l.IsConstant() {
					return
				}
				if base := &rec.Locations[n-1]; !base.SamePlace(l) && !base.IsConstant() {
					add(SwapBase, n, name(&l)+" and its base `"+base.String()+"`")
				}
				if !slices.ContainsFunc(seen, l.SamePlace) {
					seen = append(seen, l)
					add(DropRoot, n, name(&l))
				}
			})
		})
	}
	return all
}

// unread reports whether no collector would read a broken map, because tables of strategies replace
// it. Return address tables are written again from the map.
func unread(res *lower.Result) bool { return res.MapReplaced && len(res.Printed) > 0 }

// byteSites are the bytes of the map.
func byteSites(res *lower.Result) []Site {
	return bytesOf(res.MapBytes(), res.StackMap.Annotation, 0)
}

// bytesOf are the bytes of a section of maps, whose first has a given number.
func bytesOf(section []byte, a *stackmap.Annotation, first int) []Site {
	all := make([]Site, len(section))
	for i := range all {
		n := first + i
		all[i] = Site{Kind: FlipByte, Number: n + 1, Offset: uint64(n), Flip: 0xff}
		what := fmt.Sprintf("byte %#x of the map", n)
		if a != nil {
			if f := a.At(uint32(i)); f >= 0 && f < len(a.Fields) {
				what += ", of `" + a.Path(f) + "`"
				all[i].ID = provenance.ID(a.Fields[f].Prov)
			}
		}
		all[i].What = what
	}
	return all
}

// EditResult breaks a compiled result. It does nothing for kinds that change the module; Damage
// flips bytes.
func (s *Site) EditResult(res *lower.Result) error {
	if s.Kind != DropRoot && s.Kind != SwapBase && s.Kind != MapAs {
		return nil
	}
	if unread(res) {
		return fmt.Errorf("the object has no stack map: another table replaces it, which %s "+
			"does not change", s.Key())
	}
	if s.Kind == MapAs {
		if err := s.mapAs(res); err != nil {
			return err
		}
		return encodeMap(res)
	}
	if err := s.editMap(res.Map); err != nil {
		return err
	}
	return encodeMap(res)
}

// editMap breaks a record of a map, for DropRoot and SwapBase.
func (s *Site) editMap(m *stackmap.Map) error {
	if s.Record >= len(m.Records) || s.Location >= len(m.Records[s.Record].Locations) {
		return fmt.Errorf("the map has no site %s", s.Key())
	}
	rec := &m.Records[s.Record]
	if s.Kind == SwapBase {
		l := rec.Locations
		l[s.Location-1], l[s.Location] = l[s.Location], l[s.Location-1]
	} else {
		rec.Locations = without(rec, rec.Locations[s.Location])
	}
	return nil
}

// encodeMap re-encodes the map of a result.
func encodeMap(res *lower.Result) error {
	enc, err := stackmap.EncodeAnnotated(res.Map)
	if err != nil {
		return err
	}
	res.StackMap = enc
	for _, sec := range res.Object.Sections {
		if sec != nil && sec.Name == stackmap.SectionName {
			res.Object.Replace(sec, enc.Bytes) // functions come before records, so relocations stay
		}
	}
	return encodeTables(res)
}

// without returns the locations of a record without the pairs whose pointer is at a given location.
func without(rec *stackmap.Record, gone stackmap.Location) []stackmap.Location {
	var drop []int
	rec.Roles(func(n int, role stackmap.Role, _ int) {
		if role == stackmap.RoleDerived && rec.Locations[n].SamePlace(gone) {
			drop = append(drop, n-1, n) // a base stands before its pointer
		}
	})
	var kept []stackmap.Location
	for i, l := range rec.Locations {
		if !slices.Contains(drop, i) {
			kept = append(kept, l)
		}
	}
	return kept
}

// Damage returns the changes that the break makes in memory.
func (s *Site) Damage() []run.Damage {
	if s.Kind != FlipByte {
		return nil
	}
	return []run.Damage{{Section: stackmap.SectionName, Off: s.Offset, Flip: s.Flip}}
}
