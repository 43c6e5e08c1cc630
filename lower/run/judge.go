package run

import (
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/stackmap"
	"statepoint/stackmap/collect"
)

// judge watches what a program does with addresses of objects. It tracks each object as a sequence
// of versions, one for each address it has had. Its shadow follows the words themselves.
type judge struct {
	machine *machine.Machine
	heap    *heap
	threads *threads
	places  *places
	code    *codeIndex
	surface *Surface
	shadow  *machine.Shadow
	moves   []collect.Move
	updates []update
	seen    int      // collections
	freed   []uint32 // versions, since collections were last processed
	first   *Finding
	count   uint64
	strayed string   // the first derived pointer that a run that does not follow words doubts
	said    uint64   // one more than the last step with an argument that is a finding
	last    *Finding // the first in a call that may have failed, and was then rolled back
	// near is the object that was looked up last, which ends at nearEnd.
	near, nearEnd uint64
}

// update is a reference of a frame that a collection has updated.
type update struct {
	addr   uint64 // or, if it is 0:
	thread int
	reg    amd64.Reg
	base   uint64
}

// begins begins to watch an empty heap of a given size.
func (j *judge) begins(size uint64, words bool) {
	j.shadow = j.machine.NewShadow(heapBase, size, words)
	j.shadow.Look, j.shadow.Stored, j.shadow.Called = j.look, j.stored, j.called
	j.shadow.Settle, j.shadow.Resolve = j.settle, j.resolve
	j.machine.AddState(j)
}

// judgeState is what a judge has found so far.
type judgeState struct {
	first   *Finding
	count   uint64
	seen    int
	strayed string
}

// Snapshot implements machine.State. The events of a collection are processed before a step ends.
func (j *judge) Snapshot() any { return judgeState{j.first, j.count, j.seen, j.strayed} }

// Restore implements machine.State.
func (j *judge) Restore(to any) {
	if s, ok := to.(judgeState); ok {
		j.first, j.count, j.seen, j.strayed = s.first, s.count, s.seen, s.strayed
		j.moves, j.updates, j.freed = j.moves[:0], j.updates[:0], j.freed[:0]
		j.near, j.nearEnd, j.said = 0, 0, 0
	}
}

// end ends the version at an address, if there is one.
func (j *judge) end(at uint64, collection uint32) {
	if n := j.shadow.Mark(at); n != 0 {
		j.shadow.End(n, collection)
	}
	j.near, j.nearEnd = 0, 0
}

// born notes a new object.
func (j *judge) born(object, size uint64) {
	if j != nil {
		j.settle()
		j.end(object, 0)
		j.shadow.Begin(machine.Version{From: object, Size: size})
	}
}

// begun notes that the started function begins.
func (j *judge) begun() {
	if j != nil {
		j.settle()
		j.shadow.Begun()
	}
}

// copied notes that a function of the runtime copies bytes.
func (j *judge) copied(from, to, size uint64) {
	if j != nil {
		j.shadow.Copy(from, to, size)
	}
}

// collection is the number of the collection that runs.
func (j *judge) collection() uint32 { return uint32(j.heap.collector.Stats().Collections) + 1 }

// events adds the judge to the receivers of the events of collections.
func (j *judge) events(on *collect.Events) *collect.Events {
	all := collect.Events{}
	if on != nil {
		all = *on
	}
	moved, freed, updated := all.Move, all.Free, all.Update
	all.Move = func(m collect.Move) {
		j.moved(m)
		if moved != nil {
			moved(m)
		}
	}
	all.Free = func(f collect.Free) {
		if n := j.shadow.Mark(f.Object); n != 0 {
			j.freed = append(j.freed, n)
		}
		j.end(f.Object, j.collection())
		if freed != nil {
			freed(f)
		}
	}
	all.Update = func(x collect.Update) {
		if j.shadow.Follows() {
			j.updated(&x)
		}
		j.based(&x)
		if updated != nil {
			updated(x)
		}
	}
	return &all
}

// moved notes that an object has been moved: the shadow of its words moves along.
func (j *judge) moved(m collect.Move) {
	n := j.shadow.Mark(m.From)
	if n == 0 {
		return
	}
	c := j.collection()
	j.end(m.From, c)
	j.end(m.To, c)
	next := j.shadow.Begin(machine.Version{From: m.To, Size: m.Size,
		Object: j.shadow.Version(n).Object})
	j.shadow.Change(n).Next = next
	j.shadow.Move(m.From, m.To, m.Size)
	j.moves = append(j.moves, m)
}

// updated notes a reference in a frame that a collector has followed, and updated if the object
// moved. A reference that was stale before the collection is an error even if an object is there
// now.
func (j *judge) updated(x *collect.Update) {
	u, ok := j.updatedAt(x)
	if !ok {
		return
	}
	o := j.known(&u)
	if step, ended := j.shadow.Ended(o.Of); ended && step < j.machine.Steps &&
		j.shadow.Version(o.Of).Holds(x.Old) {
		j.stale(Followed, x.Old, o, j.place(&u))
	}
	if x.Old != x.New {
		j.updates = append(j.updates, u)
	}
}

