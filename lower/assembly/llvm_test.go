package assembly_test

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower/assembly"
	"statepoint/lower/object"
)

// programs is the number of random programs for each release.
var programs = flag.Int("programs", 6, "random programs to compile to assembly")

// variants are the ways in which LLVM is asked for assembly.
var variants = [][]string{
	nil,
	{"-relocation-model=pic", "-function-sections", "-data-sections"},
	{"-frame-pointer=all", "-stack-symbol-ordering=0", "-relocation-model=pic"},
	{"-code-model=medium", "-function-sections", "-unique-section-names=0"},
}

// What llc writes as text becomes the sections that llvm-mc of the same release makes of it: the
// same contents, flags and relocations, for the examples and random programs, at every level of
// optimization, in both syntaxes.
func TestLikeLLVM(t *testing.T) {
	texts, same := 0, 0
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		modules := lowertest.Statepoints(t, "../../static/examples", release, 0, *programs)
		for i, name := range slices.Sorted(maps.Keys(modules)) {
			for level := range 3 {
				args := []string{fmt.Sprintf("-O%d", level), "-mtriple=x86_64-linux-gnu"}
				args = append(args, variants[(i+level)%len(variants)]...)
				if (i+level/2)%2 == 1 {
					args = append(args, "-x86-asm-syntax=intel")
				}
				r := oracle.Exec(modules[name], oracle.Tool(t, release, "llc"), args...)
				if r.Err != nil { // LLVM's own limits
					continue
				}
				what := fmt.Sprintf("%s, llc-%d %q", name, release, args)
				obj, err := assembly.Assemble("a.s", string(r.Stdout))
				if err != nil {
					t.Errorf("%s:\n%v", what, err)
					continue
				}
				texts++
				same += compare(t, what, obj, oracle.Run(t, release, r.Stdout, "llvm-mc",
					"-filetype=obj", "-triple=x86_64-linux-gnu"))
			}
		}
	}
	t.Logf("%d texts, %d bytes in sections", texts, same)
	if texts < 100 {
		t.Errorf("%d texts", texts)
	}
}

// left are sections that are left out.
var left = map[string]bool{".comment": true, ".llvm_addrsig": true, ".debug_line": true,
	".rela.debug_line": true}

// compare compares an object with LLVM's, section by section in their order for each name, and
// returns how many bytes are the same.
func compare(t *testing.T, what string, obj *object.Object, want []byte) (equal int) {
	t.Helper()
	var got bytes.Buffer
	if _, err := obj.WriteTo(&got); err != nil {
		t.Errorf("%s: %v", what, err)
		return 0
	}
	x, err := elf.NewFile(bytes.NewReader(got.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	y, err := elf.NewFile(bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	ours := map[string][]*elf.Section{}
	for _, s := range x.Sections {
		ours[s.Name] = append(ours[s.Name], s)
	}
	for _, s := range y.Sections {
		switch s.Type {
		case elf.SHT_NULL, elf.SHT_SYMTAB, elf.SHT_STRTAB, elf.SHT_GROUP:
			continue
		}
		if left[s.Name] {
			continue
		}
		if len(ours[s.Name]) == 0 {
			t.Errorf("%s: no section %s", what, s.Name)
			continue
		}
		o := ours[s.Name][0]
		ours[s.Name] = ours[s.Name][1:]
		flags := s.Flags
		if s.Type == elf.SHT_RELA {
			flags |= elf.SHF_INFO_LINK // which LLVM 14 leaves out in groups
		}
		if o.Type != s.Type || o.Flags != flags || o.Addralign != s.Addralign ||
			o.Entsize != s.Entsize || o.Size != s.Size {
			t.Errorf("%s: section %s is\n%+v, LLVM's\n%+v", what, s.Name, o.SectionHeader,
				s.SectionHeader)
			continue
		}
		if s.Type == elf.SHT_RELA {
			sameRelocations(t, what, x, y, o, s)
		} else if s.Type != elf.SHT_NOBITS {
			equal += sameBytes(t, what, o, s)
		}
	}
	return equal
}

// sameBytes compares the contents of a section with LLVM's.
func sameBytes(t *testing.T, what string, got, want *elf.Section) (equal int) {
	t.Helper()
	p, err := got.Data()
	if err != nil {
		t.Fatal(err)
	}
	q, err := want.Data()
	if err != nil {
		t.Fatal(err)
	}
	for i := range q {
		if p[i] != q[i] {
			t.Errorf("%s: %s differs at 0x%x of 0x%x:\n% x, LLVM's\n% x", what, want.Name, i,
				len(q), p[i:min(i+16, len(p))], q[i:min(i+16, len(p))])
			return 0
		}
	}
	return len(q)
}

// sameRelocations compares the relocations of a section with LLVM's.
func sameRelocations(t *testing.T, what string, x, y *elf.File, got, want *elf.Section) {
	t.Helper()
	p, err := relocations(x, got)
	if err != nil {
		t.Fatal(err)
	}
	q, err := relocations(y, want)
	if err != nil {
		t.Fatal(err)
	}
	for i := range q {
		if p[i] != q[i] {
			t.Errorf("%s: %s: %+v, LLVM's %+v", what, want.Name, p[i], q[i])
			return
		}
	}
}

// target is what a relocation refers to, without the choice of a symbol for it.
type target struct {
	off    uint64
	kind   elf.R_X86_64
	name   string // a section or an undefined symbol
	addend int64
}

// relocations are those of a section.
func relocations(f *elf.File, s *elf.Section) ([]target, error) {
	data, err := s.Data()
	if err != nil {
		return nil, err
	}
	syms, err := f.Symbols()
	if err != nil {
		return nil, err
	}
	var all []target
	for ; len(data) >= 24; data = data[24:] {
		info := binary.LittleEndian.Uint64(data[8:])
		r := target{off: binary.LittleEndian.Uint64(data), kind: elf.R_X86_64(uint32(info)),
			addend: int64(binary.LittleEndian.Uint64(data[16:]))}
		var sym elf.Symbol
		if n := info >> 32; n > 0 {
			sym = syms[n-1]
		}
		if r.name = sym.Name; sym.Section != elf.SHN_UNDEF && sym.Section < elf.SHN_LORESERVE {
			r.name, r.addend = f.Sections[sym.Section].Name, r.addend+int64(sym.Value)
		}
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b target) int { return int(a.off) - int(b.off) })
	return all, nil
}
