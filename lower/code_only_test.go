package lower_test

import (
	"bytes"
	"context"
	"reflect"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/provenance"
	"statepoint/e2e/gen"
	"statepoint/lower"
)

// CodeOnly leaves out what is known of maps, and nothing that is known of code: runs name the same
// slots and instructions, and the object is the same.
func TestCodeOnly(t *testing.T) {
	const programs = 20
	locations, links := 0, 0
	for seed := range uint64(programs) {
		text := gen.Program(seed, gen.Wild)
		compile := func(codeOnly bool) *lower.Result {
			m, _, err := irparse.ParseString(context.Background(), "in.ll", text)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
			if err == nil {
				_, err = p.Run(context.Background(), m)
			}
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			r, err := lower.Compile(context.Background(), m,
				lower.Options{Detail: true, CodeOnly: codeOnly})
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			return r
		}
		whole, code := compile(false), compile(true)
		if !bytes.Equal(whole.Text, code.Text) ||
			!bytes.Equal(whole.StackMap.Bytes, code.StackMap.Bytes) {
			t.Errorf("seed %d: the code or the stack map differs", seed)
		}
		if code.StackMap.Annotation != nil {
			t.Errorf("seed %d: the stack map is annotated", seed)
		}
		for i := range code.Links {
			if k := code.Links[i].Kind; k == provenance.KindLocation ||
				k == provenance.KindRecord {
				t.Fatalf("seed %d: %q is linked", seed, code.Links[i].Label)
			}
		}
		links += len(code.Links)
		for i := range whole.Funcs {
			a, b := &whole.Funcs[i], &code.Funcs[i]
			if len(a.Insts) != len(b.Insts) {
				t.Errorf("seed %d: %s has %d instructions instead of %d", seed, a.Name,
					len(b.Insts), len(a.Insts))
			}
			slots := func(all []lower.Slot) []lower.Slot {
				all = append([]lower.Slot(nil), all...)
				for i := range all {
					all[i].ID = 0 // ids count links
				}
				return all
			}
			if !reflect.DeepEqual(slots(a.Frame.Slots), slots(b.Frame.Slots)) {
				t.Errorf("seed %d: the slots of %s are %v instead of %v", seed, a.Name,
					b.Frame.Slots, a.Frame.Slots)
			}
		}
		for i := range code.Map.Records {
			locations += len(code.Map.Records[i].Locations)
		}
	}
	if locations == 0 || links == 0 {
		t.Errorf("%d locations and %d links are too few to compare", locations, links)
	}
}
