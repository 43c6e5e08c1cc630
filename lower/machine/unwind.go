package machine

import (
	"fmt"
	"sort"

	"statepoint/lower/machine/internal/cfi"
	"statepoint/lower/object"
)

// Unwinder finds the frames of a program by the unwinding tables of its images, and the landing
// pads of exceptions. It reads .eh_frame once, when it is created, and .gcc_except_table from
// memory when an exception is thrown.
type Unwinder struct {
	m    *Machine
	fdes []cfi.Entry // by address
}

// NewUnwinder reads the unwinding tables of images that are loaded.
func (m *Machine) NewUnwinder(images ...*Image) (*Unwinder, error) {
	u := &Unwinder{m: m}
	for _, im := range images {
		for i := 1; i < len(im.obj.Sections); i++ {
			s := im.obj.Sections[i]
			if s.Name != ".eh_frame" || im.bases[i] == 0 || s.Type == object.NoBits {
				continue
			}
			b := make([]byte, s.Len())
			if err := m.Mem.ReadAt(im.bases[i], b); err != nil {
				return nil, err
			}
			list, err := cfi.Read(m.Mem, im.bases[i], b)
			if err != nil {
				return nil, err
			}
			u.fdes = append(u.fdes, list...)
		}
	}
	sort.SliceStable(u.fdes, func(i, j int) bool { return u.fdes[i].Start < u.fdes[j].Start })
	return u, nil
}

// find returns the entry that covers an address, or nil.
func (u *Unwinder) find(pc uint64) *cfi.Entry {
	i := sort.Search(len(u.fdes), func(i int) bool { return u.fdes[i].Start > pc }) - 1
	if i < 0 || pc >= u.fdes[i].End {
		return nil
	}
	return &u.fdes[i]
}

// Frame is the frame of one call to a function.
type Frame struct {
	// PC is where the function continues: the machine's RIP in the innermost frame, a return
	// address in the others.
	PC uint64
	// CFA is the stack pointer of the caller before its call pushed the return address, which is at
	// CFA - 8.
	CFA uint64
	// Start and End are the function's code. They are 0 for an External.
	Start, End uint64
	// Personality and LSDA are the routine that handles exceptions, and its tables; 0 if there are
	// none.
	Personality, LSDA uint64
	// Regs are the function's registers when it continues, by DWARF number. Caller-saved ones are
	// valid only in the innermost frame.
	Regs [16]uint64
	// Saved is the address at which an inner function has saved a register's value; 0 means that it
	// is in the processor.
	Saved [16]uint64

	pushed uint64 // bytes of stack arguments to remove for a landing pad
}

// SP returns the stack pointer in a frame.
func (f *Frame) SP() uint64 { return f.Regs[cfi.RSP] }

// Frames returns the frames of the current thread, the innermost first. The last is the frame of
// the function that Start or Spawn called. With an error it returns the frames found before it.
func (u *Unwinder) Frames() ([]Frame, error) { return u.FramesOf(&u.m.CPU) }

// FramesOf returns the frames of the thread with the given registers.
func (u *Unwinder) FramesOf(cpu *CPU) ([]Frame, error) {
	f := Frame{PC: cpu.RIP}
	for i, g := range cfi.GPR {
		f.Regs[i] = cpu.GPR[g]
	}
	var out []Frame
	inner := true
	for f.PC != exitAddr {
		next, err := u.caller(&f, inner)
		if err != nil {
			return out, err
		}
		if len(out) > 0 && f.CFA <= out[len(out)-1].CFA {
			return out, fmt.Errorf("machine: the frame at %#x, of %#x, does not lie above the one "+
				"that it called", f.CFA, f.PC)
		}
		out = append(out, f)
		f, inner = next, false
	}
	return out, nil
}

// caller fills in a frame from the tables and returns its caller's.
func (u *Unwinder) caller(f *Frame, inner bool) (Frame, error) {
	next := Frame{Regs: f.Regs, Saved: f.Saved}
	var err error
	if inner && u.m.externalOf(f.PC) != nil {
		f.CFA = f.Regs[cfi.RSP] + 8
		next.Regs[cfi.RSP], next.Saved[cfi.RSP] = f.CFA, 0
		next.PC, err = u.m.Mem.Load64(f.CFA - 8)
		return next, err
	}
	pc := f.PC
	if !inner {
		pc-- // the call, which may be the function's last instruction
	}
	d := u.find(pc)
	if d == nil {
		return next, fmt.Errorf("machine: no unwinding table covers %#x", pc)
	}
	row, err := d.Row(pc)
	if err != nil {
		return next, err
	}
	if row.CFARegister >= 16 || d.Common.Ret > cfi.Return {
		return next, fmt.Errorf("machine: the frame of %#x is found by register %d", pc,
			row.CFARegister)
	}
	f.Start, f.End, f.Personality, f.LSDA = d.Start, d.End, d.Common.Personality, d.LSDA
	f.CFA, f.pushed = f.Regs[row.CFARegister]+uint64(row.CFAOffset), row.Pushed
	next.Regs[cfi.RSP], next.Saved[cfi.RSP] = f.CFA, 0
	for i, r := range row.Regs[:cfi.Return+1] {
		ret := uint64(i) == d.Common.Ret
		if i == cfi.Return && !ret {
			continue
		}
		var v, at uint64
		switch r.Kind {
		case cfi.SameValue:
			if ret {
				return next, fmt.Errorf("machine: the table of %#x has no return address", pc)
			}
			continue
		case cfi.Undefined:
			if ret {
				next.PC = exitAddr // no caller
			}
			continue
		case cfi.SavedAt:
			at = f.CFA + uint64(r.N)
			if v, err = u.m.Mem.Load64(at); err != nil {
				return next, err
			}
		case cfi.IsOffset:
			v = f.CFA + uint64(r.N)
		case cfi.InRegister:
			if r.N < 0 || r.N >= 16 {
				return next, fmt.Errorf("machine: the table of %#x names register %d", pc, r.N)
			}
			v, at = f.Regs[r.N], f.Saved[r.N]
		}
		if ret {
			next.PC = v
		} else {
			next.Regs[i], next.Saved[i] = v, at
		}
	}
	return next, nil
}
