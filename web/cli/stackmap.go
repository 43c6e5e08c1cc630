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
	obj, err := object.Read([]byte(file.Data))
	if err != nil {
		return fmt.Errorf("%s: %w", file.Name, err)
	}
	maps, err := obj.Maps()
	if err != nil {
		return fmt.Errorf("%s: %w", file.Name, err)
	}
	if o.On("json") {
		var more any
		if len(maps.Roots) > 0 {
			more = maps.Roots
		}
		return c.writeOutput(o.Value("o"), mapsJSON(maps.StackMaps, "rootTables", more))
	}
	return c.writeOutput(o.Value("o"), maps.Text())
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
