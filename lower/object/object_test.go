package object

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"statepoint/lower/amd64"
)

// TestLinksAndRuns links the sample with a C program, in the ways that differ
// for relocations, and runs it: values arrive, and the C library's unwinder
// finds its way through our frame back to main.
func TestLinksAndRuns(t *testing.T) {
	obj := write(t, sample(t))
	c := filepath.Join(t.TempDir(), "main.c")
	src := `
#include <stdio.h>
#include <unwind.h>
extern long entry(long), counter, total;
extern long (*pointer)(long);
extern __thread long per_thread;
static int frames, past_entry;
static _Unwind_Reason_Code step(struct _Unwind_Context *c, void *main_fp) {
	frames++;
	unsigned long cfa = _Unwind_GetCFA(c);
	if (cfa > (unsigned long)main_fp) past_entry = 1;
	return _URC_NO_REASON;
}
static void *main_fp;
long back(long x) { _Unwind_Backtrace(step, main_fp); return x * 2; }
int main(void) {
	main_fp = __builtin_frame_address(0);
	per_thread += 1;
	long a = entry(5), b = entry(5);
	printf("%ld %ld %ld %ld %ld %d\n", a, b, counter, total, pointer(1), past_entry);
	return 0;
}`
	if err := os.WriteFile(c, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, flags := range [][]string{{"-pie", "-fPIE"}, {"-no-pie", "-fno-pie"}, {"-static"}} {
		exe := filepath.Join(t.TempDir(), "a.out")
		args := append([]string{"-O1", "-o", exe, c, obj}, flags...)
		if flags[0] != "-pie" { // there .llvm_stackmaps, read-only, needs a run-time relocation
			args = append(args, "-Wl,--fatal-warnings")
		}
		run(t, "gcc", args...)
		// 5 + 1000 + 100 + 7 + 31 = 1143, doubled; then counter is one more.
		if got, want := run(t, exe), "2286 2288 102 1144 1001 1\n"; got != want {
			t.Errorf("%v: printed %q, want %q", flags, got, want)
		}
	}
}

// TestToolsReadIt gives the sample to readelf, llvm-readobj and ld -r.
func TestToolsReadIt(t *testing.T) {
	obj := write(t, sample(t))
	out := run(t, "readelf", "-aW", obj)
	for _, want := range []string{
		"FILE    LOCAL  DEFAULT  ABS sample.ll",
		"NOTYPE  LOCAL  DEFAULT", "__LLVM_StackMaps",
		"FUNC    GLOBAL DEFAULT", "OBJECT  WEAK   DEFAULT", "TLS     GLOBAL DEFAULT",
		"NOTYPE  GLOBAL DEFAULT  UND back",
		"R_X86_64_REX_GOTPCRELX", "counter - 4", "R_X86_64_GOTTPOFF", "per_thread - 4", "back - 4",
		"X86_64_UNWIND",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("readelf does not show %q in\n%s", want, out)
		}
	}
	for _, not := range []string{"arning", "rror", "secret", "nobody_needs_this"} {
		if strings.Contains(out, not) {
			t.Errorf("readelf shows %q in\n%s", not, out)
		}
	}
	out = run(t, "/usr/lib/llvm-22/bin/llvm-readobj", "-S", "-r", "-s", "--unwind", obj)
	if !strings.Contains(out, "DW_CFA_offset: reg3 -16") &&
		!strings.Contains(out, "DW_CFA_offset: RBX -16") {
		t.Errorf("llvm-readobj does not show where RBX is saved:\n%s", out)
	}
	run(t, "ld", "-r", "--fatal-warnings", "-o", filepath.Join(t.TempDir(), "b.o"), obj)
}

