package machine

import (
	"fmt"
	"maps"
	"slices"

	"statepoint/core/source"
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

// String formats permissions as "rwx", with a dash for each that is missing.
func (p Perm) String() string {
	b := []byte("---")
	for i, c := range []byte("rwx") {
		if p&(1<<i) != 0 {
			b[i] = c
		}
	}
	return string(b)
}

// page is one page. It belongs to the epoch in which it was created; in a later one it is shared
// with a snapshot, and copied before a write.
type page struct {
	data  [PageSize]byte
	code  *[PageSize]*inst // the decoded instruction at each byte
	owner uint64           // the epoch of its creation; 0 for a shared page of zeros
	open  uint64           // the epoch in which programs may write without a check
	perm  Perm
}

// zeros are the shared pages for memory that has not been written, by permission.
var zeros = func() (z [8]*page) {
	for i := range z {
		z[i] = &page{perm: Perm(i)}
	}
	return z
}()

// chunkPages is the number of consecutive pages in a table.
const chunkPages = 512

// chunk is a table of consecutive pages. Like a page it belongs to an epoch.
type chunk struct {
	pages [chunkPages]*page
	owner uint64
}

// Memory is a sparse address space of pages. It is not for use by several
// goroutines at once.
type Memory struct {
	table   map[uint64]*chunk // by address / PageSize / chunkPages
	mapped  uint64            // pages
	limit   uint64            // bytes
	epoch   uint64            // incremented by each snapshot; never 0
	work    uint64            // work of the host, in units of about a step
	copied  uint64            // pages copied since they were shared with a snapshot
	watches []watch
	near    *near // of the machine
	shadow  *Shadow
	cache   [64]struct {
		num uint64 // page number + 1; 0 is an empty line
		p   *page
	}
	tables [16]struct {
		num uint64 // chunk number + 1; 0 is an empty line
		c   *chunk
	}
}

// NewMemory returns an empty address space that holds at most limit bytes.
func NewMemory(limit uint64) *Memory {
	return &Memory{table: map[uint64]*chunk{}, limit: limit, epoch: 1, near: &near{}}
}

// Mapped returns the number of mapped bytes.
func (m *Memory) Mapped() uint64 { return m.mapped * PageSize }

// Map maps size bytes at addr, rounded out to whole pages. New pages are zero; existing pages keep
// their contents and get the permissions. It fails if the memory limit would be exceeded.
func (m *Memory) Map(addr, size uint64, perm Perm) error {
	if size == 0 {
		return nil
	}
	if addr+size-1 < addr {
		return fmt.Errorf("machine: %s at %#x pass the end of the address space",
			source.Count(size, "byte"), addr)
	}
	first, last := addr/PageSize, (addr+size-1)/PageSize
	if need := last - first + 1; need > m.limit/PageSize || m.Mapped()+need*PageSize > m.limit {
		// Existing pages are not counted again.
		fresh := need
		if need <= m.limit/PageSize {
			for n := first; n <= last; n++ {
				if m.find(n) != nil {
					fresh--
				}
			}
		}
		if fresh > m.limit/PageSize || m.Mapped()+fresh*PageSize > m.limit {
			return &Fault{Kind: MemoryLimit, Addr: addr, Size: size, Limit: m.limit}
		}
	}
	m.work += (last - first) / 8
	for n := first; ; n++ {
		switch p := m.find(n); {
		case p == nil || p.owner == 0:
			m.set(n, zeros[perm&7])
		case p.perm != perm:
			p = m.own(n, p)
			p.perm = perm
			if perm&Exec == 0 {
				p.code = nil
			}
			m.reopen(n, p)
		}
		if n == last {
			return nil
		}
	}
}

// Unmap unmaps the pages that are entirely within size bytes at addr. A later access to them is a
// fault, which reveals stale pointers.
func (m *Memory) Unmap(addr, size uint64) {
	first, end := (addr+PageSize-1)/PageSize, (addr+size)/PageSize
	for n := first; n < end; n++ {
		if m.find(n) != nil {
			m.set(n, nil)
		}
	}
	m.work += (end - min(first, end)) / 8
}

// Regions returns the mapped ranges of equal permissions in address order.
func (m *Memory) Regions() []Region {
	var out []Region
	for _, num := range slices.Sorted(maps.Keys(m.table)) {
		for i, p := range &m.table[num].pages {
			if p == nil {
				continue
			}
			addr := (num*chunkPages + uint64(i)) * PageSize
			if k := len(out) - 1; k >= 0 && out[k].Addr+out[k].Size == addr &&
				out[k].Perm == p.perm {
				out[k].Size += PageSize
				continue
			}
			out = append(out, Region{addr, PageSize, p.perm})
		}
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
	p := m.find(n)
	if p != nil {
		c.num, c.p = n+1, p
	}
	return p
}

// chunk returns a table, or nil.
func (m *Memory) chunk(num uint64) *chunk {
	c := &m.tables[num%uint64(len(m.tables))]
	if c.num == num+1 {
		return c.c
	}
	t := m.table[num]
	if t != nil {
		c.num, c.c = num+1, t
	}
	return t
}

// find returns the page with a number, or nil.
func (m *Memory) find(n uint64) *page {
	if c := m.chunk(n / chunkPages); c != nil {
		return c.pages[n%chunkPages]
	}
	return nil
}

// set sets or removes the page with a number.
func (m *Memory) set(n uint64, p *page) {
	num := n / chunkPages
	c := m.chunk(num)
	if c == nil || c.owner != m.epoch {
		fresh := &chunk{owner: m.epoch}
		if c != nil {
			fresh.pages = c.pages
		}
		c = fresh
		m.table[num] = c
		m.tables[num%uint64(len(m.tables))].num = 0
	}
	at := &c.pages[n%chunkPages]
	switch {
	case *at == nil && p != nil:
		m.mapped++
	case *at != nil && p == nil:
		m.mapped--
	}
	*at = p
	m.near.forget(n)
	if line := &m.cache[n%uint64(len(m.cache))]; line.num == n+1 {
		line.num = 0
	}
}

// own returns the page with a number for writing: a copy if it is shared.
func (m *Memory) own(n uint64, p *page) *page {
	if p.owner == m.epoch {
		return p
	}
	q := &page{owner: m.epoch, perm: p.perm}
	q.data = p.data
	m.reopen(n, q)
	m.copied++
	m.set(n, q)
	return q
}

// reopen lets programs write to a page without a check, if it is writable, has no decoded
// instructions and is not watched.
func (m *Memory) reopen(n uint64, p *page) {
	p.open = 0
	m.near.forget(n)
	if p.perm&Write != 0 && p.code == nil && !m.watched(n*PageSize, PageSize) {
		p.open = m.epoch
	}
}

// permissions of a page that may be nil.
func (p *page) permissions() Perm {
	if p == nil {
		return 0
	}
	return p.perm
}
