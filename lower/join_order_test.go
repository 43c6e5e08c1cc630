package lower

import (
	"bytes"
	"slices"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/irparse"
)

// TestJoinOrderMatters disturbs the order in which workers join functions: the comparisons of
// TestWorkersMakeTheSame would notice.
func TestJoinOrderMatters(t *testing.T) {
	const text = `declare void @a()
declare void @b()
define double @f(double %x) {
  call void @b()
  %y = fadd double %x, 2.5
  ret double %y
}
define double @g(double %x) {
  call void @a()
  %y = fadd double %x, 3.5
  ret double %y
}
`
	object := func(disturb func([]*ir.Func)) []byte {
		m, _, err := irparse.ParseString(t.Context(), "test.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		c := Begin(t.Context(), m, Options{})
		all := slices.DeleteFunc(slices.Clone(m.Funcs), (*ir.Func).IsDeclaration)
		disturb(all)
		if err := c.sideBySide(all, 2); err != nil || c.joined != len(all) {
			t.Fatal(c.joined, err)
		}
		res, err := c.Finish()
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if _, err := res.Object.WriteTo(&b); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	same := func([]*ir.Func) {}
	if !bytes.Equal(object(same), object(same)) {
		t.Error("the order is kept, and the objects differ")
	}
	if bytes.Equal(object(same), object(slices.Reverse[[]*ir.Func])) {
		t.Error("the order is reversed, and the objects are the same")
	}
}
