package image_test

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"statepoint/lower/image"
)

// A file without machine code says what it has instead.
func TestWithoutCode(t *testing.T) {
	for text, want := range map[string]string{
		"\t.text\nf:\tretq\n":                                             "",
		"\t.data\nv:\t.quad 1\n":                                          "",
		"\t.text\n\t.comm __gnu_lto_slim,1,1\n":                           "intermediate code",
		"\t.text\n\t.section .debug_info.dwo,\"\",@progbits\n\t.quad 1\n": "-gsplit-dwarf",
		"\t.text\nf:\tretq\n\t.comm __gnu_lto_slim,1,1\n":                 "",
	} {
		images, err := image.Open("f.s", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		why := images[0].WithoutCode()
		if (why == "") != (want == "") || !strings.Contains(why, want) {
			t.Errorf("%q: %s", text, why)
		}
		if why != "" && images[0].WithoutMap() != why {
			t.Errorf("%q: no map: %s", text, images[0].WithoutMap())
		}
	}
}

// mach is a Mach-O object for x86-64 without load commands.
func mach() []byte {
	return slices.Concat([]byte("\xcf\xfa\xed\xfe\x07\x00\x00\x01\x03\x00\x00\x00\x01"),
		make([]byte, 19))
}

// universal makes a universal file with offsets of 32 or 64 bits.
func universal(bits int, parts ...[]byte) []byte {
	be := binary.BigEndian
	head := be.AppendUint32(be.AppendUint32(nil, uint32(0xcafebabe+bits/64)), uint32(len(parts)))
	at, body := 512, []byte{}
	for _, p := range parts {
		head = append(head, "\x01\x00\x00\x07\x00\x00\x00\x03"...)
		if bits == 64 {
			head = be.AppendUint64(be.AppendUint64(head, uint64(at)), uint64(len(p)))
			head = append(head, make([]byte, 8)...)
		} else {
			head = be.AppendUint32(be.AppendUint32(head, uint32(at)), uint32(len(p)))
			head = append(head, make([]byte, 4)...)
		}
		body, at = append(body, p...), at+len(p)
	}
	return slices.Concat(head, make([]byte, 512-len(head)), body)
}

// Universal files have images or archives, at offsets of 32 or 64 bits.
func TestUniversal(t *testing.T) {
	archive := slices.Concat([]byte("!<arch>\na.o/            0           0     0     644     32"+
		"        `\n"), mach())
	for _, bits := range []int{32, 64} {
		data := universal(bits, mach(), archive)
		images, err := image.Open("u", data)
		var names []string
		for _, im := range images {
			names = append(names, im.Name)
		}
		if err != nil || strings.Join(names, " ") != "u(x86-64) u(a.o, x86-64)" {
			t.Errorf("%d: %q, %v", bits, names, err)
		}
		for n := range data {
			if images, err := image.Open("u", data[:n]); err == nil {
				t.Fatalf("%d: %d images in the first %d bytes", bits, len(images), n)
			}
		}
	}
}

// Files of compilers are told from text by their first bytes.
func TestIsObject(t *testing.T) {
	for head, want := range map[string]bool{"\x7fELF": true, "!<thin>\n": true, "!<arch>\n": true,
		"\x00asm": true, "MZ\x90\x00": true, "\xcf\xfa\xed\xfe": true, "\x03\x00\x00\x00": true,
		"\x00\x00\xff\xff": true, string(universal(64, mach())[:64]): true, "": false,
		"BC\xc0\xde": false, "\xde\xc0\x17\x0b": false, "!0 = !{}": false,
		"\xff\xfed\x00": false, "MZ = 1": false, "\xef\xbb\xbf;": false, "\t.text\n": false} {
		if image.IsObject([]byte(head)) != want {
			t.Errorf("%q: %t", head, !want)
		}
	}
}
