package zipped

import (
	"archive/zip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"unicode/utf8"

	"statepoint/web/lessons"
)

// Read returns the texts and images of a zip by path: the files of lessons. It ignores others,
// including those of systems and editors.
func Read(r io.ReaderAt, size int64) (map[string]string, error) {
	if size > lessons.MaxZipBytes {
		return nil, fmt.Errorf("larger than %s", sized(lessons.MaxZipBytes))
	}
	z, err := zip.NewReader(r, size)
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, errors.New("this is not a zip, or part of it is missing")
	}
	texts := map[string]string{}
	all, inner := 0, ""
	for _, f := range z.File {
		name := strings.TrimPrefix(f.Name, "./")
		if path.Ext(name) == ".zip" {
			inner = shown(name)
		}
		if !wanted(name) {
			continue
		}
		if len(texts) == lessons.MaxFiles {
			return nil, fmt.Errorf("more than %d files", lessons.MaxFiles)
		}
		if err := refused(f, name); err != nil {
			return nil, err
		}
		if _, twice := texts[name]; twice {
			return nil, fmt.Errorf("%s: is in the zip twice", name)
		}
		text, err := unpacked(f)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if all += len(text); all > lessons.MaxBytes {
			return nil, fmt.Errorf("all files together are larger than %s",
				sized(lessons.MaxBytes))
		}
		if texts[name] = text; lessons.ImageType(name) == "" && !utf8.ValidString(text) {
			return nil, fmt.Errorf("%s: is not UTF-8", name)
		}
	}
	switch {
	case len(texts) == 0 && inner != "":
		return nil, fmt.Errorf("no lessons, but another zip: %s", inner)
	case len(texts) == 0:
		return nil, errors.New("no lessons: a lesson is a folder inside the folder of a track")
	}
	return texts, nil
}

// wanted reports whether lessons have files with this name.
func wanted(name string) bool {
	if ext := path.Ext(name); ext != ".md" && ext != ".ll" && ext != ".txt" &&
		lessons.ImageType(name) == "" {
		return false
	}
	for part := range strings.SplitSeq(name, "/") {
		if part == "__MACOSX" || strings.HasPrefix(part, ".") && part != ".." && part != "." {
			return false
		}
	}
	return true
}

// refused returns why a file cannot be read, before it is unpacked.
func refused(f *zip.File, name string) error {
	switch {
	case !utf8.ValidString(name):
		return fmt.Errorf("%s: the name is not UTF-8", shown(name))
	case strings.Contains(name, "\\"):
		return fmt.Errorf("%s: the name has a backslash; zips separate folders by a slash",
			name)
	case !fs.ValidPath(name) || strings.Contains(name, ":") || shown(name) != name:
		return fmt.Errorf("%s: is not a path inside a folder", shown(name))
	case f.Flags&1 != 0:
		return fmt.Errorf("%s: is encrypted", name)
	case f.Mode()&fs.ModeSymlink != 0:
		return fmt.Errorf("%s: is a symbolic link", name)
	case f.Method != zip.Store && f.Method != zip.Deflate:
		return fmt.Errorf("%s: is packed by method %d; only stored and deflated files can be read",
			name, f.Method)
	case f.UncompressedSize64 > lessons.MaxFileBytes:
		return fmt.Errorf("%s: larger than %s", name, sized(lessons.MaxFileBytes))
	}
	return nil
}

// shown returns a name without characters that a line of text cannot show.
func shown(name string) string {
	return strings.Map(func(c rune) rune {
		if c < ' ' || c == 0x7f {
			return utf8.RuneError
		}
		return c // invalid UTF-8 becomes this
	}, name)
}

// unpacked reads a file, whose size in the zip's directory may be wrong.
func unpacked(f *zip.File) (string, error) {
	r, err := f.Open()
	if err != nil {
		return "", errors.New("is damaged")
	}
	defer func() { _ = r.Close() }()
	b, err := io.ReadAll(io.LimitReader(r, lessons.MaxFileBytes+1))
	switch {
	case len(b) > lessons.MaxFileBytes:
		return "", fmt.Errorf("larger than %s", sized(lessons.MaxFileBytes))
	case err != nil || uint64(len(b)) != f.UncompressedSize64:
		return "", errors.New("is damaged")
	}
	return string(b), nil
}

// sized formats a size as the page does.
func sized(n int) string {
	if n < 1<<20 {
		return fmt.Sprintf("%d KB", n>>10)
	}
	return fmt.Sprintf("%d MB", n>>20)
}
