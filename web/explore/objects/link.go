package objects

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/image"
	"statepoint/lower/object"
	"statepoint/stackmap"
	"statepoint/web/explore"
)

// load links the object for the emulator, or returns why it does not run.
func (o *opened) load(obj *explore.Object) {
	if obj.NotRun = notRun(o.im); obj.NotRun != "" {
		return
	}
	names, objects, err := o.link()
	if err == nil {
		o.b.res.Object, err = object.Join(names, objects)
	}
	if err != nil {
		obj.NotRun = explore.UpperFirst(err.Error()) + "."
		return
	}
	o.linked = names[1:]
	obj.Entries, obj.NotBroken = globals(objects[0]), o.notBroken()
	if o.together {
		for _, other := range objects[1:] {
			obj.Entries = append(obj.Entries, globals(other)...)
		}
	}
}

// notRun is the reason why the emulator does not run an image, "" if it does.
func notRun(im *image.Image) string {
	const only = "Only ELF files for x86-64 run in the emulator, not this "
	switch {
	case im.Kind == image.Raw:
		return only + "section of stack maps."
	case im.Format != "ELF" || im.Machine != image.AMD64:
		return only + im.Format + " " + im.Kind.String() + " for " + im.Machine.Name + "."
	}
	if why := im.WithoutCode(); why != "" {
		return "No code to run: " + why + "."
	}
	return ""
}

// link reads the shown object and, like a linker, the members of its archive that define its
// undefined symbols, and those of these members.
func (o *opened) link() (names []string, objects []*object.Object, err error) {
	first, err := object.Read(o.im.File)
	if err != nil {
		return nil, nil, err
	}
	names, objects = []string{member(o.im)}, []*object.Object{first}
	if len(o.images) == 1 {
		return names, objects, nil
	}
	if o.together {
		return o.linkAll(names, objects)
	}
	others := map[string]int{} // the members by what they define
	for i, im := range o.images {
		if im == o.im || notRun(im) != "" {
			continue
		}
		for _, s := range im.Symbols {
			if _, known := others[s.Name]; !known && s.Global && s.Section != nil {
				others[s.Name] = i
			}
		}
	}
	taken := map[int]bool{}
	for n := 0; n < len(objects); n++ {
		for i := range objects[n].Symbols {
			s := &objects[n].Symbols[i]
			at, known := others[s.Name]
			if s.Section != object.Undefined || s.Bind != object.Global || !known || taken[at] ||
				defined(objects, s.Name) {
				continue
			}
			taken[at] = true
			more, err := object.Read(o.images[at].File)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", member(o.images[at]), err)
			}
			names, objects = append(names, member(o.images[at])), append(objects, more)
		}
	}
	return names, objects, nil
}

// linkAll adds all other files that were opened together.
func (o *opened) linkAll(names []string, objects []*object.Object) ([]string, []*object.Object,
	error) {
	for _, im := range o.images {
		if im == o.im {
			continue
		}
		if why := notRun(im); why != "" {
			return nil, nil, fmt.Errorf("%s: %s", member(im), strings.TrimSuffix(why, "."))
		}
		more, err := object.Read(im.File)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", member(im), err)
		}
		names, objects = append(names, member(im)), append(objects, more)
	}
	return names, objects, nil
}

// defined reports whether objects define a global name.
func defined(all []*object.Object, name string) bool {
	return slices.ContainsFunc(all, func(o *object.Object) bool {
		return slices.ContainsFunc(o.Symbols, func(s object.Symbol) bool {
			return s.Name == name && s.Section != object.Undefined && s.Bind != object.Local
		})
	})
}

// globals are the functions of an object that a run may call.
func globals(o *object.Object) (names []string) {
	for i := range o.Symbols {
		s := &o.Symbols[i]
		if s.Type == object.TypeFunc && s.Section > 0 && s.Bind != object.Local {
			names = append(names, s.Name)
		}
	}
	return names
}

// notBroken is the reason why the map cannot be broken, "" if it can: a break refers to the records
// and bytes of one map.
func (o *opened) notBroken() string {
	maps := 0 // of what is linked
	if o.b.res.Object != nil {
		for _, s := range o.b.res.Object.Sections {
			if s != nil && s.Name == stackmap.SectionName {
				maps++
			}
		}
	}
	if maps = max(maps, len(o.maps.All())); maps > 1 {
		return "Nothing to break: the program has " + source.Count(maps, "stack map") +
			", and breaks count the records and bytes of one."
	}
	return ""
}
