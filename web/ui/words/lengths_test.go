package words

import (
	"strings"
	"testing"
)

func TestClip(t *testing.T) {
	long := strings.Repeat("é", 100)
	for _, s := range []string{Clip(long), Short(long)} {
		if !strings.HasSuffix(s, "é…") || strings.Contains(s, "\ufffd") {
			t.Errorf("cut to %q", s)
		}
	}
	if Clip("short") != "short" || Short("short") != "short" {
		t.Error("what is short was cut")
	}
}
