package rewrite

import (
	"strconv"

	"statepoint/core/analysis"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// printLive writes the output of -spp-print-liveset and -spp-print-liveset-size: what is live at
// each call before the bases are known.
func (r *rewriter) printLive(live *analysis.Liveness) {
	if !r.o.PrintLiveSet && !r.o.PrintLiveSetSize {
		return
	}
	ir.NumberLocals(r.f)
	for i, set := range live.At {
		if r.o.PrintLiveSet {
			r.print("Live Variables:\n")
			for _, at := range set {
				v := live.Values[at]
				r.print(" ", nameOf(v), " ")
				if in, ok := v.(*ir.Instr); ok {
					r.print("  ", printer.Instr(in), "\n")
				} else {
					r.print(string(printer.AppendTyped(nil, r.m, v)), "\n")
				}
			}
		}
		if r.o.PrintLiveSetSize {
			r.print("Safepoint For: ", nameOf(r.points[i].Callee()), "\nNumber live values: ",
				strconv.Itoa(len(set)), "\n")
		}
	}
}

// printBases writes the output of -spp-print-base-pointers: every pointer found so far with its
// base, under a heading.
func (r *rewriter) printBases(heading string) {
	if !r.o.PrintBasePointers {
		return
	}
	ir.NumberLocals(r.f)
	r.print(heading, "\n")
	for _, v := range r.derived {
		r.print(" derived ", printer.Operand(r.m, v), " base ",
			printer.Operand(r.m, r.baseOf[v]), "\n")
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
