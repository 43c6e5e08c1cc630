package ziptest

import (
	"archive/zip"
	"bytes"
	"testing"
)

// Zip writes what archive/zip reads, in order.
func TestZip(t *testing.T) {
	files := [][2]string{{"t/a.md", "# A\n"}, {"t/b.md", ""}}
	data := Zip(files...)
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(r.File) != len(files) {
		t.Fatalf("%+v: %v", r, err)
	}
	for i, f := range r.File {
		if f.Name != files[i][0] || f.UncompressedSize64 != uint64(len(files[i][1])) {
			t.Errorf("file %d is %s, of %d bytes", i, f.Name, f.UncompressedSize64)
		}
	}
}
