package report

import "testing"

// Only an object of plain data loses its braces, and only where what follows ends it.
func TestPlainCall(t *testing.T) {
	for in, want := range map[string]string{
		"test1({| 42})":          "test1(object 42)",
		"f({| 5 6}, 2) throwing": "f(object 5 6, 2) throwing",
		"{null, {| 7} | 1}":      "{null, object 7 | 1}",
		"{| 1} {| 2}":            "{| 1} object 2",
		`{| "a}b"}`:              `{| "a}b"}`,
		"{| {| 1}}":              "{| object 1}",
		"#a={| 1}":               "#a=object 1",
		"{|}":                    "object",
		"{| 1":                   "{| 1",
		"[1, 2]":                 "[1, 2]",
	} {
		if got := PlainCall(in); got != want {
			t.Errorf("%s: %s, not %s", in, got, want)
		}
	}
}
