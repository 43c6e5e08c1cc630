package machine

import (
	"context"
	"errors"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// TestFaults checks that accesses and instructions that a processor would refuse stop the machine
// with the right fault and a helpful message, and that no register has changed.
func TestFaults(t *testing.T) {
	for name, c := range map[string]struct {
		ins  []amd64.Inst
		kind FaultKind
		text string
	}{
		"read":       {[]amd64.Inst{ins(amd64.MOV, w64, reg(amd64.RAX), amd64.MAbs(64))}, ReadFault, "read of 0x40, where nothing is mapped"},
		"indexed":    {[]amd64.Inst{ins(amd64.XOR, w32, reg(amd64.RAX), reg(amd64.RAX)), ins(amd64.MOV, w64, reg(amd64.RAX), amd64.MX(amd64.RAX, amd64.RAX, 1, 64))}, ReadFault, "(mov 0x40(%rax,%rax),%rax): read of 0x40"},
		"write code": {[]amd64.Inst{ins(amd64.MOV, w8, amd64.MRIP(amd64.NoSym, amd64.ModNone, 0), imm(1))}, WriteFault, "which only allows r-x"},
		"run data":   {[]amd64.Inst{ins(amd64.JMP, w0, reg(amd64.RSP))}, ExecFault, "which only allows rw-"},
		"call zero":  {[]amd64.Inst{ins(amd64.XOR, w32, reg(amd64.RAX), reg(amd64.RAX)), ins(amd64.CALL, w0, reg(amd64.RAX))}, ExecFault, "(call *%rax): execution of 0x0, where nothing is mapped"},
		"return":     {[]amd64.Inst{ins(amd64.PUSH, w64, imm(64)), ins(amd64.RET, w0)}, ExecFault, "(retq): execution of 0x40, where nothing is mapped"},
		"divide":     {[]amd64.Inst{ins(amd64.XOR, w32, reg(amd64.RCX), reg(amd64.RCX)), ins(amd64.DIV, w32, reg(amd64.RCX))}, DivideError, "division"},
		"overflow":   {[]amd64.Inst{ins(amd64.MOV, w64, reg(amd64.RAX), imm(-1<<63)), ins(amd64.CQO, w0), ins(amd64.MOV, w64, reg(amd64.RCX), imm(-1)), ins(amd64.IDIV, w64, reg(amd64.RCX))}, DivideError, "idiv %rcx"},
		"ud2":        {[]amd64.Inst{ins(amd64.UD2, w0)}, Undefined, "ud2"},
		"ud1":        {[]amd64.Inst{ins(amd64.UD1, w32, reg(amd64.RAX), amd64.M32(amd64.RBX, 3))}, Undefined, "ud1 0x3(%ebx),%eax"},
		"avx":        {[]amd64.Inst{ins(amd64.Data, w32, imm(0xc158f8c5))}, Undefined, "(an instruction of AVX or BMI): no instruction"},
		"avx 3":      {[]amd64.Inst{ins(amd64.Data, w8, imm(0xc4)), ins(amd64.Data, w32, imm(0x585d79c1))}, Undefined, "AVX"},
		"avx 512":    {[]amd64.Inst{ins(amd64.Data, w8, imm(0x62)), ins(amd64.Data, w32, imm(0x58487cf1))}, Undefined, "AVX"},
		"avx behind": {[]amd64.Inst{ins(amd64.Data, w8, imm(0x66)), ins(amd64.Data, w8, imm(0x48)), ins(amd64.Data, w32, imm(0xc158f8c5))}, Undefined, "AVX"},
		"none":       {[]amd64.Inst{ins(amd64.Data, w8, imm(6))}, Undefined, "no instruction that this machine executes"},
		"int3":       {[]amd64.Inst{ins(amd64.INT3, w0)}, Trap, "trap"},
		"push":       {[]amd64.Inst{ins(amd64.XOR, w32, reg(amd64.RSP), reg(amd64.RSP)), ins(amd64.PUSH, w64, imm(1))}, WriteFault, "0xfffffffffffffff8"},
		"pair":       {[]amd64.Inst{ins(amd64.CMPXCHG16B, w0, amd64.M(amd64.RSP, 0))}, Misaligned, "aligned to 16"},
		"endless":    {[]amd64.Inst{ins(amd64.JMP, w0, amd64.Rel(-2))}, StepLimit, "stopped after 1000 steps, the limit (Limits.Steps raises it)"},
	} {
		b := newBuilder(t)
		b.fn("f", func(_ *amd64.Assembler, emit func(amd64.Inst)) {
			for _, in := range c.ins {
				emit(in)
			}
			emit(ins(amd64.RET, w0))
		})
		m, im := b.load(Limits{Steps: 1000}, nil)
		if err := m.Start(b.addr(im, "f"), 1, 2, 3); err != nil {
			t.Fatal(err)
		}
		var before CPU
		m.OnStep = func(m *Machine, _ uint64) { before = m.CPU }
		err := m.Run(context.Background())
		var f *Fault
		if !errors.As(err, &f) || f.Kind != c.kind || !strings.Contains(err.Error(), c.text) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.kind != StepLimit && m.CPU != before {
			t.Errorf("%s: the instruction that failed changed the registers", name)
		}
		if m.RIP != f.RIP {
			t.Errorf("%s: at %#x, fault at %#x", name, m.RIP, f.RIP)
		}
	}
}

// TestLimits checks the memory limit and cancellation.
func TestLimits(t *testing.T) {
	m, err := New(Limits{Memory: 2 << 20})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Mem.Map(0x1000, 512<<10, Read); err != nil {
		t.Error(err)
	}
	if err := m.Mem.Map(0x1000, 512<<10, Read|Write); err != nil {
		t.Errorf("mapping again: %v", err)
	}
	err = m.Mem.Map(0x1000000, 1<<20, Read)
	var f *Fault
	if !errors.As(err, &f) || f.Kind != MemoryLimit ||
		!strings.Contains(err.Error(), "limit of 2097152 bytes (Limits.Memory raises it)") {
		t.Errorf("memory limit: %v", err)
	}
	if err := m.Mem.Map(0, 1<<62, Read); !errors.As(err, &f) || f.Kind != MemoryLimit {
		t.Errorf("absurd size: %v", err)
	}
	if err := m.Mem.Map(^uint64(0)-10, 100, Read); err == nil {
		t.Error("a range beyond the end of the address space is mapped")
	}
	if _, err := New(Limits{Memory: 1000}); err == nil {
		t.Error("a machine without room for its stack")
	}

	b := newBuilder(t)
	b.sumTo()
	m, im := b.load(Limits{}, nil)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := m.Call(ctx, b.addr(im, "sum"), 1<<40); !errors.Is(err, context.Canceled) ||
		!errors.As(err, &f) || f.Kind != Cancelled {
		t.Errorf("cancelled: %v", err)
	}
}

// TestUnmappedPagesComeBack unmaps a page during a step, as a collector does with an evacuated
// semispace, and steps back over that.
func TestUnmappedPagesComeBack(t *testing.T) {
	b := newBuilder(t)
	ext := b.obj.AddSymbol(object.Symbol{Name: "collect", Bind: object.Global})
	b.fn("f", func(_ *amd64.Assembler, emit func(amd64.Inst)) {
		emit(ins(amd64.PUSH, w64, reg(amd64.RDI)))
		emit(ins(amd64.CALL, w0, amd64.S(ext, amd64.ModPLT)))
		emit(ins(amd64.POP, w64, reg(amd64.RDI)))
		emit(ins(amd64.MOV, w64, reg(amd64.RAX), amd64.M(amd64.RDI, 0)))
		emit(ins(amd64.RET, w0))
	})
	const old, moved = 0x20000000, 0x30000000
	m, im := b.load(Limits{}, map[string]External{"collect": func(m *Machine) error {
		v, err := m.Mem.Load64(old)
		if err != nil {
			return err
		}
		if err := m.Mem.Map(moved, 8, Read|Write); err != nil {
			return err
		}
		m.Mem.Unmap(old, PageSize)
		return m.Mem.Store64(moved, v)
	}})
	if err := m.Mem.Map(old, 8, Read|Write); err != nil {
		t.Fatal(err)
	}
	if err := m.Mem.Store64(old, 42); err != nil {
		t.Fatal(err)
	}
	regions := m.Mem.Regions()
	if err := m.Start(b.addr(im, "f"), old); err != nil {
		t.Fatal(err)
	}
	h := NewHistory(m, HistoryLimits{})
	ctx := context.Background()
	var f *Fault
	if _, err := h.Run(ctx, nil); !errors.As(err, &f) || f.Kind != ReadFault || f.Addr != old {
		t.Fatalf("stale pointer: %v", err)
	}
	if h.Now() != 4 || h.Err() == nil {
		t.Errorf("the run ends at step %d with %v", h.Now(), h.Err())
	}
	if err := h.Seek(ctx, 0); err != nil {
		t.Fatal(err)
	}
	if v, err := m.Mem.Load64(old); v != 42 || err != nil {
		t.Errorf("the old page holds %d, %v", v, err)
	}
	if got := m.Mem.Regions(); len(got) != len(regions) {
		t.Errorf("regions %v, before %v", got, regions)
	}
}
