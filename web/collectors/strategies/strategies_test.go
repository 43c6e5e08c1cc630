package strategies

import (
	"testing"

	"statepoint/core/gc"
)

// Each strategy has the barriers, safe points and table that its collector needs, and no others.
func TestParts(t *testing.T) {
	afterCalls := gc.Kinds(gc.PostCall)
	every := gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall)
	for name, c := range map[string]struct {
		of          func(string) gc.Strategy
		read, write bool
		points      gc.PointKinds
		table       string
	}{
		"concurrent":         {Concurrent, true, true, every, "gcmap"},
		"copying":            {Copying, false, false, afterCalls, "gcmap"},
		"incremental":        {Incremental, false, true, afterCalls, "gcmap"},
		"mark-sweep":         {MarkSweep, false, false, afterCalls, "gcmap"},
		"reference-counting": {ReferenceCounting, false, true, 0, ""},
		"shadow-stack":       {ShadowStack, false, false, 0, ""},
		"threaded":           {Threaded, false, false, every, "gcmap"},
	} {
		s := c.of(name)
		_, read := gc.As[gc.CustomReads](s)
		_, write := gc.As[gc.CustomWrites](s)
		if s.Name() != name || s.UsesStatepoints() || read != c.read || write != c.write ||
			gc.Needs(s) != c.points || gc.TableName(s) != c.table {
			t.Errorf("%s: %s, barriers %v and %v, points %b, table %q", name, s.Name(), read, write,
				gc.Needs(s), gc.TableName(s))
		}
	}
}
