package engine_test

import (
	"bytes"
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/arch/x86/x86asm"

	"statepoint/e2e/oracle"
	"statepoint/static/examples"
	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// mixed has what assemblers handle differently: padding, and functions with and without a
// personality.
const mixed = `declare void @foo()
declare i32 @__gxx_personality_v0(...)
define void @a() gc "statepoint-example" {
  call void @foo()
  ret void
}
define void @b() gc "statepoint-example" personality ptr @__gxx_personality_v0 {
  invoke void @foo() to label %ok unwind label %bad
ok:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
define void @c(i64 %n) gc "statepoint-example" align 64 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  call void @foo()
  %d = icmp eq i64 %j, %n
  br i1 %d, label %out, label %loop
out:
  ret void
}
@g = global [3 x i8] c"abc"
@h = global i64 7
`

// The assembly of every example, in either syntax, assembles to the exported object: llvm-mc, of
// the release whose pointers it has, and GNU as produce the same functions, data, stack map and
// unwinding rules. Only the nops between functions and before loops differ, and the order at the
// start of the unwinding tables with llvm-mc.
func TestExportedAssembly(t *testing.T) {
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	all = append(all, examples.Example{Name: "mixed", Source: mixed})
	for _, e := range all {
		for _, syntax := range []string{"", "intel"} {
			t.Run(e.Name+syntax, func(t *testing.T) {
				t.Parallel()
				engine := &engine.Engine{}
				req := report.Request{FileName: e.Name + ".ll", Source: e.Source,
					Options: report.Options{Syntax: syntax}}
				engine.Run(t.Context(), &req)
				file := func(kind string) []byte {
					a := engine.View(t.Context(),
						&report.ViewRequest{View: report.ViewFile, Stage: kind,
							Of: engine.Keep(&req)})
					if a.File == nil {
						t.Fatal(a.Trouble)
					}
					return []byte(a.File.Data)
				}
				text := oracle.File(t, "a.s", file(report.FileAssembly))
				want := file(report.FileObject)
				for _, tool := range [][]string{
					{oracle.Tool(t, oracle.Release([]byte(e.Source)), "llvm-mc"), "-triple=x86_64",
						"-filetype=obj"},
					{"as", "--64"}} {
					out := filepath.Join(t.TempDir(), "a.o")
					if said, err := exec.Command(tool[0],
						append(tool[1:], text, "-o", out)...).CombinedOutput(); err != nil {
						t.Fatalf("%s: %v\n%s", tool[0], err, said)
					}
					got, err := os.ReadFile(out)
					if err != nil {
						t.Fatal(err)
					}
					assembledAlike(t, filepath.Base(tool[0]), got, want)
				}
			})
		}
	}
}

// assembledAlike compares an assembler's object with ours.
func assembledAlike(t *testing.T, tool string, got, want []byte) {
	ours, err := elf.NewFile(bytes.NewReader(want))
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range ours.Sections {
		if s.Type != elf.SHT_PROGBITS || s.Name == ".eh_frame" {
			continue
		}
		w, _ := oracle.Section(want, s.Name)
		g, _ := oracle.Section(got, s.Name)
		if s.Flags&elf.SHF_EXECINSTR != 0 {
			w, g = onlyFunctions(t, want, s.Name, w), onlyFunctions(t, got, s.Name, g)
		}
		if !bytes.Equal(g, w) {
			t.Errorf("%s makes another %s:\n% x\nwant\n% x", tool, s.Name, g, w)
		}
	}
	if g, w := unwinding(t, got), unwinding(t, want); !slices.Equal(g, w) {
		t.Errorf("%s makes other unwinding tables:\n%s\nwant\n%s", tool, strings.Join(g, ""),
			strings.Join(w, ""))
	}
}

// onlyFunctions zeroes the bytes of a section that belong to no function, or to a nop.
func onlyFunctions(t *testing.T, object []byte, section string, code []byte) []byte {
	f, err := elf.NewFile(bytes.NewReader(object))
	if err != nil {
		t.Fatal(err)
	}
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	out := make([]byte, len(code))
	for _, s := range symbols {
		if elf.ST_TYPE(s.Info) == elf.STT_FUNC && int(s.Section) < len(f.Sections) &&
			f.Sections[s.Section].Name == section {
			body := out[s.Value : s.Value+s.Size]
			copy(body, code[s.Value:])
			for len(body) > 0 {
				in, err := x86asm.Decode(body, 64)
				size := max(in.Len, 1)
				if err == nil && in.Op == x86asm.NOP {
					clear(body[:size])
				}
				body = body[size:]
			}
		}
	}
	return out
}

// unwinding returns an object's unwinding rules, an entry for each function, sorted by content.
func unwinding(t *testing.T, object []byte) (out []string) {
	dump := oracle.Run(t, oracle.Opaque, nil, "llvm-dwarfdump", "--eh-frame",
		oracle.File(t, "a.o", object))
	for _, entry := range strings.Split(string(dump), "\n\n") {
		if first, rest, ok := strings.Cut(entry, "\n"); ok && strings.Contains(first, " FDE ") {
			_, at, _ := strings.Cut(first, " pc=")
			for line := range strings.Lines(rest) {
				// which is relative
				if !strings.Contains(line, "DW_CFA_nop") &&
					!strings.Contains(line, "LSDA Address") {
					at += "\n" + line
				}
			}
			out = append(out, at)
		}
	}
	slices.Sort(out)
	return out
}
