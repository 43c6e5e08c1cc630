package report

import "testing"

func TestReadable(t *testing.T) {
	for text, want := range map[string]string{
		`%obj`:                              `%obj`,
		`%"\D0\BA\D0\BE\D1\88\D0\BA\D0\B0"`: `%"кошка"`,
		`spill %"\E7\8C\AB.base"`:           `spill %"猫.base"`,
		// incomplete characters stay
		`@"\F0\9F\90\88\22\D0"`:     `@"🐈\22\D0"`,
		`@s = c"\D0\BA", @"\D0\BA"`: `@s = c"\D0\BA", @"к"`, // a string of bytes is no name
		`\D1\84.LBB0_1`:             `ф.LBB0_1`,
		`%"\C2\A0\E2\80\8E\5C"`:     `%"\C2\A0\E2\80\8E\5C"`, // characters without a visible form
		`%"\C0\80\ED\A0\80"`:        `%"\C0\80\ED\A0\80"`,    // no UTF-8
		`"a\`:                       `"a\`,
	} {
		if got := Readable(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
