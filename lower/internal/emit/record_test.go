package emit

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
	"statepoint/lower/object"
)

// TestRecords emits everything that has a record: a call's is after it, or after the nops instead
// of it; those of stack maps and patch points are before their bytes.
func TestRecords(t *testing.T) {
	for _, test := range []struct {
		name   string
		op     mir.Op
		patch  uint32
		target mir.Operand
		at     uint32 // from its start
		size   uint32 // of all code emitted for it
	}{
		{"statepoint", mir.Statepoint, 0, mir.Operand{Kind: mir.KindSym, Sym: 1}, 5, 5},
		{"statepoint of nops", mir.Statepoint, 40, mir.Operand{Kind: mir.KindSym, Sym: 1}, 40, 40},
		{"stack map", mir.StackMap, 3, mir.I(0), 0, 3},
		{"patchpoint of an address", mir.PatchPoint, 20, mir.I(1 << 40), 0, 20},
		{"patchpoint that is too short", mir.PatchPoint, 2, mir.I(1 << 40), 0, 13},
		{"patchpoint without a target", mir.PatchPoint, 6, mir.Operand{}, 0, 6},
	} {
		f := &mir.Func{}
		f.Reset("f")
		m := &maker{f: f}
		v := m.vreg()
		m.add(mir.Entry, amd64.W0, 0, mir.Out(v, amd64.RDI))
		m.add(mir.Op(amd64.INC), amd64.W64, 0, mir.M(v, 16))
		m.add(test.op, amd64.W0, mir.IsCall, test.target)
		m.add(mir.Ret, amd64.W0, mir.IsTerm)
		f.Blocks = []mir.Block{{End: 4}}
		f.Points = []mir.Point{{ID: 7, PatchBytes: test.patch, Plain: test.op != mir.Statepoint}}
		e := Emitter{Detail: true}
		emit(t, &e, f)
		var before, after uint32 // the end of INC, and the start of the exit
		for i, span := range e.Spans() {
			switch e.Insts()[i].Inst.Op {
			case amd64.INC:
				before = span.To
			case amd64.CALL, amd64.MOVABS, amd64.NOP:
				after = span.To
			}
		}
		if e.NumPoints() != 1 || e.Point(0).Point != 0 || e.Point(0).Inst != 2 {
			t.Fatalf("%s: %d records, %+v", test.name, e.NumPoints(), e.Point(0))
		}
		if at := e.Point(0).Offset - before; at != test.at || after-before != test.size {
			t.Errorf("%s: record at %d of %d bytes, want %d of %d", test.name, at, after-before,
				test.at, test.size)
		}
	}
}

// emit emits and assembles a function.
func emit(t *testing.T, e *Emitter, f *mir.Func) {
	t.Helper()
	var al regalloc.Allocator
	alloc, err := al.Allocate(f)
	if err != nil {
		t.Fatal(err)
	}
	e.Function(f, alloc)
	if _, _, err := e.Finish(nil, nil); err != nil {
		t.Fatal(err)
	}
}

// TestJumpTables records a table: its targets are the offsets of the blocks, past those that only
// jump.
func TestJumpTables(t *testing.T) {
	f := blocksOf("1?3", "4?3", "3", "ret", "ret")
	f.Tables = []mir.Table{{Sym: 9}}
	var al regalloc.Allocator
	alloc, err := al.Allocate(f)
	if err != nil {
		t.Fatal(err)
	}
	var e Emitter
	e.Function(f, alloc)
	e.tables.note(&mir.Inst{Aux: 1}, []mir.Operand{mir.To(1), mir.To(3), mir.To(2), mir.To(1)})
	if _, _, err := e.Finish(nil, nil); err != nil {
		t.Fatal(err)
	}
	at := map[int32]uint32{}
	for _, n := range []int32{1, 3} {
		at[n], _ = e.out.asm.Offset(e.layout.labels[n])
	}
	want := fmt.Sprint([]Table{{Sym: 9, Targets: []uint32{at[1], at[3], at[3], at[1]}}})
	if got := fmt.Sprint(e.Tables()); got != want || at[1] == 0 || at[3] <= at[1] {
		t.Errorf("tables %s, want %s", got, want)
	}
}

// TestUnwinding records changes of a frame after 1-byte instructions: each takes effect at the end
// of its instruction, and none after the code, except the restored state.
func TestUnwinding(t *testing.T) {
	for _, test := range []struct {
		name    string
		dynamic bool
		op      frameOp
		want    string
	}{
		{"push", false, frameOp{cfa: 16, saved: amd64.RBX, at: -16},
			"2 offset 16, 2 rbx at -16"},
		{"pop", false, frameOp{cfa: 8}, "2 offset 8"},
		{"resume", false, frameOp{cfa: 48, resume: true}, "2 offset 48"},
		{"resume by RBP", true, frameOp{cfa: 48, resume: true}, "2 rbp+16"},
		{"base", true, frameOp{base: true}, "2 by rbp"},
		{"plain", true, frameOp{cfa: 8, plain: true}, "2 rsp+8"},
		{"probed", false, frameOp{cfa: 4096, probed: true}, "2 r11+4096"},
		{"unprobed", false, frameOp{cfa: 4096, unprobed: true}, "2 rsp+4096"},
	} {
		j := &job{frame: &(&Emitter{}).Frame}
		j.frame.Dynamic, j.frame.Found = test.dynamic, test.dynamic
		u := &unwinding{job: j, out: &writer{safe: &safePoints{}}}
		u.out.reset(false)
		for range 2 {
			u.out.emit(amd64.Ins(amd64.NOP, amd64.W0))
		}
		u.note(test.op)
		u.out.emit(amd64.Ins(amd64.NOP, amd64.W0))
		if _, _, err := u.out.asm.Finish(nil, nil); err != nil {
			t.Fatal(err)
		}
		if got := cfiText(u.cfi(3)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		behind := cfiText(u.cfi(2))
		if keeps := test.op.probed || test.op.unprobed || test.op.resume && !test.dynamic; keeps !=
			(behind != "") {
			t.Errorf("%s: at the end of the code %q", test.name, behind)
		}
	}
}

func cfiText(ops []object.CFI) string {
	names := map[uint16]string{}
	for _, r := range []amd64.Reg{amd64.RBX, amd64.RBP, amd64.RSP, amd64.R11} {
		names[uint16(r.DWARF())] = strings.ToLower(r.String())
	}
	var list []string
	for _, o := range ops {
		reg := names[uint16(o.Reg)]
		switch o.Op {
		case object.DefCFA:
			list = append(list, fmt.Sprintf("%d %s+%d", o.Off, reg, o.N))
		case object.DefCFARegister:
			list = append(list, fmt.Sprintf("%d by %s", o.Off, reg))
		case object.DefCFAOffset:
			list = append(list, fmt.Sprintf("%d offset %d", o.Off, o.N))
		case object.SaveAt:
			list = append(list, fmt.Sprintf("%d %s at %d", o.Off, reg, o.N))
		}
	}
	return strings.Join(list, ", ")
}
