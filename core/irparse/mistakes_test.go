package irparse_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/e2e/oracle"
)

// TestMistakesAreRefusedAsLLVMDoes reads small modules, most of them wrong, and compares whether we and LLVM 22 accept them. Where we are kinder or stricter the
// list says so, and why.
func TestMistakesAreRefusedAsLLVMDoes(t *testing.T) {
	data, err := os.ReadFile("testdata/mistakes.txt")
	if err != nil {
		t.Fatal(err)
	}
	agree, all := 0, 0
	for _, text := range strings.Split(strings.TrimSpace(string(data)), "\n\n")[1:] {
		mark, reason := "", ""
		if strings.HasPrefix(text, "; kinder: ") || strings.HasPrefix(text, "; stricter: ") {
			head, rest, _ := strings.Cut(text, "\n")
			mark, reason, _ = strings.Cut(head[2:], ": ")
			text = rest
			if reason == "" {
				t.Errorf("no reason is given for\n%s", text)
			}
		}
		all++
		if mark == "" {
			agree++
		}
		t.Run(strings.SplitN(text, "\n", 2)[0], func(t *testing.T) {
			t.Parallel()
			m, list, _ := irparse.ParseString(context.Background(), "mistake.ll", text+"\n")
			refused := list.HasErrors()
			said := list.Error()
			broken, err := verify.Module(context.Background(), m, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range broken {
				refused = refused || p.Severity == source.Error
				said += "\n" + p.String()
			}
			accepted, message := oracle.Accepts(t, oracle.Opaque, []byte(text+"\n"))
			want := map[string]bool{"": !accepted, "kinder": false, "stricter": true}[mark]
			if refused != want || mark == "kinder" && accepted || mark == "stricter" && !accepted {
				t.Errorf("refused by us: %v, accepted by LLVM: %v, the list says %q\n%s\nLLVM: %s\nwe: %s", refused, accepted, mark, text, message, said)
			}
		})
	}
	t.Logf("%d modules, agreement on %d", all, agree)
}
