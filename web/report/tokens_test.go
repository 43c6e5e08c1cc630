package report

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func in(p Tokens, from, to int32) (out []Token) {
	p.In(from, to, func(t Token) bool { out = append(out, t); return true })
	return out
}

func TestTokensRoundTrip(t *testing.T) {
	const seed = 5
	rng := rand.New(rand.NewPCG(seed, seed))
	for range 50 {
		var tokens []Token
		at := int32(0)
		for range rng.IntN(3000) {
			start := at + int32(rng.IntN(4))
			if rng.IntN(200) == 0 {
				start += int32(rng.IntN(3 * TokenBlock))
			}
			end := start + 1 + int32(rng.IntN(9))
			if rng.IntN(300) == 0 {
				end += int32(rng.IntN(3 * TokenBlock))
			}
			tokens = append(tokens, Token{start, end, TokenKind(rng.IntN(int(tokenEnd))),
				rng.IntN(2) == 0})
			at = end
		}
		p := PackTokens(tokens)
		if got := in(p, 0, 1<<30); !slices.Equal(got, tokens) {
			t.Fatalf("seed %d: came back otherwise", seed)
		}
		// A part has at least the tokens that begin there, and only tokens of the text.
		from, to := rng.Int32N(at+1), rng.Int32N(at+1)
		part := in(p, min(from, to), max(from, to))
		for _, tok := range tokens {
			if tok.Start >= min(from, to) && tok.Start < max(from, to) &&
				!slices.Contains(part, tok) {
				t.Fatalf("seed %d: %v is missing between %d and %d", seed, tok, from, to)
			}
		}
		for range 20 {
			if len(tokens) == 0 {
				break
			}
			want := tokens[rng.IntN(len(tokens))]
			if got, ok := p.At(want.Start); !ok || got != want {
				t.Fatalf("seed %d: at %d is %v, want %v", seed, want.Start, got, want)
			}
		}
	}
}

func TestHostileTokens(t *testing.T) {
	for _, p := range []Tokens{nil, {"", "\x80"}, {"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"},
		{"\x00\xff\xff\xff\xff\xff\xff\xff\x7f"}, {strings.Repeat("\x10", 9)}} {
		for _, tok := range in(p, 0, 1<<30) {
			if tok.End < tok.Start || tok.Start < 0 {
				t.Errorf("%q gives %v", p, tok)
			}
		}
		p.At(3)
	}
}

func TestLines(t *testing.T) {
	d := Doc{Text: "a\n\n  b c \nd"}
	for _, c := range []struct {
		at     int32
		number int
		text   string
	}{{0, 1, "a"}, {1, 1, "a"}, {2, 2, ""}, {5, 3, "b c"}, {11, 4, "d"}, {12, 4, "d"}, {99, 4, "d"},
		{-1, 1, "a"}} {
		if n, s := d.Line(c.at); n != c.number || s != c.text {
			t.Errorf("line at %d is %d %q, want %d %q", c.at, n, s, c.number, c.text)
		}
	}
	if got := d.LineNumbers([]int32{0, 2, 2, 11}); !slices.Equal(got, []int{1, 2, 2, 4}) {
		t.Errorf("lines %v", got)
	}
}

func TestFindWord(t *testing.T) {
	words := []Word{{Text: "load"}, {Text: "@llvm.experimental.gc.relocate"},
		{Text: "@gc.safepoint_poll"}}
	for text, want := range map[string]string{"load": "load", "loa": "",
		"@llvm.experimental.gc.relocate.p1":    "@llvm.experimental.gc.relocate",
		"@llvm.experimental.gc.relocate.p1.p1": "@llvm.experimental.gc.relocate",
		"@gc.safepoint_poll":                   "@gc.safepoint_poll", "@f": "", "": "", "@": "",
		"load.x": ""} {
		got := ""
		if w := FindWord(words, text); w != nil {
			got = w.Text
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", text, got, want)
		}
	}
}
