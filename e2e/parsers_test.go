package e2e

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/command"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/stackmap"
	"statepoint/stackmap/parsers"
)

// builtParsers are the programs made of the readers that people copy.
func builtParsers(t *testing.T) map[string]string {
	t.Helper()
	dir := t.TempDir()
	built := map[string]string{}
	for _, name := range parsers.Names {
		src, err := parsers.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, filepath.Base(name))
		if err := os.WriteFile(file, src, 0o644); err != nil {
			t.Fatal(err)
		}
		out := file + ".exe"
		var cmd *exec.Cmd
		switch filepath.Ext(name) {
		case ".c":
			cmd = exec.Command("gcc", "-std=c11", "-Wall", "-Wextra", "-Werror",
				"-fsanitize=undefined",
				"-fno-sanitize-recover", "-o", out, file)
		case ".go":
			cmd = exec.Command("go", "build", "-o", out, file)
		case ".rs":
			rustc, err := command.Rustc()
			if err != nil {
				t.Fatal(err)
			}
			cmd = exec.Command(rustc, "-D", "warnings", "-C", "overflow-checks=on", "-o", out, file)
		}
		cmd.Dir = dir
		if b, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", cmd.Args, err, b)
		}
		built[name] = out
	}
	return built
}

// parsed is what a reader prints of files, and whether it says that all were right.
func parsed(t *testing.T, exe string, files []string) (string, bool) {
	t.Helper()
	var out, said bytes.Buffer
	cmd := exec.Command(exe, files...)
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	if cmd.ProcessState.ExitCode() > 1 || said.Len() > 0 {
		t.Fatalf("%s: %v\n%s", exe, err, said.String())
	}
	return out.String(), err == nil
}

// asParsersPrint is what the readers are to print of a section.
func asParsersPrint(t *testing.T, section []byte) string {
	t.Helper()
	all, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, m := range all {
		fmt.Fprintf(&b, "version 3 functions %d constants %d records %d\n", len(m.Functions),
			len(m.Constants), len(m.Records))
		next := 0
		for _, f := range m.Functions {
			fmt.Fprintf(&b, "function 0x%x frame %d records %d\n", f.Address, int64(f.StackSize),
				f.Records)
			for range f.Records {
				printRecord(&b, &m.Records[next])
				next++
			}
		}
	}
	return b.String()
}

func printRecord(b *strings.Builder, r *stackmap.Record) {
	fmt.Fprintf(b, "record %d at 0x%x locations %d\n", r.ID, r.Offset, len(r.Locations))
	for i, l := range r.Locations {
		fmt.Fprintf(b, "  location %d %s size %d", i, l.Kind, l.Size)
		switch l.Kind {
		case stackmap.Register:
			fmt.Fprintf(b, " r%d\n", l.DwarfReg)
		case stackmap.Direct, stackmap.Indirect:
			fmt.Fprintf(b, " r%d %+d\n", l.DwarfReg, l.Offset)
		default:
			fmt.Fprintf(b, " %d\n", l.Value)
		}
	}
	if s, err := r.Statepoint(); err == nil {
		first := len(r.Locations) - len(s.GC) - len(s.Allocas)
		for i := range s.Pairs() {
			fmt.Fprintf(b, "  pair base %d derived %d\n", first+2*i, first+2*i+1)
		}
		for i := range s.Allocas {
			fmt.Fprintf(b, "  stack object %d\n", first+len(s.GC)+i)
		}
	}
	for _, l := range r.LiveOuts {
		fmt.Fprintf(b, "  live-out r%d size %d\n", l.DwarfReg, l.Size)
	}
}

// sectionOf compiles a module after the passes, and gives its stack map, nil for none.
func sectionOf(t *testing.T, name, src string) []byte {
	t.Helper()
	m, _, err := irparse.ParseString(t.Context(), name, src)
	if err != nil {
		t.Fatal(err)
	}
	pipeline, err := passes.ParsePipeline(passesFor([]byte(src)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := pipeline.Run(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(t.Context(), m, lower.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return res.StackMap.Bytes
}

// TestParsersToCopy has the readers of stack maps in C, Go and Rust print what this house's own
// decoder reads, of every example, of 200 random modules and of several maps in one section.
func TestParsersToCopy(t *testing.T) {
	t.Parallel()
	built := builtParsers(t)
	sections := map[string][]byte{}
	for name, path := range examples(t) {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		sections[name] = sectionOf(t, name, string(src))
	}
	options := []gen.Options{gen.All, wild(func(*gen.Options) {}), {Polls: true, Select: true},
		{Typed: true, Select: true, Divide: true, Switch: true}}
	var linked []byte
	for seed := range uint64(200) {
		name := fmt.Sprintf("random-%d", seed)
		sections[name] = sectionOf(t, name, gen.Program(seed, options[seed%4]))
		if seed < 20 {
			linked = append(linked, sections[name]...)
		}
	}
	sections["linked"] = linked
	dir := t.TempDir()
	var files []string
	var want strings.Builder
	for _, name := range slices.Sorted(maps.Keys(sections)) {
		if len(sections[name]) == 0 {
			continue
		}
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, sections[name], 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
		want.WriteString("file " + name + "\n" + asParsersPrint(t, sections[name]))
	}
	if len(files) < 230 || strings.Count(want.String(), "pair ") < 1000 ||
		!strings.Contains(want.String(), "ConstIndex") ||
		!strings.Contains(want.String(), "live-out") {
		t.Errorf("%d files show too little", len(files))
	}
	for name, exe := range built {
		got, ok := parsed(t, exe, files)
		if got != want.String() || !ok {
			t.Errorf("%s: %s", name, firstDifference(got, want.String()))
		}
	}
	damaged(t, built, sections["05-base-phi"])
}

// damaged has the readers refuse what is no map, all for the same reason.
func damaged(t *testing.T, built map[string]string, whole []byte) {
	t.Helper()
	dir := t.TempDir()
	var files []string
	add := func(name string, b []byte) {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, b, 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	for n := range len(whole) {
		add(fmt.Sprintf("cut-%04d", n), whole[:n])
	}
	for i, at := range []int{4, 8, 12} { // numbers of functions, constants, records
		for _, by := range []uint32{1, 1 << 20, 1<<32 - 1} {
			b := slices.Clone(whole)
			binary.LittleEndian.PutUint32(b[at:], binary.LittleEndian.Uint32(b[at:])+by)
			add(fmt.Sprintf("count-%d-%x", i, by), b)
		}
	}
	other := slices.Clone(whole)
	other[0] = 2
	add("version", other)
	add("elf", append([]byte("\x7fELF"), whole...))
	for _, name := range parsers.Names {
		out, ok := parsed(t, built[name], files)
		if n := strings.Count(out, "\nerror: "); ok || n != len(files) {
			t.Errorf("%s finds %d of %d wrong", name, n, len(files))
		}
		for _, want := range []string{"file version\nerror: it is not version 3\n",
			"file elf\nerror: it is an ELF file; take the section out of it: llvm-objcopy -O " +
				"binary --only-section=.llvm_stackmaps PROGRAM SECTION\n"} {
			if !strings.Contains(out, want) {
				t.Errorf("%s does not say %q", name, want)
			}
		}
	}
}
