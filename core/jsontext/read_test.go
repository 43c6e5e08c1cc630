package jsontext_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"statepoint/core/jsontext"
)

func TestParse(t *testing.T) {
	const text = ` {"a": [1, 2.5e3, null, true, "\u00e9\ud834\udd1e\/"], "b": {}} `
	got, err := jsontext.Parse(text)
	want := map[string]jsontext.Value{"a": []jsontext.Value{1.0, 2500.0, nil, true, "é𝄞/"},
		"b": map[string]jsontext.Value{}}
	if err != nil || !reflect.DeepEqual(got, jsontext.Value(want)) {
		t.Errorf("%#v, %v", got, err)
	}
	for _, text := range []string{"", "[1", "[1 2]", `{"a"}`, `{"a":1,}`, `"\u12`, `"\x"`, "1 2",
		"yes", strings.Repeat("[", 100) + strings.Repeat("]", 100)} {
		if v, err := jsontext.Parse(text); err == nil {
			t.Errorf("%s is read as %#v", text, v)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`{"source":"a\nb\"","passes":["x","y"],"run":[]}`)
	f.Add(`"\u2028 \ud834\udd1e \ud834"`)
	f.Fuzz(func(t *testing.T, text string) {
		v, err := jsontext.Parse(text)
		if err != nil {
			return
		}
		if s, ok := v.(string); ok && json.Valid([]byte(text)) {
			var want string
			if json.Unmarshal([]byte(text), &want) == nil &&
				want != strings.ToValidUTF8(s, "\ufffd") && !strings.Contains(want, "\ufffd") {
				t.Errorf("%q is %q, not %q", text, s, want)
			}
		}
	})
}
