package irparse

import (
	"context"
	"strings"
	"testing"
)

// Bytes between tokens are white space as in LLVM's lexer: NUL bytes are, form feeds are not, and a
// carriage return alone ends a comment.
func TestBytesBetweenTokens(t *testing.T) {
	for text, want := range map[string]string{
		"@g = \x00global i32 0\n\x00":      "",
		"\x00@g = global i32 0\x00":        "",
		"; a\r@g = global i32 0\r":         "",
		"; a\r\n@g = global i32 0 ; b\r\n": "",
		"; a\x00\n@g = global i32 0":       "",
		"@g = \fglobal i32 0\n":            `unexpected character '\f'`,
		"@g = global\vi32 0\n":             `unexpected character '\v'`,
		"; a\r@g = global i32\r":           "expected",
		"@g = glo\x00bal i32 0\n":          "unexpected",
	} {
		m, list, err := ParseString(context.Background(), "a.ll", text)
		switch {
		case want == "" && err != nil:
			t.Errorf("%q: %v", text, err)
		case want == "" && len(m.Globals) != 1:
			t.Errorf("%q: %d variables", text, len(m.Globals))
		case want != "" && (err == nil || !strings.Contains(list.Error(), want)):
			t.Errorf("%q: %v", text, err)
		}
	}
}

// A second definition of a type is noted even where the first one is opaque.
func TestTypeAfterOpaque(t *testing.T) {
	for text, want := range map[string]int{"%t = type opaque\n": 0,
		"%t = type opaque\n%t = type { i32 }\n": 1, "%t = type opaque\n%t = type opaque\n": 1,
		"@g = external global %t\n%t = type { i32 }\n": 0} {
		_, list, err := ParseString(context.Background(), "a.ll", text)
		if err != nil || len(list.Items) != want {
			t.Errorf("%q: %v, %v", text, err, list)
		}
	}
}

// LLVM requires the target before definitions, so that it is noted elsewhere.
func TestTargetAfterDefinitions(t *testing.T) {
	for text, want := range map[string]int{
		"source_filename = \"a\"\ntarget triple = \"x86_64\"\ntarget datalayout = \"e\"\n": 0,
		"@g = global i32 0\ntarget triple = \"x86_64\"\n":                                  1,
		"module asm \"\"\ntarget datalayout = \"e\"\n":                                     1,
		"!0 = !{}\nsource_filename = \"a\"\n":                                              1,
	} {
		_, list, err := ParseString(context.Background(), "a.ll", text)
		if err != nil || len(list.Items) != want || want > 0 &&
			!strings.Contains(list.Error(), "after other definitions") {
			t.Errorf("%q: %v, %v", text, err, list)
		}
	}
}
