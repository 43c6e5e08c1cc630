package breaks

import (
	"bytes"

	"statepoint/lower"
	"statepoint/lower/code"
	"statepoint/stackmap"
)

// encodeTables re-encodes the return address tables of a result from its current map. It keeps
// roots of intrinsics, which are in the tables and not in the map.
func encodeTables(res *lower.Result) error {
	for i := range res.Tables {
		t := &res.Tables[i]
		if t.Regions {
			continue // which have no pairs of the map
		}
		was, err := stackmap.DecodeTable(t.Table.Bytes)
		if err != nil {
			return err
		}
		if err := edited(res, t.Section, was[0]); err != nil {
			return err
		}
		enc, err := stackmap.EncodeTableAnnotated(was[0])
		if err != nil {
			return err
		}
		for _, sec := range res.Object.Sections {
			if sec != nil && sec.Name == stackmap.TableSectionName {
				sec.Data = bytes.Replace(sec.Data, t.Table.Bytes, enc.Bytes, 1)
			}
		}
		t.Table = enc
	}
	return nil
}

// edited changes the frames of a table whose roots differ in the map.
func edited(res *lower.Result, section int32, t *stackmap.Table) error {
	m := &stackmap.Map{Version: res.Map.Version}
	var functions []stackmap.TableFunction
	last := -1
	res.Map.Each(func(f, r int) {
		fn := funcOf(res, res.Map.Functions[f].Name())
		if fn == nil || fn.Section != section {
			return
		}
		rec := &res.Map.Records[r]
		roots := t.Lookup(fn.At + rec.Offset)
		if roots == nil {
			return
		}
		if f != last {
			entry := res.Map.Functions[f]
			entry.Records, last = 0, f
			m.AddFunction(entry)
			where := stackmap.TableFunction{Offset: fn.At}
			for n, reg := range stackmap.CalleeSaved {
				if roots.Saved>>n&1 != 0 {
					where.Saved = append(where.Saved, reg)
				}
			}
			functions = append(functions, where)
		}
		m.AddRecord(*rec)
		if words := res.Words[int32(r)]; len(words) > 0 {
			where := &functions[len(functions)-1]
			where.Regions = append(where.Regions,
				stackmap.RegionWords{Offset: rec.Offset, Words: words})
		}
	})
	made, err := stackmap.NewTable(m, functions, t.TextSize)
	if err != nil {
		return err
	}
	for i := range t.Points {
		if roots := made.Lookup(t.Points[i].Offset); roots != nil {
			t.Points[i].Frame = int32(len(t.Frames))
			t.Frames = append(t.Frames, *roots)
		}
	}
	t.Frames = used(t)
	return nil
}

// used returns a separate frame for each of a table's points, in the order of the points.
func used(t *stackmap.Table) []stackmap.FrameRoots {
	frames := make([]stackmap.FrameRoots, 0, len(t.Points))
	for i := range t.Points {
		frames = append(frames, t.Frames[t.Points[i].Frame])
		t.Points[i].Frame = int32(i)
	}
	return frames
}

// funcOf is a compiled function.
func funcOf(res *lower.Result, name string) *code.Func {
	for i := range res.Funcs {
		if res.Funcs[i].Name == name {
			return &res.Funcs[i]
		}
	}
	return nil
}

// tabled returns the record and the location in the map that correspond to a pair of a return
// address table.
func (r *recording) tabled(returnAddress uint64, at stackmap.Location) (record, location int,
	ok bool) {
	res := r.b.Result
	res.Map.Each(func(f, n int) {
		fn := funcOf(res, res.Map.Functions[f].Name())
		rec := &res.Map.Records[n]
		if fn == nil || r.start(fn)+uint64(rec.Offset) != returnAddress {
			return
		}
		rec.Roles(func(i int, role stackmap.Role, _ int) {
			if role == stackmap.RoleDerived && rec.Locations[i].SamePlace(at) && !ok {
				record, location, ok = n, i, true
			}
		})
	})
	return record, location, ok
}
