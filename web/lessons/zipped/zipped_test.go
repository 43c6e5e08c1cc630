package zipped

import (
	"bytes"
	"runtime"
	"testing"

	"statepoint/web/lessons/zipped/ziptest"
)

// Each hostile zip is rejected with a message, and none takes more memory than a few times the
// limits of a zip and its contents.
func TestHostile(t *testing.T) {
	const most = 32 << 20
	var before, after runtime.MemStats
	for _, c := range ziptest.Hostile() {
		runtime.ReadMemStats(&before)
		_, err := Read(bytes.NewReader(c.Data), int64(len(c.Data)))
		runtime.ReadMemStats(&after)
		if err == nil || err.Error() != c.Want {
			t.Errorf("%s:\ngot  %v\nwant %s", c.Name, err, c.Want)
		}
		if n := after.TotalAlloc - before.TotalAlloc; n > most {
			t.Errorf("%s: %d bytes were allocated, more than %d", c.Name, n, most)
		}
	}
}

// Files that lessons do not use are ignored, whatever their names are.
func TestRead(t *testing.T) {
	data := ziptest.Zip([2]string{"./t/01-a/track.md", "# A\n"}, [2]string{"../x.sh", "rm"},
		[2]string{"__MACOSX/t/track.md", "x"}, [2]string{"t/.hidden.md", "x"},
		[2]string{"t/.git/a.md", "x"}, [2]string{"t/\xe4.bin", "x"}, [2]string{"t/b.MD", "x"},
		[2]string{"__proto__.md", "x"})
	got, err := Read(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(got) != 2 || got["t/01-a/track.md"] != "# A\n" ||
		got["__proto__.md"] != "x" {
		t.Error(got, err)
	}
}
