package engine_test

import (
	"hash/maphash"
	"maps"
	"reflect"
	"slices"
	"testing"

	"statepoint/core/provenance"
	"statepoint/static/examples"
	"statepoint/web/explore"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// state hashes everything reachable from a value. A pointer counts as its address, which does not
// change, so the sum over all objects does not depend on the order of traversal.
type state struct {
	seed maphash.Seed
	seen map[object]bool
	next []reflect.Value // pointers, maps and slices whose content is not in sum
	sum  uint64
}

// object is the target of a pointer, map or slice.
type object struct {
	at  uintptr
	len int
	of  reflect.Type
}

// stateOf hashes each field of a compilation with everything reachable from it.
func stateOf(seed maphash.Seed, c *explore.Compilation) map[string]uint64 {
	fields := map[string]uint64{}
	v := reflect.ValueOf(c).Elem()
	for i := range v.NumField() {
		s := &state{seed: seed, seen: map[object]bool{}}
		s.sum = s.hash(v.Field(i))
		for len(s.next) > 0 {
			v := s.next[0]
			s.next = s.next[1:]
			s.content(v)
		}
		fields[v.Type().Field(i).Name] = s.sum
	}
	return fields
}

// content adds the target of a pointer, map or slice.
func (s *state) content(v reflect.Value) {
	at := v.Pointer()
	switch v.Kind() {
	case reflect.Pointer:
		s.sum += s.of(at, s.hash(v.Elem()))
	case reflect.Map:
		for entry := v.MapRange(); entry.Next(); {
			s.sum += s.of(at, s.hash(entry.Key()), s.hash(entry.Value()))
		}
	case reflect.Slice:
		for i := range v.Len() {
			s.sum += s.of(at, i, s.hash(v.Index(i)))
		}
	}
}

// hash hashes a value, and records what it refers to.
func (s *state) hash(v reflect.Value) (sum uint64) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if v.IsNil() {
			return 1
		}
		o := object{at: v.Pointer(), of: v.Type()}
		if v.Kind() != reflect.Pointer {
			o.len = v.Len()
		}
		if !s.seen[o] {
			s.seen[o] = true
			s.next = append(s.next, v)
		}
		return s.of(o.at, o.len)
	case reflect.Interface:
		if !v.IsNil() {
			sum = s.of(v.Elem().Type().String(), s.hash(v.Elem()))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			sum += s.of(i, s.hash(v.Field(i)))
		}
	case reflect.Array:
		for i := range v.Len() {
			sum += s.of(i, s.hash(v.Index(i)))
		}
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		sum = s.of(v.Pointer())
	case reflect.String:
		sum = s.of(v.String())
	case reflect.Bool:
		sum = s.of(v.Bool())
	case reflect.Float32, reflect.Float64:
		sum = s.of(v.Float())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64,
		reflect.Uintptr:
		sum = s.of(v.Uint())
	default:
		sum = s.of(v.Int())
	}
	return sum
}

// of hashes values that can be compared.
func (s *state) of(values ...any) uint64 {
	var h maphash.Hash
	h.SetSeed(s.seed)
	for _, v := range values {
		maphash.WriteComparable(&h, v)
	}
	return h.Sum64()
}

// No view, run, check or report changes the compilation that it shows.
func TestViewsChangeNothing(t *testing.T) {
	views := []string{report.ViewDiff, report.ViewFunctions, report.ViewCompare,
		report.ViewCompact, report.ViewLiveness, report.ViewCFG, report.ViewCFGBrief,
		report.ViewFrame, report.ViewRecords, report.ViewRoots, report.ViewMapJSON,
		report.ViewParse, report.ViewWorlds, report.ViewChecks, report.ViewJourney,
		report.ViewFile}
	files := []string{report.FileAssembly, report.FileObject, report.FileMap, report.FileMapJSON,
		report.FileReport}
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, e := range all {
		if !slices.Contains([]string{"base-phi", "list-walk", "exceptions", "doc-gcroot",
			"shadow-unwind", "deopt", "two-threads"}, e.Name) {
			continue
		}
		var engine engine.Engine
		req := &report.Request{Source: e.Source, FileName: e.Name + ".ll"}
		c := engine.Compilation(t.Context(), req)
		seed := maphash.MakeSeed()
		before := stateOf(seed, c)
		same := func(what string) {
			t.Helper()
			now := stateOf(seed, c)
			for _, field := range slices.Sorted(maps.Keys(now)) {
				if now[field] != before[field] {
					t.Errorf("%s: %s changes %s", e.Name, what, field)
				}
			}
			before = now
			compared++
		}
		of := engine.Keep(req)
		var subjects []uint32
		for _, l := range c.Outline().Links {
			if len(subjects) < 200 {
				subjects = append(subjects, l.ID)
			}
		}
		for _, view := range views {
			ask := report.ViewRequest{View: view, Of: of, Kept: of, Stage: report.StageRewrite,
				Cases: e.Runs}
			if view == report.ViewJourney || view == report.ViewFrame {
				for _, ask.Subject = range subjects {
					engine.View(t.Context(), &ask)
				}
			}
			for _, ask.Stage = range append(files, report.StageRewrite, "") {
				engine.View(t.Context(), &ask)
			}
			same("the view " + view)
		}
		for _, action := range []string{report.RunMore, report.RunNext, report.RunOver,
			report.RunBreak} {
			engine.Program(t.Context(), &report.RunRequest{Of: of, Action: action})
			same("the action " + action)
		}
		if _, err := engine.Check(t.Context(), req, "compiles\n"); err != nil {
			t.Fatal(err)
		}
		same("a check")
		engine.Content()
		same("a page")
		c.Links().Get(provenance.ID(subjects[0])).Label += "?"
		if now := stateOf(seed, c); now["links"] == before["links"] {
			t.Error("a change of a link is not noticed")
		}
	}
	if compared == 0 {
		t.Error("no example was compared")
	}
}
