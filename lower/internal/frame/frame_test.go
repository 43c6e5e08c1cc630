package frame_test

import (
	"math/rand"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/frame"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// TestLayout lays out random frames and checks what every frame must have: parts that are aligned,
// do not overlap and lie inside, a stack pointer that is a multiple of 16 at calls, and an epilogue
// that undoes the prologue.
func TestLayout(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	var l frame.Layout
	for n := range 5000 {
		f := &mir.Func{Conv: abi.C, OutArgs: uint32(8 * r.Intn(4)), HasCalls: r.Intn(2) == 0,
			Hole: int64(16 * r.Intn(3)), Rooted: n%2 == 0}
		res := &regalloc.Result{}
		for range r.Intn(6) {
			res.Slots = append(res.Slots, regalloc.Slot{Size: [...]uint8{4, 8, 16}[r.Intn(3)]})
		}
		for range r.Intn(4) {
			f.Objects = append(f.Objects, mir.Object{Size: uint64(r.Intn(200)),
				Align: 1 << r.Intn(5)})
		}
		for _, reg := range []amd64.Reg{amd64.RBX, amd64.RBP, amd64.R12, amd64.R15} {
			if r.Intn(3) == 0 {
				res.Used |= 1 << reg
			}
		}
		l.Reset(f, res)
		used := make([]bool, l.Size)
		take := func(from, size, align int64) {
			if from%align != 0 && f.HasCalls {
				t.Fatalf("frame %d: %d is not a multiple of %d", n, from, align)
			}
			for i := from; i < from+size; i++ {
				if i < 0 || i >= l.Size || used[i] {
					t.Fatalf("frame %d of %d bytes: byte %d is taken twice or outside", n, l.Size,
						i)
				}
				used[i] = true
			}
		}
		take(0, int64(f.OutArgs), 8)
		for i, s := range res.Slots {
			take(l.Slots[i], int64(s.Size), int64(s.Size))
		}
		for i, o := range f.Objects {
			take(l.Objects[i], int64(o.Size), int64(o.Align))
		}
		for i := range l.Saved {
			take(l.SavedAt(i), 8, 8)
		}
		take(l.Size-f.Hole, f.Hole, 8)
		if f.HasCalls && (l.Size+8)%16 != 0 {
			t.Fatalf("frame %d: %d bytes leave the stack pointer odd at calls", n, l.Size)
		}
		depth, moved := int64(0), f.Hole-int64(16*r.Intn(2))
		for _, in := range append(l.Enter(nil), l.Leave(nil, amd64.RCX, moved)...) {
			switch in.Op {
			case amd64.PUSH:
				depth += 8
			case amd64.POP:
				depth -= 8
			case amd64.SUB:
				depth += in.Args[1].Val
			case amd64.ADD:
				depth -= in.Args[1].Val
			}
			if depth < min(moved, 0) || depth > l.Size {
				t.Fatalf("frame %d: the stack pointer is %d below the return address", n, depth)
			}
		}
		if depth != moved {
			t.Fatalf(
				"frame %d: the epilogue leaves %d bytes, not the %d by which the return address "+
					"moved", n, depth, moved)
		}
	}
}

// TestSmallFrame has one word: a push and a pop and nothing else.
func TestSmallFrame(t *testing.T) {
	var l frame.Layout
	l.Reset(&mir.Func{Conv: abi.C, HasCalls: true},
		&regalloc.Result{Slots: []regalloc.Slot{{Size: 8}}})
	if in := l.Enter(nil); len(in) != 1 || amd64.Text(&in[0], amd64.ATT) != "pushq %rax" {
		t.Errorf("prologue %v", in)
	}
	if in := l.Leave(nil, amd64.RCX, 0); len(in) != 1 ||
		amd64.Text(&in[0], amd64.ATT) != "popq %rcx" {
		t.Errorf("epilogue %v", in)
	}
}

// TestRootedOrder has objects with roots from the top of the frame down, the one that is used most
// for its size at the bottom, and a guard above them all.
func TestRootedOrder(t *testing.T) {
	f := &mir.Func{Conv: abi.C, HasCalls: true, Rooted: true}
	for range 3 {
		f.Objects = append(f.Objects, mir.Object{Size: 8, Align: 8})
	}
	f.Objects = append(f.Objects, mir.Object{Size: 64, Align: 8})
	for _, object := range []int{0, 1, 1, 2, 3} {
		f.Insts = append(f.Insts, mir.Inst{Ops: uint32(len(f.Operands)), N: 1})
		f.Operands = append(f.Operands, mir.Frame(object, 0))
	}
	for _, c := range []struct {
		pointer bool
		guard   int32
		want    [4]int64
	}{
		{false, 0, [4]int64{16, 0, 8, 24}},
		{true, 0, [4]int64{72, 88, 80, 8}},
		{false, 2, [4]int64{8, 80, 0, 16}},
		{false, 4, [4]int64{16, 0, 8, 24}},
	} {
		f.FramePointer, f.Guard = c.pointer, c.guard
		var l frame.Layout
		l.Reset(f, &regalloc.Result{})
		if got := [4]int64(l.Objects); got != c.want {
			t.Errorf("%+v: the objects are at %v", c, got)
		}
	}
}
