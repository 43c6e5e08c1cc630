package machine

import (
	"errors"
	"fmt"

	"statepoint/lower/machine/internal/cfi"
)

// Exception is an exception that a program throws.
type Exception struct {
	// Pointer is passed to landing pads in RAX.
	Pointer uint64
	// Catches reports whether a clause with a type info, at a nonzero address, catches the
	// exception. A clause without one always does.
	Catches func(typeInfo uint64) bool
	// CleansOnly reports whether a personality routine only runs cleanups and catches nothing,
	// regardless of the clauses; nil for none.
	CleansOnly func(personality uint64) bool
	// Forced goes to the next landing pad even if no frame catches, as when a thread is cancelled
	// (Itanium C++ ABI, _Unwind_ForcedUnwind).
	Forced bool
}

// Landing is a landing pad on the path of an exception.
type Landing struct {
	Frame int    // of the frames
	Pad   uint64 // address
	CFA   uint64 // of the frame
	// Selector is passed to the landing pad in RDX: the number of the clause's type, which
	// llvm.eh.typeid.for also returns; negative for a filter; 0 for a cleanup.
	Selector int64
}

// ErrUncaught is the error if no frame catches an exception.
var ErrUncaught = errors.New("machine: no frame catches the exception")

// Uncaught is ErrUncaught with the landing pads that have cleanups.
type Uncaught struct{ Cleanups []Landing }

func (u *Uncaught) Error() string { return ErrUncaught.Error() }

// Is implements errors.Is.
func (u *Uncaught) Is(err error) bool { return err == ErrUncaught }

// Landings returns the landing pads through which an exception from the innermost of the frames
// passes; the last one catches it. If none does, the error is ErrUncaught, with the pads that have
// cleanups.
func (u *Unwinder) Landings(frames []Frame, x Exception) ([]Landing, error) {
	var out []Landing
	for i := range frames {
		if i == 0 || frames[i].LSDA == 0 {
			continue
		}
		pad, selector, err := u.landing(&frames[i], x)
		if err != nil {
			return out, err
		}
		if pad == 0 {
			continue
		}
		out = append(out, Landing{i, pad, frames[i].CFA, selector})
		if selector != 0 {
			return out, nil
		}
	}
	return out, ErrUncaught
}

// Throw unwinds the current thread, which is in an External, to the first landing pad of an
// exception, in two phases as in the Itanium C++ ABI: it changes nothing if no frame catches. The
// External must then return nil. A landing pad that only cleans up continues by calling the
// function of `resume`; that External throws the same exception again.
func (u *Unwinder) Throw(x Exception) (Landing, error) {
	frames, err := u.Frames()
	if err != nil {
		return Landing{}, err
	}
	list, err := u.Landings(frames, x)
	switch uncaught := errors.Is(err, ErrUncaught); {
	case uncaught && (!x.Forced || len(list) == 0):
		return Landing{}, &Uncaught{list}
	case err != nil && !uncaught:
		return Landing{}, err
	}
	l := list[0]
	f := &frames[l.Frame]
	m := u.m
	for i, g := range cfi.GPR {
		m.GPR[g] = f.Regs[i]
	}
	m.GPR[rsp] += f.pushed
	if m.shadow != nil {
		m.shadow.unwound(f)
	}
	m.GPR[rax], m.GPR[rdx], m.RIP = x.Pointer, uint64(l.Selector), l.Pad
	m.Flags &^= FlagDF
	return l, nil
}

// landing finds the landing pad of a frame (Itanium C++ ABI: Exception Handling, level II; the
// layout is that of GCC and LLVM). The pad is 0 if the frame has none for the exception.
func (u *Unwinder) landing(f *Frame, x Exception) (pad uint64, selector int64, err error) {
	t, err := u.table(f)
	if err != nil {
		return 0, 0, err
	}
	at := f.PC - 1 - f.Start
	for !t.sites.Done() {
		from, err1 := t.sites.Encoded(u.m.Mem, t.siteEncoding)
		size, err2 := t.sites.Encoded(u.m.Mem, t.siteEncoding)
		where, err3 := t.sites.Encoded(u.m.Mem, t.siteEncoding)
		action := t.sites.Uleb()
		if err := errors.Join(err1, err2, err3); err != nil {
			return 0, 0, err
		}
		if t.sites.Bad {
			break
		}
		if at < from || at-from >= size {
			continue
		}
		if where == 0 {
			return 0, 0, nil
		}
		selector, cleanup, err := t.act(u.m.Mem, action, x)
		if x.CleansOnly != nil && x.CleansOnly(f.Personality) {
			selector, cleanup = 0, true
		}
		if err != nil || selector == 0 && !cleanup {
			return 0, 0, err
		}
		return t.pads + where, selector, nil
	}
	return 0, 0, fmt.Errorf("machine: the table at %#x of the function at %#x does not list the "+
		"call before %#x: none that throws, or std::terminate", f.LSDA, f.Start, f.PC)
}

