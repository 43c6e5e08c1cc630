package breaks_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/breaks"
)

// Collectors that read return address tables see a break of the map there too.
func TestBreaksOfTables(t *testing.T) {
	for _, c := range []struct {
		key string
		by  breaks.Finder
	}{
		{"drop-root@read_cell#2", breaks.Machine},
		{"swap-base@read_cell#1", breaks.HeapVerifier},
		{"leaf@read_cell#1", breaks.Collector},
	} {
		s := subject(t, example(t, "derived-pointer"), derived)
		s.Lower.Table, s.Run.Tables = true, true
		e := examined(t, s, c.key)
		if e.Noticed(c.by) == nil || e.First == nil || !strings.HasPrefix(e.Whole, "returns 12,") {
			t.Errorf("the %s does not notice %s:\n%s", c.by, c.key, e.Text())
		}
	}
	s := subject(t, example(t, "derived-pointer"), derived)
	s.Lower.Table, s.Run.Tables = true, true
	if e := examined(t, s, "drop-root@read_cell#1"); !strings.Contains(e.Reason, "as its base") {
		t.Errorf("%s", e.Text())
	}
}
