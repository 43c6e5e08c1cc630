package run

import (
	"encoding/binary"
	"fmt"

	"statepoint/lower/object"
)

// unwinding finds landing pads by the tables of the object: .eh_frame names the data area of each
// function, which has a table of calls (Itanium C++ ABI, "Exception Handling", level II).
type unwinding struct {
	areas []area // in order of address
}

// area is the data area of a function.
type area struct {
	start, end uint64 // of the function
	data       uint64 // where its data area is
}

// landing is what a function does about an exception.
type landing struct {
	addr uint64
	// catches is set where a clause names the exception; else the landing pad only cleans up.
	catches  bool
	selector uint64
}

// cursor reads the bytes of a table. After its end all is zero, and bad is set.
type cursor struct {
	p   *Program
	at  uint64
	bad bool
}

func (c *cursor) byte() byte {
	var b [1]byte
	if c.p.Machine.Mem.ReadAt(c.at, b[:]) != nil {
		c.bad = true
	}
	c.at++
	return b[0]
}

func (c *cursor) fixed(n int) (v uint64) {
	for i := range n {
		v |= uint64(c.byte()) << (8 * i)
	}
	return v
}

func (c *cursor) uleb() (v uint64) {
	for shift := 0; shift < 70 && !c.bad; shift += 7 {
		b := c.byte()
		v |= uint64(b&0x7f) << shift
		if b&0x80 == 0 {
			break
		}
	}
	return v
}

func (c *cursor) sleb() int64 {
	v, shift := uint64(0), 0
	for !c.bad && shift < 70 {
		b := c.byte()
		v |= uint64(b&0x7f) << shift
		shift += 7
		if b&0x80 == 0 {
			if b&0x40 != 0 && shift < 64 {
				v |= ^uint64(0) << shift
			}
			break
		}
	}
	return int64(v)
}

// How a pointer is written in a table (LSB, "DWARF Exception Header Encoding").
const (
	encodingOmit     = 0xff
	encodingULEB     = 0x01
	encodingRelative = 0x10
	encodingIndirect = 0x80
)

// pointer reads a pointer.
func (c *cursor) pointer(encoding byte) uint64 {
	at := c.at
	var v uint64
	switch encoding & 0xf {
	case encodingULEB:
		return c.uleb()
	case 0x3: // 4 bytes
		v = c.fixed(4)
	case 0xb: // with a sign
		v = uint64(int64(int32(c.fixed(4))))
	case 0, 0x4, 0xc:
		v = c.fixed(8)
	default:
		c.bad = true
	}
	if v != 0 && encoding&0x70 == encodingRelative {
		v += at
	}
	if v != 0 && encoding&encodingIndirect != 0 {
		to, err := c.p.Machine.Mem.Load64(v)
		c.bad = c.bad || err != nil
		v = to
	}
	return v
}

// pointerSize is how many bytes a pointer of the table of types takes.
func pointerSize(encoding byte) uint64 {
	if e := encoding & 0xf; e == 0x3 || e == 0xb {
		return 4
	}
	return 8
}

// newUnwinding reads .eh_frame.
func newUnwinding(p *Program, o *object.Object) (*unwinding, error) {
	u := &unwinding{}
	for i, s := range o.Sections {
		if s == nil || s.Name != ".eh_frame" || p.Image.Base(object.Sec(i)) == 0 {
			continue
		}
		if err := u.section(p, p.Image.Base(object.Sec(i)), s.Len()); err != nil {
			return nil, err
		}
	}
	return u, nil
}

// common is what the frames of one common entry share.
type common struct {
	code, data byte // how they write addresses of code and of data areas
	sized      bool // augmentation data have a size
}

