package machine

import (
	"maps"
	"slices"
	"unsafe"

	"statepoint/lower/amd64"
	"statepoint/lower/machine/internal/cfi"
)

// Origin is what a Shadow knows about a word that came from an address.
type Origin struct {
	// Of is the number from Shadow.Begin of the version whose address the word is; 0 if that is
	// unknown.
	Of uint32
	// At is the address of the instruction that stored the word where it is, and Step its step.
	At   uint32
	Step uint64
	// Held is the place of the word when Of ended, if it was copied after that.
	Held Held

	size, off uint8 // in memory: its size, and its offset in the 8 bytes
}

// Held is a place that had a word, and the instruction that put it there.
type Held struct {
	Place Place
	At    uint32
	Step  uint64
}

// Place is an address, or a register. 0 is none.
type Place uint64

const firstXMM Place = 32

// Register returns the number of the general or vector register that a place is; ok is false for
// memory.
func (p Place) Register() (n int, vector, ok bool) {
	switch {
	case p >= 1 && p <= 16:
		return int(p - 1), false, true
	case p >= firstXMM && p < firstXMM+32:
		return int(p-firstXMM) / 2, true, true
	}
	return 0, false, false
}

// Access is an instruction's access to memory that is about to happen.
type Access struct {
	Addr  uint64
	Size  uint8
	Write bool
	// Base and Index are the numbers of the registers of the address, -1 for none, and BaseOf and
	// IndexOf their origins, never nil.
	Base, Index     int
	BaseOf, IndexOf *Origin
}

// Shadow watches a range of memory, and the addresses in it. It calls Look before each access of an
// instruction to the range. If it tracks words, it knows the origin of every word in registers and
// memory that came from an address: moves, loads and stores of 4 and 8 bytes copy the origin, and
// arithmetic with one such operand keeps it; the difference of two addresses, and a result below
// 64K, have none. A write to part of a word drops its origin, except for writes to the low one or
// two bytes of a register, which are often tags. Vector instructions that move, mix or shift whole
// 8-byte halves are supported; the results of other instructions, and of x87, have no origin.
//
// Numbers identify versions of objects: Begin returns one, and End declares that the object is no
// longer there. A word whose number has ended is stale. For writes of the host, Resolve is called.
//
// It is a State of the machine, and is restored when the machine goes back.
type Shadow struct {
	// Look is called for accesses to the range, and for those through a stale register.
	Look func(a *Access)
	// Stored is called for each stale word that is stored to the range.
	Stored func(addr uint64, o *Origin)
	// Called is called before an External runs, and Settle after it; Touched then has its writes.
	Called func(name string)
	Settle func()
	// Resolve returns the number of a word in the range that the host wrote, 0 for none.
	Resolve func(word uint64) uint32

	m           *Machine
	start, size uint64
	words       bool

	pages   map[uint64]*shadowPage
	cache   [64]shadowLine
	epoch   uint64
	odd     bool // words at addresses that are not multiples of 8 were stored
	threads []shadowRegs
	regs    *shadowRegs
	versions
	touched []uint64

	stores  [2]shadowStore // of the instruction, n of them
	n       int
	late    []shadowStore // of the External
	kept    uint16        // the registers whose origin the External has set, as bits
	result  int           // one more than the general register that the instruction sets
	unknown bool
	none    Origin
	access  Access
	cpu     CPU
}

type shadowLine struct {
	num uint64
	p   *shadowPage
}

// shadowPage has, for each 8 bytes of a page, the word that begins there, and the last version that
// did, with goneBit if it has ended.
type shadowPage struct {
	words [PageSize / 8]Origin
	marks [PageSize / 8]uint32
	owner uint64
}

type shadowRegs struct {
	gpr [16]Origin
	xmm [16][2]Origin
}

type shadowStore struct {
	addr uint64
	o    Origin
}

// NewShadow starts watching a range of memory. With words set it tracks words, and the machine
// executes each instruction on the slower path, else only those that access the range. The
// functions of the Shadow must be set before the machine runs.
func (m *Machine) NewShadow(start, size uint64, words bool) *Shadow {
	s := &Shadow{m: m, start: start, size: size, words: words, pages: map[uint64]*shadowPage{},
		epoch: 1, versions: versions{all: map[uint32]*versionTable{}, begun: 1}}
	m.shadow, m.Mem.shadow = s, s
	clear(m.near.reads[:])
	clear(m.near.writes[:])
	m.AddState(s)
	return s
}

