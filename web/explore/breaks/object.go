package breaks

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

// Object is an object that another compiler made, whose stack maps can be broken: their roots,
// their bases and their bytes. Linked objects have several maps, in one section or in several.
type Object struct {
	// Sites are where it can be broken.
	Sites []Site

	object   *object.Object
	maps     []*stackmap.Map // of all sections
	sections []mapSection
}

// mapSection is a section of maps.
type mapSection struct {
	section    *object.Section
	annotation *stackmap.Annotation
	first      int // the index of its first map
}

// OfObject finds the sites of an object.
func OfObject(o *object.Object) (*Object, error) {
	x := &Object{object: o}
	var flips []Site
	for _, sec := range o.Sections {
		if sec == nil || sec.Name != stackmap.SectionName {
			continue
		}
		var opts stackmap.DecodeOptions
		for _, r := range sec.Relocs {
			opts.Relocations = append(opts.Relocations, stackmap.Relocation{Offset: uint64(r.Off),
				Symbol: o.Target(r)})
		}
		if o.Linked != nil {
			opts.Names = o.FunctionAt
		}
		data := o.Contents(sec)
		a, err := stackmap.DecodeAnnotated(data, opts)
		if err != nil {
			return nil, err
		}
		x.sections = append(x.sections, mapSection{sec, a, len(x.maps)})
		x.maps = append(x.maps, a.Maps...)
		flips = append(flips, bytesOf(data, a, len(flips))...)
	}
	if len(x.sections) == 0 {
		return nil, fmt.Errorf("the object has no section %s to break", stackmap.SectionName)
	}
	x.Sites = append(rootsOf(&ir.Module{}, &lower.Result{}, x.maps), flips...)
	return x, nil
}

// Break breaks the object at a site; Damage flips bytes. A map that becomes shorter is followed by
// zeros, as between maps of linked objects, so that all others stay where they are.
func (x *Object) Break(s *Site) error {
	if s.Kind != DropRoot && s.Kind != SwapBase {
		return nil
	}
	if s.Map >= len(x.maps) {
		return fmt.Errorf("the object has no map %d", s.Map)
	}
	m := x.maps[s.Map]
	if err := s.editMap(m); err != nil {
		return err
	}
	enc, err := stackmap.Encode(m)
	if err != nil {
		return err
	}
	for i := range x.sections {
		sec := &x.sections[i]
		n := s.Map - sec.first
		if n < 0 || n >= len(sec.annotation.Maps) {
			continue
		}
		for k := range sec.annotation.Fields {
			f := &sec.annotation.Fields[k]
			if f.Kind != stackmap.GroupMap || int(f.Index) != n {
				continue
			}
			data := append([]byte(nil), x.object.Contents(sec.section)...)
			if len(enc.Bytes) > int(f.Len) {
				return fmt.Errorf("map %d would grow from %d to %s", s.Map, f.Len,
					source.Count(len(enc.Bytes), "byte"))
			}
			at := data[f.Off:f.End()]
			clear(at[copy(at, enc.Bytes):])
			x.object.Replace(sec.section, data)
		}
	}
	return nil
}
