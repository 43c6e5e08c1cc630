package e2e

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// A gcOperand is an operand of "gc-live" beside %p, an object: its definition, its name, and the
// object that its relocate points to.
type gcOperand struct {
	name, code, value, base string
	null                    bool
}

// Operands that are copies of %p, and ones that no collector moves.
var gcOperands = []gcOperand{
	{name: "other", value: "%other"},
	{name: "freeze", code: "%q = freeze ptr addrspace(1) %p", value: "%q"},
	{name: "bits", code: "%i = ptrtoint ptr addrspace(1) %p to i64\n  %q = inttoptr i64 %i to ptr addrspace(1)", value: "%q"},
	{name: "space", code: "%i = addrspacecast ptr addrspace(1) %p to ptr\n  %q = addrspacecast ptr %i to ptr addrspace(1)", value: "%q"},
	{name: "twice", value: "%p"},
	{
		name: "field",
		code: "%s = insertvalue { i64, ptr addrspace(1) } zeroinitializer, ptr addrspace(1) %p, " +
			"1\n" +
			"  %q = extractvalue { i64, ptr addrspace(1) } %s, 1", value: "%q"},
	{name: "derived", code: "%q = getelementptr i8, ptr addrspace(1) %p, i64 0", value: "%q", base: "%p"},
	{name: "frozen derived", code: "%d = getelementptr i8, ptr addrspace(1) %p, i64 %zero\n  %q = freeze ptr addrspace(1) %d", value: "%q", base: "%p"},
	{name: "null", value: "null", null: true},
	{name: "zero", value: "inttoptr (i64 0 to ptr addrspace(1))", null: true},
	{name: "frozen null", code: "%q = freeze ptr addrspace(1) null", value: "%q", null: true},
	{name: "global", value: "@cell"},
	{name: "constant", value: "getelementptr (i8, ptr addrspace(1) @cells, i64 16)"},
	{name: "thread", code: "%t = call ptr @llvm.threadlocal.address.p0(ptr @local)\n  %q = addrspacecast ptr %t to ptr addrspace(1)", value: "%q"},
	{name: "alloca", code: "%q = addrspacecast ptr %object to ptr addrspace(1)", value: "%q"},
}

// Where relocates of %p and of the other operand are used: on the normal edge (1), after the
// landing pad (2), on both, on neither.
var gcEdges = []struct{ p, q int }{{1, 1}, {2, 2}, {3, 3}, {1, 2}, {2, 1}, {3, 1}, {3, 2}, {2, 3},
	{1, 3}, {3, 0}, {0, 3}, {0, 2}, {0, 1}, {2, 0}, {0, 0}}

const copiesHead = `
declare i32 @rt_personality(...)
declare void @rt_throw(ptr, i64, ptr addrspace(1)) noreturn
declare void @rt_safepoint()
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64) "gc-leaf-function"
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare i64 @llvm.experimental.gc.result.i64(token)
declare ptr @llvm.threadlocal.address.p0(ptr)
@kind = constant i64 1
@cell = addrspace(1) global [2 x i64] [i64 0, i64 1234]
@cells = addrspace(1) global [4 x i64] [i64 0, i64 0, i64 0, i64 4321]
@local = thread_local global [2 x i64] [i64 0, i64 5555]

define i64 @maybe(i64 %throw) noinline gc "statepoint-example" {
entry:
  call void @rt_safepoint()
  %c = icmp eq i64 %throw, 0
  br i1 %c, label %fine, label %bad
fine:
  ret i64 77
bad:
  call void @rt_throw(ptr @kind, i64 %throw, ptr addrspace(1) null)
  unreachable
}
`

// read writes code that adds the values to which the relocates used on this edge point, and ends
// the block.
func (o *gcOperand) read(b *strings.Builder, edge, token string, bit int, uses struct{ p, q int },
	sum string) {
	relocate := func(name string, base, derived int) {
		fmt.Fprintf(b,
			"  %%%s.%s = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %s, i32 "+
				"%d, i32 %d)\n", name, edge, token, base, derived)
	}
	// A relocate followed by another statepoint is used after that one.
	if uses.q&bit != 0 {
		base := 1
		if o.base != "" {
			base = 0
		}
		relocate("q", base, 1)
	}
	if uses.p&bit != 0 {
		relocate("p", 0, 0)
	}
	for _, name := range []string{"p", "q"} {
		if name == "p" && uses.p&bit == 0 || name == "q" && uses.q&bit == 0 {
			continue
		}
		if name == "q" && o.null {
			fmt.Fprintf(b,
				"  %%same.%[1]s = icmp eq ptr addrspace(1) %%q.%[1]s, null\n  %%q.word.%[1]s = "+
					"zext i1 %%same.%[1]s to i64\n", edge)
		} else {
			fmt.Fprintf(b,
				"  %%%[1]s.at.%[2]s = getelementptr i8, ptr addrspace(1) %%%[1]s.%[2]s, i64 8\n"+
					"  %%%[1]s.word.%[2]s = load i64, ptr addrspace(1) %%%[1]s.at.%[2]s\n", name,
				edge)
		}
		fmt.Fprintf(b,
			"  %%%[1]s.m.%[2]s = mul i64 %[3]s, 31\n  %%%[1]s.sum.%[2]s = add i64 "+
				"%%%[1]s.m.%[2]s, %%%[1]s.word.%[2]s\n", name, edge, sum)
		sum = fmt.Sprintf("%%%s.sum.%s", name, edge)
	}
	fmt.Fprintf(b, "  ret i64 %s\n", sum)
}

