package refflow

import (
	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// object is tracked memory: an alloca, an argument passed in memory, a variable, an object of the
// heap as far as it is accessed through one reference.
type object struct {
	// value is the object's address: an *ir.Instr, *ir.Arg or *ir.Global.
	value ir.Value
	typ   *ir.Type
	// escaped is the instruction by which the address escapes; cells are those of the object.
	escaped *ir.Instr
	cells   []int32
	// dirty is set if other functions also store to the variable.
	dirty bool
	// heap is set for an object of the heap, of which only what is no reference is tracked: the
	// collector updates the rest.
	heap bool
}

// place is where a pointer may point: off bytes into an object, plus any multiple of stride, if
// that is not 0.
type place struct {
	obj         int32
	off, stride int64
}

// pointee is where a pointer points. A pointer with one exact place has no view; any other belongs
// to the view of the instruction that made its place unclear, and is at bytes from that
// instruction's result.
type pointee struct {
	places []place
	view   int32
	at     int64
}

const noView = -1

// maxPlaces limits the places of one pointer; with more, all those objects count as escaped.
const maxPlaces = 32

// exact reports whether a pointer has one place.
func (p *pointee) exact() bool { return p.view == noView && len(p.places) == 1 }

// memory finds the objects of a function and the pointers into them.
type memory struct {
	f        *flow
	objects  []object
	number   map[ir.Value]int32
	pointees map[ir.Value]*pointee
	views    map[ir.Value]int32
	work     []ir.Value
}

func newMemory(f *flow) *memory {
	return &memory{f: f, number: map[ir.Value]int32{}, pointees: map[ir.Value]*pointee{},
		views: map[ir.Value]int32{}}
}

// add registers an object, once.
func (m *memory) add(v ir.Value, t *ir.Type) int32 {
	if n, ok := m.number[v]; ok {
		return n
	}
	n := int32(len(m.objects))
	m.objects = append(m.objects, object{value: v, typ: t})
	m.number[v] = n
	m.pointees[v] = &pointee{places: []place{{obj: n}}, view: noView}
	m.work = append(m.work, v)
	return n
}

// addHeap registers the object to which a number is stored through a reference.
func (m *memory) addHeap(address ir.Value) {
	for range maxFrameSteps {
		in, ok := address.(*ir.Instr)
		if !ok || in.Op != ir.GetElementPtr && in.Op != ir.BitCast && in.Op != ir.Freeze ||
			!m.f.isRef(in.Operand(0).Type()) {
			break
		}
		address = in.Operand(0)
	}
	if _, known := m.number[address]; known || m.f.slot(address) < 0 || inFrame(address) {
		return
	}
	m.objects[m.add(address, nil)].heap = true
}

// follow finds where all pointers derived from the objects point.
func (m *memory) follow() {
	for len(m.work) > 0 {
		v := m.work[len(m.work)-1]
		m.work = m.work[:len(m.work)-1]
		if _, ok := v.(*ir.Global); ok {
			continue // its uses are found where they occur
		}
		for u := ir.FirstUse(v); u != nil; u = u.Next() {
			if in := u.User; in != nil && in.Func() == m.f.fn {
				m.use(v, in, u.Index())
			}
		}
	}
}

// of is where a pointer points, nil if that is not tracked. Variables become objects here.
func (m *memory) of(v ir.Value) *pointee {
	if p, ok := m.pointees[v]; ok {
		return p
	}
	switch x := v.(type) {
	case *ir.Global:
		if m.f.q.Variables.tracked(x) && x.AddrSpace == 0 {
			n := m.add(x, x.Content)
			stores := m.f.q.Variables.stores[x]
			m.objects[n].dirty = len(stores) > 1 || len(stores) == 1 && !stores[m.f.fn]
			return m.pointees[x]
		}
	case *ir.Const:
		if x.Kind == ir.ConstExpr && len(x.Elems) > 0 {
			p := m.of(x.Elems[0])
			switch {
			case p == nil:
			case x.Op == ir.BitCast || x.Op == ir.AddrSpaceCast && !m.f.isRef(x.Type()):
				return p
			case x.Op == ir.GetElementPtr:
				off, stride := m.offset(x.ElemType, x.Elems[1:])
				q := m.moved(p, off, stride, x)
				m.pointees[x] = q
				return q
			}
		}
	}
	return nil
}

// escape marks the objects that a pointer points into.
func (m *memory) escape(v ir.Value, by *ir.Instr) {
	if p := m.of(v); p != nil {
		for _, at := range p.places {
			if o := &m.objects[at.obj]; o.escaped == nil && !o.heap {
				o.escaped = by
			}
		}
	}
}

// use handles one use of a pointer into an object.
func (m *memory) use(v ir.Value, in *ir.Instr, operand int) {
	switch {
	case in.Op == ir.Load, in.Op == ir.ICmp:
	case (in.Op == ir.Store || in.Op == ir.AtomicRMW || in.Op == ir.CmpXchg) &&
		operand == addressOperand(in):
	case operand == 0 && in.Op == ir.GetElementPtr && !in.Type().IsVector():
		off, stride := m.offset(in.ElemType, operands(in)[1:])
		m.set(in, m.moved(m.pointees[v], off, stride, in))
	case (in.Op == ir.BitCast || in.Op == ir.AddrSpaceCast || in.Op == ir.Freeze) &&
		in.Type().IsPointer() && (!m.f.isRef(in.Type()) || m.f.isRef(v.Type())):
		m.set(in, m.pointees[v])
	case (in.Op == ir.Phi || in.Op == ir.Select && operand > 0) && in.Type().IsPointer():
		m.merge(in)
	case in.Op.IsCall():
		m.call(v, in, operand)
	default:
		m.escape(v, in)
	}
}

// call handles an argument that points into an object.
func (m *memory) call(v ir.Value, in *ir.Instr, operand int) {
	switch {
	case isCopy(in), speaksOf(in):
	case isPass(in) && in.Type().IsPointer():
		m.set(in, m.pointees[v])
	case in.IsIntrinsic("llvm.gcroot"):
		m.escape(v, in)
	default:
		c := m.f.call(in)
		for i := range c.Args {
			if &c.Args[i] == in.OperandUse(operand) {
				if a := c.Attrs(i); a.Has("byval") || a.Has("sret") || private(a) {
					return
				}
			}
		}
		m.escape(v, in)
	}
}

// private reports whether a callee keeps no copy of a pointer.
func private(a *ir.AttrSet) bool {
	if c, ok := a.Get("captures"); ok && c.Value == "none" {
		return true
	}
	return a.Has("nocapture")
}

// isPass reports whether a call returns its first argument.
func isPass(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.launder.invariant.group") || in.IsIntrinsic("llvm.ptrmask") ||
		in.IsIntrinsic("llvm.strip.invariant.group") || in.IsIntrinsic("llvm.ssa.copy") ||
		in.IsIntrinsic("llvm.threadlocal.address") || in.IsIntrinsic("llvm.expect") ||
		in.IsIntrinsic("llvm.ptr.annotation") || in.IsIntrinsic("llvm.annotation")
}

// set records where an instruction points, and visits its uses if that is new.
func (m *memory) set(in *ir.Instr, p *pointee) {
	if len(p.places) > maxPlaces {
		for _, at := range p.places {
			if o := &m.objects[at.obj]; o.escaped == nil {
				o.escaped = in
			}
		}
		return
	}
	if old := m.pointees[in]; old != nil && old.view == p.view && old.at == p.at &&
		samePlaces(old.places, p.places) {
		return
	}
	m.pointees[in] = p
	m.work = append(m.work, in)
}

func samePlaces(a, b []place) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// merge computes where a phi or select points.
func (m *memory) merge(in *ir.Instr) {
	first := 0
	if in.Op == ir.Select {
		first = 1
	}
	var places []place
	unknown := false
	if old := m.pointees[in]; old != nil {
		places = append(places, old.places...)
	}
	for i := first; i < in.NumOps(); i++ {
		p := m.of(in.Operand(i))
		unknown = unknown || p == nil
		if p != nil {
			for _, at := range p.places {
				places = addPlace(places, at)
			}
		}
	}
	p := &pointee{places: places, view: noView}
	if len(places) != 1 || places[0].stride != 0 || unknown {
		p.view = m.view(in)
	}
	m.set(in, p)
}

// addPlace adds a place to a list with at most one place per object: places at several offsets
// become one with their common stride.
func addPlace(list []place, p place) []place {
	for i := range list {
		if old := &list[i]; old.obj == p.obj {
			old.stride = analysis.GCD(analysis.GCD(old.stride, p.stride), old.off-p.off)
			return list
		}
	}
	return append(list, p)
}

// view is the number of the view that begins at a value.
func (m *memory) view(v ir.Value) int32 {
	n, ok := m.views[v]
	if !ok {
		n = int32(len(m.views))
		m.views[v] = n
	}
	return n
}

// moved is a pointer plus an offset, and any multiple of stride if that is not 0.
func (m *memory) moved(p *pointee, off, stride int64, by ir.Value) *pointee {
	q := &pointee{view: p.view, at: p.at + off}
	for _, at := range p.places {
		q.places = append(q.places, place{at.obj, at.off + off, analysis.GCD(at.stride, stride)})
	}
	if stride != 0 {
		q.view, q.at = m.view(by), 0
	}
	return q
}

// offset is the offset that the indices of a getelementptr add, and the stride of which any
// multiple is added.
func (m *memory) offset(t *ir.Type, indices []ir.Value) (off, stride int64) {
	return analysis.Offset(m.f.q.Layout, t, indices)
}

func operands(in *ir.Instr) []ir.Value {
	list := make([]ir.Value, in.NumOps())
	for i := range list {
		list[i] = in.Operand(i)
	}
	return list
}
