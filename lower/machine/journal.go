package machine

// journal remembers what steps overwrite, the newest last.
type journal struct {
	steps  []undo
	writes []overwritten
	bytes  []byte
	limit  int // steps
}

// undo is the state before one step.
type undo struct {
	cpu    CPU
	done   bool
	writes int // length of journal.writes before the step
	bytes  int // length of journal.bytes before the step
}

// overwritten is memory as it was: size bytes, which are the next of the
// journal; or, where size is negative, a page with its permissions, or that
// there was none.
type overwritten struct {
	addr uint64
	size int
	page *page
	perm Perm
}

// save notes the contents of memory about to be overwritten. Writes of the host
// before the first step have nothing to go back to.
func (j *journal) save(addr uint64, old []byte) {
	if len(j.steps) == 0 {
		return
	}
	j.writes = append(j.writes, overwritten{addr: addr, size: len(old)})
	j.bytes = append(j.bytes, old...)
}

// savePage notes the page at a page number, which may be nil, before it is
// replaced, taken away or given other permissions.
func (j *journal) savePage(num uint64, p *page) {
	if len(j.steps) != 0 {
		j.writes = append(j.writes, overwritten{addr: num, size: -1, page: p,
			perm: p.permissions()})
	}
}

// begin opens the record of a step. When twice the limit is reached the older
// half is dropped, so that dropping costs little.
func (j *journal) begin(m *Machine) {
	if len(j.steps) >= 2*j.limit {
		k := len(j.steps) - j.limit
		w, b := j.steps[k].writes, j.steps[k].bytes
		j.steps = append(j.steps[:0], j.steps[k:]...)
		for i := range j.steps {
			j.steps[i].writes -= w
			j.steps[i].bytes -= b
		}
		j.writes = append(j.writes[:0], j.writes[w:]...)
		j.bytes = append(j.bytes[:0], j.bytes[b:]...)
	}
	j.steps = append(j.steps, undo{cpu: m.CPU, done: m.done, writes: len(j.writes),
		bytes: len(j.bytes)})
}

// Record makes the machine remember its last steps, at least limit of them, for
// StepBack; 0 stops it and forgets. What the host does to memory during or
// after a step is remembered with the step; what an External keeps in Go is its
// own affair.
func (m *Machine) Record(limit int) {
	if limit <= 0 {
		m.Mem.journal = nil
		return
	}
	m.Mem.journal = &journal{limit: limit}
}

// Recorded returns how many steps can be taken back.
func (m *Machine) Recorded() int {
	if m.Mem.journal == nil {
		return 0
	}
	return len(m.Mem.journal.steps)
}

// StepBack restores the state before the last step that is remembered and
// reports whether there was one.
func (m *Machine) StepBack() bool {
	j := m.Mem.journal
	if j == nil || len(j.steps) == 0 {
		return false
	}
	last := j.steps[len(j.steps)-1]
	m.Mem.journal = nil
	for i := len(j.writes) - 1; i >= last.writes; i-- {
		w := j.writes[i]
		if w.size < 0 {
			m.Mem.restorePage(w.addr, w.page, w.perm)
			continue
		}
		old := j.bytes[len(j.bytes)-w.size:]
		_ = m.Mem.WriteAt(w.addr, old) // the page is there: its removal is already undone
		j.bytes = j.bytes[:len(j.bytes)-w.size]
	}
	j.steps, j.writes = j.steps[:len(j.steps)-1], j.writes[:last.writes]
	m.Mem.journal = j
	m.CPU, m.done = last.cpu, last.done
	if m.Steps > 0 {
		m.Steps--
	}
	return true
}
