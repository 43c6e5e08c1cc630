package codes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/core/source/codes"
	"statepoint/e2e/oracle"
)

// TestLLVM asks LLVM's tools about the examples: what a page quotes must be among what they print
// about the wrong one, and the newer release must accept the fixed one, the older one where it has
// typed pointers.
func TestLLVM(t *testing.T) {
	// several examples crash it, and its stack takes a second to print
	t.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1")
	dir := t.TempDir()
	for _, p := range codes.All() {
		if p.InGo {
			continue
		}
		wrong, fixed := filepath.Join(dir, "wrong.ll"), filepath.Join(dir, "fixed.ll")
		for path, text := range map[string]string{wrong: p.Wrong, fixed: p.Fixed} {
			if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		for _, say := range p.Says {
			release := map[string]int{"14": oracle.Typed,
				"22": oracle.Opaque}[say.Tool[len("opt-"):]]
			r := llvm(t, say.Tool[:3], release, &p, wrong)
			switch said := string(r.Stderr); {
			case say.Message == codes.Accepts:
				if r.Err != nil {
					t.Errorf("%s: %s does not accept the wrong example: %v\n%s", p.Code, say.Tool,
						r.Err, said)
				}
			case !strings.Contains(said, say.Message) || r.Err == nil:
				t.Errorf("%s: %s does not say %q: %v\n%.2000s", p.Code, say.Tool, say.Message,
					r.Err, said)
			}
		}
		release := oracle.Release([]byte(p.Fixed))
		if r := llvm(t, "opt", release, &p, fixed); r.Err != nil {
			t.Errorf("%s: LLVM %d does not accept the fixed example: %v\n%.2000s", p.Code, release,
				r.Err, r.Stderr)
		}
	}
}

// llvm runs one of LLVM's tools on a file as the page's example asks for.
func llvm(t *testing.T, tool string, release int, p *codes.Page, path string) oracle.Result {
	t.Helper()
	args := []string{"-passes=verify", "-disable-output", path}
	pass, ok := strings.CutPrefix(p.FoundBy, "pass ")
	if ok && !strings.Contains(pass, " -strategy") &&
		!strings.HasPrefix(pass, options.MakeReferences) { // which LLVM has neither
		args[0] = "-passes=" + pass
	}
	if tool == "llc" {
		args = []string{"-o", os.DevNull, path}
	}
	return oracle.Exec(nil, oracle.Tool(t, release, tool), args...)
}