// function writes a function with a statepoint at which %p and the operand are live, as a call or
// as an invoke.
func (o *gcOperand) function(b *strings.Builder, name string, invoke bool, uses struct {
	p, q int
}) {
	fmt.Fprintf(b,
		"\n; %s\ndefine i64 @%s(ptr addrspace(1) %%p, ptr addrspace(1) %%other, i64 %%throw, i64 "+
			"%%zero) "+
			"gc \"statepoint-example\" personality ptr @rt_personality {\nentry:\n", o.name, name)
	b.WriteString(
		"  %object = alloca [2 x i64]\n  %object.at = getelementptr i8, ptr %object, i64 8\n  " +
			"store i64 888, ptr %object.at\n")
	if o.code != "" {
		fmt.Fprintf(b, "  %s\n", o.code)
	}
	op := "call"
	if invoke {
		op = "invoke"
	}
	fmt.Fprintf(b,
		"  %%tok = %s token (i64, i32, ptr, i32, i32, ...) "+
			"@llvm.experimental.gc.statepoint.p0(i64 0, i32 0, "+
			"ptr elementtype(i64 (i64)) @maybe, i32 1, i32 0, i64 %%throw, i32 0, i32 0) "+
			"[ \"deopt\"(ptr addrspace(1) %s), \"gc-live\"(ptr addrspace(1) %%p, ptr addrspace(1) "+
			"%s) ]", op, "%p", o.value)
	if invoke {
		b.WriteString("\n          to label %ok unwind label %pad\nok:")
	}
	b.WriteString("\n  %r = call i64 @llvm.experimental.gc.result.i64(token %tok)\n")
	o.read(b, "ok", "%tok", 1, uses, "%r")
	if invoke {
		b.WriteString("pad:\n  %lp = landingpad token catch ptr null\n")
		o.read(b, "pad", "%lp", 2, uses, "5")
	}
	b.WriteString("}\n")
}

// Everything relocated, by any name, on any edge, is read as LLVM's code reads it: copies of one
// pointer, a pointer listed twice, and values that no collector moves. (llc -O2 loses the address
// of a stack object on an unwind edge.)
func TestCopiesAreRelocated(t *testing.T) {
	var text, run strings.Builder
	text.WriteString(copiesHead)
	run.WriteString(
		"\ndefine i64 @run() gc \"statepoint-example\" personality ptr @rt_personality {\nentry:\n")
	run.WriteString(
		"  %p = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)\n  %p.at = getelementptr i8, ptr " +
			"addrspace(1) %p, i64 8\n  store i64 111, ptr addrspace(1) %p.at\n" +
			"  %o = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)\n  %o.at = getelementptr i8, " +
			"ptr " +
			"addrspace(1) %o, i64 8\n  store i64 222, ptr addrspace(1) %o.at\n")
	n := 0
	for k := range gcOperands {
		o := &gcOperands[k]
		for _, uses := range gcEdges {
			for _, invoke := range []bool{false, true} {
				name := fmt.Sprintf("f%d", n)
				o.function(&text, name, invoke, uses)
				for throw := range 2 {
					if throw == 1 && !invoke {
						continue
					}
					fmt.Fprintf(&run,
						"  %%%[1]s.%[2]d = call i64 @%[1]s(ptr addrspace(1) %%p, ptr "+
							"addrspace(1) %%o, i64 %[2]d, i64 0)\n  call void @rt_print(i64 "+
							"%%%[1]s.%[2]d)\n", name, throw)
				}
				n++
			}
		}
	}
	run.WriteString("  ret i64 0\n}\n")
	src := []byte(text.String() + run.String())
	driver := oracle.File(t, "driver.c",
		[]byte("#include \"runtime.h\"\nextern int64_t run(void);\n"+
			"int main(void) { rt_init(); rt_enter(run, 0, 0, 0, 0, 0); return rt_finish(); }\n"))
	var want outcome
	for i, c := range []compiler{llvm("-O0"), ours(), oursWith("in registers", inRegisters)} {
		m := newMachine(t, semispace)
		if c.name == "in registers" {
			m = newMachineBy(t, semispace, byTable)
		}
		object := c.start(t)(t, src)
		got := m.run(t, m.link(t, object, driver), false)
		if i == 0 {
			want = got
			if got.moved == 0 || strings.Count(got.stdout, "\n") != n+n/2 {
				t.Fatalf("%d lines, %+v", strings.Count(got.stdout, "\n"), got)
			}
			continue
		}
		if got.stdout != want.stdout {
			g, w := strings.Split(got.stdout, "\n"), strings.Split(want.stdout, "\n")
			for k := range w {
				if k >= len(g) || g[k] != w[k] {
					t.Errorf("%s: line %d is %q, want %q", c.name, k+1, g[min(k, len(g)-1)], w[k])
					break
				}
			}
		}
	}
}
