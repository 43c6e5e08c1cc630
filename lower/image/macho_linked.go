package image

import (
	"debug/macho"
	"encoding/binary"
	"fmt"
)

// Load commands that debug/macho does not decode (mach-o/loader.h).
const (
	machoChainedFixups  = 0x80000034
	machoFunctionStarts = 0x26
)

// machoLinked reads what a linker leaves in a file for the loader: the image's address, the starts
// of functions, and chained fixups.
func machoLinked(im *Image, f *macho.File, data []byte) {
	if im.Kind == Relocatable {
		return
	}
	var segments []*macho.Segment
	for _, l := range f.Loads {
		if s, ok := l.(*macho.Segment); ok {
			if segments = append(segments, s); s.Offset == 0 && s.Filesz > 0 {
				im.Base = s.Addr // the segment begins with the file's header
			}
		}
	}
	for _, l := range f.Loads {
		raw := l.Raw()
		if len(raw) < 16 {
			continue
		}
		order := f.ByteOrder
		off, size := uint64(order.Uint32(raw[8:])), uint64(order.Uint32(raw[12:]))
		cmd := order.Uint32(raw)
		if cmd != machoChainedFixups && cmd != machoFunctionStarts {
			continue
		}
		if off+size > uint64(len(data)) {
			im.problem(fmt.Sprintf("the data of load command 0x%x passes the end of the file", cmd))
			continue
		}
		if cmd == machoFunctionStarts {
			im.functionStarts(data[off : off+size])
			continue
		}
		c := chains{im: im, b: data[off : off+size], segments: segments}
		if !c.read() {
			im.problem("the chained fixups cannot be read to their end")
		}
	}
}

// functionStarts reads the addresses at which functions begin, each as the distance from the one
// before.
func (im *Image) functionStarts(b []byte) {
	at := im.Base
	for len(b) > 0 {
		d, n := binary.Uvarint(b)
		if n <= 0 || d == 0 {
			return
		}
		at += d
		im.Starts = append(im.Starts, at)
		b = b[n:]
	}
}

// chains reads the fixups of a linked file, which form chains through the fields themselves
// (mach-o/fixup-chains.h).
type chains struct {
	im       *Image
	b        []byte
	segments []*macho.Segment
	imports  []string
	addends  []int64
}

// u16, u32 and u64 read at an offset; 0 beyond the end, where ok has become false.
func (c *chains) u16(at uint64, ok *bool) uint64 { return c.number(at, 2, ok) }
func (c *chains) u32(at uint64, ok *bool) uint64 { return c.number(at, 4, ok) }
func (c *chains) u64(at uint64, ok *bool) uint64 { return c.number(at, 8, ok) }

func (c *chains) number(at, size uint64, ok *bool) (v uint64) {
	if at > uint64(len(c.b)) || uint64(len(c.b))-at < size {
		*ok = false
		return 0
	}
	for i := range size {
		v |= uint64(c.b[at+i]) << (8 * i)
	}
	return v
}

// read applies all fixups; it returns false if the tables are damaged.
func (c *chains) read() bool {
	ok := true
	starts := c.u32(4, &ok)
	c.names(&ok)
	count := c.u32(starts, &ok)
	for i := range count {
		off := c.u32(starts+4+4*i, &ok)
		if !ok {
			return false
		}
		if off != 0 {
			c.segment(starts+off, &ok)
		}
	}
	return ok
}

// names reads the imports: their names, and what is added to their addresses.
func (c *chains) names(ok *bool) {
	imports, symbols := c.u32(8, ok), c.u32(12, ok)
	count, format := c.u32(16, ok), c.u32(20, ok)
	for range count {
		name, addend := uint64(0), int64(0)
		switch format {
		case 1, 2:
			name = c.u32(imports, ok) >> 9
			imports += 4
			if format == 2 {
				addend = int64(int32(c.u32(imports, ok)))
				imports += 4
			}
		case 3:
			name, addend = c.u64(imports, ok)>>32, int64(c.u64(imports+8, ok))
			imports += 16
		default:
			*ok = false
		}
		from := symbols + name
		if !*ok || from > uint64(len(c.b)) {
			*ok = false
			return
		}
		end := from
		for end < uint64(len(c.b)) && c.b[end] != 0 {
			end++
		}
		c.imports = append(c.imports, string(c.b[from:end]))
		c.addends = append(c.addends, addend)
	}
}

