package machine

// watch is a range of memory whose writes are reported.
type watch struct {
	start, size uint64
	told        func(addr uint64, b []byte) error
}

// Watch calls told before each write of the program to a range of memory, with the written value.
// It models page protection by an operating system: a barrier without code in the program. Writes
// of the host are not reported. An error stops the machine. There is one range at a time.
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
