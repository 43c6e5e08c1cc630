package elements

import (
	"fmt"
	"strings"
	"testing"
)

// A code has its three finder patterns, grows with the text, and is omitted if it would be
// unreadable.
func TestQR(t *testing.T) {
	sizes := map[int]bool{}
	for _, n := range []int{1, 100, 400, 1200} {
		svg, ok := QR(strings.Repeat("a", n))
		if !ok {
			t.Fatalf("no code of %d characters", n)
		}
		var side int
		if _, err := fmt.Sscanf(svg[strings.Index(svg, "viewBox"):], `viewBox="0 0 %d`,
			&side); err != nil {
			t.Fatal(err)
		}
		sizes[side] = true
		for _, corner := range []string{"M4 4h7v1h-7z", fmt.Sprintf("M%d 4h7v1h-7z", side-11),
			fmt.Sprintf("M4 %dh7v1h-7z", side-5)} {
			if !strings.Contains(svg, corner) {
				t.Errorf("%d characters: no corner %s", n, corner)
			}
		}
	}
	if len(sizes) != 4 {
		t.Errorf("sizes %v", sizes)
	}
	if _, ok := QR(strings.Repeat("a", 1300)); ok {
		t.Error("a code of 1,300 characters")
	}
}
