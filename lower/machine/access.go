package machine

import "encoding/binary"

// ReadAt copies memory to b, whatever its permissions. It fails at the first
// byte that is not mapped.
func (m *Memory) ReadAt(addr uint64, b []byte) error {
	m.work += uint64(len(b))/64 + 1
	if f := m.copyOut(addr, b, 0); f != nil {
		return f
	}
	return nil
}

// WriteAt copies b to memory, whatever its permissions. It fails at the first
// byte that is not mapped, after writing those before.
func (m *Memory) WriteAt(addr uint64, b []byte) error {
	m.work += uint64(len(b))/64 + 1
	if f := m.copyIn(addr, b, 0); f != nil {
		return f
	}
	return nil
}

// Load64 reads eight bytes, whatever their permissions.
func (m *Memory) Load64(addr uint64) (uint64, error) {
	m.work++
	if at := addr % PageSize; at <= PageSize-8 {
		if p := m.page(addr); p != nil {
			return binary.LittleEndian.Uint64(p.data[at:]), nil
		}
	}
	var b [8]byte
	if f := m.copyOut(addr, b[:], 0); f != nil {
		return binary.LittleEndian.Uint64(b[:]), f
	}
	return binary.LittleEndian.Uint64(b[:]), nil
}

// Store64 writes eight bytes, whatever their permissions.
func (m *Memory) Store64(addr, v uint64) error {
	if at := addr % PageSize; at <= PageSize-8 {
		if p := m.page(addr); p != nil {
			m.work++
			p = m.own(addr/PageSize, p)
			if p.code != nil {
				p.code = nil
				m.reopen(addr/PageSize, p)
			}
			binary.LittleEndian.PutUint64(p.data[at:], v)
			if m.shadow != nil {
				m.shadow.wrote(addr, 8)
			}
			return nil
		}
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	return m.WriteAt(addr, b[:])
}

// copyOut reads bytes from pages with the given permissions.
func (m *Memory) copyOut(addr uint64, b []byte, need Perm) *Fault {
	for len(b) > 0 {
		p := m.page(addr)
		if p == nil || p.perm&need != need {
			return &Fault{Kind: ReadFault, Addr: addr, Perm: p.permissions()}
		}
		n := copy(b, p.data[addr%PageSize:])
		b, addr = b[n:], addr+uint64(n)
	}
	return nil
}

// copyIn writes bytes to pages with the given permissions. Writes by programs (need is not zero)
// change nothing if one of the pages lacks them.
func (m *Memory) copyIn(addr uint64, b []byte, need Perm) *Fault {
	if need != 0 && len(b) > 0 {
		last := addr + uint64(len(b)) - 1
		if p := m.page(last); p == nil || p.perm&need != need {
			if q := m.page(addr); q != nil && q.perm&need == need {
				return &Fault{Kind: WriteFault, Addr: last &^ (PageSize - 1), Perm: p.permissions()}
			}
		}
	}
	if need != 0 && m.watched(addr, uint64(len(b))) {
		if p := m.page(addr); p != nil && p.perm&need == need {
			if err := m.tell(addr, b); err != nil {
				return &Fault{Kind: HostError, Text: "write", Err: err}
			}
		}
	}
	if s := m.shadow; s != nil && need == 0 {
		defer s.wrote(addr, uint64(len(b)))
	} else if s != nil {
		defer s.clear(addr, uint64(len(b)))
	}
	for len(b) > 0 {
		p := m.page(addr)
		if p == nil || p.perm&need != need {
			return &Fault{Kind: WriteFault, Addr: addr, Perm: p.permissions()}
		}
		p = m.own(addr/PageSize, p)
		if p.code != nil {
			p.code = nil
			m.reopen(addr/PageSize, p)
		}
		n := copy(p.data[addr%PageSize:], b)
		b, addr = b[n:], addr+uint64(n)
	}
	return nil
}

// load reads size bytes, 1 to 8, as the program does.
func (m *Memory) load(addr uint64, size uint8) (uint64, *Fault) {
	at := addr % PageSize
	if p := m.page(addr); p != nil && p.perm&Read != 0 && at+uint64(size) <= PageSize {
		switch b := p.data[at:]; size {
		case 8:
			return binary.LittleEndian.Uint64(b), nil
		case 4:
			return uint64(binary.LittleEndian.Uint32(b)), nil
		case 2:
			return uint64(binary.LittleEndian.Uint16(b)), nil
		case 1:
			return uint64(b[0]), nil
		}
	}
	var b [8]byte
	f := m.copyOut(addr, b[:size], Read)
	return binary.LittleEndian.Uint64(b[:]), f
}

// store writes the low size bytes of v, 1 to 8, as the program does.
func (m *Memory) store(addr uint64, size uint8, v uint64) *Fault {
	at := addr % PageSize
	if p := m.page(addr); p != nil && p.open == m.epoch && at+uint64(size) <= PageSize {
		if m.shadow != nil {
			m.shadow.clear(addr, uint64(size))
		}
		switch b := p.data[at:]; size {
		case 8:
			binary.LittleEndian.PutUint64(b, v)
			return nil
		case 4:
			binary.LittleEndian.PutUint32(b, uint32(v))
			return nil
		case 2:
			binary.LittleEndian.PutUint16(b, uint16(v))
			return nil
		case 1:
			b[0] = uint8(v)
			return nil
		}
	}
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	return m.copyIn(addr, b[:size], Write)
}
