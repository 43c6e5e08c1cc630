package panes

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// compiled compiles a function with two safepoints for a strategy with a table.
func compiled(t *testing.T, table string) *explore.Compilation {
	t.Helper()
	c := explore.Compile(context.Background(), &report.Request{Source: `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "mine" {
  call void @foo()
  call void @foo()
  ret ptr addrspace(1) %p
}
`, Options: report.Options{PassFlags: []string{"-strategy=name=mine,references=1,table=" + table}}}, nil)
	if !c.Outline().OK {
		t.Fatalf("%s: %v", table, c.Outline().Diagnostics)
	}
	return c
}

// A table that replaces the stack map is shown as bytes, linked to the safepoints that it
// describes, and named as what replaces it.
func TestReplacedMap(t *testing.T) {
	for table, section := range map[string]string{"compact": "statepoint_compact",
		"statepoint_table": "statepoint_table"} {
		c := compiled(t, table)
		doc := StackMap(c)
		if why := Replaced(c); !strings.Contains(why, section+" replaces it.") ||
			!strings.Contains(doc.Caption, why) || !strings.Contains(doc.Text, section+": ") {
			t.Errorf("%s: %q, %q\n%s", table, why, doc.Caption, doc.Text)
		}
		records := map[uint32]bool{}
		for _, m := range doc.Marks {
			l := c.Links().Get(provenance.ID(m.ID))
			if l != nil && l.Kind == provenance.KindRecord && len(l.From) == 1 {
				records[m.ID] = true
			}
		}
		if len(records) != 2 {
			t.Errorf("%s: bytes of %d safepoints are linked, want 2\n%s", table, len(records),
				doc.Text)
		}
		for _, r := range Records(c) {
			if r.Cost == nil || r.Cost.Map() == 0 || r.End != 0 {
				t.Errorf("%s: %+v", table, r)
			}
		}
	}
}

// Most expensive first: the first of two calls has the spill.
func TestCostOrder(t *testing.T) {
	costs := &report.Costs{Records: []report.RecordCost{{Tables: []uint32{3}, Poll: 1},
		{Tables: []uint32{4}, Spills: 1}, {Tables: []uint32{1, 3}}}}
	if got := costs.Order(); got[0] != 1 || got[1] != 0 || got[2] != 2 {
		t.Error(got)
	}
}
