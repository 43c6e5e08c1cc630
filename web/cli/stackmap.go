package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/jsontext"
	"statepoint/core/source"
	"statepoint/lower/image"
	"statepoint/stackmap"
	"statepoint/stackmap/capi"
	"statepoint/stackmap/parsers"
)

// stackmapOptions are the options of stackmap.
var stackmapOptions = []string{"json", "function", "address", "c-header", "reader", "o"}

// stackmap shows every stack map of an object of any compiler, or of each member of an archive: its
// records and annotated bytes, or JSON; or one function, or what a collector finds at a return
// address. It also shows tables of roots and the return address table, if present.
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
	images, err := c.images(o.Files)
	if err != nil {
		return err
	}
	all, err := withMaps(o.Files[0], images)
	if err != nil {
		return err
	}
	q := mapQuery{o.Value("function"), o.Value("address")}
	text, err := q.text(all)
	if o.On("json") {
		text, err = q.json(all)
	}
	if len(text) > 0 {
		if err := c.writeOutput(o.Value("o"), text); err != nil {
			return err
		}
	}
	return err
}

// images opens the one input file of a command.
func (c *cli) images(files []string) ([]*image.Image, error) {
	file, err := c.readInput(files)
	if err != nil {
		return nil, err
	}
	return image.Open(file.Name, []byte(file.Data))
}

// withMaps omits the members of an archive that have no map. It is an error if none has one.
func withMaps(file string, all []*image.Image) (out []*image.Maps, err error) {
	for _, im := range all {
		if m := im.Maps(); !m.Empty() {
			out = append(out, m)
		}
	}
	switch {
	case len(out) > 0:
		return out, nil
	case len(all) == 1:
		return nil, noMaps(all[0])
	}
	text := fmt.Sprintf("%s: none of its %s has a section %s or a table of roots", file,
		source.Count(len(all), "object"), stackmap.SectionName)
	var whys, of []string
	for _, im := range all {
		if why := im.WithoutMap(); !slices.Contains(whys, why) {
			whys, of = append(whys, why), append(of, strings.TrimPrefix(im.Name, file))
		}
	}
	if len(whys) == 1 {
		of[0] = "each of them"
	}
	for i, why := range whys {
		text += "; " + of[i] + ": " + why
	}
	for _, im := range all {
		if len(im.Problems) > 0 {
			text += "; but " + strings.Join(im.Problems, "; ")
		}
	}
	return nil, errors.New(text)
}

// mapQuery selects the part of the maps to show: all, a function, or an address.
type mapQuery struct{ function, address string }

// text formats maps as text. After an error, it contains what could be decoded.
func (q mapQuery) text(all []*image.Maps) (text []byte, err error) {
	var errs []error
	for _, m := range all {
		var part []byte
		var err error
		switch {
		case q.address != "":
			var at uint64
			if at, err = m.Image.ParseAddress(q.address); err == nil {
				part, err = m.AppendAt(nil, at)
			}
		case q.function != "":
			part, err = m.AppendFunction(nil, q.function)
		default:
			part, err = m.AppendText(nil), damage(m)
		}
		if len(part) > 0 && len(all) > 1 {
			if len(text) > 0 {
				text = append(text, '\n')
			}
			text = append(text, m.Image.Title()+"\n\n"...)
		}
		text = append(text, part...)
		if err != nil {
			errs = append(errs, err)
		}
	}
	return text, q.joined(text, errs)
}

// joined is the error for several files: in an archive, it is enough that one member has what was
// requested.
func (q mapQuery) joined(text []byte, errs []error) error {
	if q != (mapQuery{}) && len(text) > 0 {
		return nil
	}
	return errors.Join(errs...)
}

// noMaps says what an image lacks.
func noMaps(im *image.Image) error {
	text := fmt.Sprintf("%s: no section %s and no table of roots: %s", im.Name,
		stackmap.SectionName, im.WithoutMap())
	if len(im.Problems) > 0 {
		text += "; but " + strings.Join(im.Problems, "; ")
	}
	return fmt.Errorf("%s", text)
}

// damage joins the errors in an image's maps.
func damage(m *image.Maps) error {
	var errs []error
	for _, err := range m.Errors {
		errs = append(errs, fmt.Errorf("%s: %w", m.Image.Name, err))
	}
	return errors.Join(errs...)
}

// json formats maps as JSON: an object with maps, or for an archive with several, a list of such
// objects under "files".
func (q mapQuery) json(all []*image.Maps) (text []byte, err error) {
	var errs []error
	var parts [][]byte
	var names []string
	for _, m := range all {
		if m.Empty() {
			errs = append(errs, noMaps(m.Image))
			continue
		}
		part, err := q.jsonOf(m)
		if err != nil {
			errs = append(errs, err)
		}
		if part != nil {
			parts, names = append(parts, part), append(names, m.Image.Name)
		}
	}
	switch len(parts) {
	case 0:
		return nil, errors.Join(errs...)
	case 1:
		return parts[0], q.joined(parts[0], errs)
	}
	text = append(text, "{\"files\": [\n"...)
	for i, p := range parts {
		text = jsontext.AppendString(append(text, "{\"name\": "...), names[i], true)
		text = append(text, ", "...)
		text = append(text, bytes.TrimSpace(p[1:])...)
		text = append(text, [...]string{",\n", "\n"}[i/(len(parts)-1)]...)
	}
	return append(text, "]}\n"...), q.joined(text, errs)
}

// jsonOf is the JSON of one image's maps.
func (q mapQuery) jsonOf(m *image.Maps) ([]byte, error) {
	switch {
	case q.address != "":
		at, err := m.Image.ParseAddress(q.address)
		if err == nil {
			_, err = m.At(at)
		}
		if err != nil {
			return nil, err
		}
		return stackmap.AppendJSON(nil, m.Filter(func(p image.Point) bool {
			return p.Address == at
		})), nil
	case q.function != "":
		maps := m.Filter(func(p image.Point) bool {
			_, f, _ := p.Of()
			return f.Name() == q.function || f.Name() == "_"+q.function
		})
		if len(maps) == 0 {
			_, err := m.AppendFunction(nil, q.function)
			return nil, err
		}
		return stackmap.AppendJSON(nil, maps), nil
	}
	var more any
	if len(m.Roots) > 0 {
		more = m.Roots
	}
	return mapsJSON(m.All(), "rootTables", more), damage(m)
}

// mapsJSON is the JSON of stack maps with an additional named value unless that is nil.
func mapsJSON(maps []*stackmap.Map, name string, more any) []byte {
	text := stackmap.AppendJSON(nil, maps)
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
