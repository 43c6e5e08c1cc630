package image_test

import (
	"testing"

	"statepoint/lower/image"
)

// FuzzOpen reads any bytes as a file: an error, or images whose maps, tables and instructions can
// be shown as far as they go. The seeds are objects of LLVM in every format.
func FuzzOpen(f *testing.F) {
	f.Add([]byte("\t.text\nf:\tcallq g@PLT\n\tretq\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		images, err := image.Open("f", data)
		if err == nil && len(images) == 0 {
			t.Fatal("neither an image nor an error")
		}
		for _, im := range images {
			maps := im.Maps()
			maps.AppendText(nil)
			for _, p := range maps.Points() {
				maps.AppendAt(nil, p.Address)
				im.Decode(p.Address, image.Intel)
			}
			for _, s := range im.Functions() {
				maps.AppendFunction(nil, s.Name)
			}
			im.Regions()
			im.ReturnTable()
		}
	})
}
