package emit

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/frame"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// blocksOf builds a function from descriptions of blocks: the last words are the targets of its
// jump, "?" for a conditional branch, or "ret"; "work" for an instruction, "cold", and "loop"
// for a block of one may precede them.
func blocksOf(texts ...string) *mir.Func {
	f := &mir.Func{}
	f.Reset("f")
	m := &maker{f: f}
	succs := make([][]int32, len(texts))
	for i, text := range texts {
		b := mir.Block{First: int32(len(f.Insts))}
		for _, word := range strings.Fields(text) {
			var yes, no int32
			switch n, _ := fmt.Sscanf(word, "%d?%d", &yes, &no); {
			case n == 2:
				m.add(mir.Op(amd64.JCC), amd64.W0, mir.IsTerm, mir.To(yes)).Cond = amd64.CondE
				m.jump(no)
				succs[i] = []int32{yes, no}
			case n == 1:
				m.jump(yes)
				succs[i] = []int32{yes}
			case word == "work":
				m.add(mir.Op(amd64.INC), amd64.W64, 0, mir.Frame(0, 0))
			case word == "loop":
				b.Depth = 1
			case word == "cold":
				b.Cold = true
			case word == "ret":
				m.add(mir.Ret, amd64.W0, mir.IsTerm)
			}
		}
		b.End = int32(len(f.Insts))
		f.Blocks = append(f.Blocks, b)
	}
	edges(f, succs)
	return f
}

// TestLayout orders blocks, and makes jumps skip those that only jump.
func TestLayout(t *testing.T) {
	for _, test := range []struct {
		name          string
		blocks        []string
		moved         int32 // one more than the block in which the allocator moves a value
		order, thread string
	}{
		{"as they are", []string{"1?2", "work 2", "ret"}, 0, "[0 1 2]", "[0 1 2]"},
		{"past two that only jump", []string{"1?3", "2", "3", "ret"}, 0, "[0 3]", "[0 3 3 3]"},
		{"not past one with a move", []string{"1?3", "2", "3", "ret"}, 3, "[0 2 3]", "[0 2 2 3]"},
		{"a circle of jumps keeps one", []string{"1", "2", "1"}, 0, "[0 1]", "[0 1 1]"},
		{"what is seldom run is behind", []string{"1?2", "cold work 3", "work 3", "ret"}, 0,
			"[0 2 3 1]", "[0 1 2 3]"},
		{"the test of a loop goes to its bottom",
			[]string{"work 1", "loop work 2?3", "loop work 1", "ret"}, 0, "[0 2 1 3]",
			"[0 1 2 3]"},
		{"a loop with its test at the bottom stays",
			[]string{"work 1", "loop work 2", "loop work 1?3", "ret"}, 0, "[0 1 2 3]",
			"[0 1 2 3]"},
		{"where the ways of a loop join is its top", []string{"work 1", "loop work 2?3",
			"loop work 4", "loop work 4", "loop work 1?5", "ret"}, 0, "[0 3 4 1 2 5]",
			"[0 1 2 3 4 5]"},
		{"what only jumps to the top is the top", []string{"work 1", "loop work 2?5",
			"loop work 3?4", "loop work 1", "loop work 1", "ret"}, 0, "[0 4 1 2 3 5]",
			"[0 1 2 3 4 5]"},
		{"a way out of a loop is after it", []string{"work 1", "loop work 2?3", "work 5",
			"loop work 4?2", "loop work 1?5", "ret"}, 0, "[0 1 3 4 2 5]", "[0 1 2 3 4 5]"},
	} {
		f := blocksOf(test.blocks...)
		alloc := &regalloc.Result{}
		if test.moved > 0 {
			alloc.Moves = []regalloc.Move{{Inst: f.Blocks[test.moved-1].First}}
		}
		var e Emitter
		e.connect()
		e.job = job{f: f, alloc: alloc, frame: &frame.Layout{}}
		e.layout.find()
		order, thread := fmt.Sprint(e.layout.order), fmt.Sprint(e.layout.thread)
		if order != test.order || thread != test.thread {
			t.Errorf("%s: order %s, jumps lead to %s; want %s, %s", test.name, order, thread,
				test.order, test.thread)
		}
	}
}