// exceptionTable is a language-specific data area.
type exceptionTable struct {
	pads          uint64 // the base of landing pads
	sites         cfi.Reader
	siteEncoding  uint8
	actions       cfi.Reader // after the sites, to the end of what can be read
	types         uint64     // the end of the type infos
	typesEncoding uint8
}

// table reads the head of a frame's data area.
func (u *Unwinder) table(f *Frame) (exceptionTable, error) {
	t := exceptionTable{pads: f.Start}
	b := make([]byte, 64<<10)
	if err := u.m.Mem.ReadAt(f.LSDA, b); err != nil { // it is mapped up to a page boundary
		n := PageSize - f.LSDA%PageSize
		for n+PageSize <= uint64(len(b)) && u.m.Mem.page(f.LSDA+n) != nil {
			n += PageSize
		}
		b = b[:n]
		if err := u.m.Mem.ReadAt(f.LSDA, b); err != nil {
			return t, err
		}
	}
	return t, t.read(u.m.Mem, cfi.Reader{Bytes: b, Addr: f.LSDA})
}

// read reads the head of a data area.
func (t *exceptionTable) read(mem cfi.Words, r cfi.Reader) error {
	if e := r.U8(); e != cfi.Omit {
		v, err := r.Encoded(mem, e)
		if err != nil {
			return err
		}
		t.pads = v
	}
	if t.typesEncoding = r.U8(); t.typesEncoding != cfi.Omit {
		n := r.Uleb()
		t.types = r.Here() + n
	}
	t.siteEncoding = r.U8()
	n := r.Uleb()
	t.sites = cfi.Reader{Addr: r.Here(), Bytes: r.Take(n)}
	t.actions = cfi.Reader{Bytes: r.Bytes[r.At:], Addr: r.Here()}
	if r.Bad {
		return fmt.Errorf("machine: the exception table at %#x is cut off", r.Addr)
	}
	return nil
}

// act follows a chain of actions: it returns the first clause that catches, and whether there is a
// cleanup.
func (t *exceptionTable) act(mem *Memory, action uint64, x Exception) (int64, bool, error) {
	if action == 0 {
		return 0, true, nil
	}
	cleanup := false
	r := t.actions
	r.At = int(min(action-1, uint64(len(r.Bytes))))
	for !r.Done() {
		filter := r.Sleb()
		here := r.At
		next := r.Sleb()
		switch {
		case filter == 0:
			cleanup = true
		case filter > 0:
			info, err := t.typeInfo(mem, filter)
			if err != nil {
				return 0, false, err
			}
			if info == 0 || x.Catches != nil && x.Catches(info) {
				return filter, cleanup, nil
			}
		default:
			allowed, err := t.allows(mem, filter, x)
			if err != nil {
				return 0, false, err
			}
			if !allowed {
				return filter, cleanup, nil
			}
		}
		if next == 0 {
			return 0, cleanup, nil
		}
		if next < -int64(here) || next > int64(len(r.Bytes)-here) {
			break
		}
		r.At = here + int(next)
	}
	return 0, false, fmt.Errorf("machine: actions of the exception table at %#x lead out of it",
		t.actions.Addr)
}

// typeInfo is the type info with a number from 1; they are numbered backward from the end of the
// table.
func (t *exceptionTable) typeInfo(mem *Memory, n int64) (uint64, error) {
	size := map[uint8]uint64{0x2: 2, 0xA: 2, 0x3: 4, 0xB: 4}[t.typesEncoding&0xF]
	if size == 0 {
		size = 8
	}
	at := t.types - uint64(n)*size
	b := make([]byte, size)
	if err := mem.ReadAt(at, b); err != nil {
		return 0, err
	}
	r := cfi.Reader{Bytes: b, Addr: at}
	return r.Encoded(mem, t.typesEncoding)
}

// allows reports whether a filter, a list of numbers after the type infos, names one that catches.
func (t *exceptionTable) allows(mem *Memory, filter int64, x Exception) (bool, error) {
	at := t.types + uint64(-filter-1)
	for range 1 << 12 {
		var b [10]byte
		n := uint64(len(b))
		for n > 0 && mem.ReadAt(at, b[:n]) != nil {
			n--
		}
		r := cfi.Reader{Bytes: b[:n]}
		k := r.Uleb()
		if k == 0 || r.Bad {
			return false, nil
		}
		info, err := t.typeInfo(mem, int64(k))
		if err != nil || info == 0 || x.Catches != nil && x.Catches(info) {
			return err == nil, err
		}
		at += uint64(r.At)
	}
	return false, nil
}
