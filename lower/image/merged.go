package image

import (
	"fmt"

	"statepoint/stackmap"
)

// merged finds stack maps in other sections: a linker may merge their section into another one, as
// /merge:.llvm_stackmaps=.rdata makes lld-link do, and a script ld. The result is a section for
// each, named after where it is: ".rdata+0x10".
func (im *Image) merged() (all []*Section) {
	opts := stackmap.DecodeOptions{Strict: true, BigEndian: im.Machine.BigEndian}
	for _, s := range im.Sections {
		if !s.Alloc || s.Exec {
			continue
		}
		for at := uint64(0); at+mapHeader <= uint64(len(s.Data)); at += 8 {
			if !im.mayBeMap(s.Data[at:]) {
				continue
			}
			size := uint64(0)
			a, _ := stackmap.DecodeOutline(s.Data[at:], opts)
			for i := range a.Fields {
				f := &a.Fields[i]
				if f.Kind == stackmap.Undecoded || f.Kind == stackmap.GroupMap &&
					!im.mayBeMap(s.Data[at+uint64(f.Off):]) {
					break
				}
				if f.Kind == stackmap.GroupMap {
					size = uint64(f.End())
				}
			}
			if len(a.Maps) == 0 || size == 0 {
				continue
			}
			b := s.Data[at : at+size]
			if _, err := stackmap.Decode(b, opts); err != nil {
				continue
			}
			all = append(all, &Section{Name: fmt.Sprintf("%s+0x%x", s.Name, at),
				Addr: s.Addr + at, Raw: b, Data: b, Size: size, Alloc: true})
			at += size - 8
		}
	}
	return all
}

// mapHeader is the size of a map's header and its first function, in bytes.
const mapHeader = 16 + 24

// mayBeMap reports whether data may begin with a map of version 3: its lists fit, and its functions
// are in sections of code.
func (im *Image) mayBeMap(data []byte) bool {
	if len(data) < mapHeader || data[0] != stackmap.V3 || data[1]|data[2]|data[3] != 0 {
		return false
	}
	o := im.order()
	functions, constants := uint64(o.Uint32(data[4:])), uint64(o.Uint32(data[8:]))
	records := uint64(o.Uint32(data[12:]))
	const least = 24 // bytes of a record
	if functions == 0 || records == 0 ||
		16+24*functions+8*constants+least*records > uint64(len(data)) {
		return false
	}
	for i := range functions {
		f := data[16+24*i:]
		s := im.At(o.Uint64(f))
		n := o.Uint64(f[16:])
		if s == nil || !s.Exec || n > records {
			return false
		}
		records -= n
	}
	return records == 0
}
