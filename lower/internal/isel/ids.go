package isel

import "statepoint/core/provenance"

// byID maps the ids of the values of one function to numbers, 0 for most. The ids of a module are
// many and those of a function few, so it has pages for these only, and each function reuses those
// of the one before.
type byID struct {
	pages []*page // by id, nil where all are 0
	used  []int32 // the indexes of pages that are not nil
	spare []*page // of zeros
}

const pageBits = 9

type page [1 << pageBits]int32

func (t *byID) at(id provenance.ID) int32 {
	if n := id >> pageBits; int(n) < len(t.pages) && t.pages[n] != nil {
		return t.pages[n][id%(1<<pageBits)]
	}
	return 0
}

func (t *byID) set(id provenance.ID, v int32) {
	n := int(id >> pageBits)
	if n >= len(t.pages) || t.pages[n] == nil {
		t.add(n)
	}
	t.pages[n][id%(1<<pageBits)] = v
}

// add adds a page.
func (t *byID) add(n int) {
	for n >= len(t.pages) {
		t.pages = append(t.pages, nil)
	}
	if len(t.spare) == 0 {
		t.spare = append(t.spare, new(page))
	}
	last := len(t.spare) - 1
	p := t.spare[last]
	t.spare = t.spare[:last]
	t.pages[n], t.used = p, append(t.used, int32(n))
}

// clear sets all numbers to 0.
func (t *byID) clear() {
	for _, n := range t.used {
		p := t.pages[n]
		t.pages[n], *p = nil, page{}
		t.spare = append(t.spare, p)
	}
	t.used = t.used[:0]
}