// TestReadsItBack reads the file and compares what it holds; and writes the
// result, which gives the same relocations and symbols again.
func TestReadsItBack(t *testing.T) {
	o := sample(t)
	var buf bytes.Buffer
	if _, err := o.WriteTo(&buf); err != nil {
		t.Fatal(err)
	}
	back, err := Read(buf.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if len(back.Sections) != len(o.Sections) {
		t.Fatalf("%d sections, want %d", len(back.Sections), len(o.Sections))
	}
	for i := 1; i < len(o.Sections); i++ {
		a, b := *o.Sections[i], *back.Sections[i]
		if a.Name != b.Name || a.Type != b.Type || a.Flags != b.Flags || a.Align != b.Align ||
			a.Len() != b.Len() || !bytes.Equal(a.Data, b.Data) || len(a.Relocs) != len(b.Relocs) {
			t.Errorf("section %s came back as %+v", a.Name, b)
		}
	}
	maps, _ := back.Section(".llvm_stackmaps")
	if got := back.Target(maps.Relocs[0]); got != "entry" {
		t.Errorf("the map's function is %q", got)
	}
	data, _ := back.Section(".data")
	if got := back.Target(data.Relocs[0]); got != "helper" {
		t.Errorf("the pointer's target is %q", got)
	}
	var again bytes.Buffer
	if _, err := back.WriteTo(&again); err != nil {
		t.Fatal(err)
	}
	third, err := Read(again.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	back.funcs, third.funcs = nil, nil
	if !reflect.DeepEqual(back, third) {
		t.Error("reading, writing and reading again gives another object")
	}
}

// TestSameBytesEveryTime builds and writes the sample twice.
func TestSameBytesEveryTime(t *testing.T) {
	var a, b bytes.Buffer
	if _, err := sample(t).WriteTo(&a); err != nil {
		t.Fatal(err)
	}
	if _, err := sample(t).WriteTo(&b); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two runs differ")
	}
}

// spy notes whether a slice was written as it is.
type spy struct {
	want *byte
	size int
	seen bool
}

func (s *spy) Write(b []byte) (int, error) {
	if len(b) == s.size && unsafe.SliceData(b) == s.want {
		s.seen = true
	}
	return len(b), nil
}

// TestContentsAreNotCopied writes a section of 26 MB.
func TestContentsAreNotCopied(t *testing.T) {
	o := New("")
	s := Standard(".llvm_stackmaps")
	s.Data = make([]byte, 26<<20)
	o.AddSection(s)
	w := &spy{want: &s.Data[0], size: len(s.Data)}
	n, err := o.WriteTo(w)
	if err != nil {
		t.Fatal(err)
	}
	l, err := o.Layout()
	if err != nil {
		t.Fatal(err)
	}
	if !w.seen || uint64(n) != l.Size() {
		t.Errorf("copied: %v; wrote %d of %d bytes", !w.seen, n, l.Size())
	}
}

// TestResolveLocal patches a call within .text and leaves what a linker decides.
func TestResolveLocal(t *testing.T) {
	o := sample(t)
	text, _ := o.Section(".text")
	before := len(text.Relocs)
	o.ResolveLocal()
	if got := before - len(text.Relocs); got != 1 {
		t.Errorf("%d references resolved, want the one to helper", got)
	}
	if text.Data[16+5] != 0xE8 || int32(le.Uint32(text.Data[16+6:])) != -(16+10) {
		t.Errorf("call %x", text.Data[16+5:16+10])
	}
}

// TestWriteErrors checks that what cannot be written is an error that says what.
func TestWriteErrors(t *testing.T) {
	reloc := func(r amd64.Fixup) func(*Object) {
		return func(o *Object) { s, _ := o.Section(".data"); s.Relocs = append(s.Relocs, r) }
	}
	symbol := func(s Symbol) func(*Object) { return func(o *Object) { o.AddSymbol(s) } }
	for want, spoil := range map[string]func(*Object){
		"beyond the 16":          reloc(amd64.Fixup{Off: 13, Kind: amd64.RelocPC32, Sym: 2}),
		"symbol 999, which":      reloc(amd64.Fixup{Kind: amd64.RelocPC32, Sym: 999}),
		"unknown to linkers":     reloc(amd64.Fixup{Kind: amd64.RelocLabel, Sym: 2}),
		"section 99, which":      symbol(Symbol{Name: "x", Section: 99}),
		"entry is defined twice": symbol(Symbol{Name: "entry", Section: 1, Bind: Global}),
		"x is not defined":       symbol(Symbol{Name: "x"}),
		"x is not local":         symbol(Symbol{Name: "x", Bind: Global, Section: 1, Private: true}),
		"common symbol x is not": symbol(Symbol{Name: "x", Bind: Weak, Section: Common, Value: 8, Size: 8}),
		"group 4 does not exist": func(o *Object) { o.Sections[1].Group = 5 },
		"named by symbol 0":      func(o *Object) { o.AddGroup(Group{}) },
		"alignment 24":           func(o *Object) { o.Sections[1].Align = 24 },
		".bss: has no place":     func(o *Object) { o.Sections[3].Data = []byte{1} },
	} {
		o := sample(t)
		spoil(o)
		if _, err := o.WriteTo(io.Discard); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one with %q", err, want)
		}
	}
}

// FuzzRead checks that no input makes the reader panic, and that what it reads
// and can be written reads the same again.
func FuzzRead(f *testing.F) {
	var buf bytes.Buffer
	o := New("a")
	s := Standard(".data")
	s.Data = make([]byte, 16)
	sec := o.AddSection(s)
	sym := o.AddSymbol(Symbol{Name: "x", Section: sec, Bind: Global})
	s.Relocs = []amd64.Fixup{{Off: 8, Kind: amd64.Reloc64, Sym: sym}}
	if _, err := o.WriteTo(&buf); err != nil {
		f.Fatal(err)
	}
	whole := buf.Bytes()
	f.Add(whole)
	f.Add(whole[:100])
	for i := 0; i < len(whole); i += 7 {
		b := bytes.Clone(whole)
		b[i] ^= 0xFF
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		o, err := Read(data)
		if err != nil {
			return
		}
		for _, s := range o.Sections {
			for _, r := range s.Relocs {
				_ = o.Target(r)
			}
		}
		var again bytes.Buffer
		if _, err := o.WriteTo(&again); err != nil {
			return
		}
		if _, err := Read(again.Bytes()); err != nil {
			t.Errorf("cannot read what was written: %v", err)
		}
	})
}
