// Command stackmap reads the stack maps of LLVM, version 3: the bytes of the section
// .llvm_stackmaps. A program has them in its memory. To read those of a linked file, extract them
// first:
//
//	llvm-objcopy -O binary --only-section=.llvm_stackmaps PROGRAM SECTION
//	go run stackmap.go SECTION…
//
// Everything is little-endian. Copy what you need: Parse reads one map, and returns for every
// record what a collector needs. The layout is that of LLVM's StackMaps.rst.
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// Kind is the kind of a location.
type Kind uint8

const (
	Register      Kind = iota + 1 // in the register
	Direct                        // the address register + offset is the value
	Indirect                      // in memory at register + offset
	Constant                      // the offset is the value
	ConstantIndex                 // the offset numbers the map's constants
)

var kinds = [...]string{"?", "Register", "Direct", "Indirect", "Constant", "ConstIndex"}

// Location is one value of a record.
type Location struct {
	Kind   Kind
	Size   uint16 // in bytes
	Reg    uint16 // DWARF number: 7 is rsp, 6 is rbp
	Offset int32
}

// LiveOut is a register that is live after a patch point.
type LiveOut struct {
	Reg  uint16
	Size uint8
}

// Record describes one position in the code.
type Record struct {
	ID        uint64
	Offset    uint32 // of the return address, from the function's address
	Locations []Location
	LiveOuts  []LiveOut
}

// Function has the records of a function.
type Function struct {
	Address uint64
	Frame   int64 // size in bytes; -1 if it is not fixed
	Records []Record
}

// Map is the stack map of one module.
type Map struct {
	Functions []Function
	Constants []uint64
}

var errShort = errors.New("it is truncated")

// reader reads bytes. Past the end it returns zeros and sets an error.
type reader struct {
	bytes []byte
	at    int
	err   error
}

func (r *reader) take(n int) []byte {
	if r.err != nil || len(r.bytes)-r.at < n {
		r.err = errShort
		return make([]byte, 8)
	}
	r.at += n
	return r.bytes[r.at-n : r.at]
}

func (r *reader) u8() uint8   { return r.take(1)[0] }
func (r *reader) u16() uint16 { return binary.LittleEndian.Uint16(r.take(2)) }
func (r *reader) u32() uint32 { return binary.LittleEndian.Uint32(r.take(4)) }
func (r *reader) u64() uint64 { return binary.LittleEndian.Uint64(r.take(8)) }
func (r *reader) align()      { r.skip((8 - r.at%8) % 8) }

func (r *reader) skip(n int) {
	if r.err != nil || len(r.bytes)-r.at < n {
		r.err = errShort
		return
	}
	r.at += n
}

// room fails if n items of a size do not fit.
func (r *reader) room(n uint32, size int) {
	if r.err == nil && uint64(len(r.bytes)-r.at)/uint64(size) < uint64(n) {
		r.err = errShort
	}
}

// Parse reads one map and returns the bytes after it: each module that was linked into a program
// has a separate map.
func Parse(data []byte) (*Map, []byte, error) {
	if bytes.HasPrefix(data, []byte("\x7fELF")) {
		return nil, nil, errors.New("it is an ELF file; take the section out of it: llvm-objcopy " +
			"-O binary --only-section=.llvm_stackmaps PROGRAM SECTION")
	}
	r := &reader{bytes: data}
	version := r.u8()
	if r.err == nil && version != 3 {
		return nil, nil, errors.New("it is not version 3")
	}
	r.skip(3)
	functions, constants, records := r.u32(), r.u32(), r.u32()
	m := &Map{}
	var counts []uint64
	for r.room(functions, 24); functions > 0 && r.err == nil; functions-- {
		m.Functions = append(m.Functions, Function{Address: r.u64(), Frame: int64(r.u64())})
		counts = append(counts, r.u64())
	}
	for r.room(constants, 8); constants > 0 && r.err == nil; constants-- {
		m.Constants = append(m.Constants, r.u64())
	}
	// The records belong to the functions in order.
	for i := range m.Functions {
		for f := &m.Functions[i]; counts[i] > 0 && r.err == nil; counts[i]-- {
			if records == 0 {
				return nil, nil, errors.New("it has fewer records than its functions")
			}
			records--
			f.Records = append(f.Records, m.record(r))
		}
	}
	if r.err == nil && records > 0 {
		r.err = errors.New("it has more records than its functions")
	}
	return m, data[r.at:], r.err
}

