package run

import (
	"cmp"
	"fmt"

	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
	"statepoint/lower/object"
)

// places describes points in a program, and places of words, for findings.
type places struct {
	machine  *machine.Machine
	image    *machine.Image
	names    *names
	stack    *stack
	heap     *heap
	code     *codeIndex
	surface  *Surface
	compiled *code.Module
	entry    string // the started function
}

// point returns the current point in the program.
func (l *places) point(step, at uint64) Point {
	var back uint64
	if _, call := l.machine.ExternalAt(at); call && at == l.machine.RIP {
		back, _ = l.machine.ReturnAddress()
	}
	return l.pointFrom(step, at, back)
}

// pointFrom returns a point in the program; a function of the runtime returns to back, 0 if
// unknown.
func (l *places) pointFrom(step, at, back uint64) Point {
	x := Point{Step: step, At: at, Where: l.names.symbol(at)}
	if l.machine.Done() && at == l.machine.RIP {
		x.Where = "the end of @" + l.entry
	} else if name, ok := l.machine.ExternalAt(at); ok {
		x.Where = "the runtime's @" + name
		if back != 0 {
			x.Inst = l.code.instruction(back, true)
		}
		if x.Inst != nil {
			x.Where += fmt.Sprintf(", called before %s", l.names.symbol(back))
		}
	} else {
		x.Inst = l.code.instruction(at, false)
		x.Code = cmp.Or(listed(x.Inst), l.machine.Assembly(at, l.names.named))
	}
	if x.Inst != nil {
		x.Line = l.surface.Line(l.compiled, x.Inst)
	}
	return x
}

// name names a location as a reader of the code would: a register, a slot, a variable.
func (l *places) name(at machine.Place) string {
	if n, vector, ok := at.Register(); ok {
		if vector {
			return fmt.Sprintf("xmm%d", n)
		}
		return (amd64.RAX + amd64.Reg(n)).String()
	}
	addr := uint64(at)
	m := l.machine
	for t := range m.Threads() {
		if low, high := m.ThreadStack(t); addr >= low && addr < high {
			return l.slotName(t, addr)
		}
		for i := range l.surface.Variables {
			v := &l.surface.Variables[i]
			if !v.ThreadLocal {
				continue
			}
			n, known := l.image.Number(v.Name)
			if off, ok := l.image.ThreadLocal(n); known && ok &&
				addr-(m.ThreadCPU(t).FSBase+off) < max(v.Size, 1) {
				return fmt.Sprintf("the thread-local variable @%s of thread %d", v.Name, t)
			}
		}
	}
	if object, ok := l.heap.around(addr); ok {
		return fmt.Sprintf("byte %d of the object at %#x", addr-object, object)
	}
	if s := l.names.named(addr); s != "" {
		return "the variable " + s
	}
	return fmt.Sprintf("the word at %#x", addr)
}

// slotName names a word of a thread's stack.
func (l *places) slotName(thread int, addr uint64) string {
	frames, _ := l.stack.of(thread)
	for i := range frames {
		f := &frames[i]
		if addr < f.SP || addr >= f.CFA {
			continue
		}
		text := fmt.Sprintf("`[rsp+%d]`", addr-f.SP)
		if fn := l.code.funcs[f.Function]; fn != nil && !fn.Frame.Dynamic {
			for k := range fn.Frame.Slots {
				s := &fn.Frame.Slots[k]
				if off := int64(addr - f.SP); off >= s.Offset && off < s.Offset+s.Size {
					text = slotText(s, fmt.Sprintf("rsp+%d", off))
					break
				}
			}
		}
		return text + " of @" + f.Function
	}
	return ""
}

// slotText is a slot with the names of the values it holds.
func slotText(s *code.Slot, place string) string {
	text := "`[" + place + "]`"
	if s.Name != "" {
		text += " (" + s.Name + ")"
	}
	return text
}

// names names addresses of a program.
type names struct {
	machine  *machine.Machine
	image    *machine.Image // nil before it is loaded
	object   *object.Object
	unwinder *machine.Unwinder
	given    map[uint64]string // variables that this package made
}

// symbol names an address of the program: "@f+0x12".
func (n *names) symbol(addr uint64) string {
	if name := n.named(addr); name != "" {
		return name
	}
	return fmt.Sprintf("%#x", addr)
}

// named is like Symbol, but returns "" for an address that has no name.
func (n *names) named(addr uint64) string {
	if name, ok := n.machine.ExternalAt(addr); ok {
		if name == CollectorName {
			return name
		}
		return "@" + name
	}
	if name, ok := n.given[addr]; ok {
		return "@" + name
	}
	if n.image != nil {
		if number, off, ok := n.image.Symbol(addr); ok {
			name := "@" + n.object.Symbols[number].Name
			if off == 0 {
				return name
			}
			return fmt.Sprintf("%s+%#x", name, off)
		}
	}
	return ""
}

// variable is the address of a variable by its name, without @.
func (n *names) variable(name string) (addr uint64, ok bool) {
	for at, given := range n.given {
		if given == name {
			return at, true
		}
	}
	return 0, false
}

// calledFrom names the return addresses on the stack, as far as the tables reach.
func (n *names) calledFrom() []string {
	var all []string
	frames, _ := n.unwinder.Frames()
	for i := 1; i < len(frames); i++ {
		all = append(all, n.symbol(frames[i].PC))
	}
	return all
}
