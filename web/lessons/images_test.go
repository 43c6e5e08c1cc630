package lessons

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"image"
	"image/color/palette"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"
	"testing/fstest"
)

// encoded is an image of a size in a format.
func encoded(t *testing.T, format string, width, height int) []byte {
	t.Helper()
	var b bytes.Buffer
	m := image.NewPaletted(image.Rect(0, 0, width, height), palette.Plan9)
	var err error
	switch format {
	case "png":
		err = png.Encode(&b, m)
	case "gif":
		err = gif.Encode(&b, m, nil)
	case "jpg":
		err = jpeg.Encode(&b, m, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A lesson has the images that its text and hints show, with their sizes; it refuses damaged and
// large ones.
func TestImages(t *testing.T) {
	fsys := lessonOf(front+"See ![the heap](a.png), again ![the heap](a.png), `![no](x.png)`.\n"+
		"\n    ![code](y.png)\n\n![b](b.gif) ![c](c.jpg)\n\n## Hint\n\n"+
		"![d](d.svg) ![e](e.svg)\n",
		begun, ended, "run f(1) = 1")
	const at = "01-why/02-first/"
	fsys[at+"a.png"] = &fstest.MapFile{Data: encoded(t, "png", 40, 30)}
	fsys[at+"b.gif"] = &fstest.MapFile{Data: encoded(t, "gif", 300, 7)}
	fsys[at+"c.jpg"] = &fstest.MapFile{Data: encoded(t, "jpg", 17, 1600)}
	fsys[at+"d.svg"] = &fstest.MapFile{Data: []byte(`<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" stroke-width="3" width="120px"
	height="60.5"><path/></svg>`)}
	fsys[at+"e.svg"] = &fstest.MapFile{Data: []byte(`<svg viewBox="0 0 9,8"></svg>`)}
	tracks, problems, err := Read(fsys)
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	var got []string
	for _, m := range tracks[0].Lessons[0].Images {
		got = append(got, fmt.Sprint(m.Name, " ", m.Width, m.Height))
	}
	const want = "a.png 40 30, b.gif 300 7, c.jpg 17 1600, d.svg 120 60, e.svg 9 8"
	if strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
	large := encoded(t, "png", 4, 3)
	binary.BigEndian.PutUint32(large[16:], 1601)
	for want, data := range map[string][]byte{
		"lesson.md:6:5: a.png is 1601 × 3 in pixels; a side may have 1600": large,
		"lesson.md:6:5: a.png is not a whole image/png":                    []byte("GIF89a"),
		"a.png: larger than 262144 bytes":                                  make([]byte, 1<<20),
	} {
		fsys[at+"a.png"] = &fstest.MapFile{Data: data}
		_, problems, err := Read(fsys)
		if err != nil || len(problems) == 0 || !strings.HasPrefix(problems[0].String(), at+want) {
			t.Errorf("got %v %v, want %s", problems, err, want)
		}
	}
	// Headers that end early are no images.
	for _, name := range []string{"png", "gif", "jpg"} {
		whole := encoded(t, name, 5, 5)
		for n := range len(whole) {
			imageSize("x."+name, whole[:n])
		}
	}
}

// The reader's own lessons have their images in base64.
func TestOwnImages(t *testing.T) {
	files := map[string]string{}
	for name, f := range lessonOf(front+"See ![the heap](a.png).", begun, ended, "run f(1) = 1") {
		files[name] = string(f.Data)
	}
	data := base64.StdEncoding.EncodeToString(encoded(t, "png", 40, 30))
	files["01-why/02-first/a.png"] = data
	got := string(AnswerOwn(t.Context(), `{"lessons":`+toJSON(t, files)+`}`))
	if want := `"images":[{"name":"a.png","type":"image/png","data":"` + data +
		`","width":40,"height":30}]`; !strings.Contains(got, want) {
		t.Errorf("no %s in %s", want, got)
	}
	files["01-why/02-first/a.png"] = "-"
	if got := string(AnswerOwn(t.Context(), `{"lessons":`+toJSON(t, files)+`}`)); got !=
		`{"crash":"01-why/02-first/a.png is not in base64"}` {
		t.Error(got)
	}
}
