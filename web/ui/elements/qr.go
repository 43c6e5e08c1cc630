package elements

import (
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// densest is the largest QR version that a phone can read off a screen: 117 modules per side.
const densest coding.Version = 25

// QR draws a text as a QR code in SVG. ok is false if the text is too long.
func QR(text string) (svg string, ok bool) {
	const level, quiet = coding.L, 4 // white modules around it
	enc := coding.String(text)
	v := coding.Version(coding.MinVersion)
	for enc.Bits(v) > v.DataBytes(level)*8 {
		if v++; v > densest {
			return "", false
		}
	}
	plan, err := coding.NewPlan(v, level, 0)
	if err != nil {
		return "", false
	}
	code, err := plan.Encode(enc)
	if err != nil {
		return "", false
	}
	var b strings.Builder
	side := code.Size + 2*quiet
	fmt.Fprintf(&b, `<svg class="qr" viewBox="0 0 %d %d" role="img" aria-label="QR code of the link" `+
		`shape-rendering="crispEdges"><path d="`, side, side)
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > from {
				fmt.Fprintf(&b, "M%d %dh%dv1h-%dz", from+quiet, y+quiet, x-from, x-from)
			}
		}
	}
	b.WriteString(`"/></svg>`)
	return b.String(), true
}
