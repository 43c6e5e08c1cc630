package run

import (
	"fmt"
	"slices"
	"strings"

	"statepoint/lower/run/layouts"
	"statepoint/stackmap/collect"
)

// StandIns are what takes the place of functions and variables that nothing defines: stubs, some of
// which make objects, and variables of zeros.
type StandIns struct {
	surface   *Surface
	enabled   bool            // Options.Stubs
	throws    []string        // Options.Throws
	names     []string        // the functions, in the order of the program's symbols
	makers    []*maker        // those that make objects
	doubts    []string        // about declarations of objects
	variables []string        // see Variables
	stubbed   uint64          // objects that stubs made
	used      map[string]bool // supplied things, by name, that took part in the run
	nulls     string          // the arguments that the run began with, if some may be null pointers
}

// Makers are the undefined functions that make objects, in the order of the program's symbols, with
// the layouts of their objects in this run.
func (s *StandIns) Makers() (all []layouts.Object) {
	for _, m := range s.makers {
		all = append(all, m.object)
	}
	return all
}

// findMakers finds the functions that make objects, and the objects' layouts: as declared, else as
// inferred; objects are the declarations of the options.
func (s *StandIns) findMakers(objects []layouts.Declared) {
	for _, name := range s.names {
		f := s.surface.Funcs[name]
		if f == nil || !f.Type.Result().IsPointer() {
			continue
		}
		m := &maker{f: f, object: layouts.Object{Func: name, Collected: true}}
		for _, o := range s.surface.Objects {
			if o.Func == name {
				m.object = o
			}
		}
		s.makers = append(s.makers, m)
	}
	if why := s.surface.DeclaredWrong; why != "" {
		s.doubts = append(s.doubts, why)
	}
	declare := func(all []layouts.Declared) {
		for i := range all {
			if m := s.maker(all[i].Func); m != nil {
				s.doubts = append(s.doubts, m.object.Declare(&all[i])...)
			} else {
				s.doubts = append(s.doubts, s.noMaker(all[i].Func))
			}
		}
	}
	declare(s.surface.Declared)
	declare(objects)
}

// ownAllocators reports which functions of the runtime that allocate an object without IR defines
// itself.
func (s *StandIns) ownAllocators(code *codeIndex) {
	for _, name := range []string{"rt_alloc", "rt_new", "gc_malloc", "gc_calloc"} {
		if code.defines(name) {
			s.doubts = append(s.doubts, "the program defines @"+name+": collectors neither move "+
				"nor free its objects, and do not look for references in them")
		}
	}
}

// noMaker says why a declaration of objects has no effect.
func (s *StandIns) noMaker(name string) string {
	switch f := s.surface.Funcs[name]; {
	case library()[name] != nil:
		return fmt.Sprintf("object %s: @%[1]s is supplied by the emulator, which knows its layout",
			name)
	case f == nil:
		return fmt.Sprintf("object %s: the program has no function @%[1]s", name)
	case f.Defined:
		return fmt.Sprintf("object %s: the program defines @%[1]s; its objects come from what "+
			"that calls", name)
	case !f.Type.Result().IsPointer():
		return fmt.Sprintf("object %s: @%[1]s returns %s, which is not an object", name,
			f.Type.Result())
	case !s.enabled:
		return fmt.Sprintf("object %s: @%[1]s is undefined, and only stubs make objects for "+
			"undefined functions (--stubs)", name)
	}
	return fmt.Sprintf("object %s: the program does not call @%[1]s", name)
}

// Doubts are what is wrong with declarations of objects: those of functions that make none, and
// those that the program contradicts.
func (s *StandIns) Doubts() []string { return s.doubts }

// maker finds one by its name, nil if there is none.
func (s *StandIns) maker(name string) *maker {
	for _, m := range s.makers {
		if m.object.Func == name {
			return m
		}
	}
	return nil
}

// MakerOf returns what is known of the objects of an undefined function, nil if it makes none.
func (s *StandIns) MakerOf(name string) *layouts.Object {
	if m := s.maker(name); m != nil {
		return &m.object
	}
	return nil
}

