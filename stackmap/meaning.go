package stackmap

import "strconv"

// Names returns the source-level name for a provenance id ("%obj"), "" if there is none. It may be
// nil.
type Names func(prov uint32) string

func (n Names) of(prov uint32) string {
	if n == nil || prov == 0 {
		return ""
	}
	return clean(n(prov))
}

// clean escapes bytes other than printable ASCII as LLVM does in names, as a backslash and two
// hexadecimal digits, so that no name can break a line or change the text direction.
func clean(s string) string {
	plain := true
	for i := 0; i < len(s); i++ {
		plain = plain && s[i] >= 0x20 && s[i] < 0x7f
	}
	if plain {
		return s
	}
	b := make([]byte, 0, len(s)+16)
	for i := 0; i < len(s); i++ {
		if c := s[i]; c >= 0x20 && c < 0x7f {
			b = append(b, c)
		} else {
			b = append(b, '\\', digits[c>>4], digits[c&15])
		}
	}
	return string(b)
}

// String formats a location as in assembly: "rax", "rsp+8" for an address, "[rsp+8]" for memory,
// "42", "#0 = 4294967295" for constant 0 of the pool.
func (l Location) String() string { return l.Text(nil) }

// Text is String for a machine with registers other than x86-64's.
func (l Location) Text(registers RegisterNames) string {
	switch l.Kind {
	case Register:
		if l.Offset != 0 {
			return registers.name(l.DwarfReg) + " bit " + itoa64(int64(l.Offset))
		}
		return registers.name(l.DwarfReg)
	case Direct:
		return registers.place(l.DwarfReg, l.Offset)
	case Indirect:
		return "[" + registers.place(l.DwarfReg, l.Offset) + "]"
	case Constant:
		return itoa64(l.Value)
	case ConstIndex:
		return "#" + itoa64(int64(l.Offset)) + " = " + itoa64(l.Value)
	}
	return l.Kind.String()
}

// Value formats a field's value for readers: decimal counts, hexadecimal ids, names of symbols and
// registers, "[rsp+8]" for a location.
func (a *Annotation) Value(field int) string {
	f := &a.Fields[field]
	if s, ok := a.tableValue(field); ok {
		return s
	}
	if n := a.named(field); n != nil {
		return clean(n.Value)
	}
	switch f.Kind {
	case GroupMap, GroupHeader, GroupFunction, GroupRecord, Gap, Undecoded:
		return ""
	case GroupLocation:
		return a.LocationOf(field).Text(a.registers())
	case GroupLiveOut:
		if reg := field + 1; reg < len(a.Fields) && a.Fields[reg].Parent == int32(field) {
			return a.registers().name(uint16(a.Fields[reg].Value))
		}
		return ""
	case FunctionAddress:
		return a.address(field)
	case FunctionStackSize:
		return stackSize(f.Value)
	case RecordID:
		return hex(f.Value)
	case RecordOffset:
		return "0x" + strconv.FormatUint(f.Value, 16)
	case LocationKind:
		return Kind(f.Value).String()
	case LocationRegister:
		if f.Parent < 0 || !a.LocationOf(int(f.Parent)).IsConstant() {
			return a.registers().name(uint16(f.Value))
		}
	case LiveOutRegister:
		return a.registers().name(uint16(f.Value))
	case LocationOffset, PoolConstant:
		return itoa64(int64(f.Value))
	}
	if f.Kind.IsPadding() {
		if f.Value == 0 {
			return ""
		}
		return hex(f.Value)
	}
	return itoa(f.Value)
}

func stackSize(n uint64) string {
	if n == DynamicStackSize {
		return "dynamic"
	}
	return itoa(n)
}

// registers names the registers of the machine that the maps are for.
func (a *Annotation) registers() RegisterNames {
	if len(a.Maps) == 0 {
		return nil
	}
	return a.Maps[0].Registers
}

// address is that of the function to which a field belongs.
func (a *Annotation) address(field int) string {
	fn := a.FunctionOf(field)
	switch {
	case fn == nil:
		return hex(a.Fields[field].Value)
	case fn.Symbol == "":
		return hex(fn.Address)
	}
	if fn.Address != 0 {
		return clean(fn.Symbol) + "+" + hex(fn.Address)
	}
	return clean(fn.Symbol)
}

var fieldMeanings = [numFieldKinds]string{
	NumFunctions:    "functions that have records",
	NumConstants:    "constants too large for a location",
	NumRecords:      "records, one for each described position",
	FunctionRecords: "records that belong to this function",
	RecordOffset:    "from the function's start: the return address",
	NumLocations:    "values recorded here",
	LocationKind:    "how to find the value",
	LocationSize:    "bytes of the value",
	NumLiveOuts:     "registers live afterwards",
	LiveOutRegister: "DWARF register number",
	LiveOutSize:     "bytes of it that are live",
	PoolConstant:    "too large for a location; referred to by its number",
	Gap:             "zeros between two maps",
	Undecoded:       "not part of a map that can be read",
}

// Meaning explains a field in a phrase. names supplies the names of values; it may be nil.
func (a *Annotation) Meaning(field int, names Names) string {
	return a.meaning(field, names, nil)
}

