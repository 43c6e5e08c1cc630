package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/version"
	"statepoint/web/site"
)

// The package for npm can be packed, installed without a network, and compiles, runs and checks in
// node.
func TestPackage(t *testing.T) {
	built, err := builtSite()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := site.WritePackage(filepath.Join(dir, "package"), os.DirFS(built)); err != nil {
		t.Fatal(err)
	}
	do := func(in, name string, args ...string) string {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = filepath.Join(dir, in)
		cmd.Env = append(os.Environ(), "npm_config_cache="+filepath.Join(dir, "cache"),
			"npm_config_update_notifier=false")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	do("package", "npm", "pack", "--silent", "--pack-destination", dir)
	tarball := filepath.Join(dir, "statepoint-explorer-"+version.Number+".tgz")
	if err := os.Mkdir(filepath.Join(dir, "user"), 0o755); err != nil {
		t.Fatal(err)
	}
	program := `import { statepoint, StatepointError } from "statepoint-explorer";
const text = ` + string(quoted(t, documented)) + `;
const sp = await statepoint();
const report = await sp.compile(text, { syntax: "intel" });
const outcome = await sp.run(text, "test1({| 3})",
  { collector: "semispace", stress: "every-safepoint" });
const verdicts = await sp.check(text, "safe\nstatepoints = 9");
const failed = await sp.compile("define void @f() {\n  ret i32 %no\n}\n").catch((e) => e);
sp.close();
console.log(report.ok, report.assembly.text.includes("call"), outcome.moved, outcome.updated,
  verdicts.map((v) => v.ok).join(), failed instanceof StatepointError && failed.line);
`
	main := filepath.Join(dir, "user", "a.mjs")
	if err := os.WriteFile(main, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	do("user", "npm", "install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts",
		tarball)
	if got := do("user", "node", "a.mjs"); got != "true true 1 1 true,false 2\n" {
		t.Errorf("the program prints %s", got)
	}
}

func quoted(t *testing.T, text string) []byte {
	t.Helper()
	out, err := json.Marshal(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}
