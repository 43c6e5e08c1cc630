package oracle

import (
	"regexp"

	"statepoint/core/gc"
)

var gcName = regexp.MustCompile(`gc "([^"]*)"`)

// WithStrategy is a module whose functions all have the strategy of a name, if they have one.
func WithStrategy(src []byte, name string) []byte {
	return gcName.ReplaceAll(src, []byte(`gc "`+name+`"`))
}

// KnownStrategies returns a module on which LLVM does not abort: it replaces strategies that only
// we have with one of LLVM's that finds references in the same way.
func KnownStrategies(src []byte) []byte {
	return gcName.ReplaceAllFunc(src, func(match []byte) []byte {
		name := string(gcName.FindSubmatch(match)[1])
		s, err := (*gc.Registry)(nil).Lookup(name)
		switch {
		case err != nil || gc.KnownToLLVM(name):
			return match
		case s.UsesStatepoints():
			return []byte(`gc "statepoint-example"`)
		}
		return []byte(`gc "erlang"`)
	})
}

// RootsInMemory reports whether a module has no stack map because it finds its roots in another
// way: a function has a strategy without statepoints.
func RootsInMemory(src []byte) bool {
	for _, match := range gcName.FindAllSubmatch(src, -1) {
		s, err := (*gc.Registry)(nil).Lookup(string(match[1]))
		if err == nil && !s.UsesStatepoints() {
			return true
		}
	}
	return false
}
