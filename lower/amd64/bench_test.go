package amd64

import "testing"

// benchFunction is a function as a compiler emits it: a frame, spills and
// reloads around calls, arithmetic, a loop.
func benchFunction() []Inst {
	out := []Inst{Ins(PUSH, W64, R(RBX)), Ins(SUB, W64, R(RSP), I(88))}
	for i := range int32(10) {
		out = append(out,
			Ins(MOV, W64, M(RSP, 8*i), R(RDI)),
			Ins(MOV, W32, R(RSI), I(int64(i))),
			Ins(CALL, W64, S(Sym(i+1), ModPLT)),
			Ins(MOV, W64, R(RBX), R(RAX)),
			Ins(MOV, W64, R(RDI), M(RSP, 8*i)),
			Ins(ADD, W64, R(RBX), M(RDI, 16)),
			Ins(LEA, W64, R(RAX), MX(RBX, RDI, 8, 24)),
			Ins(CMP, W32, R(RAX), I(1000)),
			InsCC(JCC, W0, CondL, Rel(-20)),
			Ins(XOR, W32, R(RAX), R(RAX)),
		)
	}
	return append(out, Ins(ADD, W64, R(RSP), I(88)), Ins(POP, W64, R(RBX)), Ins(RET, W0))
}

// report adds instructions per second to a benchmark's figures.
func report(b *testing.B, perOp, bytesPerOp int) {
	b.SetBytes(int64(bytesPerOp))
	b.ReportMetric(float64(b.N)*float64(perOp)/b.Elapsed().Seconds(), "insts/s")
}

// BenchmarkAppend is the encoder alone.
func BenchmarkAppend(b *testing.B) {
	ins := benchFunction()
	var code []byte
	var fix []Fixup
	for b.Loop() {
		code, fix = code[:0], fix[:0]
		for i := range ins {
			var err error
			if code, fix, err = Append(code, fix, &ins[i]); err != nil {
				b.Fatal(err)
			}
		}
	}
	report(b, len(ins), len(code))
}

// BenchmarkAssembler is the encoder with labels, spans and layout.
func BenchmarkAssembler(b *testing.B) {
	ins := benchFunction()
	var code []byte
	var fix []Fixup
	var a Assembler
	for b.Loop() {
		a.Reset()
		code, fix = code[:0], fix[:0]
		top := a.NewLabel()
		a.Bind(top)
		for i := range ins {
			in := &ins[i]
			if in.Op == JCC {
				in.Args[0] = L(top)
			}
			if err := a.Emit(in, uint32(i)); err != nil {
				b.Fatal(err)
			}
		}
		var err error
		if code, fix, err = a.Finish(code, fix); err != nil {
			b.Fatal(err)
		}
	}
	report(b, len(ins), len(code))
}

// BenchmarkText is the printer.
func BenchmarkText(b *testing.B) {
	ins := benchFunction()
	var text []byte
	p := Printer{}
	for b.Loop() {
		text = text[:0]
		for i := range ins {
			text = append(p.Append(text, &ins[i]), '\n')
		}
	}
	report(b, len(ins), len(text))
}

// TestEncodingAllocatesNothing checks that encoding into memory that is large
// enough makes no garbage.
func TestEncodingAllocatesNothing(t *testing.T) {
	ins := benchFunction()
	code, fix := make([]byte, 0, 4096), make([]Fixup, 0, 64)
	if n := testing.AllocsPerRun(10, func() {
		code, fix = code[:0], fix[:0]
		for i := range ins {
			code, fix, _ = Append(code, fix, &ins[i])
		}
	}); n != 0 {
		t.Errorf("%v allocations for one function", n)
	}
}

// BenchmarkTable is reading the instruction table, which every program that encodes an instruction
// pays once.
func BenchmarkTable(b *testing.B) {
	for b.Loop() {
		new(tables).compile()
	}
}
