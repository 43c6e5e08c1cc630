package objectwriter_test

import (
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/stackmap"
)

const mapUser = `
declare void @llvm.experimental.stackmap(i64, i32, ...)
define ptr @f() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0)
  ret ptr @__LLVM_StackMaps
}
`

// TestMapSymbol runs programs that find their own stack map by its symbol, declared as a variable
// or as a function.
func TestMapSymbol(t *testing.T) {
	for _, declared := range []string{"@__LLVM_StackMaps = external global i8",
		"@__LLVM_StackMaps = external hidden constant [0 x i8]",
		"declare void @__LLVM_StackMaps()"} {
		for _, pic := range []bool{false, true} {
			m, err := machine.New(machine.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			res := lowertest.Compile(t, declared+mapUser, lower.Options{PIC: pic})
			im, err := m.Load(res.Object, nil)
			if err != nil {
				t.Fatal(err)
			}
			f, _ := im.Lookup("f")
			at, err := m.Call(t.Context(), f)
			if err != nil {
				t.Fatal(err)
			}
			head := make([]byte, len(res.StackMap.Bytes))
			if err := m.Mem.ReadAt(at, head); err != nil || head[0] != stackmap.V3 ||
				!strings.HasPrefix(string(head[24:]), string(res.StackMap.Bytes[24:])) {
				t.Errorf("%s, PIC %t: at %#x there is % x (%v)", declared, pic, at, head, err)
			}
		}
	}
	if got := lowertest.Refused(t, "@__LLVM_StackMaps = global i8 0"+
		mapUser); !strings.Contains(got,
		"test.ll:1:1: error: `@__LLVM_StackMaps` is the symbol of the stack map") {
		t.Errorf("a definition of its own: %s", got)
	}
}

// TestSymbolDirectives compiles modules whose assembly speaks of symbols: of the stack map's, of
// others that the module defines, and of some that it does not.
func TestSymbolDirectives(t *testing.T) {
	res := lowertest.Compile(t, `module asm ".globl __LLVM_StackMaps, \22inner\22"
module asm ".weak g; .hidden g; .p2align 6"
module asm ".globl elsewhere"
@__LLVM_StackMaps = external global i8
@g = global i32 1
define internal void @inner() {
  ret void
}
`+strings.TrimPrefix(mapUser, "\n"), lower.Options{Detail: true})
	want := map[string]object.Symbol{
		stackmap.SectionSymbol: {Bind: object.Global}, "inner": {Bind: object.Global},
		"g": {Bind: object.Weak, Vis: object.Hidden}, "elsewhere": {Bind: object.Global},
	}
	for i := range res.Object.Symbols {
		s := &res.Object.Symbols[i]
		w, known := want[s.Name]
		if !known {
			continue
		}
		delete(want, s.Name)
		if s.Bind != w.Bind || s.Vis != w.Vis || s.Section > 0 == (s.Name == "elsewhere") {
			t.Errorf("%+v", *s)
		}
	}
	if len(want) > 0 {
		t.Errorf("no symbols %v", want)
	}
	if text, _ := res.Object.Section(".text"); text.Align != 64 {
		t.Errorf("code is aligned to %d bytes", text.Align)
	}
	for _, line := range []string{"\t.globl\t__LLVM_StackMaps\n", "\t.weak\tg\n", "\t.hidden\tg\n",
		"\t.p2align\t6\n", "\t.globl\telsewhere\n"} {
		if !strings.Contains(res.Assembly(0, false), line) {
			t.Errorf("no line %q", line)
		}
	}
}
