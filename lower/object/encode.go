package object

// stringTable is a string table that holds each name once.
type stringTable struct {
	data []byte
	at   map[string]uint32
}

func newStrings() *stringTable {
	return &stringTable{data: []byte{0}, at: map[string]uint32{"": 0}}
}

// add returns the offset of a name.
func (t *stringTable) add(s string) uint32 {
	if off, ok := t.at[s]; ok {
		return off
	}
	off := uint32(len(t.data))
	t.at[s] = off
	t.data = append(append(t.data, s...), 0)
	return off
}

// encodeHeaders encodes the section header table (gABI, "Section Header").
func encodeHeaders(hs []header) []byte {
	out := make([]byte, 0, len(hs)*headerSize)
	for _, h := range hs {
		out = le.AppendUint32(out, h.name)
		out = le.AppendUint32(out, uint32(h.typ))
		out = le.AppendUint64(out, uint64(h.flags))
		out = le.AppendUint64(out, h.addr)
		out = le.AppendUint64(out, h.off)
		out = le.AppendUint64(out, h.size)
		out = le.AppendUint32(out, h.link)
		out = le.AppendUint32(out, h.info)
		out = le.AppendUint64(out, h.align)
		out = le.AppendUint64(out, h.entrySizes)
	}
	return out
}

// osGNU is the EI_OSABI of files that use what GNU systems added to the format:
// symbols of type TypeIFunc, sections with the flag Retain.
const osGNU = 3

// encodeFileHeader encodes the ELF header of a relocatable file (gABI, "ELF
// Header").
func encodeFileHeader(b []byte, sectionTable uint64, sections int, names uint32) {
	if sections >= reservedNdx {
		sections = 0 // the first section header says it
	}
	if names >= reservedNdx {
		names = escapeNdx
	}
	copy(b, "\x7fELF")
	b[4], b[5], b[6] = 2, 1, 1         // 64 bits, little endian, version 1
	le.PutUint16(b[16:], 1)            // ET_REL
	le.PutUint16(b[18:], machineX86)   //
	le.PutUint32(b[20:], 1)            // version
	le.PutUint64(b[40:], sectionTable) //
	le.PutUint16(b[52:], headerSize)   //
	le.PutUint16(b[58:], headerSize)   // of a section header
	le.PutUint16(b[60:], uint16(sections))
	le.PutUint16(b[62:], uint16(names))
}