// segment follows the chains of a segment: one begins in each page that has fixups.
func (c *chains) segment(at uint64, ok *bool) {
	const none, several = 0xffff, 0x8000
	page, format := c.u16(at+4, ok), pointerFormat(c.u16(at+6, ok))
	start := c.im.Base + c.u64(at+8, ok)
	if !format.known() {
		c.im.problem(fmt.Sprintf("chained fixups of pointer format %d are not applied", format))
		return
	}
	for i := range c.u16(at+20, ok) {
		first := c.u16(at+22+2*i, ok)
		switch {
		case !*ok:
			return
		case first == none:
		case first&several != 0: // of 32-bit files only
			*ok = false
			return
		default:
			c.chain(start+i*page+first, format, ok)
		}
	}
}

// chain applies the fixups of a chain.
func (c *chains) chain(at uint64, format pointerFormat, ok *bool) {
	for {
		s := c.im.At(at)
		if s == nil || uint64(len(s.Data)) < at-s.Addr+8 {
			*ok = false
			return
		}
		s.copyData()
		p := format.decode(binary.LittleEndian.Uint64(s.Data[at-s.Addr:]), c.im.Base)
		f := Fixup{Offset: at - s.Addr, Target: p.target, Addend: int64(p.target)}
		if p.bind {
			if p.ordinal >= uint64(len(c.imports)) {
				*ok = false
				return
			}
			f.Symbol, f.Addend = c.imports[p.ordinal], p.addend+c.addends[p.ordinal]
			f.Target = uint64(f.Addend)
		}
		c.im.fix(s, f, whole64, 0)
		if p.next == 0 {
			return
		}
		at += p.next
	}
}

// pointerFormat is how a field of a chain is encoded.
type pointerFormat uint64

// The formats of 64-bit files.
const (
	chainedARM64E   pointerFormat = 1  // authenticated pointers; targets are addresses
	chained64       pointerFormat = 2  // targets are addresses
	chained64Offset pointerFormat = 6  // targets are distances from the image's start
	chainedUserland pointerFormat = 9  // authenticated, distances
	chainedUser24   pointerFormat = 12 // the same, with ordinals of 24 bits
)

func (f pointerFormat) known() bool {
	switch f {
	case chainedARM64E, chained64, chained64Offset, chainedUserland, chainedUser24:
		return true
	}
	return false
}

// chained is a decoded field: a target, or the number of an import and an addend; and the distance
// to the next field, 0 at the end.
type chained struct {
	target, ordinal, next uint64
	addend                int64
	bind                  bool
}

func (f pointerFormat) decode(v, base uint64) (p chained) {
	if f == chained64 || f == chained64Offset {
		p.bind, p.next = v>>63 != 0, v>>51&0xfff*4
		if p.bind {
			p.ordinal, p.addend = v&0xffffff, int64(v>>24&0xff)
			return p
		}
		p.target = v&(1<<36-1) | v>>36&0xff<<56
		if f == chained64Offset {
			p.target += base
		}
		return p
	}
	authenticated := v>>63 != 0
	p.bind, p.next = v>>62&1 != 0, v>>51&0x7ff*8
	switch {
	case p.bind:
		if p.ordinal = v & 0xffff; f == chainedUser24 {
			p.ordinal = v & 0xffffff
		}
		if !authenticated {
			p.addend = int64(v<<13) >> 45
		}
	case authenticated:
		p.target = v&0xffffffff + base
	default:
		p.target = v&(1<<43-1) | v>>43&0xff<<56
		if f != chainedARM64E {
			p.target += base
		}
	}
	return p
}
