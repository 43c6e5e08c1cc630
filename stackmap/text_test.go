package stackmap

import "testing"

func TestShow(t *testing.T) {
	e, err := EncodeAnnotated(documentsExample(t))
	if err != nil {
		t.Fatal(err)
	}
	names := func(p uint32) string {
		if p == 21 || p == 22 {
			return "%obj"
		}
		return ""
	}
	t.Log("\n" + e.Annotation.Text(TextOptions{Names: names}).Text)
	t.Log("\n" + e.Annotation.Text(TextOptions{Width: 8, HideMeaning: true}).Text)
	t.Log("\n" + e.Annotation.Text(TextOptions{Packed: true, HideMeaning: true, Path: true, Gutter: true}).Text)
	t.Log(string(AppendJSON(nil, e.Annotation.Maps)))
}
