package image_test

import (
	"os"
	"os/exec"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/image"
)

// TestMapsThatScriptsMerge finds maps that a linker script put in another section of a relocatable
// object.
func TestMapsThatScriptsMerge(t *testing.T) {
	oracle.Needs(t, "ld")
	t.Chdir(t.TempDir())
	module := oracle.RewriteStatepoints(t, oracle.Opaque, []byte(`
declare void @leaf()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @leaf()
  ret ptr addrspace(1) %p
}
`))
	const script = "SECTIONS { .text : { *(.text*) } .rodata : { *(.rodata*) *(.llvm_stackmaps) } }"
	obj := oracle.Run(t, oracle.Opaque, module, "llc", "-filetype=obj")
	for name, data := range map[string][]byte{"in.o": obj, "script": []byte(script)} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if out, err := exec.Command("ld", "-r", "-T", "script", "in.o", "-o", "out.o").
		CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile("out.o")
	if err != nil {
		t.Fatal(err)
	}
	images, err := image.Open("out.o", data)
	if err != nil {
		t.Fatal(err)
	}
	maps := images[0].Maps()
	if points := maps.Points(); len(points) != 1 || len(maps.Errors) > 0 ||
		points[0].Maps.Section.Name != ".rodata+0x0" {
		t.Errorf("%d records, %v", len(points), maps.Errors)
	}
}
