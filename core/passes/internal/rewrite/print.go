package rewrite

import (
	"strconv"
	"strings"

	"statepoint/core/analysis"
	"statepoint/core/ir"
)

// printLive writes what -spp-print-liveset and -spp-print-liveset-size ask for: what is live at
// each call before the bases are known.
func (r *rewriter) printLive(live *analysis.Liveness) {
	if !r.o.PrintLiveSet && !r.o.PrintLiveSetSize {
		return
	}
	_ = r.points[0].String() // gives numbers to what has no name
	for i, set := range live.At {
		if r.o.PrintLiveSet {
			r.print("Live Variables:\n")
			for _, at := range set {
				v := live.Values[at]
				r.print(" ", nameOf(v), " ")
				if in, ok := v.(*ir.Instr); ok {
					r.print("  ", strings.TrimSpace(in.String()), "\n")
				} else {
					r.print(string(ir.AppendValue(nil, r.m, v, true)), "\n")
				}
			}
		}
		if r.o.PrintLiveSetSize {
			r.print("Safepoint For: ", nameOf(r.points[i].Callee()), "\nNumber live values: ",
				strconv.Itoa(len(set)), "\n")
		}
	}
}

// printBases writes what -spp-print-base-pointers asks for: every pointer met so far with its base,
// under a heading.
func (r *rewriter) printBases(heading string) {
	if !r.o.PrintBasePointers {
		return
	}
	_ = r.points[0].String()
	r.print(heading, "\n")
	for _, v := range r.derived {
		r.print(" derived ", string(ir.AppendValue(nil, r.m, v, false)), " base ",
			string(ir.AppendValue(nil, r.m, r.baseOf[v], false)), "\n")
	}
}

func (r *rewriter) print(parts ...string) {
	for _, p := range parts {
		r.printed.WriteString(p)
	}
}

// nameOf is a value's name without its sigil, "" for none.
func nameOf(v ir.Value) string {
	if n, ok := v.(ir.Named); ok {
		return n.Name()
	}
	return ""
}
