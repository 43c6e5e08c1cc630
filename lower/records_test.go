package lower_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/stackmap"
)

// TestRecordsAreLLVMs compares the records of hand-written functions, each of which shows something that statepoints, stackmaps and patchpoints can record, with llc's:
// ids and every location's kind, size and constant, in order. In which register or slot a value is, and which registers are live after a patchpoint, is free; so is a
// register where llc, which allocates for the whole function, has a slot.
func TestRecordsAreLLVMs(t *testing.T) {
	files, err := filepath.Glob("testdata/records/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal("no input", err)
	}
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			want := exactRecords(t, oracle.StackMap(t, oracle.Object(t, oracle.Opaque, text)))
			res := compile(t, string(text), lower.Options{})
			got := exactRecords(t, res.StackMap.Bytes)
			sameRecords(t, got, want)
		})
	}
}

// exactRecords is a line for each record of a section.
func exactRecords(t *testing.T, section []byte) []string {
	t.Helper()
	return lines(t, section, func(function int, r *stackmap.Record) string {
		line := fmt.Sprintf("function %d id %d:", function, r.ID)
		for i := range r.Locations {
			l := &r.Locations[i]
			switch {
			case l.IsConstant():
				line += fmt.Sprintf(" %d", l.Value)
			default:
				line += fmt.Sprintf(" %v/%d", l.Kind, l.Size)
			}
		}
		return line
	})
}
