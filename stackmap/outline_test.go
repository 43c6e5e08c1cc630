package stackmap_test

import (
	"reflect"
	"slices"
	"testing"

	. "statepoint/stackmap"
)

// An outline has the groups of an annotation except locations and live-outs, with the same bytes
// and paths, also for an invalid section.
func TestOutline(t *testing.T) {
	two := slices.Concat(documentsBytes[V3], documentsBytes[V3])
	for name, section := range map[string][]byte{
		"version 1": documentsBytes[V1], "version 2": documentsBytes[V2], "two maps": two,
		"broken location": edit(V3, 104, 1, 6), "short": two[:250], "empty": nil,
	} {
		all, err := DecodeAnnotated(section, DecodeOptions{})
		outline, err2 := DecodeOutline(section, DecodeOptions{})
		if !reflect.DeepEqual(err, err2) || !reflect.DeepEqual(all.Maps, outline.Maps) {
			t.Errorf("%s: %v and %+v, want %v and %+v", name, err2, outline.Maps, err, all.Maps)
		}
		type group struct {
			path            string
			off, len, index uint32
			record          *Record
		}
		groups := func(a *Annotation) (found []group) {
			for i := range a.Fields {
				switch f := &a.Fields[i]; f.Kind {
				case GroupMap, GroupHeader, GroupFunction, GroupRecord:
					g := group{path: a.Path(i), off: f.Off, len: f.Len, index: f.Index}
					if r := a.RecordOf(i); r != nil {
						g.record = new(Record)
						*g.record = *r
					}
					found = append(found, g)
				}
			}
			return found
		}
		if got, want := groups(outline), groups(all); !reflect.DeepEqual(got, want) ||
			len(got) != len(outline.Fields) {
			t.Errorf("%s: %+v of %d fields, want %+v", name, got, len(outline.Fields), want)
		}
	}
}
