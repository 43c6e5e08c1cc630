package edit_test

import (
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/passes/internal/edit"
	"statepoint/e2e/passtest"
)

// TestRemoveUnreachable removes blocks that a constant branch does not reach, and the phi inputs
// from there.
func TestRemoveUnreachable(t *testing.T) {
	m := passtest.Parse(t, `define i32 @f() {
entry:
  br i1 true, label %on, label %off
off:
  br label %on
on:
  %p = phi i32 [ 1, %entry ], [ 2, %off ]
  ret i32 %p
}`)
	f := m.Func("f")
	if !edit.RemoveUnreachable(m, f) {
		t.Error("nothing changed")
	}
	if text := string(printer.AppendModule(nil, m, nil)); strings.Contains(text, "off") ||
		strings.Contains(text, "2,") {
		t.Errorf("left in:\n%s", text)
	}
	if edit.RemoveUnreachable(m, f) {
		t.Error("changed what was done")
	}
}

// TestClone copies an instruction with its flags, without its name, and says where it comes from.
func TestClone(t *testing.T) {
	m := passtest.Parse(t, `define i32 @f(i32 %a) {
  %s = add nsw i32 %a, 1
  ret i32 %s
}`)
	in := m.Func("f").Entry().First()
	c := edit.Clone(m, in)
	if c.Op != in.Op || c.Flags != in.Flags || c.Operand(0) != in.Operand(0) || c.Name() != "" ||
		len(c.From()) != 1 || c.From()[0] != in.ID() {
		t.Errorf("the copy differs: %v", printer.Instr(c))
	}
}
