package stackmap

import (
	"strings"

	"statepoint/core/source"
)

// AppendRecords appends the maps of a section as text: each function with its frame, each record
// with its id and position, and a line for each deopt value, pair and stack object. Annotation.Text
// shows the bytes.
func AppendRecords(dst []byte, maps []*Map) []byte {
	for i, m := range maps {
		dst = append(dst,
			"map "+itoa(uint64(i))+": version "+itoa(uint64(m.Version))+", "+
				source.Count(len(m.Functions), "function")+", "+
				source.Count(len(m.Constants), "constant")+", "+
				source.Count(len(m.Records), "record")+"\n"...)
		last := -2
		m.Each(func(function, record int) {
			if function != last {
				last = function
				dst = appendFunction(dst, m, function)
			}
			dst = AppendRecord(dst, m, function, record)
		})
	}
	return dst
}

// functionName is the name of a function, or its address if the name is unknown.
func functionName(m *Map, function int) string {
	if function < 0 {
		return "unknown function"
	}
	if f := &m.Functions[function]; f.Name() != "" {
		return clean(f.Name())
	} else {
		return "0x" + strings.ToLower(upperHex(f.Address, 1))
	}
}

func appendFunction(dst []byte, m *Map, function int) []byte {
	dst = append(dst, "  "+functionName(m, function)...)
	if function >= 0 {
		if size := m.Functions[function].StackSize; size == DynamicStackSize {
			dst = append(dst, ": a frame of dynamic size"...)
		} else {
			dst = append(dst, ": a frame of "+source.Count(int(size), "byte")...)
		}
	}
	return append(dst, '\n')
}

// AppendRecord appends one record of a map in the form of AppendRecords. function is the index of
// its function, -1 if it is unknown.
func AppendRecord(dst []byte, m *Map, function, record int) []byte {
	r := &m.Records[record]
	dst = append(dst, "    record "+itoa(uint64(record))+" at "+functionName(m,
		function)+"+0x"+strings.ToLower(upperHex(uint64(r.Offset), 1))+
		", id 0x"+upperHex(r.ID, 1)...)
	s, err := r.Statepoint()
	if err != nil {
		dst = append(dst, '\n')
		for i := range r.Locations {
			dst = append(dst,
				"      value "+itoa(uint64(i))+"  "+r.Locations[i].Text(m.Registers)+"\n"...)
		}
		return appendLiveOuts(dst, m, r)
	}
	if s.CallingConv != 0 {
		dst = append(dst, ", "+CallingConvName(s.CallingConv)...)
	}
	if s.Flags != 0 {
		dst = append(dst, ", flags "+itoa(uint64(s.Flags))...)
	}
	dst = append(dst, '\n')
	for i := range s.Deopt {
		dst = append(dst, "      deopt "+itoa(uint64(i))+"  "+s.Deopt[i].Text(m.Registers)+"\n"...)
	}
	for i := range s.Pairs() {
		base, derived := s.Pair(i)
		what := "pointer "
		if n := derived.Size / 8; n > 1 && !derived.IsConstant() { // a vector of references
			what = itoa(uint64(n)) + " pointers from "
		}
		dst = append(dst, "      "+what+derived.Text(m.Registers)...)
		if derived.Size%8 != 0 || derived.Size == 0 {
			dst = append(dst, " of "+source.Count(derived.Size, "byte")...)
		}
		if !base.SamePlace(*derived) {
			dst = append(dst, ", base "+base.Text(m.Registers)...)
			if base.Size != 8 && base.Size != derived.Size {
				dst = append(dst, " of "+source.Count(base.Size, "byte")...)
			}
		}
		dst = append(dst, '\n')
	}
	for i := range s.Allocas {
		dst = append(dst, "      stack object "+s.Allocas[i].Text(m.Registers)+"\n"...)
	}
	return appendLiveOuts(dst, m, r)
}

func appendLiveOuts(dst []byte, m *Map, r *Record) []byte {
	for _, l := range r.LiveOuts {
		dst = append(dst,
			"      live-out "+m.Registers.name(l.DwarfReg)+", "+source.Count(int(l.Size),
				"byte")+"\n"...)
	}
	return dst
}
