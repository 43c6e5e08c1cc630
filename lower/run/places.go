package run

import (
	"fmt"

	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/machine"
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
		x.Code = l.machine.Assembly(at, l.names.named)
		x.Inst = l.code.instruction(at, false)
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
