package object

import (
	"fmt"

	"statepoint/stackmap"
)

// Maps are all that an object has for a collector to find references by.
type Maps struct {
	// StackMaps is nil if the object has no section of stack maps, Table if it has no return
	// address table.
	StackMaps, Table *stackmap.Annotation
	Roots            []RootTable
}

// Maps reads the stack maps of an object, with the names of its functions, its return address
// tables and its tables of roots. An object without any of these is an error.
func (o *Object) Maps() (*Maps, error) {
	var m Maps
	var err error
	if m.Roots, err = o.RootTables(); err != nil {
		return nil, err
	}
	var tables []byte
	hasTable := false
	for _, s := range o.Sections { // several may have the name, one for each section of code
		if s.Name == stackmap.TableSectionName {
			hasTable = true
			tables = append(tables, s.Data...)
		}
	}
	if s, _ := o.Section(stackmap.SectionName); s != nil || len(m.Roots) == 0 && !hasTable {
		if m.StackMaps, err = o.AnnotatedStackMaps(); err != nil {
			return nil, err
		}
	}
	if len(tables) > 0 {
		if m.Table, err = stackmap.DecodeTableAnnotated(tables); err != nil {
			return nil, fmt.Errorf("section %s: %w", stackmap.TableSectionName, err)
		}
	}
	return &m, nil
}

// Text is what the records say, every map as annotated bytes, and with a return address table its
// size beside that of the stack maps.
func (m *Maps) Text() []byte {
	var text []byte
	if m.StackMaps != nil {
		text = append(stackmap.AppendRecords(nil, m.StackMaps.Maps), '\n')
		text = append(text, m.StackMaps.Text(stackmap.TextOptions{}).Text...)
	}
	for i := range m.Roots {
		if len(text) > 0 {
			text = append(text, '\n')
		}
		r := &m.Roots[i]
		text = append(text, "table of roots, "+r.Format+", in "+r.Section+"\n\n"...)
		text = append(text, r.Annotation.Text(stackmap.TextOptions{}).Text...)
	}
	if m.Table != nil {
		text = append(text, "\nreturn address table\n\n"...)
		text = append(text, m.Table.Text(stackmap.TextOptions{}).Text...)
		text = append(text, '\n')
		if m.StackMaps != nil {
			text = append(text, stackmap.CompareSizes(m.StackMaps, m.Table)...)
		}
	}
	return text
}
