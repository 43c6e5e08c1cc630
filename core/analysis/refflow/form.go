package refflow

import "math/big"

// grade says what the bits in a form are.
type grade uint8

const (
	// exact: bits of one address, unchanged.
	exact grade = iota
	// mixed: the difference, sum or `xor` of two addresses: an address again with one of them.
	mixed
	// blurred: all of an address, at unknown positions: a multiple, a variable shift, a double.
	blurred
)

// addressFirst and addressEnd bound the bits that an address of an object must have. Those below
// are a tag or an offset, those above are the same for most objects.
const addressFirst, addressEnd = 12, 32

// form says which of these bits of an address a scalar holds, and where. The zero form holds none.
type form struct {
	// at is one more than the position of each bit in the scalar, 0 for one that is not in it.
	at    [addressEnd - addressFirst]uint8
	grade grade
}

// maxWidth bounds the positions of bits; those above are not tracked.
const maxWidth = 255

// whole is an address as ptrtoint gives it.
var whole = wholeForm()

func wholeForm() (f form) {
	for i := range f.at {
		f.at[i] = uint8(addressFirst + i + 1)
	}
	return f
}

func (f form) none() bool { return f.at == form{}.at }

// address reports whether a scalar of the form, converted to a pointer, points to the object, apart
// from a tag and an offset. With fewer bits a number is a hash, a card or the address of a region.
func (f form) address() bool {
	return f.grade != mixed && f.full() && (f.grade == blurred || f.inPlace())
}

// full reports whether a form has the bits of an address, wherever they are.
func (f form) full() bool {
	for _, at := range f.at {
		if at == 0 {
			return false
		}
	}
	return true
}

// inPlace reports whether the bits of an address are where ptrtoint gives them.
func (f form) inPlace() bool { return f.at == whole.at }

// moved is a form whose bits are at other positions; one outside of 0 to width-1 is dropped.
func (f form) moved(width uint64, to func(at int) int) form {
	for i, at := range f.at {
		if at == 0 {
			continue
		}
		f.at[i] = 0
		if n := to(int(at) - 1); n >= 0 && n < min(int(width), maxWidth) {
			f.at[i] = uint8(n + 1)
		}
	}
	if f.none() || f.grade == blurred && !f.full() {
		return form{}
	}
	return f
}

// within drops the bits outside of a scalar of the given width.
func (f form) within(width uint64) form {
	if width >= maxWidth {
		return f
	}
	return f.moved(width, func(at int) int { return at })
}

// and drops the bits that a mask clears.
func (f form) and(mask *big.Int) form {
	return f.moved(maxWidth, func(at int) int {
		if mask.Bit(at) == 0 {
			return -1
		}
		return at
	})
}

// shifted moves the bits of a form up or down in a scalar of the given width.
func (f form) shifted(by int64, width uint64) form {
	if by <= -maxWidth || by >= maxWidth {
		return form{}
	}
	return f.moved(width, func(at int) int { return at + int(by) })
}

// blur is a form after an operation that keeps all bits but not their positions.
func (f form) blur() form {
	if f.grade == mixed || !f.full() {
		return form{}
	}
	f = whole
	f.grade = blurred
	return f
}

// has are the positions of a form's bits.
func (f form) has() (positions [maxWidth + 1]bool) {
	for _, at := range f.at {
		positions[at] = at != 0
	}
	return positions
}

// without drops the bits of a form at the positions of another's.
func (f form) without(g form) form {
	there := g.has()
	return f.moved(maxWidth, func(at int) int {
		if there[at+1] {
			return -1
		}
		return at
	})
}

// with is the form of the `add`, `sub` or `xor` of two scalars whose addresses lie on each other: a
// mixture, or an address again if one of them is a mixture.
func (f form) with(g form) form {
	switch {
	case f.grade == mixed:
		return g
	case g.grade == exact:
		g.grade = mixed
	default:
		return f
	}
	return g
}

// overlaps reports whether the bits of two addresses lie on each other.
func (f form) overlaps(g form) bool {
	return f.full() && f.at == g.at && f.grade != blurred && g.grade != blurred
}

// join is the form of a scalar that may have either form: bit by bit the position that makes an
// address, else the first.
func (f form) join(g form) form {
	switch {
	case f.none():
		return g
	case g.none():
		return f
	case f.grade != g.grade:
		if f.rank() >= g.rank() {
			return f
		}
		return g
	}
	for i, at := range g.at {
		if f.at[i] == 0 || at == whole.at[i] {
			f.at[i] = at
		}
	}
	return f
}

// rank orders forms of different grades: the most exact address comes last.
func (f form) rank() int {
	switch {
	case f.grade == blurred:
		return 2
	case f.grade == mixed:
		return 1
	case f.full():
		return 3
	}
	return 0
}
