package machine

import (
	"context"
	"encoding/binary"
	"math/rand/v2"
	"strings"
	"testing"

	"statepoint/lower/amd64"
	"statepoint/lower/object"
)

// sampleOperand is an operand that matches a notation of the instruction table.
func sampleOperand(name string) amd64.Operand {
	switch {
	case strings.HasPrefix(name, "xmm"):
		return amd64.R(amd64.XMM5)
	case name == "1" || strings.HasSuffix(name, "imm8") || name == "uimm16":
		return amd64.I(1)
	case name == "imm64":
		return amd64.I(1 << 40)
	case strings.HasPrefix(name, "imm"):
		return amd64.I(200)
	case name == "rel8":
		return amd64.Rel(0)
	case name == "rel32":
		return amd64.Rel(1000)
	case name == "CL":
		return amd64.R(amd64.RCX)
	case name == "AL" || name == "AX" || name == "EAX" || name == "RAX":
		return amd64.R(amd64.RAX)
	case name[0] == 'm':
		return amd64.M(amd64.RDI, 0)
	}
	return amd64.R(amd64.RBX)
}

// TestExecutesEveryForm checks that this machine supports every line of the compiler's instruction
// table.
func TestExecutesEveryForm(t *testing.T) {
	for _, f := range amd64.Forms() {
		var args []amd64.Operand
		if _, names, ok := strings.Cut(f.Text, " "); ok {
			for _, n := range strings.Split(names, ", ") {
				args = append(args, sampleOperand(n))
			}
		}
		encoded := false
		for _, w := range []amd64.Width{amd64.W0, amd64.W8, amd64.W16, amd64.W32, amd64.W64} {
			in := amd64.Ins(f.Op, w, args...)
			code, _, err := amd64.Append(nil, nil, &in)
			if err != nil {
				continue
			}
			encoded = true
			if _, fault := translate(code, 0); fault != nil {
				t.Errorf("%s: % x: %v", f.Text, code, fault)
			}
		}
		if !encoded {
			t.Errorf("%s: no sample", f.Text)
		}
	}
}

// TestRandomBytesDoNotPanic runs random bytes.
func TestRandomBytesDoNotPanic(t *testing.T) {
	t.Logf("seed %d", *seed)
	rnd := rand.New(rand.NewPCG(*seed, 1))
	for range 3000 {
		m, err := New(Limits{Steps: 100})
		if err != nil {
			t.Fatal(err)
		}
		code := make([]byte, 4096)
		for i := range code {
			code[i] = byte(rnd.Uint32())
		}
		if err := m.Mem.Map(ImageBase, 4096, Read|Write|Exec); err != nil {
			t.Fatal(err)
		}
		if err := m.Mem.WriteAt(ImageBase, code); err != nil {
			t.Fatal(err)
		}
		if err := m.Start(ImageBase, ImageBase, ImageBase+1000); err != nil {
			t.Fatal(err)
		}
		ctx := context.Background()
		h := NewHistory(m, HistoryLimits{})
		if _, err := h.Run(ctx, nil); err != nil && err.Error() == "" {
			t.Error("a fault without words")
		}
		end := m.Snapshot()
		for h.Now() > 0 {
			if err := h.Back(ctx); err != nil {
				t.Fatal(err)
			}
		}
		if h.Run(ctx, nil); !end.Equal(m.Snapshot()) {
			t.Fatal("the run ended otherwise the second time")
		}
	}
}

// TestSelfModifyingCodeIsSeen overwrites an instruction that has already run.
func TestSelfModifyingCodeIsSeen(t *testing.T) {
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Mem.Map(ImageBase, PageSize, Read|Write|Exec); err != nil {
		t.Fatal(err)
	}
	one, two := ins(amd64.MOV, w32, reg(amd64.RAX), imm(1)),
		ins(amd64.MOV, w32, reg(amd64.RAX), imm(2))
	ret := ins(amd64.RET, w0)
	for want, in := range []*amd64.Inst{1: &one, 2: &two} {
		if in == nil {
			continue
		}
		code, _, _ := amd64.Append(nil, nil, in)
		code, _, _ = amd64.Append(code, nil, &ret)
		if err := m.Mem.WriteAt(ImageBase, code); err != nil {
			t.Fatal(err)
		}
		if got, err := m.Call(context.Background(), ImageBase); err != nil || got != uint64(want) {
			t.Errorf("returned %d, %v, want %d", got, err, want)
		}
	}
}

