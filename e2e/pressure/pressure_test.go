package pressure_test

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/pressure"
	"statepoint/lower"
)

var (
	functions = flag.Int("pressure.functions", 60, "compile so many functions")
	from      = flag.Uint64("pressure.seed", 1, "the seed of the first one")
)

// TestPressure compiles random functions that need more registers than there are. Each must
// compile, its allocation be right, or be refused for what is not supported.
func TestPressure(t *testing.T) {
	failed := map[string]int{}
	compiled, refused := 0, 0
	// The first needs registers for all but two operands of a patch point, and others hold those.
	seeds := []uint64{1173}
	for n := range uint64(*functions) {
		seeds = append(seeds, *from+n)
	}
	for _, seed := range seeds {
		text := pressure.Function(seed, 40+int(seed%5)*60)
		say := compile(text)
		if say == "" {
			compiled++
			continue
		}
		if strings.Contains(say, "is not supported by the x86-64 code generator") {
			refused++
			continue
		}
		key := strings.Map(func(r rune) rune {
			if '0' <= r && r <= '9' {
				return -1
			}
			return r
		}, say)
		if failed[key]++; failed[key] == 1 {
			t.Errorf("seed %d: %s", seed, say)
		}
	}
	t.Logf("%d functions compiled, %d refused", compiled, refused)
	if compiled < refused {
		t.Errorf("%d of %d functions are refused, which says little", refused, *functions)
	}
}

func compile(text string) (say string) {
	defer func() {
		if e := recover(); e != nil {
			say = fmt.Sprint("panic: ", e)
		}
	}()
	m, list, err := irparse.Parse(context.Background(), source.NewText("pressure.ll", text), nil)
	if err != nil {
		return list.Error()
	}
	if _, err := verify.Diagnose(context.Background(), m, nil); err != nil {
		return err.Error()
	}
	p, err := passes.NewPipeline("rewrite-statepoints-for-gc")
	if err != nil {
		return err.Error()
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		return err.Error()
	}
	for _, o := range []lower.Options{{Checked: true},
		{Checked: true, MaxGCRegisters: 8, DeoptRegisters: true}} {
		if _, err := lower.Compile(context.Background(), m, o); err != nil {
			return err.Error()
		}
	}
	return ""
}
