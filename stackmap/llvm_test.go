package stackmap_test

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	. "statepoint/stackmap"
)

// run executes one of LLVM's tools or the linker, which the tests need.
func run(t *testing.T, name string, args ...string) string {
	t.Helper()
	oracle.Needs(t, "llc")
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

func llvm(version int, tool string) string {
	return fmt.Sprintf("/usr/lib/llvm-%d/bin/%s", version, tool)
}

// section reads the stack map section of an object with its relocations.
func section(t *testing.T, object string) ([]byte, []Relocation) {
	t.Helper()
	f, err := elf.Open(object)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := f.Section(SectionName).Data()
	if err != nil {
		t.Fatal(err)
	}
	rela := f.Section(".rela" + SectionName)
	if rela == nil {
		return data, nil
	}
	raw, err := rela.Data()
	if err != nil {
		t.Fatal(err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	var rs []Relocation
	for ; len(raw) >= 24; raw = raw[24:] {
		info := binary.LittleEndian.Uint64(raw[8:])
		s := symbols[info>>32-1]
		name := s.Name
		if name == "" {
			name = f.Sections[s.Section].Name
		}
		if elf.R_X86_64(uint32(info)) != elf.R_X86_64_64 {
			t.Fatalf("relocation of type %v", elf.R_X86_64(uint32(info)))
		}
		rs = append(rs, Relocation{Offset: binary.LittleEndian.Uint64(raw), Symbol: name,
			Addend: int64(binary.LittleEndian.Uint64(raw[16:]))})
	}
	slices.SortFunc(rs, func(a, b Relocation) int { return int(a.Offset) - int(b.Offset) })
	return data, rs
}

// readobj prints a map as llvm-readobj --stackmap does.
func readobj(m *Map) string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	p("LLVM StackMap Version: %d\nNum Functions: %d\n", m.Version, len(m.Functions))
	for _, f := range m.Functions {
		p("  Function address: 0, stack size: %d, callsite record count: %d\n", f.StackSize,
			f.Records)
	}
	p("Num Constants: %d\n", len(m.Constants))
	for i, c := range m.Constants {
		p("  #%d: %d\n", i+1, c)
	}
	p("Num Records: %d\n", len(m.Records))
	for _, r := range m.Records {
		p("  Record ID: %d, instruction offset: %d\n    %d locations:\n", r.ID, r.Offset,
			len(r.Locations))
		for i, l := range r.Locations {
			p("      #%d: ", i+1)
			switch l.Kind {
			case Register:
				p("Register R#%d", l.DwarfReg)
			case Direct:
				p("Direct R#%d + %d", l.DwarfReg, l.Offset)
			case Indirect:
				p("Indirect [R#%d + %d]", l.DwarfReg, l.Offset)
			case Constant:
				p("Constant %d", uint32(l.Value))
			case ConstIndex:
				p("ConstantIndex #%d (%d)", l.Offset, uint64(l.Value))
			}
			p(", size: %d\n", l.Size)
		}
		p("    %d live-outs: [ ", len(r.LiveOuts))
		for _, l := range r.LiveOuts {
			p("R#%d (%d-bytes) ", l.DwarfReg, l.Size)
		}
		p("]\n")
	}
	return b.String()
}

type object struct {
	name, path string
	version    int
}

// objects compiles the cases in filetests with LLVM 14 and 22, with and without optimisation, and
// with frame pointers.
func objects(t *testing.T) []object {
	t.Helper()
	dir := t.TempDir()
	var all []object
	for _, in := range []struct {
		file    string
		version int
	}{{"statepoints.ll", 22}, {"plain.ll", 22}, {"statepoints.typed.ll", 14},
		{"plain.typed.ll", 14}} {
		for _, how := range [][]string{{"-O0"}, {"-O2"}, {"-O2", "-frame-pointer=all"},
			{"-O2", "-max-registers-for-gc-values=4"}} {
			name := fmt.Sprintf("%s %d %s", in.file, in.version, strings.Join(how, " "))
			path := filepath.Join(dir, fmt.Sprintf("%d.o", len(all)))
			args := append(slices.Clone(how), "-filetype=obj", filepath.Join("filetests", in.file),
				"-o", path)
			run(t, llvm(in.version, "llc"), args...)
			all = append(all, object{name, path, in.version})
		}
	}
	return all
}

// LLVM's maps decode to what llvm-readobj prints, and encode to the same bytes.
func TestAgainstLLVM(t *testing.T) {
	objs := objects(t)
	kinds := map[Kind]int{}
	for _, o := range objs {
		data, rs := section(t, o.path)
		a, err := DecodeAnnotated(data, DecodeOptions{Relocations: rs})
		if err != nil {
			t.Fatalf("%s: %v", o.name, err)
		}
		checkAnnotation(t, a)
		if len(a.Maps) != 1 {
			t.Fatalf("%s: %d maps", o.name, len(a.Maps))
		}
		m := a.Maps[0]
		theirs := run(t, llvm(22, "llvm-readobj"), "--stackmap", o.path)
		theirs = theirs[strings.Index(theirs, "LLVM StackMap"):]
		if ours := readobj(m); strings.TrimSpace(ours) != strings.TrimSpace(theirs) {
			t.Errorf("%s: we read\n%s\nllvm-readobj reads\n%s", o.name, ours, theirs)
		}
		wantForm := FormStatepoint
		if strings.HasPrefix(o.name, "plain") {
			wantForm = FormPlain
		}
		for i := range m.Records {
			if m.Records[i].Form != wantForm {
				t.Errorf("%s: record %d inferred as %v", o.name, i, m.Records[i].Form)
			}
			for _, l := range m.Records[i].Locations {
				kinds[l.Kind]++
			}
		}
		e, err := EncodeAnnotated(m)
		if err != nil {
			t.Fatalf("%s: %v", o.name, err)
		}
		if !bytes.Equal(e.Bytes, data) {
			t.Errorf("%s: encoded again\n% x\nLLVM wrote\n% x", o.name, e.Bytes, data)
		}
		if !slices.Equal(e.Relocations, rs) {
			t.Errorf("%s: relocations %v, LLVM wrote %v", o.name, e.Relocations, rs)
		}
		sameFields(t, e)

		// From constants alone the encoder builds the same pool as LLVM, in the same order.
		free := *m
		free.Constants = nil
		free.Records = slices.Clone(m.Records)
		for i := range free.Records {
			ls := slices.Clone(free.Records[i].Locations)
			for j := range ls {
				if ls[j].Kind == ConstIndex {
					ls[j].Kind, ls[j].Offset = Constant, 0
				}
			}
			free.Records[i].Locations = ls
		}
		if e, err = Encode(&free); err != nil || !bytes.Equal(e.Bytes, data) {
			t.Errorf("%s: with the pool built anew\n% x\nLLVM wrote\n% x (%v)", o.name, e.Bytes,
				data, err)
		}
	}
	for k := Register; k <= ConstIndex; k++ {
		if kinds[k] == 0 {
			t.Errorf("no %v location in any object", k)
		}
	}
}

// ld -r concatenates maps; each decodes as from its own object.
func TestMergedByLinker(t *testing.T) {
	objs := objects(t)
	merged := filepath.Join(t.TempDir(), "merged.o")
	args := []string{"-r", "-z", "muldefs", "-o", merged}
	want := ""
	size := 0
	for _, o := range objs {
		args = append(args, o.path)
		data, rs := section(t, o.path)
		maps, err := Decode(data, DecodeOptions{Relocations: rs})
		if err != nil {
			t.Fatal(err)
		}
		want += readobj(maps[0])
		size += len(data)
	}
	run(t, "ld", args...)
	data, rs := section(t, merged)
	a, err := DecodeAnnotated(data, DecodeOptions{Relocations: rs})
	if err != nil {
		t.Fatal(err)
	}
	checkAnnotation(t, a)
	got := ""
	for _, m := range a.Maps {
		got += readobj(m)
		for i := range m.Functions {
			if m.Functions[i].Symbol == "" {
				t.Errorf("function %d has no symbol", i)
			}
		}
	}
	if len(a.Maps) != len(objs) || got != want || len(data) != size {
		t.Errorf("%d maps of %d, %d bytes of %d, read\n%s\nwant\n%s", len(a.Maps), len(objs),
			len(data), size, got, want)
	}
	if p := a.Path(a.At(uint32(size - 1))); !strings.HasPrefix(p,
		fmt.Sprintf("map[%d].record[", len(objs)-1)) {
		t.Errorf("the last byte is %s", p)
	}
	// A linker with a larger alignment puts zeros between the maps.
	first, _ := section(t, objs[0].path)
	spaced := slices.Concat(first, make([]byte, 24), first, make([]byte, 3))
	if a, err = DecodeAnnotated(spaced, DecodeOptions{}); err != nil || len(a.Maps) != 2 {
		t.Errorf("with gaps: %d maps, %v", len(a.Maps), err)
	}
	checkAnnotation(t, a)
}

// LLVM's stack size includes saved registers, also the frame pointer, but not the return address.
func TestStackSizeCountsSavedRegisters(t *testing.T) {
	in := filepath.Join(t.TempDir(), "in.ll")
	text := `declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @f()
define void @g() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @f, i32 0, i32 0, i32 0, i32 0)
  ret void
}
`
	if err := os.WriteFile(in, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	out := in + ".o"
	run(t, llvm(22, "llc"), "-frame-pointer=all", "-filetype=obj", in, "-o", out)
	data, _ := section(t, out)
	maps, err := Decode(data, DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got := maps[0].Functions[0].StackSize; got != 8 {
		t.Errorf("push %%rbp makes a stack size of %d, want 8", got)
	}
}
