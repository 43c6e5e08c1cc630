package machine

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/compiled"
	"statepoint/lower/amd64"
	"statepoint/lower/machine/internal/cfi"
)

// shadow records the state at a call that has not returned.
type shadow struct {
	ret, cfa uint64
	kept     [6]uint64
}

// keptRegs are the callee-saved registers, by DWARF number.
var keptRegs = [6]uint16{3, 6, 12, 13, 14, 15}

// checkFrames steps to the end of a run and compares, at each instruction, the frames found by the
// unwinding tables with the calls that were made: return addresses, stack pointers and the
// registers of each caller.
func checkFrames(t *testing.T, m *Machine, u *Unwinder) (deepest int) {
	t.Helper()
	var calls []shadow
	for !m.Done() {
		for len(calls) > 0 && m.GPR[rsp] >= calls[len(calls)-1].cfa {
			calls = calls[:len(calls)-1]
		}
		frames, err := u.Frames()
		if err != nil || len(frames) != len(calls)+1 {
			t.Fatalf("at %#x: %d frames, %d calls: %v", m.RIP, len(frames), len(calls), err)
		}
		deepest = max(deepest, len(frames))
		for i, c := range calls {
			k := len(calls) - 1 - i
			inner, f := &frames[k], &frames[k+1]
			if inner.CFA != c.cfa || f.PC != c.ret || f.SP() != c.cfa {
				t.Fatalf("at %#x, frame %d: returns to %#x, frame at %#x; called from %#x with %#x",
					m.RIP, k+1, f.PC, inner.CFA, c.ret, c.cfa)
			}
			for n, r := range keptRegs {
				if f.Regs[r] != c.kept[n] {
					t.Fatalf("at %#x, frame %d: register %d is %#x, was %#x", m.RIP, k+1, r,
						f.Regs[r], c.kept[n])
				}
				if at := f.Saved[r]; at != 0 {
					if v, _ := m.Mem.Load64(at); v != c.kept[n] {
						t.Fatalf("register %d is not at %#x", r, at)
					}
				}
			}
		}
		if m.calls() {
			d, _ := m.decode(m.RIP)
			c := shadow{ret: m.RIP + uint64(d.len), cfa: m.GPR[rsp]}
			for n, r := range keptRegs {
				c.kept[n] = m.GPR[cfi.GPR[r]]
			}
			calls = append(calls, c)
		}
		if err := m.Step(); err != nil {
			t.Fatal(err)
		}
	}
	return deepest
}

// TestFramesAtEveryInstruction walks the frames of a run after each of its steps.
func TestFramesAtEveryInstruction(t *testing.T) {
	h, im, _ := begin(t, HistoryLimits{}, 300)
	u, err := h.m.NewUnwinder(im)
	if err != nil {
		t.Fatal(err)
	}
	if deepest := checkFrames(t, h.m, u); deepest < 5 {
		t.Errorf("only %d frames deep", deepest)
	}
}

// TestFramesFoundFromRBP walks the frames of functions with a frame pointer after each step.
func TestFramesFoundFromRBP(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	im, err := m.Load(compiled.Text(t, `define i64 @sum(i64 %n, i64 %x) "frame-pointer"="all" {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %out, label %more
out:
  ret i64 %x
more:
  %room = alloca [9 x i64]
  store volatile i64 %x, ptr %room
  %m = sub i64 %n, 1
  %y = call i64 @sum(i64 %m, i64 %n)
  %z = call i64 @plain(i64 %y, i64 %x)
  ret i64 %z
}
define i64 @plain(i64 %y, i64 %x) "frame-pointer"="non-leaf" {
  %z = add i64 %x, %y
  ret i64 %z
}
`).Object, nil)
	if err != nil {
		t.Fatal(err)
	}
	u, err := m.NewUnwinder(im)
	if err != nil {
		t.Fatal(err)
	}
	fn, _ := im.Lookup("sum")
	if err := m.Start(fn, 5, 10); err != nil {
		t.Fatal(err)
	}
	if deepest := checkFrames(t, m, u); deepest < 6 || m.Get(amd64.RAX) != 25 {
		t.Errorf("%d frames deep, the sum is %d", deepest, m.Get(amd64.RAX))
	}
}

