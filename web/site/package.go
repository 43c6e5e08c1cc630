package site

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"statepoint/core/version"
	"statepoint/static"
)

// packageAbout is the text in the package that npm shows.
const packageAbout = `# statepoint-explorer

The compiler of Statepoint Explorer, in a worker, for programs in node and pages of your own.

    import { statepoint } from "statepoint-explorer";
    const sp = await statepoint();
    const report = await sp.compile(source);
    const outcome = await sp.run(source, "sum({| 3})", { stress: "every-safepoint" });
    const verdicts = await sp.check(source, "safe\nstatepoints in @sum = 1");
    sp.close();

engine.d.ts has all types. In a page, serve the folder as it is: the module loads its other files
from beside itself, so a bundler must not include it.
`

// WritePackage writes the package for npm: engine.js with what it loads, its types, and what runs
// it in node.
func WritePackage(dir string, build fs.FS) error {
	files := map[string][]byte{
		"README.md": []byte(packageAbout),
		"package.json": fmt.Appendf(nil, `{
  "name": "statepoint-explorer",
  "version": %q,
  "description": "Compiles, runs and checks LLVM IR for moving garbage collectors",
  "license": "Apache-2.0",
  "type": "module",
  "types": "./engine.d.ts",
  "exports": {
    ".": { "types": "./engine.d.ts", "node": "./node.js", "default": "./engine.js" },
    "./*": "./*"
  }
}
`, version.Number)}
	for _, name := range []string{"engine.wasm", "wasm_exec.js"} {
		data, err := fs.ReadFile(build, name)
		if err != nil {
			return fmt.Errorf("the site is not built: %w", err)
		}
		files[name] = data
	}
	for _, name := range []string{"js/engine.js", "js/engine.d.ts", "js/worker.js",
		"package/node.js", "package/node-worker.cjs"} {
		data, err := static.Files.ReadFile(name)
		if err != nil {
			return err
		}
		files[path.Base(name)] = data
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
