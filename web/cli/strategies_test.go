package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The document's own command line: `llc -load` brings a collector's strategy, from a file. Its
// effect is that of -strategy, in every command that has this.
func TestLoad(t *testing.T) {
	const module = "declare void @llvm.gcroot(ptr, ptr)\ndeclare void @g()\n" +
		"define void @f(ptr %p) gc \"mygc\" {\n  %r = alloca ptr\n" +
		"  call void @llvm.gcroot(ptr %r, ptr null)\n  store ptr %p, ptr %r\n" +
		"  call void @g()\n  ret void\n}\n"
	const spec = "name=mygc,safepoints=post-call,table=gcmap"
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	text := file("mygc.strategy", "# My collector.\n\n"+spec+"\nname=other,roots=linked\n")
	for _, command := range [][]string{{"llc", "-o", "-"}, {"explain", "--passes="}} {
		with := func(option string) string {
			out, errs, status := runCommand(module, slices.Concat(command,
				[]string{option, "-"})...)
			if status != 0 || strings.Contains(errs, "no effect") {
				t.Fatalf("%s %s: status %d, %s", command, option, status, errs)
			}
			return out
		}
		loaded := with("-load=" + text)
		if loaded != with("-strategy="+spec) || command[0] == "llc" && loaded == with("-O2") {
			t.Errorf("%s: -load is not what -strategy is, or nothing:\n%s", command, loaded)
		}
	}
	for name, c := range map[string]struct{ text, says string }{
		"plugin.so":  {"\x7fELF\x02\x00", "plugin.so is not a text: -load reads strategies"},
		"wrong":      {"# one\nname=a,rots=linked\n", "wrong:2:1: error: a strategy has no switch"},
		"long":       {strings.Repeat("#\n", maxStrategies), "-load reads up to 1048576"},
		"not-there/": {"", "not-there"},
	} {
		path := filepath.Join(dir, name)
		if c.text != "" {
			path = file(name, c.text)
		}
		_, errs, status := runCommand(module, "llc", "-load="+path, "-o", "-", "-")
		if status != 1 || !strings.Contains(errs, c.says) {
			t.Errorf("%s: status %d, %s", name, status, errs)
		}
	}
}
