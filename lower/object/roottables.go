package object

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
	"sort"
	"strconv"

	"statepoint/lower/amd64"
	"statepoint/stackmap"
	"statepoint/stackmap/erlang"
	"statepoint/stackmap/gcmap"
	"statepoint/stackmap/ocaml"
	"statepoint/stackmap/rootmap"
)

// RootTable is a table of roots in the format of a runtime: one of its last three fields is set.
type RootTable struct {
	// Format is "ocaml", "erlang" or "gcmap".
	Format string `json:"format"`
	// Section is the section it is in, and Symbol its symbol, "" for a section without one.
	Section string `json:"section"`
	Symbol  string `json:"symbol,omitempty"`
	// Annotation says what its bytes mean.
	Annotation *stackmap.Annotation `json:"-"`
	OCaml      *ocaml.Table         `json:"ocaml,omitempty"`
	Erlang     []erlang.Entry       `json:"erlang,omitempty"`
	GCMap      *gcmap.Function      `json:"gcmap,omitempty"`
}

// RootTables reads the tables of roots of an object or of a linked file: those that packages ocaml,
// erlang and gcmap read. Addresses are those of a linked file, and in an object offsets in the
// section of the code. An error comes with the tables before the one that is wrong.
func (o *Object) RootTables() ([]RootTable, error) {
	var tables []RootTable
	for i := range o.Symbols {
		s := &o.Symbols[i]
		if s.Section <= 0 || int(s.Section) >= len(o.Sections) {
			continue
		}
		function, isGCMap := gcmap.FunctionOf(s.Name)
		if !isGCMap && !ocaml.IsTable(s.Name) {
			continue
		}
		sec := o.Sections[s.Section]
		if sec.Type == NoBits {
			continue
		}
		t := RootTable{Section: sec.Name, Symbol: s.Name}
		var err error
		if isGCMap {
			t.Format = "gcmap"
			t.GCMap, t.Annotation, err = gcmap.DecodeAnnotated(o.tableBytes(sec), function, s.Value)
		} else {
			t.Format = "ocaml"
			t.OCaml, t.Annotation, err = ocaml.DecodeAnnotated(o.tableBytes(sec), s.Value)
		}
		if err != nil {
			return tables, fmt.Errorf("section %s: %w", sec.Name, err)
		}
		tables = append(tables, t)
	}
	sort.SliceStable(tables, func(i, j int) bool { return tables[i].at() < tables[j].at() })
	if sec, _ := o.Section(erlang.SectionName); sec != nil {
		t := RootTable{Format: "erlang", Section: sec.Name}
		var err error
		t.Erlang, t.Annotation, err = erlang.DecodeAnnotated(o.tableBytes(sec))
		if err != nil {
			return tables, fmt.Errorf("section %s: %w", sec.Name, err)
		}
		tables = append(tables, t)
	}
	return tables, nil
}

// at is where the table begins in its section.
func (t *RootTable) at() uint32 {
	if len(t.Annotation.Fields) == 0 {
		return 0
	}
	return t.Annotation.Fields[0].Off
}

// tableBytes is a section with its addresses filled in, and their names.
func (o *Object) tableBytes(sec *Section) rootmap.Bytes {
	b := rootmap.Bytes{Data: bytes.Clone(sec.Data)}
	names := map[uint64]string{}
	for _, r := range sec.Relocs {
		if int(r.Sym) >= len(o.Symbols) || r.Kind != amd64.Reloc64 && r.Kind != amd64.Reloc32 {
			continue
		}
		s := &o.Symbols[r.Sym]
		v := s.Value + uint64(r.Addend)
		switch {
		case r.Kind == amd64.Reloc64 && uint64(r.Off)+8 <= uint64(len(b.Data)):
			binary.LittleEndian.PutUint64(b.Data[r.Off:], v)
		case r.Kind == amd64.Reloc32 && uint64(r.Off)+4 <= uint64(len(b.Data)):
			binary.LittleEndian.PutUint32(b.Data[r.Off:], uint32(v))
		}
		names[uint64(r.Off)] = o.codeName(s.Section, v)
	}
	if o.Executable {
		for _, r := range o.loaderRelocations(sec) {
			if r.Offset+8 <= uint64(len(b.Data)) {
				binary.LittleEndian.PutUint64(b.Data[r.Offset:], uint64(r.Addend))
			}
		}
	}
	b.Address = func(off, v uint64) string {
		if o.Executable {
			return o.codeName(0, v)
		}
		return names[off]
	}
	return b
}

// codeName says where an address is in its function, "" if it is in none. A return address may be
// right after its function. Of a linked file it is an address, else an offset in the section.
func (o *Object) codeName(sec Sec, at uint64) string {
	if o.byAddress == nil {
		for i := range o.Symbols {
			if s := &o.Symbols[i]; s.Type == TypeFunc && s.Section > 0 {
				o.byAddress = append(o.byAddress, s)
			}
		}
		sort.SliceStable(o.byAddress, func(i, j int) bool {
			x, y := o.byAddress[i], o.byAddress[j]
			return cmp.Or(cmp.Compare(o.spaceOf(x), o.spaceOf(y)),
				cmp.Compare(o.address(x), o.address(y))) < 0
		})
	}
	if o.Executable {
		sec = 0
	}
	n, _ := slices.BinarySearchFunc(o.byAddress, at, func(s *Symbol, at uint64) int {
		// after all that begin here
		return cmp.Or(cmp.Compare(o.spaceOf(s), sec), cmp.Compare(o.address(s), at), -1)
	})
	first := ""
	for k := n - 1; k >= 0 && k >= n-2 && o.spaceOf(o.byAddress[k]) == sec; k-- {
		s := o.byAddress[k]
		switch into := at - o.address(s); {
		case into > 0 && into <= s.Size:
			return s.Name + "+0x" + strconv.FormatUint(into, 16)
		case into == 0:
			first = s.Name
		}
	}
	return first
}

// spaceOf is the section that offsets of a symbol count in, 0 where they are addresses.
func (o *Object) spaceOf(s *Symbol) Sec {
	if o.Executable {
		return 0
	}
	return s.Section
}

// address is where a symbol is: in a linked file, or in its section.
func (o *Object) address(s *Symbol) uint64 {
	if o.Executable {
		return o.Sections[s.Section].Addr + s.Value
	}
	return s.Value
}
