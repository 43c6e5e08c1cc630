package elements

import (
	"fmt"
	"strings"

	"rsc.io/qr/coding"
)

// densest is the version of the largest code that a phone reads off a screen: 117 squares a side.
const densest coding.Version = 25

// QR draws a text as a QR code in SVG. ok is false for a text that is too long for that.
func QR(text string) (svg string, ok bool) {
	const level, quiet = coding.L, 4 // squares of white around it
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
