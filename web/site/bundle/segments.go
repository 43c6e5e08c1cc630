package bundle

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// gap is the number of zeros between two data segments up to which they are written out instead of
// starting another segment. Go's linker omits runs of eight or more, up to 100,000 times:
// compressed, the positions of the segments take more space than the zeros, and longer to set up.
const gap = 1 << 16

// Parts of a WebAssembly module.
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	startSection    = 8
	codeSection     = 10
	dataSection     = 11
	opI32Const      = 0x41
	opEnd           = 0x0b
)

// errLayout reports that the linker's data about functions could not be read.
var errLayout = errors.New("the tables of functions have an unknown layout (lines.go is written " +
	"for Go 1.26)")

var errModule = errors.New("not a WebAssembly module as Go's linker writes it")

// segment is a part of a module's initial memory.
type segment struct {
	at   int64
	data []byte
}

// section is a section of a module.
type section struct {
	id   byte
	body []byte
}

// compact joins nearby data segments, and drops data that only serves to report the program's
// position, except for functions for which keep returns true. It fails with errLayout if there are
// no tables of functions in the layout that it was written for. With relative, calls compute their
// return addresses (returns.go).
func compact(module []byte, keep func(function string) bool, relative bool) ([]byte, error) {
	module, x, err := join(module, keep, relative)
	if err == nil && x == nil {
		err = errLayout
	}
	return module, err
}

// join is compact for any module; the result is nil if there are no tables of functions.
func join(module []byte, keep func(function string) bool, relative bool) ([]byte, *expansion,
	error) {
	const header = 8
	if len(module) < header || string(module[:4]) != "\x00asm" {
		return nil, nil, errModule
	}
	var parts []section
	r := moduleReader{b: module[header:]}
	for len(r.b) > 0 {
		id := r.bytes(1)[0]
		parts = append(parts, section{id, r.bytes(r.number())})
		if r.failed {
			return nil, nil, errModule
		}
		if id == startSection { // in place, or from elsewhere
			return module, &expansion{}, nil
		}
	}
	var x *expansion
	for i, p := range parts {
		if p.id != dataSection {
			continue
		}
		segments, err := readSegments(p.body)
		if err != nil {
			return nil, nil, err
		}
		for _, s := range segments {
			if found := dropLines(s.data, s.at, keep); found != nil {
				x = found
			}
		}
		parts[i].body = writeSegments(apart(segments))
	}
	if x != nil {
		var err error
		if relative {
			err = computeReturns(parts, x.deferring)
		}
		if err == nil {
			parts, err = x.add(parts)
		}
		if err != nil {
			return nil, nil, err
		}
	}
	out := append([]byte(nil), module[:header]...)
	for _, p := range parts {
		out = binary.AppendUvarint(append(out, p.id), uint64(len(p.body)))
		out = append(out, p.body...)
	}
	return out, x, nil
}

// readSegments reads a section of data, joined. The linker writes segments in the order of its
// sections, which is not that of their addresses: they are sorted first, because the zeros between
// two of them could otherwise overwrite a third.
func readSegments(body []byte) (all []segment, err error) {
	r := moduleReader{b: body}
	var apart []segment
	for n := r.number(); n > 0 && !r.failed; n-- {
		memory, op := r.number(), r.bytes(1)
		at := r.signed()
		end, data := r.bytes(1), r.bytes(r.number())
		if r.failed || memory != 0 || op[0] != opI32Const || end[0] != opEnd {
			return nil, fmt.Errorf("section of data: %w", errModule)
		}
		apart = append(apart, segment{at, data})
	}
	if r.failed || len(r.b) > 0 {
		return nil, fmt.Errorf("section of data: %w", errModule)
	}
	slices.SortStableFunc(apart, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	for _, next := range apart {
		if last := len(all) - 1; last >= 0 {
			s := &all[last]
			between := next.at - s.at - int64(len(s.data))
			if between < 0 {
				return nil, fmt.Errorf("section of data: segments overlap: %w", errModule)
			}
			if between <= gap {
				s.data = append(append(s.data, make([]byte, between)...), next.data...)
				continue
			}
		}
		all = append(all, segment{next.at, append([]byte(nil), next.data...)})
	}
	return all, nil
}

// apart omits long runs of zeros.
func apart(segments []segment) (all []segment) {
	for _, s := range segments {
		begin, zeros := 0, 0
		for i, b := range s.data {
			if b == 0 {
				zeros++
				continue
			}
			if zeros > gap {
				if end := i - zeros; end > begin {
					all = append(all, segment{s.at + int64(begin), s.data[begin:end]})
				}
				begin = i
			}
			zeros = 0
		}
		all = append(all, segment{s.at + int64(begin), s.data[begin:]})
	}
	return all
}

func writeSegments(all []segment) []byte {
	out := binary.AppendUvarint(nil, uint64(len(all)))
	for _, s := range all {
		out = append(out, 0, opI32Const)
		out = appendSigned(out, s.at)
		out = append(out, opEnd)
		out = binary.AppendUvarint(out, uint64(len(s.data)))
		out = append(out, s.data...)
	}
	return out
}

// moduleReader reads the parts of a module. After the end it reads zeros.
type moduleReader struct {
	b      []byte
	failed bool
}

func (r *moduleReader) bytes(n int) []byte {
	if n < 0 || n > len(r.b) {
		r.failed = true
		return []byte{0}
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

func (r *moduleReader) number() int {
	v, n := binary.Uvarint(r.b)
	if n <= 0 || v > 1<<32 {
		r.failed = true
		return 0
	}
	r.b = r.b[n:]
	return int(v)
}

// signed reads a number in signed LEB128, which is not Go's signed varint.
func (r *moduleReader) signed() (v int64) {
	for shift := 0; shift < 64; shift += 7 {
		c := r.bytes(1)[0]
		v |= int64(c&0x7f) << shift
		if c&0x80 == 0 {
			if c&0x40 != 0 && shift+7 < 64 {
				v |= -1 << (shift + 7)
			}
			break
		}
	}
	return v
}

func appendSigned(b []byte, v int64) []byte {
	for {
		c := byte(v & 0x7f)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
