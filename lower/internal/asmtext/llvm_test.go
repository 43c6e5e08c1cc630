package asmtext_test

import (
	"bytes"
	"debug/elf"
	"fmt"
	"sort"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/asmtext"
)

// slot is how many bytes each line of handwritten has for itself.
const slot = 64

// TestLLVMAgrees assembles every line here and with LLVM: the same bytes and relocations, line by
// line.
func TestLLVMAgrees(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(handwritten, "\n"), "\n")
	var src strings.Builder
	for _, l := range lines {
		fmt.Fprintf(&src, "%s\n\t.p2align 6, 0xcc\n", l)
	}
	object := oracle.Run(t, oracle.Opaque, []byte(src.String()), "llvm-mc",
		"-triple=x86_64-linux-gnu", "-filetype=obj", "-o", "-")
	theirs, err := oracle.Section(object, ".text")
	if err != nil {
		t.Fatal(err)
	}
	theirRelocs := relocations(t, object)
	for i, l := range lines {
		code, fixups, err := assemble(l)
		if err != nil {
			t.Errorf("%s: %v", l, err)
			continue
		}
		want := theirs[min(len(theirs), i*slot):min(len(theirs), (i+1)*slot)]
		for len(code) < len(want) {
			code = append(code, 0xcc)
		}
		if !bytes.Equal(code, want) {
			t.Errorf("%s: % x, LLVM has % x", l, code, want)
		}
		var relocs []string
		for _, f := range fixups {
			relocs = append(relocs, fmt.Sprintf("%d: type %d sym%d%+d", f.Off, f.Kind, f.Sym,
				f.Addend))
		}
		if got, want := fmt.Sprint(relocs), fmt.Sprint(theirRelocs[i]); got != want {
			t.Errorf("%s: relocations %s, LLVM has %s", l, got, want)
		}
	}
}

// relocations are those of the text section, by line.
func relocations(t *testing.T, object []byte) map[int][]string {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		t.Fatal(err)
	}
	syms, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	data, err := f.Section(".rela.text").Data()
	if err != nil {
		t.Fatal(err)
	}
	type rel struct {
		off  uint64
		text string
	}
	var all []rel
	for ; len(data) >= 24; data = data[24:] {
		off, info, addend := f.ByteOrder.Uint64(data), f.ByteOrder.Uint64(data[8:]),
			int64(f.ByteOrder.Uint64(data[16:]))
		all = append(all, rel{off, fmt.Sprintf("%d: type %d %s%+d", off%slot, uint32(info),
			syms[info>>32-1].Name, addend)})
	}
	sort.Slice(all, func(i, k int) bool { return all[i].off < all[k].off })
	by := map[int][]string{}
	for _, r := range all {
		by[int(r.off/slot)] = append(by[int(r.off/slot)], r.text)
	}
	return by
}

// assemble turns a text into bytes; its symbols are sym1, sym2 and so on.
func assemble(text string) ([]byte, []amd64.Fixup, error) {
	prog, err := asmtext.Parse(text, func(name string) amd64.Sym {
		var n int
		if _, err := fmt.Sscanf(name, "sym%d", &n); err != nil {
			return 1 << 20
		}
		return amd64.Sym(n)
	})
	if err != nil {
		return nil, nil, err
	}
	var a amd64.Assembler
	for range prog.Labels {
		a.NewLabel()
	}
	for i := range prog.Items {
		if item := &prog.Items[i]; item.IsLabel {
			a.Bind(item.Label)
		} else {
			a.Emit(&item.Inst, 0)
		}
	}
	return a.Finish(nil, nil)
}
