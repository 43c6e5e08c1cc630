package lessons

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"
)

// MaxImageSide bounds the width and the height of an image, in pixels.
const MaxImageSide = 1600

// Image is a file in a lesson's folder that its text shows.
type Image struct {
	Name          string
	Data          []byte
	Width, Height int
}

// imageTypes are the types of images by the ends of their names.
var imageTypes = map[string]string{".png": "image/png", ".jpg": "image/jpeg",
	".jpeg": "image/jpeg", ".gif": "image/gif", ".svg": "image/svg+xml"}

// ImageType returns the media type of the image with a name, "" if it is not that of an image.
func ImageType(name string) string { return imageTypes[strings.ToLower(path.Ext(name))] }

// images reads the images in a line of a lesson's text, ![what it shows](file.png).
func (r *reader) images(l *Lesson, file, line string, n int) {
	for at := 0; ; {
		i := strings.Index(line[at:], "![")
		if i < 0 {
			return
		}
		i += at
		at = i + 2
		if strings.Count(line[:i], "`")%2 != 0 || i > 0 && line[i-1] == '\\' {
			continue // code, or no image
		}
		problem := func(format string, args ...any) {
			r.add(Problem{file, n, i + 1, fmt.Sprintf(format, args...)})
		}
		alt, rest, ok := strings.Cut(line[at:], "](")
		name, _, closed := strings.Cut(rest, ")")
		switch {
		case !ok || !closed:
			problem("expected an image in one line: ![what it shows](file.png)")
		case strings.TrimSpace(alt) == "":
			problem("the image says nothing to those who do not see it: ![what it shows](%s)", name)
		case !plainName(name):
			problem("%q is not the name of a file in the lesson's folder", name)
		case ImageType(name) == "":
			problem("%s is not an image: the files may be .png, .jpg, .gif and .svg", name)
		default:
			r.image(l, name, problem)
		}
	}
}

// plainName reports whether a name is the same in a folder, an address and Markdown.
func plainName(name string) bool {
	for _, c := range name {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if digit := c >= '0' && c <= '9'; !letter && !digit && !strings.ContainsRune("-_.", c) {
			return false
		}
	}
	return name != "" && name[0] != '.'
}

// image reads the file of an image, unless the lesson has it already.
func (r *reader) image(l *Lesson, name string, problem func(string, ...any)) {
	if slices.ContainsFunc(l.Images, func(m Image) bool { return m.Name == name }) {
		return
	}
	data, ok := r.bytesOf(path.Join(l.Folder, name))
	if !ok {
		return
	}
	width, height := imageSize(name, data)
	switch {
	case width <= 0 || height <= 0:
		problem("%s is not a whole %s, or it does not say how large it is", name, ImageType(name))
	case width > MaxImageSide || height > MaxImageSide:
		problem("%s is %d × %d in pixels; a side may have %d", name, width, height, MaxImageSide)
	default:
		l.Images = append(l.Images, Image{name, data, width, height})
	}
}

// imageSize returns the size that an image has by its header, 0 if it cannot be read.
func imageSize(name string, data []byte) (width, height int) {
	switch ImageType(name) {
	case "image/png":
		if len(data) >= 24 && string(data[:8]) == "\x89PNG\r\n\x1a\n" {
			return int(binary.BigEndian.Uint32(data[16:])), int(binary.BigEndian.Uint32(data[20:]))
		}
	case "image/gif":
		if len(data) >= 10 && string(data[:3]) == "GIF" {
			return int(binary.LittleEndian.Uint16(data[6:])),
				int(binary.LittleEndian.Uint16(data[8:]))
		}
	case "image/jpeg":
		return jpegSize(data)
	case "image/svg+xml":
		return svgSize(string(data))
	}
	return 0, 0
}

// jpegSize looks for the frame's header among the segments.
func jpegSize(data []byte) (width, height int) {
	if !bytes.HasPrefix(data, []byte{0xff, 0xd8}) {
		return 0, 0
	}
	for at := 2; at+9 <= len(data) && data[at] == 0xff; {
		marker, size := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		if marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc {
			return int(binary.BigEndian.Uint16(data[at+7:])),
				int(binary.BigEndian.Uint16(data[at+5:]))
		}
		at += 2 + size
	}
	return 0, 0
}

// svgSize reads width and height of the first tag, or its viewBox.
func svgSize(text string) (width, height int) {
	_, text, _ = strings.Cut(text, "<svg")
	tag, _, ok := strings.Cut(text, ">")
	if !ok {
		return 0, 0
	}
	tag = " " + strings.Join(strings.Fields(tag), " ")
	attr := func(name string) string {
		_, value, _ := strings.Cut(tag, " "+name+`="`)
		value, _, _ = strings.Cut(value, `"`)
		return value
	}
	pixels := func(text string) int {
		n, err := strconv.ParseFloat(strings.TrimSuffix(text, "px"), 64)
		if err != nil || n < 1 || n > 1<<20 {
			return 0
		}
		return int(n)
	}
	if w, h := pixels(attr("width")), pixels(attr("height")); w > 0 && h > 0 {
		return w, h
	}
	if box := strings.Fields(strings.ReplaceAll(attr("viewBox"), ",", " ")); len(box) == 4 {
		return pixels(box[2]), pixels(box[3])
	}
	return 0, 0
}
