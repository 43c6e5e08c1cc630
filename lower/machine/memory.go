package machine

import (
	"encoding/binary"
	"fmt"
	"sort"
)

// PageSize is the size of a page in bytes.
const PageSize = 4096

// Perm is a set of permissions of a page.
type Perm uint8

// The permissions.
const (
	Read Perm = 1 << iota
	Write
	Exec
)

// String writes permissions as "rwx", with a dash for each that is missing.
func (p Perm) String() string {
	b := []byte("---")
	for i, c := range []byte("rwx") {
		if p&(1<<i) != 0 {
			b[i] = c
		}
	}
	return string(b)
}

// page is one page. code holds what is decoded at each of its bytes.
type page struct {
	data [PageSize]byte
	perm Perm
	code []*inst
}

// Memory is a sparse address space of pages. It is not for use by several
// goroutines at once.
type Memory struct {
	pages map[uint64]*page // by address / PageSize
	limit uint64           // bytes
	cache [64]struct {
		num uint64 // page number + 1; 0 is an empty line
		p   *page
	}
	journal *journal
}

// NewMemory returns an empty address space that holds at most limit bytes.
func NewMemory(limit uint64) *Memory {
	return &Memory{pages: map[uint64]*page{}, limit: limit}
}

// Mapped returns how many bytes are mapped.
func (m *Memory) Mapped() uint64 { return uint64(len(m.pages)) * PageSize }

// Map makes size bytes from addr on available, rounded out to whole pages. New
// pages are zero; pages that exist keep their contents and get the permissions.
// It fails if the memory limit would be passed.
func (m *Memory) Map(addr, size uint64, perm Perm) error {
	if size == 0 {
		return nil
	}
	if addr+size-1 < addr {
		return fmt.Errorf("machine: %d bytes at %#x pass the end of the address space", size, addr)
	}
	first, last := addr/PageSize, (addr+size-1)/PageSize
	if need := last - first + 1; need > m.limit/PageSize || m.Mapped()+need*PageSize > m.limit {
		// Pages that exist already count only once.
		fresh := need
		if need <= m.limit/PageSize {
			for n := first; n <= last; n++ {
				if m.pages[n] != nil {
					fresh--
				}
			}
		}
		if fresh > m.limit/PageSize || m.Mapped()+fresh*PageSize > m.limit {
			return &Fault{Kind: MemoryLimit, Addr: addr, Size: size, Limit: m.limit}
		}
	}
	for n := first; ; n++ {
		p := m.pages[n]
		if m.journal != nil {
			m.journal.savePage(n, p)
		}
		if p != nil {
			p.perm = perm
		} else {
			m.pages[n] = &page{perm: perm}
		}
		if n == last {
			return nil
		}
	}
}

// Unmap takes the pages that lie wholly in size bytes from addr on away. A later
// access to them is a fault, which is how a stale pointer shows.
func (m *Memory) Unmap(addr, size uint64) {
	first, end := (addr+PageSize-1)/PageSize, (addr+size)/PageSize
	for n := first; n < end; n++ {
		if m.journal != nil {
			m.journal.savePage(n, m.pages[n])
		}
		delete(m.pages, n)
	}
	clear(m.cache[:])
}

// restorePage puts back what savePage noted.
func (m *Memory) restorePage(num uint64, p *page, perm Perm) {
	if p == nil {
		delete(m.pages, num)
	} else {
		p.perm = perm
		m.pages[num] = p
	}
	clear(m.cache[:])
}

// Regions returns the mapped ranges of equal permissions in address order.
func (m *Memory) Regions() []Region {
	nums := make([]uint64, 0, len(m.pages))
	for n := range m.pages {
		nums = append(nums, n)
	}
	sort.Slice(nums, func(i, j int) bool { return nums[i] < nums[j] })
	var out []Region
	for _, n := range nums {
		p := m.pages[n]
		if k := len(out) - 1; k >= 0 && out[k].Addr+out[k].Size == n*PageSize &&
			out[k].Perm == p.perm {
			out[k].Size += PageSize
			continue
		}
		out = append(out, Region{n * PageSize, PageSize, p.perm})
	}
	return out
}

// Region is a mapped range of memory.
type Region struct {
	Addr, Size uint64 // in bytes
	Perm       Perm
}

// page returns the page that holds addr, or nil.
func (m *Memory) page(addr uint64) *page {
	n := addr / PageSize
	c := &m.cache[n%uint64(len(m.cache))]
	if c.num == n+1 {
		return c.p
	}
	p := m.pages[n]
	if p != nil {
		c.num, c.p = n+1, p
	}
	return p
}

// ReadAt copies memory to b, whatever its permissions. It fails at the first
// byte that is not mapped.
func (m *Memory) ReadAt(addr uint64, b []byte) error {
	if f := m.copyOut(addr, b, 0); f != nil {
		return f
	}
	return nil
}

// WriteAt copies b to memory, whatever its permissions. It fails at the first
// byte that is not mapped, after writing those before.
func (m *Memory) WriteAt(addr uint64, b []byte) error {
	if f := m.copyIn(addr, b, 0); f != nil {
		return f
	}
	return nil
}

// Load64 reads eight bytes, whatever their permissions.
func (m *Memory) Load64(addr uint64) (uint64, error) {
	var b [8]byte
	err := m.ReadAt(addr, b[:])
	return binary.LittleEndian.Uint64(b[:]), err
}

// Store64 writes eight bytes, whatever their permissions.
func (m *Memory) Store64(addr, v uint64) error {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	return m.WriteAt(addr, b[:])
}

// copyOut reads bytes from pages that have the permissions.
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

// copyIn writes bytes to pages that have the permissions. Writes by programs
// (need is not zero) change nothing if one of the pages refuses.
func (m *Memory) copyIn(addr uint64, b []byte, need Perm) *Fault {
	if need != 0 && len(b) > 0 {
		last := addr + uint64(len(b)) - 1
		if p := m.page(last); p == nil || p.perm&need != need {
			if q := m.page(addr); q != nil && q.perm&need == need {
				return &Fault{Kind: WriteFault, Addr: last &^ (PageSize - 1), Perm: p.permissions()}
			}
		}
	}
	for len(b) > 0 {
		p := m.page(addr)
		if p == nil || p.perm&need != need {
			return &Fault{Kind: WriteFault, Addr: addr, Perm: p.permissions()}
		}
		at := addr % PageSize
		n := min(len(b), int(PageSize-at))
		if m.journal != nil {
			m.journal.save(addr, p.data[at:at+uint64(n)])
		}
		if p.code != nil {
			p.code = nil
		}
		copy(p.data[at:], b[:n])
		b, addr = b[n:], addr+uint64(n)
	}
	return nil
}

// permissions of a page that may be nil.
func (p *page) permissions() Perm {
	if p == nil {
		return 0
	}
	return p.perm
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
	if p := m.page(addr); p != nil && p.perm&Write != 0 && p.code == nil && m.journal == nil &&
		at+uint64(size) <= PageSize {
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
