package e2e

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// detailed compiles a module in this process, with all detail and a table.
func detailed(t *testing.T, src []byte) *lower.Result {
	t.Helper()
	m, _, err := irparse.ParseString(context.Background(), "in.ll", string(src))
	if err != nil {
		t.Fatal(err.Error())
	}
	p, err := passes.ParsePipeline(passesFor(src))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(context.Background(), m); err != nil {
		t.Fatal(err)
	}
	res, err := lower.Compile(context.Background(), m,
		lower.Options{Detail: true, Table: true, Checked: true})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// Other tools accept the objects of the written programs, and their assembly text yields the same:
// assembled by LLVM and by GNU, section by section, and run.
func TestObjectsOfWrittenPrograms(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join("runtime", "programs", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	m := newMachineBy(t, generations, byTable)
	for _, f := range files {
		t.Run(strings.TrimSuffix(filepath.Base(f), ".ll"), func(t *testing.T) {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			res := detailed(t, src)
			var written bytes.Buffer
			if _, err := res.Object.WriteTo(&written); err != nil {
				t.Fatal(err)
			}
			object := written.Bytes()
			readByTools(t, object)
			text := []byte(res.Assembly(amd64.ATT, true))
			byLLVM := oracle.Run(t, oracle.Opaque, text, "llvm-mc", "-triple=x86_64-linux-gnu",
				"-filetype=obj", "-o", "-")
			out := filepath.Join(t.TempDir(), "gnu.o")
			if r := oracle.Exec(text, "as", "-o", out, "-"); r.Err != nil {
				t.Fatalf("as: %v\n%s", r.Err, r.Stderr)
			}
			byGNU, err := os.ReadFile(out)
			if err != nil {
				t.Fatal(err)
			}
			driver := strings.TrimSuffix(f, ".ll") + ".c"
			for _, assembled := range []struct {
				by     string
				object []byte
			}{{"llvm-mc", byLLVM}, {"as", byGNU}} {
				sameSections(t, res, assembled.by, assembled.object, object)
				if got := m.run(t, m.link(t, assembled.object, driver), false); got.stdout !=
					wanted(t, driver) {
					t.Errorf("assembled by %s it prints\n%s", assembled.by, got.stdout)
				}
			}
		})
	}
}

// readByTools checks an object with other tools.
func readByTools(t *testing.T, object []byte) {
	t.Helper()
	path := oracle.File(t, "program.o", object)
	for _, command := range [][]string{
		{"readelf", "-a", "-W", "--debug-dump=frames", path},
		{"objdump", "-d", "-r", "-x", path},
		{oracle.Tool(t, oracle.Opaque, "llvm-readobj"), "--all", path},
		{oracle.Tool(t, oracle.Opaque, "llvm-readobj"), "--stackmap", path},
		{oracle.Tool(t, oracle.Opaque, "llvm-objdump"), "-d", "-r", path},
		{oracle.Tool(t, oracle.Opaque, "llvm-dwarfdump"), "--eh-frame", path},
	} {
		r := oracle.Exec(nil, command[0], command[1:]...)
		if said := string(r.Stderr); r.Err != nil || strings.Contains(said, "arning") ||
			strings.Contains(said, "rror") || strings.Contains(string(r.Stdout), "(bad)") {
			t.Errorf("%s: %v\n%s", strings.Join(command[:len(command)-1], " "), r.Err, said)
		}
	}
}

// sameSections compares what an assembler made of our text with what we wrote.
func sameSections(t *testing.T, res *lower.Result, by string, object, ours []byte) {
	t.Helper()
	for _, name := range []string{".text", stackmap.SectionName, stackmap.TableSectionName,
		".gcc_except_table", ".data", ".rodata", ".rodata.cst8", ".rodata.cst16", ".data.rel.ro"} {
		got, err := oracle.Section(object, name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := oracle.Section(ours, name)
		if err != nil {
			t.Fatal(err)
		}
		if name == ".text" && len(got) == len(want) {
			lowertest.SamePads(res, got, want)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s: section %s\n% x\nwe wrote\n% x", by, name, head(got), head(want))
		}
	}
}

// head is the beginning of long bytes.
func head(b []byte) []byte { return b[:min(len(b), 400)] }
