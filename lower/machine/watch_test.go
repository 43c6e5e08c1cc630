package machine

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/compiled"
)

// A write to a range is reported before it happens, for any instruction, also after a snapshot.
func TestWatch(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	const start = 0x5000_0000
	if err := m.Mem.Map(start, 2*PageSize, Read|Write); err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(compiled.Text(t, `
define void @write(ptr %p, <2 x i64> %v) {
  store i8 7, ptr %p
  %q = getelementptr i8, ptr %p, i64 16
  store <2 x i64> <i64 1, i64 2>, ptr %q, align 16
  %r = getelementptr i8, ptr %p, i64 40
  %old = atomicrmw add ptr %r, i64 5 seq_cst
  ret void
}
`).Object, nil)
	if err != nil {
		t.Fatal(err)
	}
	fn, _ := im.Lookup("write")
	if _, err := m.Call(t.Context(), fn, start+64); err != nil { // pages are writable now
		t.Fatal(err)
	}
	var told []string
	var refuse error
	m.Mem.Watch(start, PageSize, func(addr uint64, b []byte) error {
		now, _ := m.Mem.Load64(addr)
		told = append(told, fmt.Sprintf("%d+%d was %d", addr-start, len(b), now))
		return refuse
	})
	for _, c := range []struct {
		at   uint64
		want string
	}{
		{0, "0+1 was 0 16+16 was 0 40+8 was 0"},
		{0, "0+1 was 7 16+16 was 1 40+8 was 5"},
		{2*PageSize - 8, ""},
		{PageSize, ""},
	} {
		told = nil
		m.Snapshot()
		_, err := m.Call(t.Context(), fn, start+c.at)
		if outside := c.at == 2*PageSize-8; (err != nil) != outside ||
			strings.Join(told, " ") != c.want {
			t.Errorf("at %d: %q, %v, want %s", c.at, told, err, c.want)
		}
	}
	refuse = errors.New("no")
	if _, err := m.Call(t.Context(), fn, start); !errors.Is(err, refuse) {
		t.Errorf("refused: %v", err)
	}
}
