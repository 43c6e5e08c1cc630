package gen

import (
	"fmt"
	"strings"
)

// Pairs returns a module with the programs of an even number of seeds. For each two of them it has
// a further entry, see PairEntry, that runs the second in a thread beside the first. Pointers are
// not typed.
func Pairs(seeds []uint64, opt Options) string {
	var b strings.Builder
	b.WriteString(Programs(seeds, opt) + `
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
`)
	for i := 0; i+1 < len(seeds); i += 2 {
		fmt.Fprintf(&b, `
define i64 @thread_%[2]d(ptr addrspace(1) %%o, i64 %%n) gc "statepoint-example" {
  %%r = call i64 @%[4]s()
  ret i64 %%r
}

define i64 @%[1]s() gc "statepoint-example" {
  %%t = call i64 @rt_start(ptr @thread_%[2]d, ptr addrspace(1) null, i64 0)
  %%r = call i64 @%[3]s()
  %%o = call i64 @rt_join(i64 %%t)
  %%both = xor i64 %%r, %%o
  ret i64 %%both
}
`, PairEntry(seeds[i]), seeds[i+1], Entry(seeds[i]), Entry(seeds[i+1]))
	}
	return b.String()
}

// PairEntry is the name of the function that runs the program of a seed beside that of the next,
// where a module has both. It returns the exclusive or of what they return.
func PairEntry(seed uint64) string { return fmt.Sprintf("pair_%d", seed) }
