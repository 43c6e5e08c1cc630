package main

import (
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

// TestReferencesInRegisters has references in registers over calls only where LLVM's llc has them:
// as many as it is told, and if callees may save them.
func TestReferencesInRegisters(t *testing.T) {
	text, stderr, status := runCommand(liveAcrossCall, "opt", "-S",
		"-passes=rewrite-statepoints-for-gc")
	if status != 0 {
		t.Fatal(stderr)
	}
	const many, saved = "-max-registers-for-gc-values=4", "-fixup-allow-gcptr-in-csr"
	for _, c := range []struct {
		flags   []string
		inFrame bool
	}{
		{nil, true},
		{[]string{many}, true},
		{[]string{saved}, true},
		{[]string{many, saved}, false},
		{[]string{saved + "=true", many}, false},
		{[]string{many, saved + "=false"}, true},
	} {
		asm, stderr, status := runCommand(text, append([]string{"llc"}, c.flags...)...)
		if status != 0 || strings.Contains(asm, "(%rsp)") != c.inFrame {
			t.Errorf("%s: status %d, %s%s", c.flags, status, stderr, asm)
		}
		if testing.Short() {
			continue
		}
		theirs := string(oracle.Run(t, oracle.Opaque, []byte(text), "llc", c.flags...))
		if strings.Contains(theirs, "(%rsp)") != c.inFrame {
			t.Errorf("%s: LLVM has %s", c.flags, theirs)
		}
	}
}
