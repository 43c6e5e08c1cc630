package main

import (
	"fmt"
	"os"
	"slices"

	"statepoint/lower/object"
	"statepoint/stackmap"
)

// stackmap shows every stack map in an object's section: what its records say and its annotated bytes, or JSON.
func (c *cli) stackmap(args []string) error {
	o, err := parseOptions("", map[string]valueMode{"json": noValue, "o": needsValue}, args, c.stderr)
	if err != nil {
		return err
	}
	if len(o.files) != 1 {
		return fmt.Errorf("stackmap needs one object file")
	}
	data, err := os.ReadFile(o.files[0])
	if err != nil {
		return err
	}
	annotated, err := readStackMaps(data)
	if err != nil {
		return fmt.Errorf("%s: %w", o.files[0], err)
	}
	if o.on("json") {
		return writeOutput(o.values["o"], c.stdout, stackmap.AppendJSON(nil, annotated.Maps))
	}
	text := append(stackmap.AppendRecords(nil, annotated.Maps), '\n')
	return writeOutput(o.values["o"], c.stdout, append(text, annotated.Text(stackmap.TextOptions{}).Text...))
}

// readStackMaps reads the stack map section of an ELF file, with the names of the functions that its relocations give.
func readStackMaps(file []byte) (*stackmap.Annotation, error) {
	obj, err := object.Read(file)
	if err != nil {
		return nil, err
	}
	for _, s := range obj.Sections {
		if s == nil || s.Name != stackmap.SectionName {
			continue
		}
		var o stackmap.DecodeOptions
		for _, r := range s.Relocs {
			o.Relocations = append(o.Relocations, stackmap.Relocation{Offset: uint64(r.Off), Symbol: obj.Target(r), Addend: r.Addend})
		}
		slices.SortFunc(o.Relocations, func(a, b stackmap.Relocation) int { return int(a.Offset) - int(b.Offset) })
		annotated, err := stackmap.DecodeAnnotated(s.Data, o)
		if err != nil {
			return nil, fmt.Errorf("section %s: %w", s.Name, err)
		}
		return annotated, nil
	}
	return nil, fmt.Errorf("it has no section %s: nothing in it is a statepoint, stackmap or patchpoint", stackmap.SectionName)
}
