package e2e

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/stackmap"
)

var selectable = regexp.MustCompile(`^[%@][A-Za-z0-9._]+$`)

// Every example has a description, and LLVM accepts it.
func TestExamplesAreWellFormed(t *testing.T) {
	titles := map[string]string{}
	for name, path := range examples(t) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		head := map[string]string{}
		for line := range strings.Lines(string(src)) {
			key, value, ok := strings.Cut(strings.TrimPrefix(line, "; "), ": ")
			if !strings.HasPrefix(line, "; ") || !ok {
				break
			}
			head[key] = strings.TrimSpace(value)
		}
		if head["title"] == "" || titles[head["title"]] != "" {
			t.Errorf("%s: title %q (also of %q)", name, head["title"], titles[head["title"]])
		}
		titles[head["title"]] = name
		if len(head["about"]) < 20 || !strings.HasSuffix(head["about"], ".") {
			t.Errorf("%s: about %q is not a sentence", name, head["about"])
		}
		if sel := strings.TrimPrefix(head["select"], "call "); sel != "" &&
			(!selectable.MatchString(sel) ||
				!regexp.MustCompile(regexp.QuoteMeta(sel)+`[ ,()]`).Match(src)) {
			t.Errorf("%s: selects %q, which it does not have", name, sel)
		}
		oracle.Verify(t, oracle.Release(src), asLLVMReads(t, name, src))
	}
}

// The first example, and the example of LLVM's documents of which it is the ptr form, compile to
// exactly llc's bytes: code and stack map.
func TestFirstExampleIsByteForByte(t *testing.T) {
	for _, name := range []string{"01-live-pointer", "24-doc-rewrite-input"} {
		t.Run(name, func(t *testing.T) { isByteForByte(t, name) })
	}
}

func isByteForByte(t *testing.T, name string) {
	src, err := os.ReadFile(examples(t)[name])
	if err != nil {
		t.Fatal(err)
	}
	got := ours().start(t)(t, src)
	want := llvm("-O2").start(t)(t, asLLVMReads(t, name, src))
	for _, section := range []string{".text", stackmap.SectionName} {
		g, err := oracle.Section(got, section)
		if err != nil {
			t.Fatal(err)
		}
		w, err := oracle.Section(want, section)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(g, w) {
			t.Errorf("%s:\n% x\nwant\n% x", section, g, w)
		}
	}
	code := oracle.Run(t, oracle.Opaque, nil, "llvm-objdump", "-d", "--no-show-raw-insn",
		"--no-leading-addr", oracle.File(t, "ours.o", got))
	_, code, _ = bytes.Cut(code, []byte("<test1>:"))
	var instructions []string
	for line := range strings.Lines(string(code)) {
		if f := strings.Fields(strings.Split(line, "<")[0]); len(f) > 0 {
			if f[0] == "callq" {
				f = f[:1] // the target is a relocation
			}
			instructions = append(instructions, strings.Join(f, " "))
		}
	}
	if got, want := strings.Join(instructions, " · "),
		"pushq %rax · movq %rdi, (%rsp) · callq · movq (%rsp), %rax · popq %rcx · retq"; got !=
		want {
		t.Errorf("instructions %s\nwant         %s", got, want)
	}
}
