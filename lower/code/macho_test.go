package code

import "testing"

// TestMachO reads the release of the system from target triples: Darwin 20 is macOS 11, and those
// before have a directive of their own.
func TestMachO(t *testing.T) {
	for triple, want := range map[string]string{
		"x86_64-apple-macosx10.13.0": ".macosx_version_min 10, 13",
		"x86_64-apple-macosx10.15.7": ".build_version macos, 10, 15, 7",
		"x86_64-apple-macos13":       ".build_version macos, 13, 0",
		"x86_64-apple-darwin17.7":    ".macosx_version_min 10, 13",
		"x86_64-apple-darwin20":      ".build_version macos, 11, 0",
		"x86_64-apple-darwin":        "",
		"x86_64-apple-ios":           "",
	} {
		got := NewMachO(triple)
		if got == nil || got.Version != want {
			t.Errorf("%s: %+v, want %q", triple, got, want)
		}
	}
	for _, triple := range []string{"", "x86_64-unknown-linux-gnu", "x86_64-pc-windows-msvc"} {
		if got := NewMachO(triple); got != nil {
			t.Errorf("%s: %+v", triple, got)
		}
	}
}