func (m *Map) record(r *reader) (rec Record) {
	rec.ID, rec.Offset = r.u64(), r.u32()
	r.skip(2)
	n := r.u16()
	for r.room(uint32(n), 12); n > 0 && r.err == nil; n-- {
		var l Location
		l.Kind = Kind(r.u8())
		r.skip(1)
		l.Size, l.Reg = r.u16(), r.u16()
		r.skip(2)
		l.Offset = int32(r.u32())
		if l.Kind < Register || l.Kind > ConstantIndex ||
			l.Kind == ConstantIndex && uint64(uint32(l.Offset)) >= uint64(len(m.Constants)) {
			r.err = errors.New("a location has an unknown kind")
		}
		rec.Locations = append(rec.Locations, l)
	}
	r.align()
	r.skip(2)
	for n = r.u16(); n > 0 && r.err == nil; n-- {
		reg := r.u16()
		r.skip(1)
		rec.LiveOuts = append(rec.LiveOuts, LiveOut{reg, r.u8()})
	}
	r.align()
	return rec
}

// Pairs returns the range of the pairs in a statepoint's record: a base, and a pointer derived from
// it. They follow the calling convention, the flags, the number of deoptimization values, and these
// values; after them come the addresses of stack objects that hold references. Other records may
// look like a statepoint's by chance: only the compiler knows which calls are statepoints.
func (rec *Record) Pairs() (begin, end int, ok bool) {
	l := rec.Locations
	if len(l) < 3 || l[0].Kind != Constant || l[1].Kind != Constant || l[2].Kind != Constant {
		return 0, 0, false
	}
	begin = 3 + int(l[2].Offset)
	if begin < 3 || begin > len(l) {
		return 0, 0, false
	}
	end = begin
	for end < len(l) && l[end].Kind != Direct {
		end++
	}
	return begin, end, (end-begin)%2 == 0
}

func (m *Map) print(w io.Writer) {
	records := 0
	for _, f := range m.Functions {
		records += len(f.Records)
	}
	fmt.Fprintf(w, "version 3 functions %d constants %d records %d\n", len(m.Functions),
		len(m.Constants), records)
	for _, f := range m.Functions {
		fmt.Fprintf(w, "function 0x%x frame %d records %d\n", f.Address, f.Frame, len(f.Records))
		for _, rec := range f.Records {
			fmt.Fprintf(w, "record %d at 0x%x locations %d\n", rec.ID, rec.Offset,
				len(rec.Locations))
			for i, l := range rec.Locations {
				fmt.Fprintf(w, "  location %d %s size %d", i, kinds[l.Kind], l.Size)
				switch l.Kind {
				case Register:
					fmt.Fprintf(w, " r%d\n", l.Reg)
				case Direct, Indirect:
					fmt.Fprintf(w, " r%d %+d\n", l.Reg, l.Offset)
				case Constant:
					fmt.Fprintf(w, " %d\n", l.Offset)
				case ConstantIndex:
					fmt.Fprintf(w, " %d\n", int64(m.Constants[l.Offset]))
				}
			}
			if begin, end, ok := rec.Pairs(); ok {
				for i := begin; i < end; i += 2 {
					fmt.Fprintf(w, "  pair base %d derived %d\n", i, i+1)
				}
				for i := end; i < len(rec.Locations); i++ {
					fmt.Fprintf(w, "  stack object %d\n", i)
				}
			}
			for _, l := range rec.LiveOuts {
				fmt.Fprintf(w, "  live-out r%d size %d\n", l.Reg, l.Size)
			}
		}
	}
}

func main() {
	w := bufio.NewWriter(os.Stdout)
	status := 0
	for _, name := range os.Args[1:] {
		data, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Fprintln(w, "file", filepath.Base(name))
		for first := true; first || len(data) > 0; first = false {
			var m *Map
			m, data, err = Parse(data)
			if err != nil {
				fmt.Fprintln(w, "error:", err)
				status = 1
				break
			}
			m.print(w)
		}
	}
	w.Flush()
	os.Exit(status)
}
