package image

import (
	"fmt"
	"sort"
	"strings"

	"statepoint/stackmap"
	"statepoint/stackmap/compact"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// RootTable is a table of roots in the format of a runtime, or a compact map: one of its last four
// fields is set.
type RootTable struct {
	// Format is "ocaml", "erlang", "gcmap" or "compact".
	Format string `json:"format"`
	// Section is its section, and Symbol its symbol, "" for a section without one.
	Section string `json:"section"`
	Symbol  string `json:"symbol,omitempty"`
	// Annotation has the meaning of its bytes.
	Annotation *stackmap.Annotation `json:"-"`
	// Err is the position and kind of the damage.
	Err     error           `json:"-"`
	OCaml   *ocaml.Table    `json:"ocaml,omitempty"`
	Erlang  []erlang.Entry  `json:"erlang,omitempty"`
	GCMap   *gcmap.Function `json:"gcmap,omitempty"`
	Compact []compact.Table `json:"compact,omitempty"`
}

// RootTables reads the tables of roots of an image, in the formats of packages ocaml, erlang, gcmap
// and compact.
func (im *Image) RootTables() []RootTable {
	var all []RootTable
	seen := map[uint64]bool{}
	for i := range im.Symbols {
		s := &im.Symbols[i]
		name := s.Name
		if im.Format == "Mach-O" {
			name = strings.TrimPrefix(name, "_")
		}
		function, isGCMap := gcmap.FunctionOf(name)
		if !isGCMap && !ocaml.IsTable(name) || s.Section == nil || len(s.Section.Raw) == 0 ||
			seen[s.Addr] {
			continue
		}
		seen[s.Addr] = true
		t := RootTable{Section: s.Section.Name, Symbol: s.Name}
		at := s.Addr - s.Section.Addr
		if isGCMap {
			t.Format = "gcmap"
			t.GCMap, t.Annotation, t.Err = gcmap.DecodeAnnotated(im.tableBytes(s.Section),
				function, at)
		} else {
			t.Format = "ocaml"
			t.OCaml, t.Annotation, t.Err = ocaml.DecodeAnnotated(im.tableBytes(s.Section), at)
		}
		all = append(all, t)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].at() < all[j].at() })
	if s := im.Section(erlang.SectionName); s != nil && len(s.Raw) > 0 {
		t := RootTable{Format: "erlang", Section: s.Name}
		t.Erlang, t.Annotation, t.Err = erlang.DecodeAnnotated(im.tableBytes(s))
		all = append(all, t)
	}
	for _, s := range im.Sections {
		if s.Name == compact.SectionName && len(s.Raw) > 0 {
			t := RootTable{Format: "compact", Section: s.Name}
			t.Compact, t.Annotation, t.Err = compact.DecodeAnnotated(im.distances(s), s.Addr)
			all = append(all, t)
		}
	}
	for i := range all {
		if t := &all[i]; t.Err != nil {
			t.Err = fmt.Errorf("section %s: %w", t.Section, t.Err)
		}
	}
	return all
}

// at is the offset of the table in its section.
func (t *RootTable) at() uint32 {
	if len(t.Annotation.Fields) == 0 {
		return 0
	}
	return t.Annotation.Fields[0].Off
}

// distances is a section whose places are distances from themselves, with the names of what they
// reach.
func (im *Image) distances(s *Section) rootmap.Bytes {
	return rootmap.Bytes{Data: s.Data, Address: func(off, v uint64) string {
		at := s.Addr + off + uint64(int64(int32(v)))
		if im.Around(at) == nil {
			return ""
		}
		return im.Place(at)
	}}
}

// tableBytes are the bytes of a section with addresses filled in, and the names of these.
func (im *Image) tableBytes(s *Section) rootmap.Bytes {
	targets := map[uint64]uint64{}
	for _, f := range s.Fixups {
		targets[f.Offset] = f.Target
	}
	return rootmap.Bytes{Data: s.Data, Pointer: im.Pointer, Address: func(off, v uint64) string {
		if im.Kind == Relocatable {
			target, ok := targets[off]
			if !ok {
				return ""
			}
			v = target
		}
		if im.Around(v) == nil {
			return ""
		}
		return im.Place(v)
	}}
}
