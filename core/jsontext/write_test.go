package jsontext_test

import (
	"encoding/json"
	"strings"
	"testing"

	"statepoint/core/jsontext"
)

// write writes all kinds of values in a layout.
func write(l jsontext.Layout) string {
	w := jsontext.Writer{Buf: []byte("> ")}
	w.Object(l)
	w.Key("a")
	w.List(l)
	w.Int(-1)
	w.Uint(1<<64 - 1)
	w.Bool(true)
	w.Null()
	w.List(jsontext.Compact)
	w.String("x")
	w.String("y")
	w.End()
	w.End()
	w.Key("b")
	w.List(l)
	w.End()
	w.Key("c")
	w.Object(l)
	w.End()
	w.End()
	return string(w.Buf)
}

func TestWriterLayouts(t *testing.T) {
	for l, want := range []string{
		jsontext.Compact: `> {"a":[-1,18446744073709551615,true,null,["x","y"]],"b":[],"c":{}}`,
		jsontext.OneLine: `> {"a": [-1, 18446744073709551615, true, null, ["x","y"]], "b": [], "c": {}}`,
		jsontext.Lines: `> {
  "a": [
    -1,
    18446744073709551615,
    true,
    null,
    ["x","y"]
  ],
  "b": [],
  "c": {}
}`,
	} {
		if got := write(jsontext.Layout(l)); got != want {
			t.Errorf("layout %d:\n%s\nwant\n%s", l, got, want)
		}
	}
}

// TestWriterStarts asks where values begin: behind the commas, at the bracket.
func TestWriterStarts(t *testing.T) {
	var w jsontext.Writer
	w.List(jsontext.Lines)
	w.Int(1)
	for _, start := range []int{w.List(jsontext.Compact), w.Object(jsontext.Compact)} {
		if at := string(w.Buf[start:]); !strings.HasPrefix(at, "[") && !strings.HasPrefix(at, "{") {
			t.Errorf("begins at %q", at)
		}
	}
}

func TestAppendString(t *testing.T) {
	const s = "a\"\\\n\x01\x7f\u2028é\U0001d11e\xff"
	for ascii, want := range map[bool]string{
		false: `"a\"\\\n\u0001\u007f\u2028é𝄞` + "\ufffd\"",
		true:  `"a\"\\\u000A\u0001\u007F\u2028\u00E9\uD834\uDD1E\uFFFD"`,
	} {
		text := jsontext.AppendString(nil, s, ascii)
		if string(text) != want {
			t.Errorf("ASCII %t: %s, want %s", ascii, text, want)
		}
		var back string
		err := json.Unmarshal(text, &back)
		if err != nil || back != strings.ToValidUTF8(s, "\ufffd") {
			t.Errorf("ASCII %t: read back as %q, %v", ascii, back, err)
		}
	}
}
