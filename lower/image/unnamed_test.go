package image_test

import (
	"os"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/image"
)

// A linked PE file has no symbols: its functions are those that .pdata lists, with their addresses
// as names, and its map is found by what it holds where a linker has merged its section.
func TestUnnamedFunctions(t *testing.T) {
	t.Chdir(t.TempDir())
	module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(`
define void @leaf() {
  ret void
}
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @leaf()
  ret ptr addrspace(1) %p
}
define void @last() {
  ret void
}
`))
	for _, c := range []struct{ triple, machine string }{
		{"x86_64-pc-windows-msvc", "x64"}, {"aarch64-pc-windows-msvc", "arm64"},
	} {
		obj := oracle.Run(t, oracle.Opaque, module, "llc", "-filetype=obj", "-mtriple="+c.triple)
		if err := os.WriteFile("in.obj", obj, 0o644); err != nil {
			t.Fatal(err)
		}
		for _, merge := range []string{"", "/merge:.llvm_stackmaps=.rdata"} {
			args := []string{"/machine:" + c.machine, "/noentry", "/dll", "/debug:none",
				"/nodefaultlib", "/export:f", "/out:out.dll", "in.obj"}
			if merge != "" {
				args = append(args, merge)
			}
			oracle.Run(t, oracle.Opaque, nil, "lld-link", args...)
			data, err := os.ReadFile("out.dll")
			if err != nil {
				t.Fatal(err)
			}
			images, err := image.Open("out.dll", data)
			if err != nil {
				t.Fatal(err)
			}
			im := images[0]
			maps := im.Maps()
			points := maps.Points()
			if len(points) != 1 || len(im.Functions()) != 1 || len(maps.Errors) > 0 {
				t.Fatalf("%s %s: %d records, %d functions, %v", c.machine, merge, len(points),
					len(im.Functions()), maps.Errors)
			}
			f := im.Functions()[0]
			if merged := strings.HasPrefix(points[0].Maps.Section.Name, ".rdata+0x"); !f.Unnamed ||
				!strings.HasPrefix(f.Name, "0x180001") || merged != (merge != "") {
				t.Errorf("%s: %+v in %s", c.machine, f, points[0].Maps.Section.Name)
			}
			text, err := maps.AppendFunction(nil, f.Name)
			if err != nil || !strings.HasPrefix(string(text), f.Name+": a frame of ") ||
				!strings.Contains(string(text), " ret") {
				t.Errorf("%s: %v\n%s", c.machine, err, text)
			}
			at, err := im.ParseAddress(im.Place(points[0].Address))
			if err != nil || at != points[0].Address {
				t.Errorf("%s is read as %#x: %v", im.Place(points[0].Address), at, err)
			}
		}
	}
}