// shapes are the layouts of the objects of all makers, in the form that the heap takes; nil if no
// maker makes collected objects.
func (s *StandIns) shapes() (all []collect.Shape) {
	contents := map[layouts.Word]collect.Content{layouts.Data: collect.ContentData,
		layouts.Reference: collect.ContentReference, layouts.Mixed: collect.ContentDoubtful,
		layouts.Unknown: collect.ContentDoubtful}
	words := func(of []layouts.Word) (out []collect.Content) {
		for _, w := range of {
			out = append(out, contents[w])
		}
		return out
	}
	for _, m := range s.makers {
		if !m.object.Collected {
			continue
		}
		m.first = len(all)
		for i := range m.object.Shapes {
			s := &m.object.Shapes[i]
			shape := collect.Shape{Words: words(s.Words), Tail: words(s.Tail)}
			if len(shape.Tail) == 0 {
				shape.Tail = []collect.Content{collect.ContentDoubtful}
			}
			all = append(all, shape)
		}
		m.blank = len(all)
		all = append(all, collect.Shape{Tail: []collect.Content{collect.ContentDoubtful}})
	}
	return all
}

// Variables are those that nothing defines; they were zero when the program began. Constants are
// left out: programs use only their addresses.
func (s *StandIns) Variables() []string { return s.variables }

// use notes that something supplied takes part in the run.
func (s *StandIns) use(name string) {
	if !s.used[name] { // each store may ask
		s.used[name] = true
	}
}

// standsIn describes what a stub does that makes no object.
func (s *StandIns) standsIn(name string) string {
	for _, throws := range s.throws {
		if throws == name {
			return "throws"
		}
	}
	f := s.surface.Funcs[name]
	if f == nil {
		return "is a safepoint and returns 0; the object does not say which arguments it has"
	}
	text := "is a safepoint and prints its arguments"
	switch result := f.Type.Result(); {
	case result.IsVoid():
		return text
	case result.IsInteger():
		for _, t := range f.Type.Fields {
			if t.IsInteger() {
				return text + "; it returns the first that is an integer"
			}
		}
	}
	return text + "; it returns 0"
}

// passed notes the arguments of the entry, if its type is unknown.
func (s *StandIns) passed(name string, words []uint64) {
	switch {
	case s.surface.function(name) != nil || name == "main":
	case len(words) == 0:
		s.nulls = "@" + name + " was called without arguments, so what it takes for pointers " +
			"is null"
	case slices.Contains(words, 0):
		s.nulls = "@" + name + " was called with a null argument"
	}
}

// null says where the program may have got a null pointer: from the arguments, and from stubs that
// returned 0 where it may have expected an object; "" from neither. The types of functions are not
// known of an object without IR.
func (s *StandIns) null(advice *Advice) string {
	all := s.Untyped(true)
	text := s.nulls
	if text != "" && advice.Arguments != "" {
		text += " (" + advice.Arguments + ")"
	}
	if len(all) == 0 {
		return text
	}
	if text != "" {
		text += "; "
	}
	text += "the emulator supplied what the program does not define: the stub of @" +
		strings.Join(all, ", @") + " returned 0"
	if len(all) > 1 {
		text = strings.Replace(text, "stub of", "stubs of", 1)
	}
	if advice.Objects != "" {
		text += " (if it allocates, " + fmt.Sprintf(advice.Objects, all[0]+": arg1 bytes") + ")"
	}
	return text
}

// Untyped are the undefined functions of whose types nothing is known, as of those of an object
// without IR, and which no declaration makes makers; with used only those that have been called.
func (s *StandIns) Untyped(used bool) (all []string) {
	for _, name := range s.names {
		if s.surface.Funcs[name] == nil && (s.used[name] || !used) {
			all = append(all, name)
		}
	}
	return all
}

// returnsNothing reports whether a stub has no result.
func (s *StandIns) returnsNothing(name string) bool {
	f := s.surface.Funcs[name]
	return f != nil && f.Type.Result().IsVoid()
}

// supplied lists the functions and variables.
func (s *StandIns) supplied() (all []Supplied) {
	for _, name := range s.names {
		if m := s.maker(name); m != nil {
			declared := len(m.object.Shapes) > 0
			for i := range m.object.Shapes {
				declared = declared && m.object.Shapes[i].Declared
			}
			for _, text := range m.object.Text() {
				all = append(all, Supplied{Part: SuppliedObjects, Name: name,
					Text: "@" + name + " makes " + text, Declared: declared,
					Used: s.used[name]})
			}
			continue
		}
		all = append(all, Supplied{Part: SuppliedResult, Name: name,
			Text: "@" + name + " " + s.standsIn(name), Used: s.used[name]})
	}
	for _, name := range s.Variables() {
		all = append(all, Supplied{Part: SuppliedVariable, Name: name, Used: true,
			Text: "nothing defines the variable @" + name + "; it is zero"})
	}
	return all
}
