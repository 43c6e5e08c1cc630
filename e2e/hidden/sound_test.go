package hidden_test

import (
	"fmt"
	"testing"
)

// sound are uses of an address after a safepoint that need not be right: %i is the address of %p
// before the safepoint, and %p a reference, the start of an object.
var sound = []struct{ name, before, after string }{
	{"printed", "", "call void @show(i64 %i)"},
	{"null check", "%z = icmp eq i64 %i, 0", "%v = select i1 %z, i64 1, i64 2\n" +
		"call void @show(i64 %v)"},
	{"compared", "", "%j = ptrtoint ptr addrspace(1) %p to i64\n%z = icmp ult i64 %i, %j\n" +
		"call void @choose(i1 %z)"},
	{"alignment", "%m = and i64 %i, 7\n%z = icmp eq i64 %m, 0", "call void @choose(i1 %z)"},
	{"hash as an index", "%h = mul i64 %i, -7046029254386353131\n%k = lshr i64 %h, 58",
		"%q = getelementptr i64, ptr @table, i64 %k\n%v = load i64, ptr %q"},
	{"hash of shifts", "%h = lshr i64 %i, 4\n%g = xor i64 %h, %i\n%k = and i64 %g, 63",
		"%q = getelementptr i64, ptr @table, i64 %k\n%v = load i64, ptr %q"},
	{"hash as an index of an object", "%h = lshr i64 %i, 4\n%k = and i64 %h, 1",
		"%q = getelementptr i64, ptr addrspace(1) %p, i64 %k\n%v = load i64, ptr addrspace(1) %q"},
	{"remainder as an index", "%k = urem i64 %i, 61",
		"%q = getelementptr i64, ptr @table, i64 %k\n%v = load i64, ptr %q"},
	{"number of bits", "%k = call i64 @llvm.ctpop.i64(i64 %i)",
		"%q = getelementptr i64, ptr @table, i64 %k\n%v = load i64, ptr %q"},
	{"distance within an object", "%e = getelementptr i8, ptr addrspace(1) %p, i64 %n\n" +
		"%j = ptrtoint ptr addrspace(1) %e to i64\n%d = sub i64 %j, %i",
		"%q = getelementptr i8, ptr addrspace(1) %p, i64 %d\n%v = load i8, ptr addrspace(1) %q"},
	{"distance of two loads", "%x = load ptr addrspace(1), ptr addrspace(1) %p\n" +
		"%y = load ptr addrspace(1), ptr addrspace(1) %p\n" +
		"%j = ptrtoint ptr addrspace(1) %x to i64\n%k = ptrtoint ptr addrspace(1) %y to i64\n" +
		"%d = sub i64 %k, %j",
		"%q = getelementptr i8, ptr addrspace(1) %p, i64 %d\n%v = load i8, ptr addrspace(1) %q"},
	{"distance that a leaf finds", "%e = call ptr addrspace(1) @find(ptr addrspace(1) %p)\n" +
		"%j = ptrtoint ptr addrspace(1) %e to i64\n%d = sub i64 %j, %i",
		"%q = getelementptr i8, ptr addrspace(1) %p, i64 %d\n%v = load i8, ptr addrspace(1) %q"},
	{"distance of a merge", "%e = getelementptr i8, ptr addrspace(1) %p, i64 8\n" +
		"%s = select i1 %c, ptr addrspace(1) %e, ptr addrspace(1) %p\n" +
		"%j = ptrtoint ptr addrspace(1) %s to i64\n%d = sub i64 %j, %i",
		"%q = getelementptr i8, ptr addrspace(1) %p, i64 %d\n%v = load i8, ptr addrspace(1) %q"},
	{"offset to the next boundary", "%k = sub i64 0, %i\n%d = and i64 %k, 7",
		"%q = getelementptr i8, ptr addrspace(1) %p, i64 %d\n%v = load i8, ptr addrspace(1) %q"},
	{"tag of an address of now", "%t = and i64 %i, 7",
		"%j = ptrtoint ptr addrspace(1) %p to i64\n%k = and i64 %j, -8\n%l = or i64 %k, %t\n" +
			"%m = sub i64 %l, %t\n%q = inttoptr i64 %m to ptr addrspace(1)\n" +
			"%v = load i64, ptr addrspace(1) %q"},
	{"a field stored again", "%e = getelementptr i8, ptr addrspace(1) %p, i64 8\n" +
		"store i64 %i, ptr addrspace(1) %e",
		"%j = ptrtoint ptr addrspace(1) %p to i64\n" +
			"%g = getelementptr i8, ptr addrspace(1) %p, i64 8\n" +
			"store i64 %j, ptr addrspace(1) %g\n%k = load i64, ptr addrspace(1) %g\n" +
			"%q = inttoptr i64 %k to ptr addrspace(1)\n%v = load i64, ptr addrspace(1) %q"},
	{"another field", "%e = getelementptr i8, ptr addrspace(1) %p, i64 8\n" +
		"store i64 %i, ptr addrspace(1) %e",
		"%g = getelementptr i8, ptr addrspace(1) %p, i64 16\n" +
			"%k = load i64, ptr addrspace(1) %g\n%q = inttoptr i64 %k to ptr\n" +
			"%v = load i64, ptr %q"},
	{"a reference in a field", "store ptr addrspace(1) %r, ptr addrspace(1) %p\n" +
		"%e = getelementptr i8, ptr addrspace(1) %p, i64 8\nstore i64 %n, ptr addrspace(1) %e",
		"%q = load ptr addrspace(1), ptr addrspace(1) %p\n%v = load i64, ptr addrspace(1) %q"},
	{"difference added to nothing", "%o = ptrtoint ptr addrspace(1) %r to i64\n%d = sub i64 %o, %i",
		"%z = icmp slt i64 %d, 0\ncall void @choose(i1 %z)\ncall void @show(i64 %d)"},
}

// TestSoundUsesHaveNoWarning looks at uses of what an address was that nothing is wrong with.
func TestSoundUsesHaveNoWarning(t *testing.T) {
	for _, c := range sound {
		t.Run(c.name, func(t *testing.T) {
			text := fmt.Sprintf(`@table = global [64 x i64] zeroinitializer
declare void @collect()
declare void @show(i64) "gc-leaf-function"
declare void @choose(i1) "gc-leaf-function"
declare ptr addrspace(1) @find(ptr addrspace(1)) "gc-leaf-function"
declare i64 @llvm.ctpop.i64(i64)

define void @f(ptr addrspace(1) %%p, ptr addrspace(1) %%r, i64 %%n, i1 %%c) gc "statepoint-example" {
  %%i = ptrtoint ptr addrspace(1) %%p to i64
  %s
  call void @collect()
  %s
  ret void
}
`, c.before, c.after)
			if list := warnings(t, text); len(list) > 0 {
				t.Errorf("nothing is wrong\n%s\n%s", list.Text(nil), text)
			}
		})
	}
}
