package machine

import (
	"context"
	"errors"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// builder puts functions into an object.
type builder struct {
	t    *testing.T
	obj  *object.Object
	text object.Sec
	asm  amd64.Assembler
}

func newBuilder(t *testing.T) *builder {
	t.Helper()
	b := &builder{t: t, obj: object.New("")}
	b.text = b.obj.AddSection(object.Standard(".text"))
	return b
}

// fn assembles a function; body emits it.
func (b *builder) fn(name string, body func(a *amd64.Assembler, emit func(amd64.Inst))) amd64.Sym {
	b.t.Helper()
	b.asm.Reset()
	body(&b.asm, func(in amd64.Inst) {
		if err := b.asm.Emit(&in, 0); err != nil {
			b.t.Fatal(err)
		}
	})
	s := b.obj.Sections[b.text]
	s.Data = amd64.AppendNops(s.Data, -len(s.Data)&15)
	start := len(s.Data)
	var err error
	if s.Data, s.Relocs, err = b.asm.Finish(s.Data, s.Relocs); err != nil {
		b.t.Fatal(err)
	}
	return b.obj.AddSymbol(object.Symbol{Name: name, Section: b.text, Value: uint64(start),
		Size: uint64(len(s.Data) - start), Type: object.TypeFunc, Bind: object.Global})
}

// load loads the object into a new machine.
func (b *builder) load(limits Limits, ext map[string]External) (*Machine, *Image) {
	b.t.Helper()
	m, err := New(limits)
	if err != nil {
		b.t.Fatal(err)
	}
	im, err := m.Load(b.obj, ext)
	if err != nil {
		b.t.Fatal(err)
	}
	return m, im
}

// addr is the address of a name.
func (b *builder) addr(im *Image, name string) uint64 {
	b.t.Helper()
	a, ok := im.Lookup(name)
	if !ok {
		b.t.Fatalf("no symbol %s", name)
	}
	return a
}

var (
	reg = amd64.R
	imm = amd64.I
	ins = amd64.Ins
)

const (
	w0  = amd64.W0
	w8  = amd64.W8
	w32 = amd64.W32
	w64 = amd64.W64
)

// sumTo is a loop: the sum of the numbers up to its argument.
func (b *builder) sumTo() {
	b.fn("sum", func(a *amd64.Assembler, emit func(amd64.Inst)) {
		top, end := a.NewLabel(), a.NewLabel()
		emit(ins(amd64.XOR, w32, reg(amd64.RAX), reg(amd64.RAX)))
		a.Bind(top)
		emit(ins(amd64.TEST, w64, reg(amd64.RDI), reg(amd64.RDI)))
		emit(amd64.InsCC(amd64.JCC, w0, amd64.CondE, amd64.L(end)))
		emit(ins(amd64.ADD, w64, reg(amd64.RAX), reg(amd64.RDI)))
		emit(ins(amd64.DEC, w64, reg(amd64.RDI)))
		emit(ins(amd64.JMP, w0, amd64.L(top)))
		a.Bind(end)
		emit(ins(amd64.RET, w0))
	})
}

// factorial is recursive: n * factorial(n-1).
func (b *builder) factorial() {
	self := b.obj.AddSymbol(object.Symbol{Name: "self", Section: b.text,
		Value: uint64((len(b.obj.Sections[b.text].Data) + 15) &^ 15)})
	b.fn("factorial", func(a *amd64.Assembler, emit func(amd64.Inst)) {
		base := a.NewLabel()
		emit(ins(amd64.MOV, w32, reg(amd64.RAX), imm(1)))
		emit(ins(amd64.CMP, w64, reg(amd64.RDI), imm(1)))
		emit(amd64.InsCC(amd64.JCC, w0, amd64.CondBE, amd64.L(base)))
		emit(ins(amd64.PUSH, w64, reg(amd64.RDI)))
		emit(ins(amd64.DEC, w64, reg(amd64.RDI)))
		emit(ins(amd64.CALL, w0, amd64.S(self, amd64.ModNone)))
		emit(ins(amd64.POP, w64, reg(amd64.RDI)))
		emit(ins(amd64.IMUL, w64, reg(amd64.RAX), reg(amd64.RDI)))
		a.Bind(base)
		emit(ins(amd64.RET, w0))
	})
}

// TestLoopsAndCalls runs small programs to their end.
func TestLoopsAndCalls(t *testing.T) {
	b := newBuilder(t)
	b.sumTo()
	b.factorial()
	m, im := b.load(Limits{}, nil)
	for _, c := range []struct {
		fn        string
		arg, want uint64
	}{{"sum", 0, 0}, {"sum", 100, 5050}, {"factorial", 1, 1}, {"factorial", 10, 3628800},
		{"factorial", 20, 2432902008176640000}} {
		got, err := m.Call(context.Background(), b.addr(im, c.fn), c.arg)
		if err != nil || got != c.want {
			t.Errorf("%s(%d) = %d, %v, want %d", c.fn, c.arg, got, err, c.want)
		}
	}
}

// TestExternals calls Externals: arguments, result, an error, memory changed by the host and
// restored.
func TestExternals(t *testing.T) {
	b := newBuilder(t)
	host := b.obj.AddSymbol(object.Symbol{Name: "host", Bind: object.Global})
	missing := b.obj.AddSymbol(object.Symbol{Name: "missing", Bind: object.Global})
	b.fn("calls", func(a *amd64.Assembler, emit func(amd64.Inst)) {
		emit(ins(amd64.PUSH, w64, reg(amd64.RDI)))
		emit(ins(amd64.PUSH, w64, imm(7))) // the seventh argument
		for i, r := range []amd64.Reg{amd64.RSI, amd64.RDX, amd64.RCX, amd64.R8, amd64.R9} {
			emit(ins(amd64.MOV, w32, reg(r), imm(int64(i+2))))
		}
		emit(ins(amd64.CALL, w0, amd64.S(host, amd64.ModPLT)))
		emit(ins(amd64.ADD, w64, reg(amd64.RSP), imm(8)))
		emit(ins(amd64.POP, w64, reg(amd64.RCX)))
		emit(ins(amd64.ADD, w64, reg(amd64.RAX), reg(amd64.RCX)))
		emit(ins(amd64.RET, w0))
	})
	b.fn("lost", func(a *amd64.Assembler, emit func(amd64.Inst)) {
		emit(ins(amd64.CALL, w0, amd64.S(missing, amd64.ModPLT)))
		emit(ins(amd64.RET, w0))
	})
	trouble := errors.New("trouble")
	m, im := b.load(Limits{}, map[string]External{"host": func(m *Machine) error {
		if m.Arg(0) == 13 {
			return trouble
		}
		var sum uint64
		for i := range 7 {
			sum = sum*10 + m.Arg(i)
		}
		m.Return(sum)
		return nil
	}})
	got, err := m.Call(context.Background(), b.addr(im, "calls"), 1)
	if err != nil || got != 1234567+1 {
		t.Errorf("calls(1) = %d, %v", got, err)
	}
	var f *Fault
	if _, err := m.Call(context.Background(), b.addr(im, "calls"), 13); !errors.Is(err, trouble) ||
		!errors.As(err, &f) || f.Kind != HostError || f.Text != "host" {
		t.Errorf("error of the host: %v", err)
	}
	if _, err := m.Call(context.Background(), b.addr(im, "lost")); !errors.As(err, &f) ||
		f.Kind != NoExternal || f.Text != "missing" {
		t.Errorf("undefined function: %v", err)
	}
}