// Follows reports whether words are tracked.
func (s *Shadow) Follows() bool { return s.words }

// Touched returns the addresses of words, at multiples of 8, that the host has written since the
// last call, if they had an origin or now point into the range.
func (s *Shadow) Touched() []uint64 {
	t := s.touched
	s.touched = s.touched[:0]
	return t
}

// Word is the origin of the 8 bytes at an address.
func (s *Shadow) Word(addr uint64) *Origin { return s.load(addr, 8) }

// Register is the origin of a general register of a thread.
func (s *Shadow) Register(thread, n int) *Origin { return &s.thread(thread).gpr[n] }

// SetWord sets the number of the 8 bytes at an address.
func (s *Shadow) SetWord(addr uint64, of uint32) {
	s.clear(addr, 8)
	if of != 0 {
		s.store(addr, 8, s.made(of))
	}
}

// SetRegister sets the number of a general register of a thread.
func (s *Shadow) SetRegister(thread, n int, of uint32) {
	s.thread(thread).gpr[n] = s.made(of)
}

func (s *Shadow) made(of uint32) Origin {
	return Origin{Of: of, At: uint32(s.m.RIP), Step: s.m.Steps}
}

// Begun resolves the registers of the first thread, at the beginning of a run.
func (s *Shadow) Begun() {
	s.threads, s.regs = nil, nil
	s.thread(0)
}

// Move moves the origins of a range of bytes to another address, keeping the instructions that
// stored them.
func (s *Shadow) Move(from, to, size uint64) {
	s.find(from, to, size, func(o *Origin, _ Place) Origin { return *o })
	if s.words {
		s.clear(to, size)
		s.copyLate()
	}
}

// Copy declares that the running External copies bytes.
func (s *Shadow) Copy(from, to, size uint64) { s.find(from, to, size, s.copied) }

// find records the words of a range of bytes, to be copied later.
func (s *Shadow) find(from, to, size uint64, copied func(*Origin, Place) Origin) {
	for at := from &^ 7; s.words && at < from+size; at += 8 {
		p := s.page(at)
		if p == nil {
			at |= PageSize - 8
			continue
		}
		o := &p.words[at%PageSize/8]
		if a := at + uint64(o.off); o.Of != 0 && a >= from && a+uint64(o.size) <= from+size {
			s.late = append(s.late, shadowStore{a - from + to, copied(o, Place(a))})
		}
	}
}

// copyLate copies the recorded words.
func (s *Shadow) copyLate() {
	for i := range s.late {
		s.store(s.late[i].addr, s.late[i].o.size, s.late[i].o)
	}
	s.late = s.late[:0]
}

// Save declares that an External saves a register of the current thread in memory.
func (s *Shadow) Save(r amd64.Reg, addr uint64) {
	if s.words && r.IsGPR() {
		if o := s.copied(&s.regs.gpr[r.Num()], Place(r.Num()+1)); o.Of != 0 {
			s.late = append(s.late, shadowStore{addr, whole(o)})
		}
	}
}

// Load declares that an External loads a register of the current thread from memory.
func (s *Shadow) Load(r amd64.Reg, addr uint64) {
	if s.words && r.IsGPR() {
		s.regs.gpr[r.Num()] = s.copied(s.load(addr, 8), Place(addr))
		s.kept |= 1 << r.Num()
	}
}

func (s *Shadow) page(addr uint64) *shadowPage {
	n := addr / PageSize
	c := &s.cache[n%uint64(len(s.cache))]
	if c.num != n+1 {
		c.num, c.p = n+1, s.pages[n]
	}
	return c.p
}

// own returns the page of an address for writing.
func (s *Shadow) own(addr uint64) *shadowPage {
	p := s.page(addr)
	if p != nil && p.owner == s.epoch {
		return p
	}
	q := &shadowPage{}
	if p != nil {
		*q = *p
	}
	q.owner = s.epoch
	s.m.Mem.copied += uint64(unsafe.Sizeof(*q)) / pageBytes // in pages
	n := addr / PageSize
	s.pages[n] = q
	s.cache[n%uint64(len(s.cache))] = shadowLine{n + 1, q}
	return q
}

// load is the origin of a word in memory, never nil.
func (s *Shadow) load(addr uint64, size uint8) *Origin {
	if p := s.page(addr); p != nil {
		o := &p.words[addr%PageSize/8]
		if o.Of != 0 && o.size == size && uint64(o.off) == addr%8 {
			return o
		}
	}
	return &s.none
}

