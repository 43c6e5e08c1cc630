package machine

import (
	"maps"
	"slices"
	"unsafe"
)

// State is an outside part of a program with state in Go: a collector, an allocator, output.
// Machine.AddState makes it part of every snapshot.
type State interface {
	// Snapshot returns what Restore needs to restore the present state. The value is not affected
	// by later changes of the state.
	Snapshot() any
	// Restore restores the state for a value that Snapshot returned. It may be called with the same
	// value again.
	Restore(any)
}

// AddState makes an outside state part of all later snapshots. State that Externals keep in Go must
// be added before a History begins; otherwise it is wrong after going back.
func (m *Machine) AddState(s State) { m.states = append(m.states, s) }

// Snapshot is the whole state of a machine at one time: registers of all threads, memory, the
// scheduler, and each added State. It shares pages of memory with the machine and other snapshots
// until they are written, so taking and restoring one costs microseconds.
type Snapshot struct {
	Steps   uint64 // instructions executed before it
	cpu     CPU
	done    bool
	threads []thread
	sched   choices
	current int
	table   map[uint64]*chunk
	mapped  uint64
	watches []watch
	states  []any

	nextExt, nextData, nextImage uint64
}

// Snapshot returns the present state. It must not be called while an External runs.
func (m *Machine) Snapshot() *Snapshot {
	s := &Snapshot{Steps: m.Steps, cpu: m.CPU, done: m.done, threads: slices.Clone(m.threads),
		sched: m.sched, current: m.current, table: maps.Clone(m.Mem.table), mapped: m.Mem.mapped,
		watches: m.Mem.watches,
		nextExt: m.nextExt, nextData: m.nextData, nextImage: m.nextImage}
	for _, st := range m.states {
		s.states = append(s.states, st.Snapshot())
	}
	m.Mem.epoch++
	clear(m.near.writes[:])
	return s
}

// Restore restores the state of the machine at a snapshot. Limits and OnStep are not part of it.
func (m *Machine) Restore(s *Snapshot) {
	m.Steps, m.CPU, m.done = s.Steps, s.cpu, s.done
	m.threads = append(m.threads[:0], s.threads...)
	m.sched, m.current = s.sched, s.current
	m.nextExt, m.nextData, m.nextImage = s.nextExt, s.nextData, s.nextImage
	mem := m.Mem
	mem.table, mem.mapped = maps.Clone(s.table), s.mapped
	mem.watches = s.watches
	mem.epoch++
	m.near = near{}
	clear(mem.cache[:])
	clear(mem.tables[:])
	for i, v := range s.states {
		m.states[i].Restore(v)
	}
}

// Sizes of what snapshots hold, as the allocator rounds them.
const (
	pageBytes  = 4864
	chunkBytes = 4864
	smallBytes = 64 // an entry of a map
)

// weigh returns the number of bytes that snapshots take together, without States and without the
// pages that all of them share with the program's start.
func weigh(list []*Snapshot) (bytes uint64) {
	pages, chunks := map[*page]struct{}{}, map[*chunk]struct{}{}
	shadows, tables := map[*shadowPage]struct{}{}, map[*versionTable]struct{}{}
	for _, s := range list {
		for _, st := range s.states {
			if x, ok := st.(shadowState); ok {
				bytes += uint64(len(x.threads))*uint64(unsafe.Sizeof(shadowRegs{})) +
					uint64(len(x.pages)+len(x.versions))*smallBytes
				for _, p := range x.pages {
					shadows[p] = struct{}{}
				}
				for _, t := range x.versions {
					tables[t] = struct{}{}
				}
			}
		}
		bytes += uint64(unsafe.Sizeof(*s)) + uint64(len(s.table))*smallBytes +
			uint64(len(s.threads))*uint64(unsafe.Sizeof(thread{})) +
			uint64(len(s.states))*smallBytes
		for _, c := range s.table {
			if _, ok := chunks[c]; ok {
				continue
			}
			chunks[c] = struct{}{}
			bytes += chunkBytes
			for _, p := range &c.pages {
				if p == nil || p.owner == 0 {
					continue
				}
				if _, ok := pages[p]; !ok {
					pages[p] = struct{}{}
					bytes += pageBytes
				}
			}
		}
	}
	return bytes + uint64(len(shadows))*uint64(unsafe.Sizeof(shadowPage{})) +
		uint64(len(tables))*uint64(unsafe.Sizeof(versionTable{}))
}

// Equal reports whether two snapshots of one machine have the same registers, threads and memory.
// States are not compared.
func (s *Snapshot) Equal(o *Snapshot) bool {
	if s.Steps != o.Steps || s.cpu != o.cpu || s.done != o.done || s.current != o.current ||
		s.sched != o.sched || s.mapped != o.mapped || !slices.Equal(s.threads, o.threads) {
		return false
	}
	for num := range s.table {
		if o.table[num] == nil && *s.table[num] != (chunk{owner: s.table[num].owner}) {
			return false
		}
	}
	for num, c := range o.table {
		b := s.table[num]
		if b == c {
			continue
		}
		if b == nil {
			b = &chunk{}
		}
		for i, p := range &c.pages {
			q := b.pages[i]
			if p != q && (p == nil || q == nil || p.perm != q.perm || p.data != q.data) {
				return false
			}
		}
	}
	return true
}
