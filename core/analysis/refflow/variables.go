package refflow

import (
	"slices"

	"statepoint/core/ir"
)

// Variables are the global and thread-local variables of a module whose addresses are used only by
// loads, stores and copies of memory, so that all their writers are known.
type Variables struct {
	m *ir.Module
	// escaped are the variables whose addresses escape; nil before they are computed.
	escaped map[*ir.Global]bool
	// stores are the functions that store to each variable.
	stores map[*ir.Global]map[*ir.Func]bool
	// seen are the computed addresses whose uses were visited, each with its variable.
	seen map[*ir.Instr]*ir.Global
}

// NewVariables returns the variables of a module. The module is analysed at the first query.
func NewVariables(m *ir.Module) *Variables { return &Variables{m: m} }

// tracked reports whether all writers of a variable are known.
func (v *Variables) tracked(g *ir.Global) bool {
	if v == nil || g.Constant {
		return false
	}
	if v.escaped == nil {
		v.Read()
	}
	return !v.escaped[g]
}

// storedBy reports whether a function stores to a variable.
func (v *Variables) storedBy(g *ir.Global, f *ir.Func) bool { return v.stores[g][f] }

// Read analyses the module as it is now, instead of at the first query. Several goroutines may
// query the result.
func (v *Variables) Read() {
	v.escaped, v.stores = map[*ir.Global]bool{}, map[*ir.Global]map[*ir.Func]bool{}
	v.seen = map[*ir.Instr]*ir.Global{}
	if !slices.ContainsFunc(v.m.Globals, func(g *ir.Global) bool { return !g.Constant }) {
		return // nobody asks
	}
	for _, g := range v.m.Globals {
		if g.Init != nil && g.Name() != "llvm.used" && g.Name() != "llvm.compiler.used" {
			v.escape(g.Init, 0)
		}
	}
	for _, a := range v.m.Aliases {
		v.escape(a.Aliasee, 0)
	}
	// The uses of addresses computed from a variable's are visited too.
	for _, f := range v.m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for i := range in.NumOps() {
					if g := variableOf(in.Operand(i)); g != nil {
						v.use(g, in, i)
					} else if _, ok := in.Operand(i).(*ir.Const); ok {
						v.escape(in.Operand(i), 0)
					}
				}
			}
		}
	}
}

// Told returns what Read found, as a text.
func (v *Variables) Told() string {
	var b []byte
	for _, g := range v.m.Globals {
		switch {
		case g.Constant:
			continue
		case v.escaped[g]:
			b = append(b, "escapes"...)
		default:
			for _, f := range v.m.Funcs {
				if v.stores[g][f] {
					b = append(append(b, f.Name()...), 0)
				}
			}
		}
		b = append(b, '\n')
	}
	return string(b)
}

// escape marks the variables inside a constant.
func (v *Variables) escape(c ir.Value, depth int) {
	switch c := c.(type) {
	case *ir.Global:
		v.escaped[c] = true
	case *ir.Const:
		for _, e := range c.Elems {
			if depth < 64 {
				v.escape(e, depth+1)
			}
		}
	}
}

// use handles a use of an address in a variable.
func (v *Variables) use(g *ir.Global, in *ir.Instr, operand int) {
	switch {
	case v.escaped[g]:
	case in.Op == ir.Load, in.Op == ir.ICmp:
	case (in.Op == ir.Store || in.Op == ir.AtomicRMW || in.Op == ir.CmpXchg) &&
		operand == addressOperand(in):
		v.store(g, in.Func())
	case isCopy(in) && operand <= 2:
		if operand == 1 {
			v.store(g, in.Func())
		}
	case operand == 0 && (in.Op == ir.GetElementPtr || in.Op == ir.BitCast ||
		in.Op == ir.AddrSpaceCast || in.Op == ir.Freeze), in.Op == ir.Phi, in.Op == ir.Select,
		in.IsIntrinsic("llvm.threadlocal.address"):
		if before := v.seen[in]; before == g {
			return
		} else if before != nil { // a pointer into one of several
			v.escaped[g], v.escaped[before] = true, true
			return
		}
		v.seen[in] = g
		for u := ir.FirstUse(in); u != nil; u = u.Next() {
			if u.User != nil {
				v.use(g, u.User, u.Index())
			}
		}
	case in.Op.IsCall() && speaksOf(in):
	default:
		v.escaped[g] = true
	}
}

func (v *Variables) store(g *ir.Global, f *ir.Func) {
	if v.stores[g] == nil {
		v.stores[g] = map[*ir.Func]bool{}
	}
	v.stores[g][f] = true
}

// addressOperand is the index of the address operand of a store or atomic instruction.
func addressOperand(in *ir.Instr) int {
	if in.Op == ir.Store {
		return 1
	}
	return 0
}

// variableOf is the variable into which a constant address points, nil for any other value.
func variableOf(v ir.Value) *ir.Global {
	for {
		switch x := v.(type) {
		case *ir.Global:
			return x
		case *ir.Const:
			if x.Kind != ir.ConstExpr || x.Op != ir.GetElementPtr && x.Op != ir.BitCast &&
				x.Op != ir.AddrSpaceCast {
				return nil
			}
			v = x.Elems[0]
		default:
			return nil
		}
	}
}

// isCopy reports whether a call copies or sets memory: its first operand is written.
func isCopy(in *ir.Instr) bool {
	return in.Op == ir.Call && (in.IsIntrinsic("llvm.memcpy") || in.IsIntrinsic("llvm.memmove") ||
		in.IsIntrinsic("llvm.memcpy.inline") || in.IsIntrinsic("llvm.memset") ||
		in.IsIntrinsic("llvm.memset.inline"))
}

// isSet reports whether a call sets memory to one byte.
func isSet(in *ir.Instr) bool { return in.IsIntrinsic("llvm.memset") }

// speaksOf reports whether a call is to an intrinsic that only describes memory, such as a lifetime
// marker.
func speaksOf(in *ir.Instr) bool {
	return in.IsIntrinsic("llvm.lifetime.start") || in.IsIntrinsic("llvm.lifetime.end") ||
		in.IsIntrinsic("llvm.invariant.start") || in.IsIntrinsic("llvm.invariant.end") ||
		in.IsIntrinsic("llvm.dbg.declare") || in.IsIntrinsic("llvm.dbg.value") ||
		in.IsIntrinsic("llvm.dbg.assign") || in.IsIntrinsic("llvm.assume")
}
