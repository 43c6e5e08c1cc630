package foreign

import (
	"fmt"
	"os"
	"path/filepath"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// Module is a module before the passes that place statepoints.
type Module struct {
	Name string
	// Typed is set if its pointers are typed, as up to LLVM 14.
	Typed bool
	Text  []byte
}

// Examples are the page's examples that a folder holds, without those whose roots are in memory:
// their objects have no stack map.
func Examples(folder string) ([]Module, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.ll"))
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("no examples in %s", folder)
	}
	var all []Module
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		if !oracle.RootsInMemory(src) {
			all = append(all, Module{filepath.Base(f), oracle.Release(src) == oracle.Typed,
				oracle.KnownStrategies(src)})
		}
	}
	return all, err
}

// Random is the random module of a seed.
func Random(seed uint64, typed bool) Module {
	opt := gen.Wild
	opt.Typed = typed
	return Module{fmt.Sprintf("program %d", seed), typed, []byte(gen.Program(seed, opt))}
}
