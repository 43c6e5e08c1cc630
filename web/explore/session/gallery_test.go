package session_test

import (
	"testing"

	"statepoint/core/provenance"
	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// Every example of the gallery compiles to the end, and its initial selection reaches the stack
// map.
func TestGallery(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		t.Run(e.Name, func(t *testing.T) {
			rep := panes.Run(t.Context(), &report.Request{FileName: e.Name + ".ll",
				Source: e.Source})
			if !rep.OK {
				t.Fatalf("%+v", rep.Diagnostics)
			}
			older := oracle.RootsInMemory([]byte(e.Source))
			if stages := len(rep.Stages); stages != 6 && !(older && stages == 8) ||
				(rep.Figures.Records == 0) != older {
				t.Errorf("%d stages, %d records", len(rep.Stages), rep.Figures.Records)
			}
			if e.Select == "" {
				return
			}
			index := report.NewIndex(rep.Links)
			var id uint32
			for _, l := range rep.Links {
				if l.Label == e.Select && l.Kind.IsIR() && id == 0 {
					id = l.ID
				}
			}
			inMap := 0
			for _, l := range index.Select([]uint32{id}) {
				if k := index.Link(l.ID).Kind; k == provenance.KindLocation ||
					k == provenance.KindRecord {
					inMap++
				}
			}
			if inMap == 0 && len(rep.StackMap.Text) > 0 {
				t.Errorf("%s leads to nothing in the stack map: %s", e.Select,
					index.Why([]uint32{id}))
			}
			t.Log(index.Why([]uint32{id}))
		})
	}
}
