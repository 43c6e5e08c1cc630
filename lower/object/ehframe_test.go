package object

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/amd64"
)

// TestEHFrameIsWhatLLVMWrites builds the frame table of a module that llc
// compiled, from the sizes of its functions and the pushes and pops in them,
// and wants the bytes and relocations of llc; and the symbol of the stack map
// as llc has it.
func TestEHFrameIsWhatLLVMWrites(t *testing.T) {
	const src = `
target triple = "x86_64-unknown-linux-gnu"
declare void @g()
declare i64 @h(i64)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0)
  ret void
}
define internal i32 @leaf() { ret i32 1 }
define i64 @two(i64 %a) {
  %r = call i32 @leaf()
  %x = call i64 @h(i64 %a)
  %y = call i64 @h(i64 %x)
  %z = add i64 %x, %y
  %w = add i64 %z, %a
  ret i64 %w
}`
	dir := t.TempDir()
	in, out := filepath.Join(dir, "a.ll"), filepath.Join(dir, "a.o")
	if err := os.WriteFile(in, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	run(t, "/usr/lib/llvm-22/bin/llc", "-filetype=obj", "-o", out, in)
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := Read(data)
	if err != nil {
		t.Fatal(err)
	}
	want, _ := theirs.Section(".eh_frame")

	o := New("")
	text := o.AddSection(Standard(".text"))
	base := o.SectionSymbol(text)
	var eh EHFrame
	sym := func(name string) Symbol {
		for _, s := range theirs.Symbols {
			if s.Name == name {
				return s
			}
		}
		t.Fatalf("llc's object has no symbol %s", name)
		return Symbol{}
	}
	f, leaf, two := sym("f"), sym("leaf"), sym("two")
	end := uint32(two.Size)
	for _, err := range []error{
		eh.Add(base, int64(f.Value), uint32(f.Size),
			[]CFI{{Off: 1, Op: DefCFAOffset, N: 16},
				{Off: uint32(f.Size) - 1, Op: DefCFAOffset, N: 8}}),
		eh.Add(base, int64(leaf.Value), uint32(leaf.Size), nil),
		eh.Add(base, int64(two.Value), end, []CFI{
			{Off: 2, Op: DefCFAOffset, N: 16}, {Off: 3, Op: DefCFAOffset, N: 24}, {Off: 4, Op: DefCFAOffset, N: 32},
			{Off: 4, Op: SaveAt, Reg: amd64.RBX.DWARF(), N: -24}, {Off: 4, Op: SaveAt, Reg: amd64.R14.DWARF(), N: -16},
			{Off: end - 4, Op: DefCFAOffset, N: 24}, {Off: end - 3, Op: DefCFAOffset, N: 16}, {Off: end - 1, Op: DefCFAOffset, N: 8},
		}),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	got := eh.Section()
	if !bytes.Equal(got.Data, want.Data) {
		t.Errorf("bytes\n% x\nllc's\n% x", got.Data, want.Data)
	}
	for i, r := range want.Relocs {
		g := got.Relocs[min(i, len(got.Relocs)-1)]
		if g.Off != r.Off || g.Kind != r.Kind || g.Addend != r.Addend {
			t.Errorf("relocation %+v, llc's %+v", g, r)
		}
	}
	if got.Type != want.Type || got.Flags != want.Flags || got.Align != want.Align {
		t.Errorf("section %+v, llc's %+v", got, want)
	}
	maps, sec := theirs.Section(".llvm_stackmaps")
	if std := Standard(".llvm_stackmaps"); std.Type != maps.Type || std.Flags != maps.Flags ||
		std.Align != maps.Align {
		t.Errorf("stack map section %+v, llc's %+v", std, maps)
	}
	if s := sym("__LLVM_StackMaps"); s.Bind != Local || s.Type != TypeNone || s.Section != sec ||
		s.Value != 0 || s.Size != 0 {
		t.Errorf("llc's __LLVM_StackMaps is %+v, which we take to be local, without type or size",
			s)
	}
}

// TestLongAdvancesAndPersonality has every size of advance, remembered states
// and a personality routine, as readelf shows them.
func TestLongAdvancesAndPersonality(t *testing.T) {
	oracle.Needs(t, "readelf")
	o := New("")
	ts := Standard(".text")
	ts.Data = make([]byte, 70100)
	text := o.AddSection(ts)
	table := o.AddSection(Standard(".gcc_except_table"))
	o.Sections[table].Data = make([]byte, 8)
	who := Personality{Sym: o.AddSymbol(Symbol{Name: "DW.ref.personality", Bind: Global}),
		Encoding: IndirectPCRel4, TableEncoding: PCRel4}
	var eh EHFrame
	ops := []CFI{
		{Off: 63, Op: RememberState}, {Off: 63 + 255, Op: DefCFA, Reg: 6, N: 16},
		{Off: 63 + 255 + 65535, Op: RestoreState},
		{Off: 70000, Op: DefCFARegister, Reg: 6}, {Off: 70001, Op: Restore, Reg: 3},
		{Off: 70002, Op: SameValue, Reg: 12},
	}
	base := o.SectionSymbol(text)
	if err := eh.AddWithTable(base, 0, 70100, ops, who, o.SectionSymbol(table), 4); err != nil {
		t.Fatal(err)
	}
	if err := eh.Add(base, 0, 10, []CFI{{Off: 11}}); err == nil {
		t.Error("an instruction beyond the function is accepted")
	}
	if err := eh.Add(base, 0, 10, []CFI{{Op: SaveAt, Reg: 3, N: -12}}); err == nil {
		t.Error("a save at -12 is accepted")
	}
	o.AddSection(eh.Section())
	out := run(t, "readelf", "--debug-dump=frames", write(t, o))
	for _, want := range []string{
		`"zPLR"`, "DW_CFA_advance_loc: 63", "DW_CFA_remember_state", "DW_CFA_advance_loc1: 255",
		"DW_CFA_def_cfa: r6 (rbp) ofs 16",
		"DW_CFA_advance_loc2: 65535", "DW_CFA_restore_state", "DW_CFA_advance_loc2: 4147",
		"DW_CFA_def_cfa_register: r6 (rbp)",
		"DW_CFA_restore: r3 (rbx)", "DW_CFA_same_value: r12 (r12)",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("readelf does not show %q in\n%s", want, out)
		}
	}
	if out, err := exec.Command("readelf", "-rW", write(t, o)).Output(); err != nil ||
		!strings.Contains(string(out), "DW.ref.personality + 0") {
		t.Errorf("no relocation against the personality routine: %v\n%s", err, out)
	}
}