// meaning is Meaning with the sections of the field's record, which it computes if nil.
func (a *Annotation) meaning(field int, names Names, p *parts) string {
	f := &a.Fields[field]
	if s, ok := a.tableMeaning(field); ok {
		return s
	}
	if n := a.named(field); n != nil {
		return a.namedMeaning(n, field, names)
	}
	switch f.Kind {
	case GroupLocation:
		return a.locationMeaning(field, names, p)
	case GroupLiveOut:
		return "live after the call"
	case GroupMap:
		return itoa(uint64(f.Len)) + " bytes of " + itoa(uint64(len(a.Bytes))) + " in the section"
	case Version:
		s := "stack map format, " + llvmOf(f.Value)
		if g := a.Enclosing(field, GroupMap); g >= 0 && len(a.Maps) > 1 {
			s += "; map " + itoa(uint64(a.Fields[g].Index)) + ", the section has " +
				itoa(uint64(len(a.Maps)))
		}
		return s
	case FunctionAddress:
		switch fn := a.FunctionOf(field); {
		case fn != nil && fn.Symbol != "":
			return "relocated at link time"
		case fn != nil && fn.Label != "":
			return "where " + clean(fn.Label) + " begins"
		}
		return "where the function begins"
	case FunctionStackSize:
		if f.Value == DynamicStackSize {
			return "the frame has no fixed size; its end is found through rbp"
		}
		return "bytes of frame, without what the call pushes"
	case RecordID:
		return idMeaning(f.Value)
	case RecordOffset:
		if r := a.RecordOf(field); r != nil && r.Form == FormPlain {
			return "from the function's start: the patch point or the stack map"
		}
	case LocationRegister:
		if g := int(f.Parent); g >= 0 && a.LocationOf(g).IsConstant() {
			return "not used by constants"
		}
		return "DWARF register number " + itoa(f.Value)
	case LocationOffset:
		if g := int(f.Parent); g >= 0 {
			return offsetMeaning(a.LocationOf(g))
		}
	}
	if f.Kind.IsPadding() && f.Kind != Gap {
		what := "unused"
		if f.Kind == LocationsPadding || f.Kind == RecordPadding {
			what = "padding to a multiple of 8"
		}
		if f.Kind == LiveOutsPadding {
			what = "unused, before the number of live-outs"
		}
		if f.Kind == PointPadding || f.Kind == TablePadding {
			what = "padding"
		}
		if f.Value != 0 {
			return what + ", where zeros are expected"
		}
		return what
	}
	return fieldMeanings[f.Kind]
}

func llvmOf(version uint64) string {
	switch uint8(version) {
	case V1:
		return "LLVM 3.5 to 3.9"
	case V2:
		return "LLVM 4.0"
	}
	return "LLVM 5 and later"
}

func idMeaning(id uint64) string {
	switch id {
	case DefaultStatepointID:
		return "LLVM's default id, decimal 2882400000"
	case InvalidID:
		return "invalid: more than 65,535 locations cannot be written"
	}
	return "the id given in the IR"
}

func offsetMeaning(l Location) string {
	switch l.Kind {
	case Register:
		return "bit of the register where the value begins"
	case Direct:
		return "added to the register: the address is the value"
	case Indirect:
		return "added to the register: the value is in memory there"
	case Constant:
		return "the value itself"
	}
	return "number of the constant in the pool"
}

func (a *Annotation) locationMeaning(field int, names Names, p *parts) string {
	r := a.RecordOf(field)
	if r == nil {
		return ""
	}
	if p == nil {
		whole := r.parts()
		p = &whole
	}
	i := int(a.Fields[field].Index)
	l := a.LocationOf(field)
	role, n := p.role(i)
	name := names.of(l.Prov)
	called := ""
	if name != "" {
		called = ": " + name
	}
	switch role {
	case RoleCallingConv:
		return "calling convention: " + CallingConvName(l.Value)
	case RoleFlags:
		return "flags: " + flagNames(l.Value)
	case RoleDeoptCount:
		if l.Value == 1 {
			return "one deopt location follows"
		}
		if l.Value == 0 {
			return "no deopt locations"
		}
		return itoa64(l.Value) + " deopt locations follow"
	case RoleDeopt:
		if l.IsConstant() && l.Value == UndefConstant {
			called += " (undef)"
		}
		return "deopt value " + itoa(uint64(n)) + called
	case RoleBase:
		if l.IsConstant() {
			return "base of pair " + itoa(uint64(n)) + ": null"
		}
		if name != "" {
			return "base: " + name
		}
		return "base of pair " + itoa(uint64(n))
	case RoleDerived:
		return derivedMeaning(l, r.Locations, i, n, name)
	case RoleAlloca:
		return "stack object " + itoa(uint64(n)) + called + ": its address, not a pointer to update"
	}
	return "operand " + itoa(uint64(i)) + called
}

// derivedMeaning is the meaning of a pair's derived pointer, which may be its own base.
func derivedMeaning(l Location, locs []Location, i, pair int, name string) string {
	if l.IsConstant() {
		return "pointer of pair " + itoa(uint64(pair)) + ": null, nothing to update"
	}
	own := i < len(locs) && i > 0 && locs[i-1].SamePlace(locs[i])
	what := "derived pointer"
	if own {
		what = "pointer"
	}
	if name == "" {
		name = "of pair " + itoa(uint64(pair))
	}
	s := what + " " + name + ": update this"
	if l.Size > 8 {
		s += ", " + itoa(uint64(l.Size/8)) + " pointers"
	}
	if !own {
		s += ", keeping its distance from the base"
	}
	return s
}

func flagNames(flags int64) string {
	s := ""
	if flags&FlagTransition != 0 {
		s = "gc-transition"
	}
	if flags&FlagDeoptLiveIn != 0 {
		if s != "" {
			s += ", "
		}
		s += "deopt live-in"
	}
	if rest := flags &^ (FlagTransition | FlagDeoptLiveIn); rest != 0 {
		if s != "" {
			s += ", "
		}
		s += hex(uint64(rest))
	}
	if s == "" {
		return "none"
	}
	return s
}
