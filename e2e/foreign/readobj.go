package foreign

import (
	"fmt"
	"os"
	"strings"

	"statepoint/e2e/oracle"
	"statepoint/lower/image"
	"statepoint/stackmap"
)

// Readobj compares the maps of an object with what llvm-readobj prints of them, field by field. It
// returns the first line that differs, "" for none.
func Readobj(o *Object) (string, error) {
	program, err := oracle.Path(oracle.Opaque, "llvm-readobj")
	if err != nil {
		return "", err
	}
	f, err := os.CreateTemp("", "*.o")
	if err != nil {
		return "", err
	}
	defer os.Remove(f.Name())
	if _, err := f.Write(o.Data); err != nil {
		return "", err
	}
	if err := f.Close(); err != nil {
		return "", err
	}
	r := oracle.Exec(nil, program, "--stackmap", f.Name())
	if r.Err != nil {
		return "", fmt.Errorf("llvm-readobj: %w\n%s", r.Err, r.Stderr)
	}
	images, err := image.Open("a.o", o.Data)
	if err != nil {
		return "", err
	}
	var maps []*stackmap.Map
	for _, s := range images[0].StackMaps() {
		m, err := stackmap.Decode(s.Section.Raw, stackmap.DecodeOptions{})
		if err != nil {
			return "", err
		}
		maps = append(maps, m...)
	}
	const head = "LLVM StackMap"
	_, want, found := strings.Cut(string(r.Stdout), head)
	if found {
		want = head + want
	}
	got := strings.SplitAfter(Printed(maps), "\n")
	for i, line := range strings.SplitAfter(want, "\n") {
		if i >= len(got) || got[i] != line {
			return fmt.Sprintf("llvm-readobj has %q, we %q", line, got[min(i, len(got)-1)]), nil
		}
	}
	return "", nil
}

// Printed prints maps as llvm-readobj does, with addresses as they are in the file.
func Printed(maps []*stackmap.Map) string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	for _, m := range maps {
		p("LLVM StackMap Version: %d\nNum Functions: %d\n", m.Version, len(m.Functions))
		for _, f := range m.Functions {
			p("  Function address: %d, stack size: %d, callsite record count: %d\n", f.Address,
				f.StackSize, f.Records)
		}
		p("Num Constants: %d\n", len(m.Constants))
		for i, c := range m.Constants {
			p("  #%d: %d\n", i+1, c)
		}
		p("Num Records: %d\n", len(m.Records))
		for i := range m.Records {
			printRecord(p, &m.Records[i])
		}
	}
	return b.String()
}

func printRecord(p func(format string, args ...any), r *stackmap.Record) {
	p("  Record ID: %d, instruction offset: %d\n    %d locations:\n", r.ID, r.Offset,
		len(r.Locations))
	for i, l := range r.Locations {
		p("      #%d: ", i+1)
		switch l.Kind {
		case stackmap.Register:
			p("Register R#%d", l.DwarfReg)
		case stackmap.Direct:
			p("Direct R#%d + %d", l.DwarfReg, l.Offset)
		case stackmap.Indirect:
			p("Indirect [R#%d + %d]", l.DwarfReg, l.Offset)
		case stackmap.Constant:
			p("Constant %d", uint32(l.Value))
		case stackmap.ConstIndex:
			p("ConstantIndex #%d (%d)", l.Offset, uint64(l.Value))
		}
		p(", size: %d\n", l.Size)
	}
	p("    %d live-outs: [ ", len(r.LiveOuts))
	for _, l := range r.LiveOuts {
		p("R#%d (%d-bytes) ", l.DwarfReg, l.Size)
	}
	p("]\n")
}
