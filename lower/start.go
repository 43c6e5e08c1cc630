package lower

import (
	"fmt"
	"sort"
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/isel"
)

// defaultPriority is that of functions that name none.
const defaultPriority = 65535

// starter is an entry of llvm.global_ctors or llvm.global_dtors.
type starter struct {
	priority uint64
	function ir.Named
}

// startList lays out the functions to be run before main or after it (LangRef, "The 'llvm.global_ctors' Global Variable"): pointers in sections that the linker sorts by
// the priority in their name.
func (c *Compiler) startList(g *ir.Global, section string) {
	list, ok := g.Init.(*ir.Const)
	if !ok || list.IsZeroValue() || list.Kind == ir.ConstUndef {
		return
	}
	var all []starter
	for _, v := range list.Elems {
		e, ok := v.(*ir.Const)
		if !ok || e.Kind != ir.ConstAggregate || len(e.Elems) < 2 {
			continue
		}
		priority, ok := ir.AsInt(e.Elems[0])
		sym, off, known := c.sel.ConstAddress(e.Elems[1])
		switch {
		case !ok || !known || off != 0:
			c.diags.Codef(isel.CodeUnsupportedGlobal, g.Span, "an entry of `@%s` of this form is not supported by the x86-64 code generator", g.Name())
			return
		case sym != nil: // null ends nothing and does nothing
			all = append(all, starter{priority.Bits, sym})
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].priority < all[j].priority })
	for _, s := range all {
		name := section
		if s.priority != defaultPriority {
			name += fmt.Sprintf(".%05d", s.priority)
		}
		d := datum{sym: c.syms.Local(".Lstart" + strconv.Itoa(len(c.res.data))), info: &ir.GlobalInfo{Linkage: "private"}, section: name, align: 8, size: 8, write: true, bytes: make([]byte, 8)}
		d.relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: c.syms.Of(s.function)}}
		c.res.data = append(c.res.data, d)
	}
}
