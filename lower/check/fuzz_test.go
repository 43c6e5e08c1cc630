package check_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"statepoint/lower/check"
	"statepoint/lower/image"
)

// FuzzCheck checks the images of any bytes. Its seeds are those of the reader.
func FuzzCheck(f *testing.F) {
	const folder = "../image/testdata/fuzz/FuzzOpen"
	seeds, err := os.ReadDir(folder)
	if err != nil || len(seeds) == 0 {
		f.Fatal("no seeds", err)
	}
	for _, s := range seeds {
		text, err := os.ReadFile(filepath.Join(folder, s.Name()))
		if err != nil {
			f.Fatal(err)
		}
		_, quoted, _ := strings.Cut(strings.TrimSpace(string(text)), "\n")
		data, err := strconv.Unquote(strings.TrimSuffix(strings.TrimPrefix(quoted, "[]byte("), ")"))
		if err != nil {
			f.Fatal(s.Name(), err)
		}
		f.Add([]byte(data))
	}
	f.Fuzz(func(_ *testing.T, data []byte) {
		images, err := image.Open("f", data)
		if err != nil {
			return
		}
		for _, im := range images {
			check.Check(im)
		}
	})
}
