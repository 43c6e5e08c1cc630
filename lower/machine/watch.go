package machine

// watch is a range of memory whose writes are reported.
type watch struct {
	start, size uint64
	told        func(addr uint64, b []byte) error
}

// Watch calls told before each write of the program to a range of memory, with the written value.
// It models page protection by an operating system: a barrier without code in the program. Writes
// of the host are not reported. An error stops the machine. Ranges may share pages, but no byte.
func (m *Memory) Watch(start, size uint64, told func(addr uint64, b []byte) error) {
	m.watches = append(m.watches[:len(m.watches):len(m.watches)], watch{start, size, told})
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
	for i := range m.watches {
		if m.watches[i].covers(addr, size) {
			return true
		}
	}
	return false
}

// covers reports whether some bytes are in the range.
func (w *watch) covers(addr, size uint64) bool {
	return addr < w.start+w.size && addr+size > w.start
}

// tell reports a write to the ranges that it goes to.
func (m *Memory) tell(addr uint64, b []byte) error {
	for i := range m.watches {
		w := &m.watches[i]
		if !w.covers(addr, uint64(len(b))) {
			continue
		}
		if err := w.told(addr, b); err != nil {
			return err
		}
	}
	return nil
}
