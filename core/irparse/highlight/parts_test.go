package highlight

import (
	"slices"
	"strings"
	"testing"
)

const inParts = `%t = type { i64 }
@g = global %t zeroinitializer ; a comment
define void @first(i64 %x) #0 {
  %y = add i64 %x, 1 ; in a function
  ret void
}

; between
define i64 @second(ptr %t) {
entry:
  %v = load %t, ptr %t
  ret i64 0
}
define void @third() { ret void }
declare void @callee()
`

// Without a function that is known, the others have the tokens and symbols that they have with it.
func TestParts(t *testing.T) {
	all, allSymbols := Tokens(inParts)
	types := TypeNames(inParts)
	list, _, closed := Parts(inParts, types, func(int) int { return 0 })
	if !slices.Equal(list, all) || len(closed) != 3 {
		t.Fatalf("%d tokens and %d functions, not %d and 3", len(list), len(closed), len(all))
	}
	for _, i := range closed {
		left := allSymbols[i]
		outside := func(at int32) bool { return at < left.Start || at >= left.End }
		list, symbols, _ := Parts(inParts, types, func(at int) int {
			if at == int(left.Start) {
				return int(left.End)
			}
			return 0
		})
		var want []Token
		for _, x := range all {
			if outside(x.Start) {
				want = append(want, x)
			}
		}
		if !slices.Equal(list, want) {
			t.Errorf("without %s the tokens are %v, not %v", inParts[left.NameStart:left.NameEnd],
				list, want)
		}
		names := func(symbols []Symbol) (out []string) {
			for _, s := range symbols {
				if outside(s.Start) {
					out = append(out, inParts[s.NameStart:s.NameEnd])
				}
			}
			return out
		}
		if got, want := names(symbols), names(allSymbols); !slices.Equal(got, want) {
			t.Errorf("the symbols are %s, not %s", strings.Join(got, " "), strings.Join(want, " "))
		}
	}
}
