package stackmap

import (
	"math/bits"
	"strconv"
)

// TableOf returns the table a field belongs to, nil if it is in none that could be read.
func (a *Annotation) TableOf(field int) *Table {
	if g := a.Enclosing(field, GroupTable); g >= 0 {
		if i := int(a.Fields[g].Index); i < len(a.Tables) {
			return a.Tables[i]
		}
	}
	return nil
}

// frameField returns the frame a field belongs to, nil if it is in none.
func (a *Annotation) frameField(field int) *FrameRoots {
	t, g := a.TableOf(field), a.Enclosing(field, GroupFrame)
	if t == nil || g < 0 || int(a.Fields[g].Index) >= len(t.Frames) {
		return nil
	}
	return &t.Frames[a.Fields[g].Index]
}

// registerSet names the registers of a set of CalleeSaved.
func registerSet(set uint64) string {
	s := ""
	for i, r := range CalleeSaved {
		if set>>i&1 != 0 {
			if s != "" {
				s += ", "
			}
			s += RegisterName(r)
		}
	}
	return s
}

// word formats a word of a frame as a memory location.
func (f *FrameRoots) word(n int32) string {
	if f.FromRBP {
		return "[" + RegisterNames(nil).place(dwarfRBP, 8*n) + "]"
	}
	return "[" + RegisterNames(nil).place(dwarfRSP, 8*n) + "]"
}

// tableValue is Value for the fields of tables; ok is false for others.
func (a *Annotation) tableValue(field int) (s string, ok bool) {
	f := &a.Fields[field]
	frame := a.frameField(field)
	switch f.Kind {
	case GroupTable, GroupTableHeader, GroupFrame:
		return "", true
	case TableMagic:
		return "SPRT", true
	case TableText:
		return itoa64(int64(f.Value)), true
	case PointOffset:
		t := a.TableOf(field)
		if t == nil || int(f.Index) >= len(t.Points) {
			return hex(f.Value), true
		}
		return "0x" + strconv.FormatUint(uint64(t.Points[f.Index].Offset), 16), true
	case PointFrame:
		t := a.TableOf(field)
		if t == nil || int(f.Index) >= len(t.Points) {
			return itoa(f.Value), true
		}
		return "frame " + itoa64(int64(t.Points[f.Index].Frame)), true
	case FrameFlags:
		return "0x" + strconv.FormatUint(f.Value, 16), true
	case FrameSaved, FrameRegisters:
		return registerSet(f.Value), true
	case FrameFirst:
		if frame != nil {
			return frame.word(int32(int64(f.Value))), true
		}
		return itoa64(int64(f.Value)), true
	case FrameBitmap:
		return bitmapValue(a.Bytes[f.Off:f.End()], frame), true
	case PairBase, PairDerived:
		v := int64(f.Value)
		switch {
		case v&1 != 0 && v > 0 && int(v>>1) < len(CalleeSaved):
			return RegisterName(CalleeSaved[v>>1]), true
		case frame != nil:
			return frame.word(int32(v >> 1)), true
		}
		return itoa64(v), true
	}
	return "", false
}

// bitmapValue lists the first few words of a bitmap.
func bitmapValue(bitmap []byte, f *FrameRoots) string {
	const most = 3
	n := 0
	for _, b := range bitmap {
		n += bits.OnesCount8(b)
	}
	s := itoa(uint64(n)) + " words"
	if n == 1 {
		s = "1 word"
	}
	if f == nil {
		return s
	}
	for i, w := range f.Slots {
		if i == most {
			return s + " …"
		}
		sep := " "
		if i == 0 {
			sep = ": "
		}
		s += sep + f.word(w)
	}
	return s
}

// tableMeaning is Meaning for the fields of tables; ok is false for others.
func (a *Annotation) tableMeaning(field int) (string, bool) {
	f := &a.Fields[field]
	frame := a.frameField(field)
	switch f.Kind {
	case TableMagic:
		return "begins a return address table", true
	case TableVersion:
		return "version of the table's format", true
	case TableWidth:
		return "bytes of a point's frame", true
	case TableText:
		return "from here to the start of the code; relocated at link time", true
	case TableTextSize:
		return "bytes of code covered", true
	case NumPoints:
		return "return addresses", true
	case TableFrames:
		return "where the frames begin, from the start of the table", true
	case TableSize:
		return "bytes of the table: another may follow", true
	case NumFrames:
		return "frames that differ", true
	case PagePoints:
		t := a.TableOf(field)
		if t != nil && int(f.Index) == tablePages(t.TextSize) {
			return "after the last page", true
		}
		return "first point at or above 0x" + strconv.FormatUint(uint64(f.Index)*pageSize, 16), true
	case PointOffset:
		return "return address, counted from the start of the code", true
	case PointFrame:
		return "described " + itoa(f.Value) + " bytes after the first frame", true
	case FrameFlags:
		return flagsMeaning(f.Value), true
	case FrameSize:
		if frame != nil && frame.FromRBP {
			return "words from rbp to the return address", true
		}
		return "words from rsp to the return address", true
	case FrameSaved:
		return "saved below the return address, in this order", true
	case FrameRegisters:
		return "hold references", true
	case FrameFirst:
		return "the word of the bitmap's first bit", true
	case FrameBitmapSize:
		return "bytes of bitmap", true
	case FrameBitmap:
		return "words that hold references", true
	case NumPairs:
		return "derived pointers", true
	case PairBase:
		return "base of the next", true
	case PairDerived:
		return "derived pointer: update it, keeping its distance from the base", true
	}
	return "", false
}

func flagsMeaning(flags uint64) string {
	names := [...]string{"counts from rbp", "saved registers", "references in registers",
		"references in words", "derived pointers"}
	s := ""
	for i, name := range names {
		if flags>>i&1 == 0 {
			continue
		}
		if s != "" {
			s += ", "
		}
		s += name
	}
	if s == "" {
		return "no reference and no saved register"
	}
	return s
}

// CompareSizes describes in two lines the sizes of a section of stack maps and of the corresponding
// tables.
func CompareSizes(maps, tables *Annotation) string {
	points := 0
	for _, t := range tables.Tables {
		points += len(t.Points)
	}
	line := func(name string, a *Annotation) string {
		s := name + ": " + itoa(uint64(len(a.Bytes))) + " bytes"
		if points > 0 {
			tenths := uint64(len(a.Bytes)) * 10 / uint64(points)
			s += ", " + itoa(tenths/10) + "." + itoa(tenths%10) + " for each of " +
				itoa(uint64(points)) + " return addresses"
		}
		return s + "\n"
	}
	return line("stack map", maps) + line("return address table", tables)
}
