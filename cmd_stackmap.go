package main

import (
	"fmt"
	"os"

	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/stackmap/capi"
)

// stackmapOptions are those of stackmap.
var stackmapOptions = []string{"json", "c-header", "o"}

// stackmap shows every stack map in an object's section: what its records say and its annotated
// bytes, or JSON. The same for the return address table, if the object has one, with the sizes of
// both.
func (c *cli) stackmap(args []string) error {
	o, err := c.flags("", stackmapOptions, args)
	if err != nil {
		return err
	}
	if o.On("c-header") {
		return writeOutput(o.Value("o"), c.stdout, []byte(capi.Header))
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("stackmap needs one object file")
	}
	data, err := os.ReadFile(o.Files[0])
	if err != nil {
		return err
	}
	annotated, table, err := readStackMaps(data)
	if err != nil {
		return fmt.Errorf("%s: %w", o.Files[0], err)
	}
	if o.On("json") {
		return writeOutput(o.Value("o"), c.stdout, stackmap.AppendJSON(nil, annotated.Maps))
	}
	text := append(stackmap.AppendRecords(nil, annotated.Maps), '\n')
	text = append(text, annotated.Text(stackmap.TextOptions{}).Text...)
	if table != nil {
		text = append(text, "\nreturn address table\n\n"...)
		text = append(text, table.Text(stackmap.TextOptions{}).Text...)
		text = append(text, '\n')
		text = append(text, stackmap.CompareSizes(annotated, table)...)
	}
	return writeOutput(o.Value("o"), c.stdout, text)
}

// readStackMaps reads the stack map section of an ELF file, with the names of its functions, and
// the return address tables, nil if it has none.
func readStackMaps(file []byte) (maps, tables *stackmap.Annotation, err error) {
	obj, err := object.Read(file)
	if err != nil {
		return nil, nil, err
	}
	if maps, err = obj.AnnotatedStackMaps(); err != nil {
		return nil, nil, err
	}
	var all []byte
	for _, s := range obj.Sections { // several may have the name, one for each section of code
		if s.Name == stackmap.TableSectionName {
			all = append(all, s.Data...)
		}
	}
	if len(all) > 0 {
		if tables, err = stackmap.DecodeTableAnnotated(all); err != nil {
			return nil, nil, fmt.Errorf("section %s: %w", stackmap.TableSectionName, err)
		}
	}
	return maps, tables, nil
}
