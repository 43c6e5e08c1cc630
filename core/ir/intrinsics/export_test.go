package intrinsics

import (
	"slices"
	"strings"

	"statepoint/core/ir"
)

// Listing lists the intrinsics whose types are known in a dialect, by name and without
// "llvm.", with the words of their results and parameters.
func Listing(d ir.Dialect) (names []string, words map[string][2][]string) {
	table := signaturesOf(d.Opaque())
	table.lookupBase("")
	words = map[string][2][]string{}
	for name, s := range table.byName {
		names = append(names, name)
		words[name] = [2][]string{slices.Clone(s.results), slices.Clone(s.params)}
	}
	slices.SortFunc(names, strings.Compare)
	return names, words
}
