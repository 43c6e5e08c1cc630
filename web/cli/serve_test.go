package cli

import (
	"strings"
	"testing"
)

// If the site is not built, serve and site say in which folder they looked.
func TestSiteIsNotBuilt(t *testing.T) {
	empty := t.TempDir()
	for _, args := range [][]string{
		{"serve", "--port", "0", "--site", empty}, {"site", "-o", t.TempDir(), "--site", empty},
	} {
		_, stderr, status := runCommand("", args...)
		if status != 1 || !strings.Contains(stderr, "not built: open ui.wasm") ||
			!strings.Contains(stderr, "in "+empty+" (--site") {
			t.Errorf("%s: status %d: %s", args[0], status, stderr)
		}
	}
}
