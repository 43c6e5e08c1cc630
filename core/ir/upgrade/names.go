package upgrade

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/intrinsics"
)

// pointerSuffixed are the intrinsics whose names include the address space of a pointer since
// pointers became opaque: by name, the index of the parameter with that pointer type, -1 for the
// result.
var pointerSuffixed = map[string]int{
	"llvm.stacksave": -1, "llvm.stackrestore": 0, "llvm.va_start": 0, "llvm.va_end": 0,
	"llvm.va_copy": 0, "llvm.prefetch": 0,
	"llvm.invariant.start": 1, "llvm.invariant.end": 2, "llvm.thread.pointer": -1,
}

// rename gives an intrinsic its current name: with a suffix for its pointer, without `experimental`
// if it no longer is, or another one.
func (p *upgrader) rename(f *ir.Func) {
	name := f.Name()
	if at, ok := pointerSuffixed[name]; ok && at < len(f.FuncType.Fields) {
		t := f.FuncType.Elem
		if at >= 0 {
			t = f.FuncType.Fields[at]
		}
		if cs, ok := calls(f); ok && name == "llvm.thread.pointer" {
			for _, in := range cs {
				renew(in)
			}
		}
		if t.IsPointer() {
			p.move(f, name+".p"+utoa(t.AddrSpace))
		}
		return
	}
	if strings.HasPrefix(name, "llvm.ptr.annotation.p") && strings.Count(name, ".") == 3 &&
		len(f.FuncType.Fields) > 1 {
		if r, text := f.FuncType.Elem, f.FuncType.Fields[1]; r.IsPointer() && text.IsPointer() {
			p.move(f, "llvm.ptr.annotation.p"+utoa(r.AddrSpace)+".p"+utoa(text.AddrSpace))
		}
		return
	}
	if now := current(name); now != name {
		p.move(f, now)
	}
}

// current is the name that LLVM 22 has for an intrinsic: without `experimental` if it no longer is.
func current(name string) string {
	if name == "llvm.flt.rounds" {
		return "llvm.get.rounding"
	}
	if rest, ok := strings.CutPrefix(name, "llvm.experimental.vector."); ok {
		for _, kind := range [...]string{"reduce.", "reverse.", "insert.", "extract.",
			"interleave2.", "deinterleave2."} {
			if strings.HasPrefix(rest, kind) && !strings.HasPrefix(rest, "reduce.v2.") &&
				!strings.HasPrefix(rest, "extract.last.") {
				return "llvm.vector." + rest
			}
		}
	}
	return name
}

// Known reports whether LLVM 22 has an intrinsic, or once had and upgrades it.
func Known(name string) bool {
	return intrinsics.Has(current(name)[len("llvm."):]) ||
		intrinsics.Lookup(name[len("llvm."):], false) != nil
}

// move renames a function, unless the name is taken.
func (p *upgrader) move(f *ir.Func, name string) {
	if other := p.m.Func(name); other != nil {
		if other.FuncType == f.FuncType {
			ir.ReplaceAllUses(f, other)
			p.m.RemoveFunc(f)
		}
		return
	}
	p.m.SetName(f, name)
	p.m.MoveFuncToEnd(f)
}

func utoa(n uint32) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return utoa(n/10) + utoa(n%10)
}

// addFlags adds the flags that ctlz, cttz and objectsize originally lacked, all false, and the
// arguments that annotations lacked, all null.
func (p *upgrader) addFlags(f *ir.Func) {
	want := 0
	switch name := f.Name() + "."; { // the types may be left out
	case strings.HasPrefix(name, "llvm.ctlz."), strings.HasPrefix(name, "llvm.cttz."):
		want = 2
	case strings.HasPrefix(name, "llvm.objectsize."):
		want = 4
	case strings.HasPrefix(name, "llvm.var.annotation"),
		strings.HasPrefix(name, "llvm.ptr.annotation."):
		want = 5
	}
	missing := want - len(f.FuncType.Fields)
	cs, ok := calls(f)
	if !ok || missing <= 0 || len(f.FuncType.Fields) == 0 || want == 4 && missing > 2 ||
		want == 5 && missing > 1 {
		return
	}
	added := p.m.Types.Int(1)
	nothing := ir.IntConst(added, 0)
	if want == 5 {
		if added = f.FuncType.Fields[2]; !added.IsPointer() {
			return
		}
		nothing = ir.Null(added)
	}
	types := append([]*ir.Type(nil), f.FuncType.Fields...)
	for range missing {
		types = append(types, added)
	}
	p.setParams(f, types)
	p.m.MoveFuncToEnd(f)
	for _, in := range cs {
		from := make([]ir.OperandSource, 0, in.NumOps()+missing)
		for i := range in.Uses() {
			if from = append(from, ir.OperandSource{Old: i}); i == in.Call.NumArgs {
				for range missing {
					from = append(from, ir.OperandSource{Old: -1, Value: nothing})
				}
			}
		}
		in.RebuildOperands(from)
		in.Call.NumArgs += missing
		in.Call.FuncType = f.FuncType
		renew(in)
	}
}

// dropMaskedAlign turns the alignment of masked accesses, an argument up to LLVM 21, into an
// attribute of the pointer.
func (p *upgrader) dropMaskedAlign(f *ir.Func) {
	pointer := 0
	switch name := f.Name() + "."; {
	case strings.HasPrefix(name, "llvm.masked.load."),
		strings.HasPrefix(name, "llvm.masked.gather."):
	case strings.HasPrefix(name, "llvm.masked.store."),
		strings.HasPrefix(name, "llvm.masked.scatter."):
		pointer = 1
	default:
		return
	}
	at := pointer + 1
	cs, ok := calls(f)
	if !ok || len(f.FuncType.Fields) != 4 || !f.FuncType.Fields[at].IsInt(32) {
		return
	}
	for _, in := range cs {
		if c, constant := ir.AsInt(in.Arg(at)); !constant || c.Bits&(c.Bits-1) != 0 {
			return // no alignment: a mistake to be reported
		}
	}
	p.setParams(f, without(f.FuncType.Fields, at))
	p.m.MoveFuncToEnd(f)
	for _, in := range cs {
		c, _ := ir.AsInt(in.Arg(at))
		dropArgument(in, at, f.FuncType)
		dropAttributes(in)
		if c.Bits == 0 {
			continue
		}
		in.Call.Params = make([]*ir.AttrSet, pointer+1)
		in.Call.Params[pointer] = in.Call.Params[pointer].With(ir.Attr{Name: "align", HasInt: true,
			Int: c.Bits})
	}
}
