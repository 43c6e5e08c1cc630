package regalloc

import (
	"fmt"
	"strings"
)

// String is the last allocation as text, for a person who debugs the allocator: the pieces of every virtual register, then the moves.
func (al *Allocator) String() string {
	a := &al.a
	var b strings.Builder
	for v := 1; v < len(a.first); v++ {
		d := &a.values[v]
		fmt.Fprintf(&b, "v%d def %d kind %d spans %v:", v, d.def, d.kind, a.spans[d.r0:d.r1])
		for i := a.first[v]; i >= 0; i = a.intervals[i].next {
			it := &a.intervals[i]
			fmt.Fprintf(&b, " [%d,%d)", it.start, it.end)
			if it.mem {
				b.WriteString("mem")
			} else {
				b.WriteString(it.reg.String())
			}
		}
		if a.stored[v] {
			b.WriteString(" stored")
		}
		b.WriteByte('\n')
	}
	for _, m := range a.res.Moves {
		fmt.Fprintf(&b, "at %d stage %d v%d: %v <- %v\n", m.Inst, m.Stage, m.VReg, m.Dst, m.Src)
	}
	return b.String()
}
