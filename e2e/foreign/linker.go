package foreign

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"statepoint/e2e/oracle"
	"statepoint/lower/image"
)

// linkers are the commands that link an object, in.o, and one that defines what it lacks, rest.o:
// for Linux as an executable, otherwise as a library.
var linkers = map[string]string{
	Targets[0]: "ld.lld -e 0 in.o rest.o -o out",
	Targets[1]: "ld.lld -e 0 in.o rest.o -o out",
	Targets[2]: "ld64.lld -arch x86_64 -platform_version macos 13 13 -dylib in.o rest.o -o out",
	Targets[3]: "ld64.lld -arch arm64 -platform_version macos 13 13 -dylib in.o rest.o -o out",
	Targets[4]: "lld-link /machine:x64 /dll /noentry /debug:symtab /out:out in.o rest.o",
	Targets[5]: "lld-link /machine:arm64 /dll /noentry /debug:symtab /out:out in.o rest.o",
}

// Linked links an object with LLVM's linker for its target. It returns nil if that is not
// installed.
func Linked(o *Object) (*Object, error) {
	args := strings.Fields(linkers[o.Target])
	program, err := oracle.Path(oracle.Opaque, args[0])
	if err != nil {
		return nil, nil
	}
	rest, err := stubs(o)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "foreign")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	for name, data := range map[string][]byte{"in.o": o.Data, "rest.o": rest} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return nil, err
		}
	}
	cmd := exec.Command(program, args[1:]...)
	cmd.Dir = dir
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%s: %s: %w\n%s", o, args[0], err, said)
	}
	data, err := os.ReadFile(filepath.Join(dir, "out"))
	made := *o
	made.Maker, made.Data = o.Maker+", "+args[0], data
	return &made, err
}

// stubs is an object that defines what an object lacks, as functions that return.
func stubs(o *Object) ([]byte, error) {
	images, err := image.Open("in.o", o.Data)
	if err != nil {
		return nil, err
	}
	assembler, err := oracle.Path(oracle.Opaque, "llvm-mc")
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	b.WriteString(".text\n")
	for _, s := range images[0].Symbols {
		if s.Section == nil && s.Global && s.Name != "" {
			fmt.Fprintf(&b, ".p2align 4\n.globl %q\n%[1]q:\n\tret\n", s.Name)
		}
	}
	r := oracle.Exec([]byte(b.String()), assembler, "-triple="+o.Target, "-filetype=obj", "-o", "-")
	if r.Err != nil {
		return nil, fmt.Errorf("%s: llvm-mc: %w\n%s", o, r.Err, r.Stderr)
	}
	return r.Stdout, nil
}
