package process

import "testing"

func TestOptFloor(t *testing.T) {
	const mb, gb = 1 << 20, 1 << 30
	for _, c := range []struct {
		text   int64
		memory uint64
		want   int64
	}{
		{0, 24 * gb, 512 * mb},
		{16 * mb, 24 * gb, 512 * mb},
		{24 * mb, 24 * gb, 768 * mb},
		{24 * mb, 8 * gb, 512 * mb}, // a machine where others need the memory
		{24 * mb, 0, 512 * mb},      // unknown
		{500 * mb, 24 * gb, gb},
		{1 << 62, 24 * gb, gb},
	} {
		if got := optFloor(c.text, c.memory); got != c.want {
			t.Errorf("for %d bytes of text on a machine of %d bytes: %d, not %d", c.text, c.memory,
				got, c.want)
		}
	}
}
