package object

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/amd64"
)

// run runs a tool and returns what it prints.
func run(t *testing.T, name string, args ...string) string {
	t.Helper()
	oracle.Needs(t, "ld")
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// write writes an object to a file.
func write(t *testing.T, o *Object) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a.o")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := o.WriteTo(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// function assembles instructions and adds them as a function.
func function(t *testing.T, o *Object, text Sec, sym amd64.Sym, ins ...amd64.Inst) {
	t.Helper()
	s := o.Sections[text]
	for len(s.Data)%16 != 0 {
		s.Data = append(s.Data, 0x90)
	}
	start := len(s.Data)
	for i := range ins {
		var err error
		if s.Data, s.Relocs, err = amd64.Append(s.Data, s.Relocs, &ins[i]); err != nil {
			t.Fatal(err)
		}
	}
	p := &o.Symbols[sym]
	p.Section, p.Value, p.Size, p.Type = text, uint64(start), uint64(len(s.Data)-start), TypeFunc
}

// sample builds an object with every kind of section, symbol and reference. Its
// function entry(x) calls back(x + counter + hidden constant + tls) with the
// frame described, and adds one to counter.
func sample(t *testing.T) *Object {
	t.Helper()
	o := New("sample.ll")
	text, data := o.AddSection(Standard(".text")), o.AddSection(Standard(".data"))
	bss, ro := o.AddSection(Standard(".bss")), o.AddSection(Standard(".rodata"))
	tdata, maps := o.AddSection(Standard(".tdata")), o.AddSection(Standard(".llvm_stackmaps"))
	o.AddSection(Standard(".note.GNU-stack"))

	entry := o.AddSymbol(Symbol{Name: "entry", Bind: Global})
	helper := o.AddSymbol(Symbol{Name: "helper", Bind: Local})
	back := o.AddSymbol(Symbol{Name: "back", Bind: Global})
	o.AddSymbol(Symbol{Name: "nobody_needs_this", Bind: Global})
	counter := o.AddSymbol(Symbol{Name: "counter", Section: data, Size: 8, Type: TypeObject,
		Bind: Global})
	total := o.AddSymbol(Symbol{Name: "total", Section: bss, Size: 8, Type: TypeObject, Bind: Weak})
	secret := o.AddSymbol(Symbol{Name: ".Lsecret", Section: ro, Value: 8, Size: 8, Type: TypeObject,
		Private: true})
	tls := o.AddSymbol(Symbol{Name: "per_thread", Section: tdata, Size: 8, Type: TypeTLS,
		Bind: Global})
	o.AddSymbol(Symbol{Name: "__LLVM_StackMaps", Section: maps})
	pointer := o.AddSymbol(Symbol{Name: "pointer", Section: data, Value: 8, Size: 8,
		Type: TypeObject, Bind: Global})

	o.Sections[data].Data = []byte{100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
	o.Sections[data].Relocs = []amd64.Fixup{{Off: 8, Kind: amd64.Reloc64, Sym: helper}}
	o.Sections[bss].Size = 8
	o.Sections[ro].Data = append(make([]byte, 8), 7, 0, 0, 0, 0, 0, 0, 0)
	o.Sections[tdata].Data = []byte{30, 0, 0, 0, 0, 0, 0, 0}
	o.Sections[maps].Data = make([]byte, 24)
	o.Sections[maps].Relocs = []amd64.Fixup{{Off: 16, Kind: amd64.Reloc64, Sym: entry}}

	fs := amd64.Operand{Kind: amd64.KindMem, Seg: amd64.FS}
	function(t, o, text, helper,
		amd64.Ins(amd64.LEA, amd64.W64, amd64.R(amd64.RAX), amd64.M(amd64.RDI, 1000)),
		amd64.Ins(amd64.RET, amd64.W0))
	function(t, o, text, entry,
		amd64.Ins(amd64.PUSH, amd64.W64, amd64.R(amd64.RBX)),
		amd64.Ins(amd64.SUB, amd64.W64, amd64.R(amd64.RSP), amd64.I(16)),
		amd64.Ins(amd64.CALL, amd64.W64, amd64.S(helper, amd64.ModNone)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RBX), amd64.R(amd64.RAX)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RAX),
			amd64.MRIP(counter, amd64.ModGOTPCREL, 0)),
		amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RBX), amd64.M(amd64.RAX, 0)),
		amd64.Ins(amd64.ADD, amd64.W64, amd64.M(amd64.RAX, 0), amd64.I(1)),
		amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RBX), amd64.MRIP(secret, amd64.ModNone, 0)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RAX), amd64.MRIP(tls, amd64.ModGOTTPOFF, 0)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RCX), fs),
		amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RBX), amd64.MX(amd64.RCX, amd64.RAX, 1, 0)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RAX),
			amd64.MRIP(total, amd64.ModGOTPCREL, 0)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.M(amd64.RAX, 0), amd64.R(amd64.RBX)),
		amd64.Ins(amd64.MOV, amd64.W64, amd64.R(amd64.RDI), amd64.R(amd64.RBX)),
		amd64.Ins(amd64.CALL, amd64.W64, amd64.S(back, amd64.ModPLT)),
		amd64.Ins(amd64.ADD, amd64.W64, amd64.R(amd64.RSP), amd64.I(16)),
		amd64.Ins(amd64.POP, amd64.W64, amd64.R(amd64.RBX)),
		amd64.Ins(amd64.RET, amd64.W0))
	_ = pointer

	var eh EHFrame
	base := o.SectionSymbol(text)
	e, h := o.Symbols[entry], o.Symbols[helper]
	end := uint32(e.Size)
	for _, err := range []error{
		eh.Add(base, int64(h.Value), uint32(h.Size), nil),
		eh.Add(base, int64(e.Value), end, []CFI{
			{Off: 1, Op: DefCFAOffset, N: 16},
			{Off: 5, Op: DefCFAOffset, N: 32},
			{Off: 5, Op: SaveAt, Reg: amd64.RBX.DWARF(), N: -16},
			{Off: end - 2, Op: DefCFAOffset, N: 16},
			{Off: end - 1, Op: DefCFAOffset, N: 8},
		}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	o.AddSection(eh.Section())
	return o
}
