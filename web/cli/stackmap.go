package cli

import (
	"bytes"
	"encoding/json"
	"fmt"

	"statepoint/core/jsontext"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/capi"
	"statepoint/stackmap/parsers"
)

// stackmapOptions are those of stackmap.
var stackmapOptions = []string{"json", "c-header", "reader", "o"}

// stackmap shows every stack map in an object's section: what its records say and its annotated
// bytes, or JSON. The same for the return address table, if the object has one, with the sizes of
// both.
func (c *cli) stackmap(args []string) error {
	o, err := c.flags("", stackmapOptions, args)
	if err != nil {
		return err
	}
	if o.On("c-header") {
		return c.writeOutput(o.Value("o"), []byte(capi.Header))
	}
	if language := o.Value("reader"); language != "" {
		text, err := parsers.In(language)
		if err != nil {
			return err
		}
		return c.writeOutput(o.Value("o"), []byte(text))
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("stackmap needs one object file, or - for standard input")
	}
	file, err := c.readInput(o.Files)
	if err != nil {
		return err
	}
	annotated, table, roots, err := readStackMaps([]byte(file.Data))
	if err != nil {
		return fmt.Errorf("%s: %w", file.Name, err)
	}
	if o.On("json") {
		var more any
		if len(roots) > 0 {
			more = roots
		}
		return c.writeOutput(o.Value("o"), mapsJSON(annotated, "rootTables", more))
	}
	var text []byte
	if annotated != nil {
		text = append(stackmap.AppendRecords(nil, annotated.Maps), '\n')
		text = append(text, annotated.Text(stackmap.TextOptions{}).Text...)
	}
	for i := range roots {
		if len(text) > 0 {
			text = append(text, '\n')
		}
		text = append(text, "table of roots, "+roots[i].Format+", in "+roots[i].Section+"\n\n"...)
		text = append(text, roots[i].Annotation.Text(stackmap.TextOptions{}).Text...)
	}
	if table != nil {
		text = append(text, "\nreturn address table\n\n"...)
		text = append(text, table.Text(stackmap.TextOptions{}).Text...)
		text = append(text, '\n')
		if annotated != nil {
			text = append(text, stackmap.CompareSizes(annotated, table)...)
		}
	}
	return c.writeOutput(o.Value("o"), text)
}

// readStackMaps reads the stack map section of an ELF file, with the names of its functions, and
// the return address tables, nil for those it does not have, and the tables of roots. A file
// without any is an error.
func readStackMaps(file []byte) (maps, tables *stackmap.Annotation, roots []object.RootTable,
	err error) {
	obj, err := object.Read(file)
	if err != nil {
		return nil, nil, nil, err
	}
	if roots, err = obj.RootTables(); err != nil {
		return nil, nil, nil, err
	}
	_, hasTable := obj.Section(stackmap.TableSectionName)
	s, _ := obj.Section(stackmap.SectionName)
	if s != nil || len(roots) == 0 && hasTable == 0 {
		if maps, err = obj.AnnotatedStackMaps(); err != nil {
			return nil, nil, nil, err
		}
	}
	var all []byte
	for _, s := range obj.Sections { // several may have the name, one for each section of code
		if s.Name == stackmap.TableSectionName {
			all = append(all, s.Data...)
		}
	}
	if len(all) > 0 {
		if tables, err = stackmap.DecodeTableAnnotated(all); err != nil {
			return nil, nil, nil, fmt.Errorf("section %s: %w", stackmap.TableSectionName, err)
		}
	}
	return maps, tables, roots, nil
}

// mapsJSON is the JSON of stack maps, nil for none, with something more under a name unless it is
// nil.
func mapsJSON(maps *stackmap.Annotation, name string, more any) []byte {
	var all []*stackmap.Map
	if maps != nil {
		all = maps.Maps
	}
	text := stackmap.AppendJSON(nil, all)
	if more == nil {
		return text
	}
	b, err := json.MarshalIndent(more, "  ", "  ")
	if err != nil {
		return text
	}
	text = bytes.TrimSuffix(text, []byte("\n}\n"))
	text = append(text, ",\n  "...)
	text = append(jsontext.AppendString(text, name, true), ": "...)
	return append(append(text, b...), "\n}\n"...)
}