// updatedAt is the word of an event, if it is in memory or a general register.
func (j *judge) updatedAt(x *collect.Update) (u update, ok bool) {
	u = update{thread: x.Frame.Thread, base: x.NewBase}
	switch x.Place.Kind {
	case stackmap.Indirect:
		u.addr = x.Place.Addr + 8*uint64(x.Word)
		return u, true
	case stackmap.Register:
		u.reg, ok = amd64.FromDWARF(x.Place.Register)
		return u, ok && u.reg.IsGPR()
	}
	return u, false
}

func (j *judge) known(u *update) *machine.Origin {
	if u.addr != 0 {
		return j.shadow.Word(u.addr)
	}
	return j.shadow.Register(u.thread, int(u.reg.Num()))
}

func (j *judge) place(u *update) machine.Place {
	if u.addr != 0 {
		return machine.Place(u.addr)
	}
	return machine.Place(u.reg.Num() + 1)
}

// latest is the current version of a version's object, nil if it was freed.
func (j *judge) latest(of uint32) (n uint32, v *machine.Version) {
	for n = of; n != 0; n = j.shadow.Version(n).Next {
		if _, ended := j.shadow.Ended(n); !ended {
			return n, j.shadow.Version(n)
		}
	}
	return 0, nil
}

// resolve returns the version that an address points into.
func (j *judge) resolve(word uint64) uint32 {
	if object, ok := j.heap.around(word); ok {
		return j.shadow.Mark(object)
	}
	return 0
}

// settle processes what the last function of the runtime has done.
func (j *judge) settle() {
	j.settleAll()
	j.shadow.Sweep()
}

func (j *judge) settleAll() {
	collections := j.heap.collector.Stats().Collections
	collected := collections != j.seen || len(j.moves) > 0
	for _, n := range j.freed {
		if !collected { // its count reached zero
			j.shadow.Change(n).Collection = 0
		}
	}
	j.freed = j.freed[:0]
	if collected {
		j.seen = collections
		var left []uint64
		j.shadow.Marks(func(at uint64, _ uint32) {
			if !j.heap.collector.IsObject(at) {
				left = append(left, at)
			}
		})
		for _, at := range left {
			j.end(at, uint32(collections))
		}
	}
	if !j.shadow.Follows() {
		j.moves = j.moves[:0]
		return
	}
	for _, at := range j.shadow.Touched() {
		if v, err := j.machine.Mem.Load64(at); err == nil && !j.inMoved(at) {
			of := j.shadow.Word(at).Of
			n, x := j.latest(of)
			if x != nil && (x.Holds(v) || v == x.From+x.Size && j.shadow.Mark(v) == 0) {
				j.shadow.SetWord(at, n) // a pointer past the end, if no object begins there
			} else if j.heap.inside(v) {
				j.shadow.SetWord(at, j.resolve(v))
			} else {
				j.shadow.SetWord(at, 0)
			}
		}
	}
	for _, m := range j.moves {
		if j.shadow.Mark(m.To) != 0 {
			for at := m.To; at < m.To+m.Size; at += 8 {
				j.follow(at)
			}
		}
	}
	j.moves = j.moves[:0]
	for i := range j.updates {
		u := &j.updates[i]
		if of := j.shadow.Mark(u.base); u.addr != 0 {
			j.shadow.SetWord(u.addr, of)
		} else {
			j.shadow.SetRegister(u.thread, int(u.reg.Num()), of)
		}
	}
	j.updates = j.updates[:0]
	if collected {
		j.registers()
	}
}

// inMoved reports whether an address lies in an object that was moved in this step.
func (j *judge) inMoved(at uint64) bool {
	if len(j.moves) == 0 || !j.heap.inside(at) {
		return false
	}
	n := j.resolve(at)
	if n == 0 {
		return false
	}
	object := j.shadow.Version(n).From
	for i := range j.moves {
		if j.moves[i].To == object {
			return true
		}
	}
	return false
}

// follow finds out whether a word of an object that has been moved has been updated.
func (j *judge) follow(at uint64) {
	o := j.shadow.Word(at)
	if o.Of == 0 {
		return
	}
	if _, ended := j.shadow.Ended(o.Of); !ended {
		return
	}
	n, x := j.latest(o.Of)
	if v, err := j.machine.Mem.Load64(at); err == nil && x != nil && x.Holds(v) {
		j.shadow.SetWord(at, n)
	}
}

// registers finds the registers of threads that a collection has updated without reporting it:
// bases.
func (j *judge) registers() {
	m := j.machine
	for t := range m.Threads() {
		for g, v := range m.ThreadCPU(t).GPR {
			o := j.shadow.Register(t, g)
			if _, ended := j.shadow.Ended(o.Of); !ended || j.shadow.Version(o.Of).Holds(v) {
				continue
			}
			if n, x := j.latest(o.Of); x != nil && x.Holds(v) {
				j.shadow.SetRegister(t, g, n)
			}
		}
	}
}
