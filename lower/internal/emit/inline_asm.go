package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// inlineAsm emits the instructions of inline assembly unchanged: none is omitted, and nothing is
// known about registers after them. Its operands are already in the registers that the text names;
// frame addresses are filled in here.
func (e *instWriter) inlineAsm(in *mir.Inst) {
	prog := e.f.Asms[in.Aux].Program
	first := amd64.Sym(0)
	for i := range prog.Labels {
		l := e.out.local()
		if i == 0 {
			first = amd64.Sym(l)
		}
	}
	for i := range prog.Items {
		item := &prog.Items[i]
		if item.IsLabel {
			e.out.asm.Bind(amd64.Label(first) + item.Label)
			continue
		}
		m := item.Inst
		for k := range m.Args {
			switch a := &m.Args[k]; {
			case a.Kind == amd64.KindLabel:
				a.Sym += first
			case a.Kind == amd64.KindMem && item.Frame > 0:
				*a = e.places.stack(e.frame.Objects[item.Frame-1] + a.Val)
			}
		}
		e.out.append(m, in.Aux+1)
	}
	if e.frame.Pointer && !e.frame.Dynamic && e.f.Asms[in.Aux].Clobbers&(1<<amd64.RBP) != 0 {
		e.out.append(amd64.Ins(amd64.LEA, amd64.W64, amd64.R(amd64.RBP),
			amd64.M(amd64.RSP, int32(e.frame.Size-8))), 0)
	}
	e.out.forget()
}
