package vector

import (
	"math/bits"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// ExtractElement selects an extractelement whose value is needed in registers.
func (u *Unit) ExtractElement(in *ir.Instr) {
	v, index := in.Operand(0), in.Operand(1)
	if c, ok := ir.AsInt(index); ok {
		k := c.Bits
		if k >= v.Type().Len {
			k = 0 // poison
		}
		u.DefineScalar(in, u.element(v, int(k)))
		return
	}
	object, size := u.dump(v)
	at := u.elementAddress(object, size, index, v.Type())
	t := in.Type()
	if shape, ok := build.ShapeOf(v.Type()); ok {
		u.DefineScalar(in, u.loadLane(at, &shape, t))
		return
	}
	for i, p := range append([]build.Part(nil), u.Parts(t)...) {
		u.LoadPart(u.VReg(in, i), u.Offset(at, int64(p.Off)), p)
	}
}

// loadLane loads one lane that has the same form in memory and in a register.
func (u *Unit) loadLane(at mir.Operand, shape *build.VectorShape, t *ir.Type) build.Scalar {
	if build.IsScalarFloat(t) {
		d := u.Temp(mir.XMM, uint8(shape.Lane/8))
		u.LoadPart(d, at, build.Part{Class: mir.XMM, Size: uint8(shape.Lane / 8)})
		return build.Scalar{mir.R(d)}
	}
	d := u.Temp(mir.GPR, build.IntSize(shape.Lane))
	u.LoadPart(d, at, build.Part{Bits: shape.Lane})
	if build.IsHalf(t) {
		return build.Scalar{mir.R(u.HalfFrom(d))}
	}
	return build.Scalar{mir.R(d)}
}

// dump stores a vector to a frame object, with lanes as wide as in registers, and returns the
// distance between elements in bytes.
func (u *Unit) dump(v ir.Value) (object int, size int64) {
	t := v.Type()
	shape, ok := build.ShapeOf(t)
	room := uint64(1) << bits.Len64(t.Len-1)
	if !ok {
		size = int64(u.Env.Layout.Size(t.Elem))
		object = u.ScratchObject(room * uint64(size))
		u.eachPart(t, func(i int, off int64, p build.Part) {
			u.StorePart(mir.Frame(object, off), v, i, p)
		})
		return object, size
	}
	object = u.ScratchObject(max(16*uint64(shape.Regs()), room*uint64(shape.Lane/8)))
	for i := range shape.Regs() {
		u.X86(amd64.MOVAPS, amd64.W0, mir.Frame(object, int64(16*i)), mir.R(u.RegXMM(v, i)))
	}
	return object, int64(shape.Lane / 8)
}

// eachPart calls do for each part of a vector that is held element by element, with its offset in
// an array of the elements.
func (u *Unit) eachPart(t *ir.Type, do func(i int, off int64, p build.Part)) {
	ps := append([]build.Part(nil), u.Parts(t.Elem)...)
	size := u.Env.Layout.Size(t.Elem)
	for k := range t.Len {
		for i, p := range ps {
			do(int(k)*len(ps)+i, int64(k*size+p.Off), p)
		}
	}
}

// elementAddress is the address of an element of a vector in memory. An index past the end, whose
// result is poison, is reduced to be in range.
func (u *Unit) elementAddress(object int, size int64, index ir.Value, t *ir.Type) mir.Operand {
	room := int64(1) << bits.Len64(t.Len-1)
	i := u.Op2(amd64.AND, amd64.W32, u.Reg(index), mir.I(room-1))
	wide := u.Temp(mir.GPR, 8)
	u.X86(amd64.MOV, amd64.W32, mir.D(wide), mir.R(i))
	o := mir.Frame(object, 0)
	switch size {
	case 1, 2, 4, 8:
		o.Index, o.Scale = wide, uint8(size)
	default:
		m := u.Temp(mir.GPR, 8)
		u.X86(amd64.IMUL, amd64.W64, mir.D(m), mir.R(wide), mir.I(size))
		o.Index, o.Scale = m, 1
	}
	return o
}

// InsertElement selects insertelement.
func (u *Unit) InsertElement(in *ir.Instr) {
	v, e, index := in.Operand(0), in.Operand(1), in.Operand(2)
	t := in.Type()
	shape, ok := build.ShapeOf(t)
	n := u.CountParts(t.Elem)
	if u.Failed > 0 && n == 0 {
		return
	}
	element := make(build.Scalar, n)
	for i := range element {
		element[i] = u.Source(e, i)
	}
	if c, constant := ir.AsInt(index); constant {
		k := int(min(c.Bits, t.Len-1))
		if !ok {
			for i := range u.CountParts(t) {
				o := u.Source(v, i)
				if i/n == k {
					o = element[i-k*n]
				}
				u.Emit(mir.Copy, amd64.W64, mir.D(u.VReg(in, i)), o.As(mir.Tied))
			}
			return
		}
		for i := range shape.Regs() {
			if k/shape.PerReg() == i {
				if build.IsUndef(v) {
					es := make([]build.Scalar, k%shape.PerReg()+1)
					es[len(es)-1] = element
					if shape.Lane >= 32 {
						u.DefineXMM(in, i, u.BuildReg(es, &shape, t.Elem))
						continue
					}
				}
				u.DefineXMM(in, i, u.insertLane(u.RegXMM(v, i), k%shape.PerReg(), element, &shape,
					t.Elem))
				continue
			}
			u.Emit(mir.Copy, amd64.W128, mir.D(u.VReg(in, i)), u.Source(v, i).As(mir.Tied))
		}
		return
	}
	object, size := u.dump(v)
	at := u.elementAddress(object, size, index, t)
	if !ok {
		for i, p := range append([]build.Part(nil), u.Parts(t.Elem)...) {
			u.StorePart(u.Offset(at, int64(p.Off)), e, i, p)
		}
		u.eachPart(t, func(i int, off int64, p build.Part) {
			u.LoadPart(u.VReg(in, i), mir.Frame(object, off), p)
		})
		return
	}
	u.StoreInt(at, mir.R(u.laneBits(element, &shape, t.Elem)), amd64.Width(shape.Lane))
	for i := range shape.Regs() {
		u.X86(amd64.MOVAPS, amd64.W0, mir.D(u.VReg(in, i)), mir.Frame(object, int64(16*i)))
	}
}

// Shuffle selects shufflevector.
func (u *Unit) Shuffle(in *ir.Instr) {
	a, b := in.Operand(0), in.Operand(1)
	n := int(a.Type().Len)
	from, ok := build.ShapeOf(a.Type())
	to, ok2 := build.ShapeOf(in.Type())
	if !ok || !ok2 || from.Lane != to.Lane {
		es := make([]build.Scalar, in.Type().Len)
		for k := range es {
			if m := in.Indices()[k]; m >= int32(n) {
				es[k] = u.element(b, int(m)-n)
			} else if m >= 0 {
				es[k] = u.element(a, int(m))
			}
		}
		u.defineVector(in, es)
		return
	}
	sh := shuffler{u: u, a: a, b: b, n: n, shape: from, regs: map[int]mir.VReg{},
		elem: in.Type().Elem}
	for i := range to.Regs() {
		at := i * to.PerReg()
		u.DefineXMM(in, i, sh.reg(in.Indices()[at:at+to.LanesIn(i)]))
	}
}

// shuffler builds registers from the lanes of two vectors.
type shuffler struct {
	u     *Unit
	a, b  ir.Value
	n     int // elements of each
	shape build.VectorShape
	regs  map[int]mir.VReg // those of a, then those of b
	elem  *ir.Type
}

// lane returns the register with element m of the two vectors, and its lane there; -1 for an
// undefined element.
func (sh *shuffler) lane(m int32) (reg, lane int) {
	if m < 0 {
		return -1, 0
	}
	k, base := int(m), 0
	if k >= sh.n {
		k, base = k-sh.n, sh.shape.Regs()
	}
	return base + k/sh.shape.PerReg(), k % sh.shape.PerReg()
}

func (sh *shuffler) load(reg int) mir.VReg {
	if r := sh.regs[reg]; r != 0 {
		return r
	}
	v, i := sh.a, reg
	if reg >= sh.shape.Regs() {
		v, i = sh.b, reg-sh.shape.Regs()
	}
	r := sh.u.RegXMM(v, i)
	sh.regs[reg] = r
	return r
}

// reg returns a register with the lanes that a piece of the mask selects.
func (sh *shuffler) reg(mask []int32) mir.VReg {
	first, same, identity, splat := -1, true, true, true
	lanes, from := make([]int, len(mask)), make([]int, len(mask))
	for i, m := range mask {
		from[i], lanes[i] = sh.lane(m)
		if from[i] < 0 {
			continue
		}
		if first < 0 {
			first = i
		}
		same = same && from[i] == from[first]
		splat = splat && m == mask[first]
		identity = identity && lanes[i] == i
	}
	switch {
	case first < 0:
		return sh.u.Load(mir.I(0), mir.XMM, 16)
	case same && identity:
		return sh.load(from[first])
	case sh.shape.Lane == 64:
		return sh.quadwords(from, lanes)
	case sh.shape.Lane == 32:
		return sh.doublewords(from, lanes)
	case splat:
		return sh.splat(from[first], lanes[first])
	}
	es := make([]build.Scalar, len(mask))
	for i := range mask {
		if from[i] >= 0 {
			es[i] = build.Scalar{
				mir.R(sh.u.ExtractLane(sh.load(from[i]), lanes[i], sh.shape.Lane,
					intLane)),
			}
		} else {
			es[i] = build.Scalar{mir.I(0)}
		}
	}
	bare := build.VectorShape{N: len(es), Lane: sh.shape.Lane, Mem: sh.shape.Lane}
	return sh.u.BuildReg(es, &bare, intLane)
}

// intLane is the integer type with the width of a lane.
var intLane = &ir.Type{Kind: ir.IntegerKind, Bits: 64}

func (sh *shuffler) quadwords(from, lanes []int) mir.VReg {
	if len(from) < 2 || from[1] < 0 {
		from, lanes = []int{from[0], from[0]}, []int{lanes[0], lanes[0]}
	}
	if from[0] < 0 {
		from[0], lanes[0] = from[1], lanes[1]
	}
	if x := from[0]; x == from[1] && sh.elem.IsFloat() {
		switch {
		case lanes[0] != lanes[1]:
		case lanes[0] == 0:
			return sh.u.VOp(amd64.MOVLHPS, sh.load(x), mir.R(sh.load(x)))
		default:
			return sh.u.VOp(amd64.MOVHLPS, sh.load(x), mir.R(sh.load(x)))
		}
	} else if x == from[1] { // PSHUFD need not overwrite its operand
		low, high := int64(4+10*lanes[0]), int64(4+10*lanes[1])
		return sh.u.VMove(amd64.PSHUFD, amd64.W0, mir.R(sh.load(from[0])), mir.I(low|high<<4))
	}
	x, y := sh.load(from[0]), sh.load(from[1])
	return sh.u.VOp(amd64.SHUFPD, x, mir.R(y), mir.I(int64(lanes[0]|lanes[1]<<1)))
}

// doublewords uses PSHUFD for integers if the lanes come from one register, one SHUFPS if each half
// comes from one, and three SHUFPS otherwise.
func (sh *shuffler) doublewords(from, lanes []int) mir.VReg {
	for len(from) < 4 {
		from, lanes = append(from, -1), append(lanes, 0)
	}
	half := func(i int) (reg int, ok bool) { // both lanes of a half from one register
		x, y := from[i], from[i+1]
		switch {
		case x < 0:
			return y, true
		case y < 0 || x == y:
			return x, true
		}
		return 0, false
	}
	imm := func(a, b, c, d int) mir.Operand { return mir.I(int64(a | b<<2 | c<<4 | d<<6)) }
	low, ok1 := half(0)
	high, ok2 := half(2)
	if low < 0 {
		low = high
	}
	if high < 0 {
		high = low
	}
	if ok1 && ok2 {
		if low == high && !sh.elem.IsFloat() {
			return sh.u.VMove(amd64.PSHUFD, amd64.W0, mir.R(sh.load(low)),
				imm(lanes[0], lanes[1], lanes[2], lanes[3]))
		}
		x, y := sh.load(low), sh.load(high)
		return sh.u.VOp(amd64.SHUFPS, x, mir.R(y), imm(lanes[0], lanes[1], lanes[2], lanes[3]))
	}
	pair := func(i int) mir.VReg { // lanes 0 and 2 are the ones selected
		x, y := from[i], from[i+1]
		if x < 0 {
			x = y
		}
		if y < 0 {
			y = x
		}
		if x < 0 {
			x, y = max(low, 0), max(low, 0)
		}
		a, b := sh.load(x), sh.load(y)
		return sh.u.VOp(amd64.SHUFPS, a, mir.R(b),
			imm(lanes[i], lanes[i], lanes[i+1], lanes[i+1]))
	}
	x, y := pair(0), pair(2)
	return sh.u.VOp(amd64.SHUFPS, x, mir.R(y), imm(0, 2, 0, 2))
}

// splat copies one lane of 8 or 16 bits into all.
func (sh *shuffler) splat(reg, lane int) mir.VReg {
	s := sh.u
	r := s.ExtractLane(sh.load(reg), lane, sh.shape.Lane, intLane)
	x := s.VMove(amd64.MOVD, amd64.W0, mir.R(r))
	if sh.shape.Lane == 8 {
		x = s.VOp(amd64.PUNPCKLBW, x, mir.R(x))
	}
	x = s.VMove(amd64.PSHUFLW, amd64.W0, mir.R(x), mir.I(0))
	return s.VMove(amd64.PSHUFD, amd64.W0, mir.R(x), mir.I(0))
}
