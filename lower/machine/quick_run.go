package machine

import "unsafe"

// steps executes up to n instructions, and stops early at the end of the run or with a fault. It
// returns how many were executed. The steps in between are not observed.
func (m *Machine) steps(n uint64) (uint64, error) {
	var done uint64
	for done < n && !m.done {
		if m.OnStep == nil && m.another == nil && len(m.threads) <= 1 &&
			m.Steps < m.limits.Steps && (m.shadow == nil || !m.shadow.words) {
			k := m.quickly(min(n-done, m.limits.Steps-m.Steps))
			done += k
			m.Steps += k
			if m.RIP == exitAddr && k > 0 {
				m.done = true
				break
			}
			if done == n {
				break
			}
		}
		if err := m.Step(); err != nil {
			return done, err
		}
		done++
	}
	return done, nil
}

// quickly executes instructions while they are quick, up to n, and returns the number. Pages with
// code cannot change meanwhile, because quick functions do not write to them.
func (m *Processor) quickly(n uint64) (done uint64) {
	d := m.Mem.decoded(m.RIP)
	if d == nil {
		return 0
	}
	for done < n {
		var steps uint64
		if d, done, steps = m.chain(d, done, n); steps == 0 {
			break
		}
		if need := m.need; need != 0 {
			m.need = 0
			if !m.Mem.fetch(m.missed, need) {
				break
			}
			continue
		}
		done += steps
		if steps == 2 {
			d = d.next
		}
		if !d.jumps {
			m.RIP = d.after
		}
		next := m.Mem.decoded(m.RIP)
		if next == nil {
			m.settle()
			return done
		}
		d.link(next)
		d = next
	}
	m.settle()
	m.RIP = d.addr
	return done
}

// chain executes instructions from d while each knows the next, until n are done; done of them are
// at the start. It returns the next one and the number done. If it stopped early, at the one it
// returns, steps is the number of instructions that this one executes, and has executed unless
// Machine.need is set.
func (m *Processor) chain(d *inst, done, n uint64) (at *inst, after, steps uint64) {
	for done+1 < n {
		next := d.run(m, d)
		if next == nil {
			return d, done, d.steps
		}
		done += d.steps
		d = next
	}
	if done < n { // not a pair
		next := d.one(m, d)
		if next == nil {
			return d, done, 1
		}
		return next, done + 1, 0
	}
	return d, done, 0
}

// quickStop is the quick function of instructions that have none.
func quickStop(m *Processor, _ *inst) *inst { return m.miss(0, never) }

// never is the value of Machine.need if no page is missing.
const never Perm = 1 << 7

// miss records that an instruction was not executed, because a page is not cached.
func (m *Processor) miss(addr uint64, need Perm) *inst {
	m.missed, m.need = addr, need
	return nil
}

// lines is the number of cached pages for each purpose.
const lines = 64

// near caches pages: those that programs may read and write without a check, and the decoded
// instructions of executable ones. num is the number of the page + 1.
type near struct {
	reads, writes [lines]struct {
		num  uint64
		data *[PageSize]byte
	}
	codes [lines]struct {
		num  uint64
		code *[PageSize]*inst
	}
}

// forget drops a page whose contents, permissions or decoded instructions change.
func (q *near) forget(n uint64) {
	q.reads[n%lines].num, q.writes[n%lines].num, q.codes[n%lines].num = 0, 0, 0
}

// read reads 8 bytes, if they are in a cached page.
func (q *near) read(addr uint64) (uint64, bool) {
	line, at := &q.reads[addr/PageSize%lines], addr%PageSize
	if line.num != addr/PageSize+1 || at > PageSize-8 {
		return 0, false
	}
	return *word(line.data, at), true
}

// write returns the destination for 8 bytes or fewer, nil if they are not in a cached page.
func (q *near) write(addr uint64) *uint64 {
	line, at := &q.writes[addr/PageSize%lines], addr%PageSize
	if line.num != addr/PageSize+1 || at > PageSize-8 {
		return nil
	}
	return word(line.data, at)
}

// fetch caches the page of an address. It reports whether that helps.
func (m *Memory) fetch(addr uint64, need Perm) bool {
	if need == never || addr%PageSize > PageSize-8 {
		return false
	}
	p := m.page(addr)
	if p == nil || p.perm&need == 0 || need == Write && p.open != m.epoch {
		return false
	}
	if s := m.shadow; s != nil && addr&^(PageSize-1)-s.start < s.size {
		return false
	}
	list := &m.near.reads
	if need == Write {
		list = &m.near.writes
	}
	line := &list[addr/PageSize%lines]
	line.num, line.data = addr/PageSize+1, &p.data
	return true
}

// decoded is the decoded instruction at an address, nil if there is none.
func (m *Memory) decoded(addr uint64) *inst {
	line := &m.near.codes[addr/PageSize%lines]
	if line.num != addr/PageSize+1 {
		p := m.page(addr)
		if p == nil || p.perm&Exec == 0 || p.code == nil {
			return nil
		}
		line.num, line.code = addr/PageSize+1, p.code
	}
	return line.code[addr%PageSize]
}

// word is the 8 bytes at an offset of a page, at most 4088, as a number: the host is assumed to be
// little-endian and to allow unaligned access. encoding/binary is not inlined in WebAssembly.
func word(data *[PageSize]byte, at uint64) *uint64 {
	return (*uint64)(unsafe.Pointer(&data[at%PageSize]))
}
