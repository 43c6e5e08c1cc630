package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// stackmap shows one function with its instructions, and the record at a return address; if there
// is none, it names the nearest.
func TestStackMapQueries(t *testing.T) {
	obj := filepath.Join(t.TempDir(), "out.o")
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	out, _, status := runCommand("", "stackmap", obj, "--function", "test1")
	if status != 0 || !strings.Contains(out, "call") ||
		!strings.Contains(out, "\n    record 0 at test1+0xa") {
		t.Errorf("status %d\n%s", status, out)
	}
	for _, at := range []string{"0xa", "test1+0xa", "test1+10"} {
		out, _, status = runCommand("", "stackmap", obj, "--address="+at)
		if status != 0 || strings.Count(out, "\n") != 4 || !strings.Contains(out, "call") ||
			!strings.Contains(out, "pointer [rsp+0]") {
			t.Errorf("%s: status %d\n%s", at, status, out)
		}
		out, _, status = runCommand("", "stackmap", obj, "--json", "--address="+at)
		var read struct{ Maps []struct{ Records []any } }
		if err := json.Unmarshal([]byte(out), &read); err != nil || status != 0 ||
			len(read.Maps) != 1 || len(read.Maps[0].Records) != 1 {
			t.Errorf("%s: status %d, %v\n%s", at, status, err, out)
		}
	}
	for args, want := range map[string]string{
		"--address=0xb":     "no record is at test1+0xb",
		"--address=teste+1": "is not an address",
		"--address=0xg":     "is not an address",
		"--function=test":   "did you mean test1?",
	} {
		for _, more := range []string{"-o=-", "--json"} {
			out, stderr, status := runCommand("", "stackmap", obj, more, args)
			if status != 1 || out != "" || !strings.Contains(stderr, want) {
				t.Errorf("%s %s: status %d, %s%s", more, args, status, out, stderr)
			}
		}
	}
}

// archiveOf is an archive with an object twice, as a.o and b.o.
func archiveOf(data string) string {
	archive := "!<arch>\n"
	for _, name := range []string{"a.o/", "b.o/"} {
		header := []byte(strings.Repeat(" ", 60))
		copy(header, name)
		copy(header[48:], strconv.Itoa(len(data)))
		copy(header[58:], "`\n")
		archive += string(header) + data + strings.Repeat("\n", len(data)%2)
	}
	return archive
}

// An archive without maps is one error, not one for each member.
func TestStackMapNoMaps(t *testing.T) {
	obj := filepath.Join(t.TempDir(), "out.o")
	const src = "define void @f() {\n ret void\n}\n"
	if _, stderr, status := runCommand(src, "compile", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	data, err := os.ReadFile(obj)
	if err != nil {
		t.Fatal(err)
	}
	for _, command := range []string{"stackmap", "check"} {
		_, stderr, status := runCommand(archiveOf(string(data)), command, "-")
		if status != 1 || strings.Count(stderr, "\n") != 1 ||
			!strings.Contains(stderr, "none of its 2 objects has a section .llvm_stackmaps") {
			t.Errorf("%s: status %d\n%s", command, status, stderr)
		}
	}
}

// Each member of an archive with a map is shown, and JSON lists them.
func TestStackMapArchive(t *testing.T) {
	dir := t.TempDir()
	obj := filepath.Join(dir, "out.o")
	if _, stderr, status := runCommand(liveAcrossCall, "compile", "-", "-o", obj); status != 0 {
		t.Fatal(stderr)
	}
	data, err := os.ReadFile(obj)
	if err != nil {
		t.Fatal(err)
	}
	archive := archiveOf(string(data))
	out, stderr, status := runCommand(archive, "stackmap", "-")
	if status != 0 || !strings.Contains(out, "<stdin>(a.o): ELF relocatable object for x86-64\n") ||
		!strings.Contains(out, "<stdin>(b.o): ELF") {
		t.Errorf("status %d\n%s%s", status, out, stderr)
	}
	out, _, status = runCommand(archive, "stackmap", "-", "--json")
	var read struct {
		Files []struct {
			Name string
			Maps []struct{ Version int }
		}
	}
	if err := json.Unmarshal([]byte(out), &read); err != nil || status != 0 ||
		len(read.Files) != 2 || read.Files[1].Name != "<stdin>(b.o)" ||
		len(read.Files[1].Maps) != 1 {
		t.Errorf("status %d, %v\n%s", status, err, out)
	}
}