// TestTails emits two blocks with equal ends: if they have four instructions, the second jumps into
// the first, but not for fewer, nor in a loop, where a jump costs more.
func TestTails(t *testing.T) {
	for _, test := range []struct {
		alike int // before the return
		depth int32
		want  string
	}{
		{3, 0, `testq %rdi, %rdi
jne .L2
movq $1, 8(%rdi)
incq 16(%rdi)
incq 24(%rdi)
incq 32(%rdi)
retq
movq $2, 8(%rdi)
jmp .L3`},
		{2, 0, `testq %rdi, %rdi
jne .L2
movq $1, 8(%rdi)
incq 16(%rdi)
incq 24(%rdi)
retq
movq $2, 8(%rdi)
incq 16(%rdi)
incq 24(%rdi)
retq`},
		{3, 1, `testq %rdi, %rdi
jne .L2
movq $1, 8(%rdi)
incq 16(%rdi)
incq 24(%rdi)
incq 32(%rdi)
retq
movq $2, 8(%rdi)
incq 16(%rdi)
incq 24(%rdi)
incq 32(%rdi)
retq`},
	} {
		f := &mir.Func{}
		f.Reset("f")
		m := &maker{f: f}
		v := m.vreg()
		m.add(mir.Entry, amd64.W0, 0, mir.Out(v, amd64.RDI))
		m.add(mir.Op(amd64.TEST), amd64.W64, 0, mir.R(v), mir.R(v))
		m.add(mir.Op(amd64.JCC), amd64.W0, mir.IsTerm|mir.ReadsFlags, mir.To(1)).Cond = amd64.CondE
		m.jump(2)
		f.Blocks = []mir.Block{{End: int32(len(f.Insts))}}
		for n := range int64(2) {
			b := mir.Block{First: int32(len(f.Insts)), Depth: test.depth}
			m.add(mir.Op(amd64.MOV), amd64.W64, 0, mir.M(v, 8), mir.I(n+1))
			for k := range test.alike {
				m.add(mir.Op(amd64.INC), amd64.W64, 0, mir.M(v, int64(16+8*k)))
			}
			m.add(mir.Ret, amd64.W0, mir.IsTerm)
			b.End = int32(len(f.Insts))
			f.Blocks = append(f.Blocks, b)
		}
		edges(f, [][]int32{{1, 2}, {}, {}})
		var al regalloc.Allocator
		alloc, err := al.Allocate(f)
		if err != nil {
			t.Fatal(err)
		}
		e := Emitter{Checked: true}
		e.Function(f, alloc)
		if err := e.Check(); err != nil {
			t.Error(err)
		}
		var list []string
		for i := range e.out.list {
			list = append(list, amd64.Text(&e.out.list[i].Inst, amd64.ATT))
		}
		if got := strings.Join(list, "\n"); got != test.want {
			t.Errorf("%d alike: emitted\n%s\nwant\n%s", test.alike+1, got, test.want)
		}
	}
}

// TestNeedless copies registers back and forth: a copy is needless while both have the same value.
func TestNeedless(t *testing.T) {
	move := func(d, s amd64.Reg, w amd64.Width) amd64.Inst {
		return amd64.Ins(amd64.MOV, w, amd64.R(d), amd64.R(s))
	}
	for _, test := range []struct {
		between amd64.Inst
		want    bool
	}{
		{move(amd64.RCX, amd64.RDX, amd64.W64), true},
		{amd64.Ins(amd64.INC, amd64.W64, amd64.M(amd64.RAX, 0)), true},
		{amd64.Ins(amd64.INC, amd64.W64, amd64.R(amd64.RAX)), false},
		{amd64.Ins(amd64.INC, amd64.W64, amd64.R(amd64.RBX)), false},
		{amd64.Ins(amd64.CQO, amd64.W64), false},
	} {
		var c copies
		first := move(amd64.RBX, amd64.RAX, amd64.W64)
		c.note(&first)
		c.note(&test.between)
		back := move(amd64.RAX, amd64.RBX, amd64.W64)
		if got := c.needless(&back); got != test.want {
			t.Errorf("after %s: %t", amd64.Text(&test.between, amd64.ATT), got)
		}
		short := move(amd64.RAX, amd64.RBX, amd64.W32)
		if c.needless(&short) {
			t.Error("a copy of 32 bits is needless")
		}
	}
}