const throwingProgram = `
@A = constant i64 1
@B = constant i64 2
@C = constant i64 3
declare i32 @personality(...)
declare void @throw(ptr)
declare void @note(i64)
declare i32 @llvm.eh.typeid.for.p0(ptr)

define void @deep(ptr %kind, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %bottom, label %more
bottom:
  call void @throw(ptr %kind)
  ret void
more:
  %m = sub i64 %n, 1
  call void @deep(ptr %kind, i64 %m)
  call void @note(i64 %n)
  ret void
}

define void @cleaning(ptr %kind, i64 %n) personality ptr @personality {
  invoke void @deep(ptr %kind, i64 %n) to label %fine unwind label %pad
fine:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @note(i64 %n)
  resume { ptr, i32 } %l
}

define i64 @catching(ptr %kind, i64 %n, i64 %x, i64 %y) personality ptr @personality {
  %s = mul i64 %x, %y
  invoke void @cleaning(ptr %kind, i64 %n) to label %fine unwind label %pad
fine:
  ret i64 %s
pad:
  %l = landingpad { ptr, i32 } catch ptr @A catch ptr @B
  %p = extractvalue { ptr, i32 } %l, 0
  %sel = extractvalue { ptr, i32 } %l, 1
  %b = call i32 @llvm.eh.typeid.for.p0(ptr @B)
  %isb = icmp eq i32 %sel, %b
  %v = load i64, ptr %p
  %k = select i1 %isb, i64 100, i64 0
  %r = add i64 %v, %k
  %r2 = add i64 %r, %s
  ret i64 %r2
}

define i64 @outer(ptr %kind, i64 %n) personality ptr @personality {
  %r = invoke i64 @catching(ptr %kind, i64 %n, i64 1000, i64 7) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i64 -1
}

define i64 @filtered(ptr %kind) personality ptr @personality {
  %r = invoke i64 @catching(ptr %kind, i64 1, i64 0, i64 7) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %l = landingpad { ptr, i32 } filter [2 x ptr] [ptr @A, ptr @B]
  %sel = extractvalue { ptr, i32 } %l, 1
  %neg = icmp slt i32 %sel, 0
  %v = select i1 %neg, i64 -2, i64 -3
  ret i64 %v
}
`

// TestExceptions throws through frames: registers and selectors at landing pads, cleaning up on the
// way, catching everything, filters, exceptions that no handler catches; and back again.
func TestExceptions(t *testing.T) {
	ctx := t.Context()
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	c := &crowd{}
	var u *Unwinder
	flying := uint64(0) // of one run at a time, and reset by each throw
	throw := func(m *Machine, kind uint64) error {
		_, err := u.Throw(Exception{Pointer: kind,
			Catches: func(info uint64) bool { return info == kind }})
		return err
	}
	im, err := m.Load(compiled.Text(t, throwingProgram).Object, map[string]External{
		"personality": func(*Machine) error { return errors.New("called") },
		"throw": func(m *Machine) error {
			flying = m.Arg(0)
			return throw(m, flying)
		},
		"_Unwind_Resume": func(m *Machine) error {
			if m.Arg(0) != flying {
				return fmt.Errorf("%#x thrown on, not %#x", m.Arg(0), flying)
			}
			return throw(m, flying)
		},
		"note": func(m *Machine) error {
			c.notes = append(c.notes, fmt.Sprint(m.Arg(0)))
			return nil
		}})
	if err != nil {
		t.Fatal(err)
	}
	m.AddState(c)
	if u, err = m.NewUnwinder(im); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		fn, kind string
		n, want  uint64
		notes    string
	}{
		{"outer", "A", 3, 7001, "3"},
		{"outer", "B", 0, 7102, "0"},
		{"outer", "C", 5, ^uint64(0), "5"},
		{"filtered", "B", 0, 102, "1"},
		{"filtered", "C", 0, ^uint64(1), "1"},
	} {
		fn, _ := im.Lookup(test.fn)
		kind, _ := im.Lookup(test.kind)
		c.notes = nil
		if err := m.Start(fn, kind, test.n); err != nil {
			t.Fatal(err)
		}
		h := NewHistory(m, HistoryLimits{})
		if _, err := h.Run(ctx, nil); err != nil || m.Get(amd64.RAX) != test.want ||
			strings.Join(c.notes, " ") != test.notes {
			t.Errorf("%s throws %s: %d, notes %v, %v; want %d, %s", test.fn, test.kind,
				int64(m.Get(amd64.RAX)), c.notes, err, int64(test.want), test.notes)
		}
		// Over at an invoke that throws stops at the landing pad.
		if err := h.Seek(ctx, 0); err != nil {
			t.Fatal(err)
		}
		for !m.calls() {
			if err := h.Step(ctx); err != nil {
				t.Fatal(err)
			}
		}
		sp := m.GPR[rsp]
		if err := h.Over(ctx, nil); err != nil || m.GPR[rsp] != sp {
			t.Errorf("over the invoke: %v", err)
		}
	}
	fn, _ := im.Lookup("cleaning")
	kind, _ := im.Lookup("A")
	if _, err := m.Call(ctx, fn, kind, 2); !errors.Is(err, ErrUncaught) {
		t.Errorf("no handler: %v", err)
	}
}
