package image

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"statepoint/lower/assembly"
	"statepoint/stackmap"
)

// Open reads a file: one image, or one for each object of an archive or of a universal Mach-O file.
// The name is for messages and for Image.Name. The bytes of data must not change afterwards.
func Open(name string, data []byte) ([]*Image, error) {
	if isArchive(data) {
		return openArchive(name, data)
	}
	if isUniversal(data) {
		return openUniversal(name, data)
	}
	im, err := open(name, data)
	if err != nil {
		return nil, err
	}
	return []*Image{im}, nil
}

// open reads one object.
func open(name string, data []byte) (*Image, error) {
	var im *Image
	var err error
	switch {
	case bytes.HasPrefix(data, []byte("\x7fELF")):
		im, err = readELF(data)
	case isMachO(data):
		im, err = readMachO(data)
	case isCOFF(data):
		im, err = readCOFF(data)
	case isMap(data):
		im = rawMap(data)
	case printable(data) && isAssembly(data):
		return assembled(name, data)
	default:
		err = fmt.Errorf("%s", unknown(data))
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = fmt.Errorf("the file ends at 0x%x, within its headers", len(data))
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	im.Name, im.File = name, data
	im.finish()
	return im, nil
}

// assembled assembles a text and reads the object.
func assembled(name string, data []byte) (*Image, error) {
	obj, err := assembly.Assemble(name, string(data))
	if err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if _, err := obj.WriteTo(&file); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	im, err := open(name, file.Bytes())
	if err != nil {
		return nil, err
	}
	im.Assembled = true
	return im, nil
}

// isAssembly reports whether a text that is not IR has a directive or a label, as all compiler
// output does.
func isAssembly(data []byte) bool {
	if isIR(data) {
		return false
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		word, _, _ := strings.Cut(line, " ")
		if line != "" && line[0] == '.' || strings.HasSuffix(word, ":") {
			return true
		}
	}
	return false
}

// isIR reports whether a text is LLVM IR: its first line other than a comment begins like a line of
// IR.
func isIR(data []byte) bool {
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == ';' {
			continue
		}
		word, _, _ := strings.Cut(line, " ")
		switch word {
		case "define", "declare", "target", "source_filename", "module", "attributes", "comdat":
			return true
		}
		return strings.IndexByte("@%!$^", line[0]) >= 0
	}
	return true
}

// isMap reports whether data may be a section of stack maps: the first bytes are those of a header
// of version 1, 2 or 3.
func isMap(data []byte) bool {
	return len(data) >= 4 && data[0] >= stackmap.V1 && data[0] <= stackmap.V3 &&
		bytes.Equal(data[1:4], make([]byte, 3))
}

// rawMap opens a section without a file. Its machine is assumed to be x86-64.
func rawMap(data []byte) *Image {
	s := &Section{Name: stackmap.SectionName, Raw: data, Data: data, Size: uint64(len(data))}
	return &Image{Format: "stack map", Kind: Raw, Machine: AMD64, Sections: []*Section{s}}
}

// printable reports whether data begins with printable text.
func printable(data []byte) bool {
	for _, c := range data[:min(64, len(data))] {
		if c >= 0x7f || c < 0x20 && c != '\n' && c != '\t' && c != '\r' {
			return false
		}
	}
	return true
}
