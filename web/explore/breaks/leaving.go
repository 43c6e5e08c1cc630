package breaks

import "statepoint/lower/amd64"

// leaving tracks how calls with records are left: by returning, or by an exception.
type leaving struct {
	open  map[uint64][]int  // visits to frames whose call has not been left, by stack pointer
	threw map[uint64]uint64 // how often calls were left by an exception, by return address
	// back is the return address of the running function of the runtime, 0 for none, in a thread.
	back   uint64
	thread int
}

// visited notes a visit to a frame.
func (l *leaving) visited(sp uint64, number int) {
	if l.open == nil {
		l.open = map[uint64][]int{}
	}
	l.open[sp] = append(l.open[sp], number)
}

// returns processes an address that the machine has reached, which may follow a call.
func (r *recording) returns() {
	if len(r.leaving.open) == 0 {
		return
	}
	sp := r.p.Machine.Get(amd64.RSP)
	if open := r.leaving.open[sp]; len(open) > 0 &&
		r.visits[open[0]].returnAddress == r.p.Machine.RIP {
		delete(r.leaving.open, sp)
	}
}

// lands processes the address at which a function of the runtime has left the machine: not after
// its call if it has thrown. The return address of the call that the exception left is then still
// below the frame.
func (r *recording) lands() {
	l, m := &r.leaving, r.p.Machine
	back := l.back
	if l.back = 0; back == 0 {
		return
	}
	cpu := m.ThreadCPU(l.thread) // another may be the current one by now
	if _, outside := m.ExternalAt(cpu.RIP); outside || cpu.RIP == back {
		return
	}
	sp := cpu.GPR[amd64.RSP-amd64.RAX]
	call, err := m.Mem.Load64(sp - 8)
	if err != nil {
		return
	}
	if l.threw == nil {
		l.threw = map[uint64]uint64{}
	}
	l.threw[call]++
	for _, n := range l.open[sp] {
		if v := &r.visits[n]; v.returnAddress == call {
			v.thrown = true
		}
	}
	delete(l.open, sp)
}

// made returns the object that a function of the runtime has just made and returned, 0 for none.
func (r *recording) made() uint64 {
	if r.leaving.back == 0 {
		return 0
	}
	n := r.p.Counts().Allocated
	if n == r.allocated {
		return 0
	}
	r.allocated = n
	return r.p.Machine.ThreadCPU(r.leaving.thread).GPR[0]
}

// thrown is how often the call of a record was left by an exception.
func (r *recording) thrown(record int) uint64 { return r.leaving.threw[r.returnAddress(record)] }

// returnAddress returns the return address of a record's call, 0 if unknown.
func (r *recording) returnAddress(record int) (at uint64) {
	r.b.Result.Map.Each(func(function, rec int) {
		if rec != record {
			return
		}
		name := r.b.Result.Map.Functions[function].Name()
		if start, ok := r.p.Image.Lookup(name); ok {
			at = start + uint64(r.b.Result.Map.Records[rec].Offset)
		}
	})
	return at
}

// onEdge are the visits of calls that were left on the edge of a relocate.
func onEdge(visits []visit, exceptional bool) (some []visit) {
	for _, v := range visits {
		if v.thrown == exceptional {
			some = append(some, v)
		}
	}
	return some
}
