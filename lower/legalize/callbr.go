package legalize

import (
	"strconv"
	"strings"

	"statepoint/core/ir"
)

// callBr expands inline assembly that may jump to blocks. The assembly gets local labels at its
// end, after each of which it writes a number to memory; a switch on the number selects the block.
// So the results of the assembly are defined on every way out, whatever registers they are in.
//
//	callbr void asm "js ${1:l}", "r,!i"(i32 %a)   call void asm "js .Lto7_0; movl $0, $1;
//	    to label %on [label %minus]                   jmp .Lto7; .Lto7_0: movl $1, $1; .Lto7:",
//	                                                  "r,*m"(i32 %a, ptr %way)
//	                                              %to = load i32, ptr %way
//	                                              switch i32 %to, label %on [i32 1, label %minus]
func callBr(w *writer) {
	in, ts := w.in, w.m.Types
	a := in.Callee().(*ir.InlineAsm)
	dests := in.Parent().Succs()
	way := w.m.NewInstr(ir.Alloca, w.m.PointerTo(ts.I32, 0), ir.IntConst(ts.I32, 1))
	way.ElemType = ts.I32
	way.SetFrom(w.from)
	entry := w.f.Entry()
	entry.InsertBefore(way, entry.First())

	operands := make([]ir.Value, 0, in.NumOps())
	labels, constraints := labelsOf(a, in, dests[1:], &operands, ts.I32)
	info := *in.Call
	var params []*ir.Type
	for _, v := range operands {
		params = append(params, v.Type())
	}
	params = append(params, way.Type())
	info.FuncType = ts.Func(info.FuncType.Result(), params, false)
	info.Params = append([]*ir.AttrSet(nil), info.Params[:min(len(info.Params), len(operands))]...)
	for len(info.Params) < len(operands) {
		info.Params = append(info.Params, nil)
	}
	info.Params = append(info.Params,
		ir.NewAttrSet(ir.Attr{Name: "elementtype", Type: ts.I32}))
	info.NumArgs = len(params)
	for i := range info.Bundles {
		for _, u := range in.BundleOperands(i) {
			operands = append(operands, u.Value)
		}
	}
	args := info.NumArgs - 1
	operands = append(operands[:args:args], append([]ir.Value{way}, operands[args:]...)...)

	asm := ir.NewInlineAsm(w.m.PointerTo(info.FuncType, 0), info.FuncType)
	asm.Constraints = constraints.text
	asm.Template = withWays(a.Template, labels, constraints.way, len(dests)-1)
	asm.SideEffect, asm.AlignStack = true, a.AlignStack
	asm.Intel, asm.Unwind = a.Intel, a.Unwind
	call := w.add(ir.Call, in.Type(), append([]ir.Value{asm}, operands...)...)
	call.Call = &info
	call.Span = in.Span
	targets := []ir.Value{w.load(ts.I32, way), dests[0]}
	for i, d := range dests[1:] {
		targets = append(targets, number(ts.I32, int64(i+1)), d)
	}
	w.add(ir.Switch, ts.Void, targets...)
	w.finish(call)
}

// asmConstraints is a constraint string that includes the constraint of the number of the way out.
type asmConstraints struct {
	text string
	way  int // its number as an operand
}

// labelsOf finds which operands are labels of which destinations, and returns the constraints and
// arguments without labels. Since LLVM 15 a label has a constraint but no argument; before that it
// was the address of a block, which is replaced by a number, so that the operands after it keep
// their positions.
func labelsOf(a *ir.InlineAsm, in *ir.Instr, dests []*ir.Block, args *[]ir.Value,
	number *ir.Type) (map[int]int, asmConstraints) {
	labels := map[int]int{}
	var before, clobbers []string
	operand, arg, label := 0, 0, 0
	way := -1
	for _, c := range strings.Split(a.Constraints, ",") {
		switch {
		case c == "" || strings.HasPrefix(c, "~"):
			if c != "" {
				clobbers = append(clobbers, c)
			}
			continue
		case strings.HasPrefix(c, "!"):
			labels[operand] = label
			if way < 0 {
				way = operand
			}
			label++
			operand++
			continue
		case strings.HasPrefix(c, "=") && !strings.HasPrefix(c, "=*"):
		case arg < in.Call.NumArgs:
			v := in.Arg(arg)
			if k, ok := v.(*ir.Const); ok && k.Kind == ir.ConstBlockAddress && (c == "X" ||
				c == "i") {
				for n, d := range dests {
					if k.Elems[1] == ir.Value(d) {
						labels[operand], c, v = n, "i", ir.IntConst(number, 0)
					}
				}
			}
			*args = append(*args, v)
			arg++
		}
		before = append(before, c)
		operand++
	}
	if way < 0 {
		way = operand
	}
	all := append(append(before, "*m"), clobbers...)
	return labels, asmConstraints{text: strings.Join(all, ","), way: way}
}

// withWays is a template that jumps to local labels instead of blocks, followed by the code that
// records the way out.
func withWays(template string, labels map[int]int, way, ways int) string {
	var b strings.Builder
	for i := 0; i < len(template); {
		c := template[i]
		if c != '$' || i+1 == len(template) {
			b.WriteByte(c)
			i++
			continue
		}
		end := i + 2
		digits := template[i+1 : i+1]
		if template[i+1] == '{' {
			for end < len(template) && template[end-1] != '}' {
				end++
			}
			digits, _, _ = strings.Cut(strings.TrimSuffix(template[i+2:end], "}"), ":")
		} else if isDigit(template[i+1]) {
			for end < len(template) && isDigit(template[end]) {
				end++
			}
			digits = template[i+1 : end]
		}
		n, err := strconv.Atoi(digits)
		if to, ok := labels[n]; ok && err == nil {
			b.WriteString(wayLabel + strconv.Itoa(to))
		} else {
			b.WriteString(template[i:end])
		}
		i = end
	}
	note := func(n int) {
		b.WriteString("\n\tmovl $$" + strconv.Itoa(n) + ", $" + strconv.Itoa(way))
	}
	note(0)
	for i := range ways {
		b.WriteString("\n\tjmp " + wayLabel + "\n" + wayLabel + strconv.Itoa(i) + ":")
		note(i + 1)
	}
	b.WriteString("\n" + wayLabel + ":")
	return b.String()
}

// wayLabel begins the labels; the last label has no number.
const wayLabel = ".Lto${:uid}_"

func isDigit(c byte) bool { return '0' <= c && c <= '9' }
