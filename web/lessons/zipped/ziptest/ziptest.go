package ziptest

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"hash/crc32"
	"io/fs"
	"strings"
)

// Case is a zip and the expected message.
type Case struct {
	Name string
	Data []byte
	Want string
}

// maker writes one zip. Writes to memory do not fail.
type maker struct {
	b bytes.Buffer
	w *zip.Writer
}

func newMaker() *maker {
	m := &maker{}
	m.w = zip.NewWriter(&m.b)
	return m
}

func (m *maker) file(name, text string) *maker {
	f, err := m.w.Create(name)
	if err == nil {
		_, err = f.Write([]byte(text))
	}
	if err != nil {
		panic(err)
	}
	return m
}

// raw adds compressed data with any header.
func (m *maker) raw(h *zip.FileHeader, packed []byte) *maker {
	h.CompressedSize64 = uint64(len(packed))
	f, err := m.w.CreateRaw(h)
	if err == nil {
		_, err = f.Write(packed)
	}
	if err != nil {
		panic(err)
	}
	return m
}

func (m *maker) zip() []byte {
	if err := m.w.Close(); err != nil {
		panic(err)
	}
	return m.b.Bytes()
}

// Zip has some files.
func Zip(files ...[2]string) []byte {
	m := newMaker()
	for _, f := range files {
		m.file(f[0], f[1])
	}
	return m.zip()
}

// zeros returns the given number of megabytes of zeros, deflated.
func zeros(megabytes int) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = w.Write(make([]byte, 1<<20))
	}
	if err == nil {
		err = w.Flush()
	}
	if err != nil {
		panic(err)
	}
	return append(bytes.Repeat(b.Bytes(), megabytes), 3, 0) // and an empty block, the last
}

const (
	central = "PK\x01\x02" // begins an entry of the directory
	noZip   = "this is not a zip, or part of it is missing"
)

// edited returns a zip with a changed byte in the last entry of its directory.
func edited(data []byte, offset int, value byte) []byte {
	data = bytes.Clone(data)
	data[bytes.LastIndex(data, []byte(central))+offset] = value
	return data
}

// Hostile returns the zips.
func Hostile() []Case {
	const at = "t/01-track/track.md"
	good := Zip([2]string{at, "# A\n"})
	no := func(name, why string) Case {
		return Case{name, Zip([2]string{at, "# A\n"}, [2]string{name, "x"}), name + ": " + why}
	}
	const nowhere = "is not a path inside a folder"
	link := newMaker()
	h := &zip.FileHeader{Name: "t/link.md", Method: zip.Store, UncompressedSize64: 11,
		CRC32: crc32.ChecksumIEEE([]byte("/etc/passwd"))}
	h.SetMode(0o777 | fs.ModeSymlink)
	link.raw(h, []byte("/etc/passwd"))
	bomb := func(claims uint64) []byte {
		return newMaker().raw(&zip.FileHeader{Name: "t/bomb.md", Method: zip.Deflate,
			UncompressedSize64: claims}, zeros(1024)).zip()
	}
	many := newMaker()
	for i := range 1001 {
		many.file(fmt.Sprintf("t/%d.md", i), "x")
	}
	crowd := newMaker()
	for i := range 100_000 {
		crowd.file(fmt.Sprint(i), "")
	}
	large := newMaker()
	for i := range 5 {
		large.file(fmt.Sprintf("t/%d.md", i), strings.Repeat(" ", 250<<10))
	}
	return []Case{
		no("../t/up.md", nowhere), no("t/../../up.md", nowhere), no("t//empty.md", nowhere),
		no("/etc/root.md", nowhere), no("C:/drive.md", nowhere),
		{"a line in a name", Zip([2]string{"t/a\nb.md", "x"}), "t/a\ufffdb.md: " + nowhere},
		no(`t\windows.md`, "the name has a backslash; zips separate folders by a slash"),
		{"a name in Latin 1", Zip([2]string{"t/\xe4.md", "x"}),
			"t/\ufffd.md: the name is not UTF-8"},
		{"a text in Latin 1", Zip([2]string{"t/a.md", "\xe4"}), "t/a.md: is not UTF-8"},
		{"twice", Zip([2]string{"t/a.md", "x"}, [2]string{"./t/a.md", "y"}),
			"t/a.md: is in the zip twice"},
		{"a symbolic link", link.zip(), "t/link.md: is a symbolic link"},
		{"encrypted", edited(good, 8, good[bytes.LastIndex(good, []byte(central))+8]|1),
			at + ": is encrypted"},
		{"bzip2", edited(good, 10, 12),
			at + ": is packed by method 12; only stored and deflated files can be read"},
		{"another sum", edited(good, 16, good[bytes.LastIndex(good, []byte(central))+16]^1),
			at + ": is damaged"},
		{"1 GB of zeros", bomb(1 << 30), "t/bomb.md: larger than 256 KB"},
		{"1 GB that is said to be 100 bytes", bomb(100), "t/bomb.md: is damaged"},
		{"1 GB that nobody reads", newMaker().raw(&zip.FileHeader{Name: "t/bomb.bin",
			Method: zip.Deflate, UncompressedSize64: 1 << 30}, zeros(1024)).zip(),
			"no lessons: a lesson is a folder inside the folder of a track"},
		{"a lesson of 50 MB", newMaker().raw(&zip.FileHeader{Name: "t/lesson.md",
			Method: zip.Deflate, UncompressedSize64: 50 << 20}, zeros(50)).zip(),
			"t/lesson.md: larger than 256 KB"},
		{"100,000 files", crowd.zip(), "larger than 4 MB"},
		{"1,001 files", many.zip(), "more than 1000 files"},
		{"much in all", large.zip(), "all files together are larger than 1 MB"},
		{"a zip in a zip", Zip([2]string{"inner.zip", string(good)}),
			"no lessons, but another zip: inner.zip"},
		{"the first half", good[:len(good)/2], noZip},
		{"all but the last byte", good[:len(good)-1], noZip},
		{"a directory behind the end", edited(good, 42, 0xff), at + ": is damaged"},
		{"nothing", nil, noZip},
		{"a text", []byte("# A\n"), noZip},
	}
}
