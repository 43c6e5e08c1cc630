package views

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/report"
)

// mapStruct is a part of the stack map as a struct without padding.
type mapStruct struct {
	title  string
	fields []structField
}

// structField is a field of the format.
type structField struct {
	kind   stackmap.FieldKind
	key    string
	bits   int
	signed bool
}

// mapStructs are the parts of a stack map of a version, by the group that their fields are in;
// GroupRecord has the record's own fields, NumLiveOuts the fields after its locations.
func mapStructs(version uint8) map[stackmap.FieldKind]mapStruct {
	function := mapStruct{"function", []structField{
		{stackmap.FunctionAddress, "address", 64, false},
		{stackmap.FunctionStackSize, "stack_size", 64, false},
		{stackmap.FunctionRecords, "num_records", 64, false}}}
	location := mapStruct{"location", []structField{
		{stackmap.LocationKind, "type", 8, false},
		{stackmap.LocationReserved, "reserved0", 8, false},
		{stackmap.LocationSize, "size", 16, false},
		{stackmap.LocationRegister, "dwarf_reg", 16, false},
		{stackmap.LocationReserved2, "reserved1", 16, false},
		{stackmap.LocationOffset, "offset", 32, true}}}
	if version == stackmap.V1 {
		function.fields = function.fields[:2]
	}
	if version < stackmap.V3 {
		location.fields = []structField{location.fields[0],
			{stackmap.LocationSize, "size", 8, false}, location.fields[3], location.fields[5]}
	}
	return map[stackmap.FieldKind]mapStruct{
		stackmap.GroupHeader: {"header", []structField{
			{stackmap.Version, "version", 8, false},
			{stackmap.HeaderReserved, "reserved0", 8, false},
			{stackmap.HeaderReserved2, "reserved1", 16, false},
			{stackmap.NumFunctions, "num_functions", 32, false},
			{stackmap.NumConstants, "num_constants", 32, false},
			{stackmap.NumRecords, "num_records", 32, false}}},
		stackmap.GroupFunction: function,
		stackmap.PoolConstant: {"constant", []structField{
			{stackmap.PoolConstant, "value", 64, false}}},
		stackmap.GroupRecord: {"record", []structField{
			{stackmap.RecordID, "id", 64, false},
			{stackmap.RecordOffset, "instruction_offset", 32, false},
			{stackmap.RecordReserved, "reserved", 16, false},
			{stackmap.NumLocations, "num_locations", 16, false}}},
		stackmap.GroupLocation: location,
		stackmap.NumLiveOuts: {"live_outs", []structField{
			{stackmap.LiveOutsPadding, "reserved", 16, false},
			{stackmap.NumLiveOuts, "num_live_outs", 16, false}}},
		stackmap.GroupLiveOut: {"live_out", []structField{
			{stackmap.LiveOutRegister, "dwarf_reg", 16, false},
			{stackmap.LiveOutReserved, "reserved", 8, false},
			{stackmap.LiveOutSize, "size", 8, false}}},
	}
}

// key is the name of a field, "" if it is not in the struct.
func (s *mapStruct) key(k stackmap.FieldKind) string {
	if i := slices.IndexFunc(s.fields, func(f structField) bool { return f.kind == k }); i >= 0 {
		return s.fields[i].key
	}
	return ""
}

// name is how a language spells the name of a field.
func (s *mapStruct) name(key, language string) string {
	switch {
	case language == "go":
		return camel(key)
	case language == "rust" && key == "type":
		return "kind" // a keyword
	}
	return key
}

// size is the struct's bytes.
func (s *mapStruct) size() int {
	bits := 0
	for _, f := range s.fields {
		bits += f.bits
	}
	return bits / 8
}

// lines are the struct in a language, "" being C.
func (s *mapStruct) lines(language string) []report.ParseLine {
	words := 0
	for _, f := range s.fields {
		words = max(words, len(f.key))
	}
	note := fmt.Sprintf("%s, little-endian, no padding", source.Count(s.size(), "byte"))
	var out []report.ParseLine
	add := func(before, name, after, key string) {
		out = append(out, report.ParseLine{Before: before, Type: name, After: after, Key: key})
	}
	sign := func(f structField, signed, unsigned string) string {
		if f.signed {
			return fmt.Sprintf("%s%d", signed, f.bits)
		}
		return fmt.Sprintf("%s%d", unsigned, f.bits)
	}
	switch language {
	case "go":
		add("type ", camel(s.title), " struct {", "")
		for _, f := range s.fields {
			add(fmt.Sprintf("\t%-*s ", words, s.name(f.key, language)), sign(f, "int", "uint"), "",
				f.key)
		}
		add("} // "+note, "", "", "")
	case "rust":
		add("#[repr(C)]", "", "", "")
		add("struct ", camel(s.title), " {", "")
		for _, f := range s.fields {
			add("    "+s.name(f.key, language)+": ", sign(f, "i", "u"), ",", f.key)
		}
		add("} // "+note, "", "", "")
	default:
		add("struct ", s.title, " {", "")
		for _, f := range s.fields {
			name := sign(f, "int", "uint") + "_t"
			add("  ", name, strings.Repeat(" ", 9-len(name))+f.key+";", f.key)
		}
		add("}; // "+note, "", "", "")
	}
	return out
}

// camel is a name as Go and Rust write types: "dwarf_reg" is "DwarfReg".
func camel(name string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(name, "_") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}
