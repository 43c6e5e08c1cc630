package passes_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/e2e/passtest"
)

var (
	wildModules = flag.Int("wild", 4, "how many wild modules of each form are compared with LLVM")
	wildSeed    = flag.Uint64("wild.seed", 0, "the first seed of the wild modules")
)

// tryOurs is ours, but returns an error if the module is refused.
func tryOurs(text, pipeline string, options ...string) (out string, err error) {
	m, _, err := irparse.Parse(context.Background(), source.NewText("wild.ll", text), nil)
	if err != nil {
		return "", err
	}
	p, err := passes.ParsePipeline("verify," + pipeline)
	if err != nil {
		return "", err
	}
	p.VerifyEach = true
	for _, o := range options {
		k, v, _ := strings.Cut(strings.TrimLeft(o, "-"), "=")
		if err := p.Options.Set(k, v); err != nil {
			return "", err
		}
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		return "", err
	}
	return string(printer.AppendModule(nil, m, nil)), nil
}

// wildRuns are the pipelines for wild modules, with options.
var wildRuns = [][]string{
	{"rewrite-statepoints-for-gc"},
	{"place-safepoints"},
	{"rewrite-statepoints-for-gc", "-spp-rematerialization-threshold=20", "-rs4gc-clobber-non-live"},
	{"place-safepoints", "-spp-all-backedges", "-spp-split-backedge"},
}

// wildSweep compares wild functions with LLVM's, first in one module, and then each alone if that
// differs.
type wildSweep struct {
	t                        *testing.T
	seed                     uint64
	typed                    bool
	equal, refused, llvmFail int
}

// TestWildFunctionsAsLLVM compares the passes' output for wild functions with that of LLVM's, as
// text.
func TestWildFunctionsAsLLVM(t *testing.T) {
	t.Setenv("LLVM_DISABLE_SYMBOLIZATION", "1")
	s := &wildSweep{t: t}
	for _, s.typed = range []bool{false, true} {
		for i := range *wildModules {
			s.seed = *wildSeed + uint64(i)
			pieces := strings.Split(passtest.Poll(s.typed)+passtest.RandomWild(s.seed, 20, s.typed),
				"\ndefine ptr addrspace(1) @f")
			if s.typed {
				pieces = strings.Split(strings.Join(pieces, ""), "\ndefine i8 addrspace(1)* @f")
			}
			for _, run := range wildRuns[:1+i%len(wildRuns)] {
				s.module(pieces, run)
			}
		}
	}
	t.Logf("%d runs equal, %d refused, %d on which LLVM fails", s.equal, s.refused, s.llvmFail)
	if s.refused > s.equal/100 || s.llvmFail > s.equal/10 {
		t.Errorf("too few are compared")
	}
}

func (s *wildSweep) module(pieces []string, run []string) {
	head := "\ndefine ptr addrspace(1) @f"
	if s.typed {
		head = "\ndefine i8 addrspace(1)* @f"
	}
	if s.compare(strings.Join(pieces, head), run, len(pieces)-1) {
		return
	}
	for _, p := range pieces[1:] {
		s.compare(pieces[0]+head+p, run, 1)
	}
}

// compare runs n functions through both; it fails the test only if n is 1.
func (s *wildSweep) compare(text string, run []string, n int) bool {
	args := append([]string{"-S", "-passes=" + run[0]}, run[1:]...)
	if s.typed && run[0] == "place-safepoints" {
		args = append([]string{"-S", "-enable-new-pm=0", "-place-safepoints"}, run[1:]...)
	}
	r := oracle.Exec([]byte(text), oracle.Tool(s.t, passtest.Release(s.typed), "opt"), args...)
	if r.Err != nil {
		if n == 1 {
			s.llvmFail++
			s.keep("llvm", text)
		}
		return false
	}
	got, err := tryOurs(text, run[0], run[1:]...)
	if err == nil && passtest.Body(got) == passtest.Body(string(r.Stdout)) {
		s.equal += n
		return true
	}
	if n > 1 {
		return false
	}
	s.keep("wild", text)
	if err != nil {
		s.refused++
		s.t.Logf("seed %d, typed %v, %v: %v", s.seed, s.typed, run, err)
	} else {
		s.t.Errorf("seed %d, typed %v, %v: %s", s.seed, s.typed, run,
			passtest.Difference(passtest.Body(got), passtest.Body(string(r.Stdout))))
	}
	return false
}

// keep writes an input to the directory in the environment variable KEEP, if it is set.
func (s *wildSweep) keep(what, text string) {
	if dir := os.Getenv("KEEP"); dir != "" {
		os.WriteFile(fmt.Sprintf("%s/%s%d_%v.ll", dir, what, s.seed, s.typed), []byte(text), 0o644)
	}
}