func (u *unwinding) section(p *Program, base, size uint64) error {
	commons := map[uint64]common{}
	for at := base; at+8 <= base+size; {
		var b [8]byte
		if err := p.Machine.Mem.ReadAt(at, b[:]); err != nil {
			return err
		}
		length := uint64(binary.LittleEndian.Uint32(b[:]))
		id := uint64(binary.LittleEndian.Uint32(b[4:]))
		if length == 0 {
			return nil
		}
		c := &cursor{p: p, at: at + 8}
		if id == 0 {
			commons[at] = readCommon(c)
		} else {
			u.frame(c, commons[at+4-id])
		}
		if c.bad || c.at > at+4+length {
			return fmt.Errorf("run: .eh_frame cannot be read at %#x", at)
		}
		at += 4 + length
	}
	return nil
}

func readCommon(c *cursor) common {
	e := common{data: encodingOmit}
	c.byte() // version
	augmentation := ""
	for b := c.byte(); b != 0 && !c.bad; b = c.byte() {
		augmentation += string(b)
	}
	c.uleb() // code alignment
	c.sleb() // data alignment
	c.uleb() // return address column
	for _, a := range augmentation {
		switch a {
		case 'z':
			e.sized = true
			c.uleb()
		case 'R':
			e.code = c.byte()
		case 'L':
			e.data = c.byte()
		case 'P':
			c.pointer(c.byte() &^ encodingIndirect)
		}
	}
	return e
}

func (u *unwinding) frame(c *cursor, e common) {
	a := area{start: c.pointer(e.code)}
	a.end = a.start + c.pointer(e.code&0xf)
	if e.sized {
		c.uleb()
	}
	if e.data != encodingOmit {
		a.data = c.pointer(e.data)
	}
	if a.data != 0 {
		u.areas = append(u.areas, a)
	}
}

// find says where a call that returns to an address goes when it throws, nil for the caller. kinds
// tells whether a clause's type is that of the exception.
func (u *unwinding) find(p *Program, returnAddress uint64,
	is func(kind uint64) bool) (*landing, error) {
	ip := returnAddress - 1
	for _, a := range u.areas {
		if a.start <= ip && ip < a.end {
			return a.find(p, ip, is)
		}
	}
	return nil, nil
}

func (a *area) find(p *Program, ip uint64, is func(kind uint64) bool) (*landing, error) {
	c := &cursor{p: p, at: a.data}
	pads := a.start
	if e := c.byte(); e != encodingOmit {
		pads = c.pointer(e)
	}
	typesEncoding, types := c.byte(), uint64(0)
	if typesEncoding != encodingOmit {
		size := c.uleb()
		types = c.at + size
	}
	sites := c.byte()
	size := c.uleb()
	actions := c.at + size
	for c.at < actions && !c.bad {
		from, length := c.pointer(sites), c.pointer(sites)
		at, action := c.pointer(sites), c.uleb()
		if ip-a.start-from >= length {
			continue
		}
		if at == 0 {
			return nil, nil
		}
		found := &landing{addr: pads + at}
		if action == 0 {
			return found, nil
		}
		return found.act(&cursor{p: p, at: actions + action - 1}, types, typesEncoding, is)
	}
	return nil, fmt.Errorf("the exception table of %s has no entry for %s", p.Symbol(a.start),
		p.Symbol(ip))
}

// act goes through the clauses of a landing pad.
func (l *landing) act(c *cursor, types uint64, encoding byte,
	is func(kind uint64) bool) (*landing, error) {
	cleanup := false
	for !c.bad {
		filter := c.sleb()
		here := c.at
		next := c.sleb()
		switch {
		case filter < 0:
			return nil, fmt.Errorf("a filter at %s: such clauses are not supported",
				c.p.Symbol(l.addr))
		case filter == 0:
			cleanup = true
		default:
			t := &cursor{p: c.p, at: types - uint64(filter)*pointerSize(encoding)}
			kind := t.pointer(encoding)
			if t.bad {
				return nil, fmt.Errorf("the table of types at %#x cannot be read", types)
			}
			if kind == 0 || is(kind) {
				l.catches, l.selector = true, uint64(filter)
				return l, nil
			}
		}
		if next == 0 {
			if cleanup {
				return l, nil
			}
			return nil, nil
		}
		c.at = here + uint64(next)
	}
	return nil, fmt.Errorf("the exception table of %s cannot be read", c.p.Symbol(l.addr))
}