func (s *Shadow) store(addr uint64, size uint8, o Origin) {
	o.size, o.off = size, uint8(addr%8)
	s.odd = s.odd || o.off != 0 && size == 8
	s.own(addr).words[addr%PageSize/8] = o
}

// clear drops the words that overlap a range of bytes.
func (s *Shadow) clear(addr, size uint64) {
	from := addr &^ 7
	if s.odd {
		from -= 8
	}
	for at := from; at < addr+size; at += 8 {
		p := s.page(at)
		if p == nil {
			at |= PageSize - 8
			continue
		}
		o := &p.words[at%PageSize/8]
		if a := at + uint64(o.off); o.Of != 0 && a < addr+size && a+uint64(o.size) > addr {
			s.own(at).words[at%PageSize/8].Of = 0
		}
	}
}

// wrote records a write of the host.
func (s *Shadow) wrote(addr, size uint64) {
	if !s.words {
		return
	}
	for at := addr &^ 7; at < addr+size; at += 8 {
		known := false
		if p := s.page(at); p != nil {
			known = p.words[at%PageSize/8].Of != 0
		}
		if !known {
			v, err := s.m.Mem.Load64(at)
			known = err == nil && v-s.start < s.size
		}
		if known {
			s.touched = append(s.touched, at)
		}
	}
}

// thread has the origins of a thread's registers.
func (s *Shadow) thread(n int) *shadowRegs {
	for len(s.threads) <= n {
		s.threads = append(s.threads, shadowRegs{})
		k := len(s.threads) - 1
		cpu := s.m.ThreadCPU(k)
		for i, v := range cpu.GPR {
			if v-s.start < s.size {
				s.threads[k].gpr[i] = s.made(s.Resolve(v))
			}
		}
	}
	return &s.threads[n]
}

// called records that an External is about to run, returned that it has run.
func (s *Shadow) called(name string) {
	if s.words {
		s.regs, s.cpu, s.kept = s.thread(s.m.current), s.m.CPU, 0
	}
	s.Called(name)
}

func (s *Shadow) returned(thread int) {
	s.Settle()
	if !s.words {
		return
	}
	s.copyLate()
	cpu, regs := s.m.ThreadCPU(thread), s.thread(thread)
	for i, v := range cpu.GPR {
		switch {
		case s.kept>>i&1 != 0 || v == s.cpu.GPR[i] && i != rax:
		case v-s.start >= s.size:
			regs.gpr[i] = Origin{}
		case i == rax || regs.gpr[i].Of == 0 || regs.gpr[i].At != uint32(s.m.RIP) ||
			regs.gpr[i].Step != s.m.Steps: // otherwise Settle has set it
			regs.gpr[i] = s.made(s.Resolve(v))
		}
	}
	for i := range cpu.XMM {
		for h := range 2 {
			if cpu.XMM[i][h] != s.cpu.XMM[i][h] {
				regs.xmm[i][h].Of = 0
			}
		}
	}
}

// unwound gives registers the origins of the frame slots from which they were restored.
func (s *Shadow) unwound(f *Frame) {
	for i, g := range cfi.GPR {
		if at := f.Saved[i]; at != 0 {
			s.Load(amd64.RAX+amd64.Reg(g), at)
		}
	}
}

// shadowState is a snapshot of a Shadow.
type shadowState struct {
	pages    map[uint64]*shadowPage
	threads  []shadowRegs
	versions map[uint32]*versionTable
	begun    uint32
	swept    uint32
	odd      bool
}

// Snapshot implements State.
func (s *Shadow) Snapshot() any {
	s.epoch++
	return shadowState{maps.Clone(s.pages), slices.Clone(s.threads), maps.Clone(s.all), s.begun,
		s.swept, s.odd}
}

// Restore implements State.
func (s *Shadow) Restore(to any) {
	t, ok := to.(shadowState)
	if !ok {
		return
	}
	s.pages, s.threads, s.odd = maps.Clone(t.pages), slices.Clone(t.threads), t.odd
	s.all, s.begun, s.swept = maps.Clone(t.versions), t.begun, t.swept
	s.epoch++
	s.touched, s.late = s.touched[:0], s.late[:0]
	clear(s.cache[:])
	clear(s.tables[:])
}
