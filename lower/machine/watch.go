package machine

// watch is a range of memory whose writes are reported.
type watch struct {
	start, size uint64
	told        func(addr uint64, b []byte) error
}

// Watch has told called before each write of the program to a range of memory, with what is
// written. It is what an operating system does for a collector whose pages are protected: a barrier
// that the program does not know of. Writes of the host are not told. An error stops the machine.
// There is one range at a time.
func (m *Memory) Watch(start, size uint64, told func(addr uint64, b []byte) error) {
	m.watch = watch{start, size, told}
	clear(m.near.writes[:])
	for num, c := range m.table {
		for i, p := range &c.pages {
			n := num*chunkPages + uint64(i)
			if p != nil && p.open == m.epoch && m.watched(n*PageSize, PageSize) {
				p.open = 0
			}
		}
	}
}

// watched reports whether writes to some bytes are reported.
func (m *Memory) watched(addr, size uint64) bool {
	w := &m.watch
	return w.told != nil && addr < w.start+w.size && addr+size > w.start
}
