package machine

// Points is a set of addresses, made for being asked at every step. The zero value is empty.
type Points struct {
	pages map[uint64]*[PageSize / 64]uint64
	last  *[PageSize / 64]uint64 // of the page asked for last
	num   uint64                 // its number + 1
	n     int
}

// NewPoints returns a set of addresses.
func NewPoints(addrs ...uint64) *Points {
	p := &Points{}
	for _, a := range addrs {
		p.Set(a, true)
	}
	return p
}

// Set puts an address into the set, or takes it out.
func (p *Points) Set(addr uint64, on bool) {
	if p.Has(addr) == on {
		return
	}
	if p.pages == nil {
		p.pages = map[uint64]*[PageSize / 64]uint64{}
	}
	b := p.pages[addr/PageSize]
	if b == nil {
		b = new([PageSize / 64]uint64)
		p.pages[addr/PageSize] = b
		p.num = 0
	}
	b[addr%PageSize/64] ^= 1 << (addr % 64)
	if on {
		p.n++
	} else {
		p.n--
	}
}

// Has reports whether an address is in the set.
func (p *Points) Has(addr uint64) bool {
	if p.num != addr/PageSize+1 {
		if len(p.pages) == 0 {
			return false
		}
		p.num, p.last = addr/PageSize+1, p.pages[addr/PageSize]
	}
	return p.last != nil && p.last[addr%PageSize/64]>>(addr%64)&1 != 0
}

// Len returns how many addresses are in the set.
func (p *Points) Len() int { return p.n }
