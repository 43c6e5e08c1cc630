package capi

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

// The header compiles as C and C++ without warnings, and its layout is the encoder's.
func TestHeaderCompiles(t *testing.T) {
	oracle.Needs(t, "gcc")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, HeaderName), []byte(Header), 0o644); err != nil {
		t.Fatal(err)
	}
	source := fmt.Sprintf(`#include "%s"
#include <stddef.h>
typedef char size_of_head[sizeof(sp_table) == 32 ? 1 : -1];
typedef char place_of_text[offsetof(sp_table, text) == 8 ? 1 : -1];
typedef char magic[SP_MAGIC == %d ? 1 : -1];
typedef char version[SP_VERSION == %d ? 1 : -1];
typedef char registers[SP_REGISTERS == %d ? 1 : -1];
int main(void)
{
    sp_frame f;
    sp_frame_start(&f, 0, 0, NULL);
    return sp_lookup(0) != NULL || spc_frame_find(&f);
}
`, HeaderName, stackmap.TableMagicValue, stackmap.TableV1, len(stackmap.CalleeSaved))
	for _, c := range []struct{ compiler, language, standard string }{{"gcc", "c", "c99"},
		{"g++", "c++", "c++11"}} {
		args := []string{"-x", c.language, "-std=" + c.standard, "-O1", "-Wall", "-Wextra",
			"-Wpedantic", "-Werror", "-c", "-o", filepath.Join(dir, "out.o"), "-I" + dir, "-"}
		cmd := exec.Command(c.compiler, args...)
		cmd.Stdin = strings.NewReader(source)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", c.compiler, err, out)
		}
	}
}