// TestLoaderRelocations reads through every kind of reference: absolute, PC
// relative, by the global offset table, thread-local in its models, weak and
// missing.
func TestLoaderRelocations(t *testing.T) {
	b := newBuilder(t)
	data, tls, tbss := object.Standard(".data"), object.Standard(".tdata"), object.Standard(".tbss")
	data.Data = binary.LittleEndian.AppendUint64(nil, 11)
	data.Data = append(data.Data, make([]byte, 32)...)
	tls.Data = binary.LittleEndian.AppendUint64(make([]byte, 8), 13)
	tbss.Size = 8
	dataSec, tlsSec, tbssSec := b.obj.AddSection(data), b.obj.AddSection(tls),
		b.obj.AddSection(tbss)
	x := b.obj.AddSymbol(object.Symbol{Name: "x", Section: dataSec, Size: 8, Bind: object.Global})
	tv := b.obj.AddSymbol(object.Symbol{Name: "tv", Section: tlsSec, Value: 8, Size: 8,
		Type: object.TypeTLS, Bind: object.Global})
	tz := b.obj.AddSymbol(object.Symbol{Name: "tz", Section: tbssSec, Size: 8, Type: object.TypeTLS,
		Bind: object.Global})
	weak := b.obj.AddSymbol(object.Symbol{Name: "weak", Bind: object.Weak})
	getAddr := b.obj.AddSymbol(object.Symbol{Name: "__tls_get_addr", Bind: object.Global})
	data.Relocs = []amd64.Fixup{
		{Off: 8, Kind: amd64.Reloc64, Sym: x},
		{Off: 16, Kind: amd64.Reloc64, Sym: weak},
		{Off: 24, Kind: amd64.RelocPC64, Sym: x},
		{Off: 32, Kind: amd64.RelocDTPOFF64, Sym: tv},
	}
	rax, rdi := reg(amd64.RAX), reg(amd64.RDI)
	load := func(o amd64.Operand) []amd64.Inst { return []amd64.Inst{ins(amd64.MOV, w64, rax, o)} }
	fs := amd64.Operand{Kind: amd64.KindMem, Seg: amd64.FS}
	tpoff := fs
	tpoff.Sym, tpoff.Mod = tv, amd64.ModTPOFF
	abs := amd64.Operand{Kind: amd64.KindMem, Sym: x}
	for name, c := range map[string]struct {
		code []amd64.Inst
		want uint64
	}{
		"pc":        {load(amd64.MRIP(x, amd64.ModNone, 0)), 11},
		"abs":       {load(abs), 11},
		"got":       {append(load(amd64.MRIP(x, amd64.ModGOTPCREL, 0)), load(amd64.M(amd64.RAX, 0))...), 11},
		"imm32":     {append([]amd64.Inst{ins(amd64.MOV, w32, rax, amd64.ISym(x, 0))}, load(amd64.M(amd64.RAX, 0))...), 11},
		"imm64":     {append([]amd64.Inst{ins(amd64.MOVABS, w64, rax, amd64.ISym(x, 0))}, load(amd64.M(amd64.RAX, 0))...), 11},
		"pointer":   {append(load(amd64.MRIP(x, amd64.ModNone, 8)), load(amd64.M(amd64.RAX, 0))...), 11},
		"absent":    {load(amd64.MRIP(x, amd64.ModNone, 16)), 0},
		"distance":  {load(amd64.MRIP(x, amd64.ModNone, 24)), ^uint64(23)},
		"dtpoff":    {load(amd64.MRIP(x, amd64.ModNone, 32)), 8},
		"tpoff":     {load(tpoff), 13},
		"gottpoff":  {append(load(amd64.MRIP(tv, amd64.ModGOTTPOFF, 0)), ins(amd64.ADD, w64, rax, fs), ins(amd64.MOV, w64, rax, amd64.M(amd64.RAX, 0))), 13},
		"tlsgd":     {[]amd64.Inst{ins(amd64.LEA, w64, rdi, amd64.MRIP(tv, amd64.ModTLSGD, 0)), ins(amd64.CALL, w0, amd64.S(getAddr, amd64.ModPLT)), ins(amd64.MOV, w64, rax, amd64.M(amd64.RAX, 0))}, 13},
		"tlsld":     {[]amd64.Inst{ins(amd64.LEA, w64, rdi, amd64.MRIP(tv, amd64.ModTLSLD, 0)), ins(amd64.CALL, w0, amd64.S(getAddr, amd64.ModPLT)), ins(amd64.MOV, w64, rax, amd64.Operand{Kind: amd64.KindMem, Reg: amd64.RAX, Sym: tv, Mod: amd64.ModDTPOFF})}, 13},
		"tls zeros": {append(load(amd64.MRIP(tz, amd64.ModGOTTPOFF, 0)), ins(amd64.ADD, w64, rax, fs), ins(amd64.MOV, w64, rax, amd64.M(amd64.RAX, 0))), 0},
	} {
		b.fn(name, func(_ *amd64.Assembler, emit func(amd64.Inst)) {
			emit(ins(amd64.PUSH, w64, rdi))
			for _, in := range c.code {
				emit(in)
			}
			emit(ins(amd64.POP, w64, rdi))
			emit(ins(amd64.RET, w0))
		})
		m, im := b.load(Limits{}, nil)
		if got, err := m.Call(context.Background(), b.addr(im, name)); err != nil || got != c.want {
			t.Errorf("%s: %d, %v, want %d", name, got, err, c.want)
		}
		fn := b.addr(im, name)
		if sym, off, ok := im.Symbol(fn + 1); !ok || b.obj.Symbols[sym].Name != name || off != 1 {
			t.Errorf("%s: address %#x is symbol %d+%d", name, fn+1, sym, off)
		}
	}

	data.Relocs = append(data.Relocs, amd64.Fixup{Off: 0, Kind: 200, Sym: x})
	m, err := New(Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Load(b.obj, nil); err == nil ||
		!strings.Contains(err.Error(), "type 200 is not known") {
		t.Errorf("an unknown relocation: %v", err)
	}
}
