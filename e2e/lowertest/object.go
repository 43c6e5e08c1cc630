package lowertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// Dump describes all of an object's contents, in a fixed order.
func Dump(t *testing.T, file []byte) []string {
	t.Helper()
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for i := 1; i < len(o.Sections); i++ {
		s := o.Sections[i]
		// that one assemblers write in their own way
		if s.Len() == 0 || strings.HasPrefix(s.Name, ".eh_frame") {
			continue
		}
		d := fmt.Sprintf("%s, %d bytes % x", SectionText(o, object.Sec(i)), s.Len(), s.Data)
		relocs := slices.Clone(s.Relocs)
		slices.SortStableFunc(relocs, func(a, b amd64.Fixup) int { return int(a.Off) - int(b.Off) })
		for _, r := range relocs {
			sym := &o.Symbols[r.Sym]
			to := sym.Name
			if sym.Type == object.TypeSection {
				to = SectionText(o, sym.Section)
			}
			d += fmt.Sprintf("\n  %d: type %d, %s%+d", r.Off, r.Kind, to, r.Addend)
		}
		out = append(out, d)
	}
	for name, d := range SymbolTable(t, file) {
		out = append(out, name+": "+d)
	}
	slices.Sort(out)
	return out
}

// SymbolTable describes the named symbols of an object: binding, visibility, type, size of data,
// and the section with its flags, type and group.
func SymbolTable(t *testing.T, file []byte) map[string]string {
	t.Helper()
	o, err := object.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	table := map[string]string{}
	for i := 1; i < len(o.Symbols); i++ {
		s := &o.Symbols[i]
		if s.Name == "" || s.Type == object.TypeFile || s.Type == object.TypeSection {
			continue
		}
		d := fmt.Sprintf("bind %d, visibility %d, type %d", s.Bind, s.Vis, s.Type)
		if s.Type == object.TypeObject || s.Type == object.TypeTLS {
			d += fmt.Sprintf(", size %d", s.Size)
		}
		switch {
		case s.Section == object.Common:
			d += fmt.Sprintf(", common %d", s.Value)
		case s.Section > 0:
			d += ", in " + SectionText(o, s.Section)
		default:
			d += fmt.Sprintf(", in %d", s.Section)
		}
		table[s.Name] = d
	}
	return table
}

// SectionText describes a section.
func SectionText(o *object.Object, n object.Sec) string {
	s := o.Sections[n]
	d := fmt.Sprintf("%s, type %d, flags %#x", s.Name, s.Type, s.Flags)
	if s.Group > 0 {
		g := o.Groups[s.Group-1]
		d += fmt.Sprintf(", group %s, comdat %v", o.Symbols[g.Signature].Name, g.Comdat)
	}
	return d
}
