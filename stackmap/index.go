package stackmap

import "sort"

// Entry is one record with its return address.
type Entry struct {
	// Address is the function's address plus the record's offset.
	Address uint64
	// Map, Function and Record are the entry's; Function and Record point into Map.
	Map      *Map
	Function *Function
	Record   *Record
}

// Index finds records by return address.
type Index struct {
	entries []Entry
}

// NewIndex indexes the records of the maps. address returns the address of a function and is called
// once for each; nil uses Function.Address, which is correct in a linked program. Functions for
// which it returns false are omitted, as are records of version 1 maps whose function is unknown.
// Records at the same address keep the order of the maps.
func NewIndex(maps []*Map, address func(*Function) (uint64, bool)) *Index {
	n := 0
	for _, m := range maps {
		n += len(m.Records)
	}
	x := &Index{entries: make([]Entry, 0, n)}
	sorted := true
	for _, m := range maps {
		last, base, known := -1, uint64(0), false
		m.Each(func(fn, r int) {
			if fn < 0 {
				return
			}
			f := &m.Functions[fn]
			if fn != last {
				last, base, known = fn, f.Address, true
				if address != nil {
					base, known = address(f)
				}
			}
			if !known {
				return
			}
			e := Entry{Address: base + uint64(m.Records[r].Offset), Map: m, Function: f,
				Record: &m.Records[r]}
			if k := len(x.entries); k > 0 && x.entries[k-1].Address > e.Address {
				sorted = false
			}
			x.entries = append(x.entries, e)
		})
	}
	if !sorted {
		sort.SliceStable(x.entries, func(i, j int) bool {
			return x.entries[i].Address < x.entries[j].Address
		})
	}
	return x
}

// Len counts the entries.
func (x *Index) Len() int { return len(x.entries) }

// Entry returns entry i in address order, 0 <= i < Len.
func (x *Index) Entry(i int) *Entry { return &x.entries[i] }

// Lookup returns the record of a return address, nil if there is none.
func (x *Index) Lookup(returnAddress uint64) *Entry {
	i := sort.Search(len(x.entries), func(i int) bool {
		return x.entries[i].Address >= returnAddress
	})
	if i < len(x.entries) && x.entries[i].Address == returnAddress {
		return &x.entries[i]
	}
	return nil
}
