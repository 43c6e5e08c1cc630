package refflow

// form says which bits of an address a scalar holds, and where: bit i of the address, if it is in
// mask, is bit i+shift of the scalar. The zero form holds none.
type form struct {
	mask  uint64
	shift int16
}

// whole is an address as ptrtoint gives it.
var whole = form{mask: ^uint64(0)}

// addressBits are the bits that an address of an object must have. The bits below are a tag or an
// offset; with fewer bits a number is a hash, a card or the address of a region.
const addressBits = 0xFFFFF000

func (f form) none() bool { return f.mask == 0 }

// address reports whether a scalar of the form, converted to a pointer, points to the object, apart
// from a tag and an offset.
func (f form) address() bool { return f.shift == 0 && f.mask&addressBits == addressBits }

// within drops the bits outside of a scalar of the given width.
func (f form) within(width uint64) form {
	return f.kept(func(at int) bool { return at < int(width) })
}

// and drops the bits that a mask clears. It is for scalars of at most 64 bits.
func (f form) and(mask uint64) form {
	return f.kept(func(at int) bool { return at < 64 && mask>>at&1 != 0 })
}

func (f form) kept(keep func(at int) bool) form {
	if f.mask == 0 {
		return form{}
	}
	out := f
	for i := range 64 {
		if at := i + int(f.shift); f.mask>>i&1 != 0 && (at < 0 || !keep(at)) {
			out.mask &^= 1 << i
		}
	}
	if out.mask == 0 {
		return form{}
	}
	return out
}

// shifted moves the bits of a form up or down in a scalar of the given width.
func (f form) shifted(by int64, width uint64) form {
	if by <= -256 || by >= 256 || f.mask == 0 {
		return form{}
	}
	f.shift += int16(by)
	return f.within(width)
}

// with is the form of the `or`, `add` or `xor` of two scalars: parts that do not overlap make a
// larger part, and overlapping ones are no longer an address.
func (f form) with(g form) form {
	switch {
	case f.none():
		return g
	case g.none():
		return f
	case f.shift == g.shift && f.mask&g.mask == 0:
		return form{f.mask | g.mask, f.shift}
	}
	return form{}
}

// join is the form of a scalar that may have either form: the one that makes an address, else the
// first.
func (f form) join(g form) form {
	switch {
	case f.none() || g.shift == 0 && f.shift != 0:
		return g
	case g.none() || g.shift != f.shift:
		return f
	}
	return form{f.mask | g.mask, f.shift}
}
