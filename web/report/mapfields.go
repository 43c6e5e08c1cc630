package report

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/location"
)

// What a row of the stack map's bytes may be of, and the names of the fields by their number: those
// of a location are fewer before version 3.
var rowFields = map[string]map[int][]string{
	"location": {6: {"type", "reserved0", "size", "dwarf_reg", "reserved1", "offset"},
		4: {"type", "size", "dwarf_reg", "offset"}},
	"live-out": {3: {"dwarf_reg", "reserved", "size"}},
}

// MapFields returns the fields of a row of the stack map's bytes that is of a location or a live
// register, with the offset and the bytes of each; nil for any other row. The row has the bytes of
// each field together, at an offset in hex.
func MapFields(row, offset string) []Row {
	words := strings.Fields(row)
	n := 0
	for n < len(words) && rowFields[words[n]] == nil {
		n++
	}
	at, err := strconv.ParseUint(offset, 16, 32)
	if n == len(words) || err != nil {
		return nil
	}
	names, said := rowFields[words[n]][n], words[n:]
	fields := make([]Row, len(names))
	var kind location.Kind
	for i, name := range names {
		b, err := hex.DecodeString(words[i])
		if err != nil || len(b) > 4 {
			return nil
		}
		var padded [4]byte
		copy(padded[:], b)
		v := binary.LittleEndian.Uint32(padded[:])
		if name == "type" {
			kind = location.Kind(v)
		}
		fields[i] = Row{Label: fmt.Sprintf("0x%02x %s", at, name), Code: spacedHex(words[i]),
			Text: fieldText(name, kind, v, said)}
		at += uint64(len(b))
	}
	return fields
}

// fieldText is a field's value with its meaning, given what the row says.
func fieldText(name string, kind location.Kind, v uint32, said []string) string {
	value := ""
	if len(said) > 3 && said[0] == "location" {
		value = said[3]
	} else if len(said) > 2 {
		value = said[2]
	}
	means := ""
	switch name {
	case "type":
		means = kind.Meaning()
	case "size":
		means = "bytes"
	case "dwarf_reg":
		if means = "not used by constants"; kind != location.Constant &&
			kind != location.ConstIndex {
			register, _, _ := strings.Cut(strings.Trim(value, "[]"), "+")
			register, _, _ = strings.Cut(register, "-")
			means = register + ", in DWARF’s numbering"
		}
	case "offset":
		switch kind {
		case location.Register:
			means = "bit of the register where the value begins"
		case location.Direct:
			means = "so the address " + value + ", signed"
		case location.Indirect:
			means = "so " + value + ", signed"
		case location.Constant:
			means = "the value, signed"
		case location.ConstIndex:
			means = fmt.Sprintf("so constant %d of the pool", v)
		}
		return strings.TrimSuffix(fmt.Sprintf("%d, %s", int32(v), means), ", ")
	}
	return strings.TrimSuffix(fmt.Sprintf("%d, %s", v, means), ", ")
}

// spacedHex puts a space between bytes.
func spacedHex(digits string) string {
	var b strings.Builder
	for i := 0; i < len(digits); i += 2 {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(digits[i:min(i+2, len(digits))])
	}
	return b.String()
}
