package records_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// nonMoving has statepoints without relocates, for a non-moving collector.
const nonMoving = `
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @__gxx_personality_v0(...)
declare void @foo()
@cell = addrspace(1) global i64 0

define i64 @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i1 %c, <2 x ptr addrspace(1)> %v) gc "mark" personality ptr @__gxx_personality_v0 {
entry:
  %d = getelementptr i8, ptr addrspace(1) %p, i64 %n
  %e = freeze ptr addrspace(1) %d
  %s = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %o = alloca i64
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
      [ "deopt"(ptr addrspace(1) %q, i64 %n), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %s, ptr addrspace(1) null, ptr addrspace(1) @cell, ptr addrspace(1) %p, ptr %o) ]
  %u = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %d, ptr addrspace(1) %p, <2 x ptr addrspace(1)> %v) ] to label %ok unwind label %pad
ok:
  %x = load i64, ptr addrspace(1) %e
  %w = extractelement <2 x ptr addrspace(1)> %v, i32 1
  %y = load i64, ptr addrspace(1) %w
  %z = add i64 %x, %y
  ret i64 %z
pad:
  %lp = landingpad token cleanup
  %m = load i64, ptr addrspace(1) %s
  ret i64 %m
}
`

// TestCollectorsThatMoveNothing checks that records of a strategy without relocates have every live
// reference, regardless of its other uses, and that those of a moving strategy are unchanged.
func TestCollectorsThatMoveNothing(t *testing.T) {
	registry := gc.NewRegistry()
	registry.Register(gc.Statepoints{StrategyName: "mark", AddrSpaces: []uint32{1},
		NonMoving: true})
	for _, c := range []struct {
		registers int
		strategy  string
		want      []string
	}{
		{0, "mark", []string{"1: Indirect/8 of Indirect Indirect/8 Indirect/8 Indirect/8, 1 allocas", "2: Indirect/8 of Indirect Indirect/8 Indirect/16, 0 allocas"}},
		{5, "mark", []string{"1: Register/8 of Register Register/8 Register/8 Indirect/8, 1 allocas", "2: Indirect/8 of Indirect Indirect/8 Indirect/16, 0 allocas"}},
		{0, "statepoint-example", []string{"1: Indirect/8, 1 allocas", "2:, 0 allocas"}},
	} {
		text := strings.ReplaceAll(nonMoving, `gc "mark"`, fmt.Sprintf("gc %q", c.strategy))
		res := lowertest.Compile(t, text, lower.Options{Strategies: registry,
			MaxGCRegisters: c.registers})
		var got []string
		for i := range res.Map.Records {
			s, err := res.Map.Records[i].Statepoint()
			if err != nil {
				t.Fatal(err)
			}
			line := fmt.Sprintf("%d:", res.Map.Records[i].ID)
			for k := range s.Pairs() {
				base, derived := s.Pair(k)
				line += fmt.Sprintf(" %v/%d", derived.Kind, derived.Size)
				if *base != *derived {
					line += fmt.Sprintf(" of %v", base.Kind)
				}
			}
			got = append(got, fmt.Sprintf("%s, %d allocas", line, len(s.Allocas)))
		}
		if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
			t.Errorf("%s, %d registers: got\n%s\nwant\n%s", c.strategy, c.registers,
				strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}
