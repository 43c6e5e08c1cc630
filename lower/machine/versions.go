package machine

import "unsafe"

// Version is an object at one of the addresses that it has had.
type Version struct {
	From, Size uint64
	// Object is the number of the object's first version, Next that of a later one, 0 if the object
	// was freed or is still here.
	Object, Next uint32
	// Collection is the number of the collection that moved or freed it, from 1; 0 for none.
	Collection uint32

	ended uint64 // one more than the step in which it ended, 0 if it has not
}

// Holds reports whether an address points into the version.
func (v *Version) Holds(addr uint64) bool { return addr-v.From < max(v.Size, 8) }

// versions are the versions that a Shadow knows. Tables of consecutive numbers are, like pages,
// shared with snapshots until one is written.
type versions struct {
	all    map[uint32]*versionTable // by number / perTable
	tables [64]struct {
		num uint32 // of the table + 1; 0 is an empty line
		t   *versionTable
	}
	begun  uint32 // the next number
	swept  uint32 // the next number when Sweep last looked
	sweeps uint64
	zero   Version
}

// versionTable has versions of consecutive numbers.
type versionTable struct {
	list  [perTable]Version
	owner uint64 // the epoch of the Shadow in which it was created
	kept  uint64 // by the sweep of this number
}

const (
	perTable = 64
	// goneBit marks, in a page, the number of a version that has ended.
	goneBit = 1 << 31
	// sweepAfter is the number of new versions after which Sweep looks for old ones, and
	// sweepPage how many more for each page that it has to read.
	sweepAfter, sweepPage = 1 << 12, 32
)

// Begin returns a number for a new version. It is marked at its address.
func (s *Shadow) Begin(v Version) uint32 {
	n := s.begun
	s.begun++
	if v.Object == 0 {
		v.Object = n
	}
	*s.Change(n) = v
	s.own(v.From).marks[v.From%PageSize/8] = n
	return n
}

// End declares that an object is no longer where a version was; collection is the number of the
// collection that moved or freed it, 0 for none.
func (s *Shadow) End(of, collection uint32) {
	v := s.Change(of)
	v.Collection = collection
	if v.ended == 0 {
		v.ended = s.m.Steps + 1
		s.own(v.From).marks[v.From%PageSize/8] = of | goneBit
	}
}

// Ended reports whether a version has ended, and in which step.
func (s *Shadow) Ended(of uint32) (step uint64, ended bool) {
	v := s.Version(of)
	return v.ended - 1, v.ended != 0
}

// gone reports whether a version has ended.
func (s *Shadow) gone(of uint32) bool { return of != 0 && s.Version(of).ended != 0 }

// Version returns the version with a number, for reading. It is never nil.
func (s *Shadow) Version(of uint32) *Version {
	if t := s.table(of / perTable); t != nil {
		return &t.list[of%perTable]
	}
	return &s.zero
}

func (s *Shadow) table(num uint32) *versionTable {
	line := &s.tables[num%uint32(len(s.tables))]
	if line.num != num+1 {
		line.num, line.t = num+1, s.all[num]
	}
	return line.t
}

// Change returns the version with a number, for writing.
func (s *Shadow) Change(of uint32) *Version {
	num := of / perTable
	t := s.table(num)
	if t == nil || t.owner != s.epoch {
		q := &versionTable{}
		if t != nil {
			*q = *t
		}
		q.owner = s.epoch
		s.m.Mem.copied += (uint64(unsafe.Sizeof(*q)) + pageBytes - 1) / pageBytes // in pages
		t, s.all[num] = q, q
		s.tables[num%uint32(len(s.tables))].t = q
	}
	return &t.list[of%perTable]
}

// Mark is the version that begins at an address, a multiple of 8; 0 for none.
func (s *Shadow) Mark(addr uint64) uint32 {
	if p := s.page(addr); p != nil {
		if n := p.marks[addr%PageSize/8]; n&goneBit == 0 {
			return n
		}
	}
	return 0
}

// Marks visits all versions of the range that have not ended, in order of address.
func (s *Shadow) Marks(visit func(addr uint64, of uint32)) {
	for at := s.start &^ (PageSize - 1); at < s.start+s.size; at += PageSize {
		p := s.page(at)
		for i := 0; p != nil && i < len(p.marks); i++ {
			if n := p.marks[i]; n != 0 && n&goneBit == 0 {
				visit(at+uint64(8*i), n)
			}
		}
	}
}

// Grave returns the last version that held an address and has ended, nil if none is known.
func (s *Shadow) Grave(addr uint64) *Version {
	var last uint32
	for at := addr &^ 7; at >= s.start; at -= 8 {
		p := s.page(at)
		if p == nil {
			at &^= PageSize - 1
			continue
		}
		n := p.marks[at%PageSize/8]
		if of := n &^ goneBit; n != of && of > last && s.Version(of).Holds(addr) {
			last = of
		}
	}
	if last == 0 {
		return nil
	}
	return s.Version(last)
}

// Sweep drops, from time to time, versions that no word comes from and that were not the last at
// their address. It must not be called while the versions of a step are being determined.
func (s *Shadow) Sweep() {
	if s.begun-s.swept < sweepAfter+sweepPage*uint32(len(s.pages)) {
		return
	}
	s.swept = s.begun
	s.sweeps++
	last := map[uint32]uint32{}
	for _, p := range s.pages {
		for i := range p.marks {
			s.keep(p.marks[i]&^goneBit, last)
		}
		for i := range p.words {
			s.keep(p.words[i].Of, last)
		}
	}
	for i := range s.late {
		s.keep(s.late[i].o.Of, last)
	}
	for i := range s.threads {
		for j := range s.threads[i].gpr {
			s.keep(s.threads[i].gpr[j].Of, last)
		}
		for j := range s.threads[i].xmm {
			s.keep(s.threads[i].xmm[j][0].Of, last)
			s.keep(s.threads[i].xmm[j][1].Of, last)
		}
	}
	for num, t := range s.all {
		if t.kept != s.sweeps {
			delete(s.all, num)
		}
	}
	clear(s.tables[:])
}

// keep keeps a version, and the last one of its object, which then is its next. last has the
// numbers of last versions that are known.
func (s *Shadow) keep(of uint32, last map[uint32]uint32) {
	if of == 0 {
		return
	}
	s.table(of / perTable).kept = s.sweeps
	if s.Version(of).Next == 0 {
		return
	}
	end := of
	for end != 0 && last[end] == 0 && s.Version(end).Next != 0 {
		end = s.Version(end).Next
	}
	if known := last[end]; known != 0 {
		end = known
	}
	for n := of; n != end && last[n] == 0; n = s.Version(n).Next {
		last[n] = end
	}
	if s.Version(of).Next != end {
		s.Change(of).Next = end
		s.table(of / perTable).kept = s.sweeps
	}
	s.table(end / perTable).kept = s.sweeps
}
