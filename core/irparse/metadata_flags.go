package irparse

import (
	"slices"
	"strconv"
	"strings"
)

// diFlag is a flag of a specialised node: its name and bits.
type diFlag struct {
	name string
	bits uint32
}

// diFlags are the flags of types, variables and subprograms in the order of printing: those that
// share bits first.
var diFlags = []diFlag{
	{"Public", 3}, {"Protected", 2}, {"Private", 1}, {"VirtualInheritance", 3 << 16}, {"MultipleInheritance", 2 << 16},
	{"SingleInheritance", 1 << 16}, {"IndirectVirtualBase", 1<<2 | 1<<5}, {"FwdDecl", 1 << 2}, {"AppleBlock", 1 << 3}, {"ReservedBit4", 1 << 4},
	{"Virtual", 1 << 5}, {"Artificial", 1 << 6}, {"Explicit", 1 << 7}, {"Prototyped", 1 << 8}, {"ObjcClassComplete", 1 << 9},
	{"ObjectPointer", 1 << 10}, {"Vector", 1 << 11}, {"StaticMember", 1 << 12}, {"LValueReference", 1 << 13}, {"RValueReference", 1 << 14},
	{"ExportSymbols", 1 << 15}, {"IntroducedVirtual", 1 << 18}, {"BitField", 1 << 19}, {"NoReturn", 1 << 20}, {"TypePassByValue", 1 << 22},
	{"TypePassByReference", 1 << 23}, {"EnumClass", 1 << 24}, {"Thunk", 1 << 25}, {"NonTrivial", 1 << 26}, {"BigEndian", 1 << 27},
	{"LittleEndian", 1 << 28}, {"AllCallsDescribed", 1 << 29},
	{"NameIsSimplified", 1 << 30},
}

// spFlags are the flags that only subprograms have.
var spFlags = []diFlag{
	{"Virtual", 1}, {"PureVirtual", 2}, {"LocalToUnit", 1 << 2}, {"Definition", 1 << 3},
	{"Optimized", 1 << 4}, {"Pure", 1 << 5},
	{"Elemental", 1 << 6}, {"Recursive", 1 << 7}, {"MainSubprogram", 1 << 8}, {"Deleted", 1 << 9},
	{"ObjCDirect", 1 << 11},
}

// orderFlags writes the flags of a node in the order of their bits, each once.
func orderFlags(kind string, fields []mdField) {
	if kind == "DICompileUnit" { // whose flags are a compiler's command line
		return
	}
	for i := range fields {
		f := &fields[i]
		switch {
		case len(f.refs) > 0:
		case f.name == "flags":
			f.parts = []string{flagsText(f.text(), "DIFlag", diFlags)}
		case f.name == "spFlags":
			f.parts = []string{flagsText(f.text(), "DISPFlag", spFlags)}
		}
	}
}

// flagsText rewrites flags; a text with an unknown flag is unchanged.
func flagsText(text, prefix string, known []diFlag) string {
	bits := uint32(0)
	for word := range strings.SplitSeq(text, " | ") {
		name := strings.TrimPrefix(word, prefix)
		if i := slices.IndexFunc(known, func(f diFlag) bool { return f.name == name }); i >= 0 &&
			name != word {
			bits |= known[i].bits
		} else if n, err := strconv.ParseUint(word, 10, 32); err == nil {
			bits |= uint32(n)
		} else {
			return text
		}
	}
	var out []string
	for _, f := range known {
		if f.bits&bits == f.bits {
			out = append(out, prefix+f.name)
			bits &^= f.bits
		}
	}
	if bits != 0 || len(out) == 0 {
		out = append(out, strconv.FormatUint(uint64(bits), 10))
	}
	return strings.Join(out, " | ")
}

// virtualIndex prints the index of a virtual subprogram, and of any other only if it is not zero.
func virtualIndex(fields []mdField) []mdField {
	virtual := false
	if f := findField(fields, "spFlags"); f != nil {
		virtual = strings.Contains(f.text(), "DISPFlagVirtual") ||
			strings.Contains(f.text(), "DISPFlagPureVirtual")
	}
	at := slices.IndexFunc(fields, func(f mdField) bool { return f.name == "virtualIndex" })
	switch {
	case at < 0 && virtual:
		return append(fields, mdField{name: "virtualIndex", parts: []string{"0"}})
	case at >= 0 && !virtual && fields[at].text() == "0":
		return slices.Delete(fields, at, at+1)
	}
	return fields
}
