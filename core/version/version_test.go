package version

import (
	"os"
	"regexp"
	"testing"
)

// The newest release in the changelog is the version that the programs print.
func TestChangelogHasTheVersion(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	newest := regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?$`).
		FindSubmatch(text)
	if newest == nil || string(newest[1]) != Number {
		t.Errorf("the changelog begins with %s, the programs are %s", newest, Number)
	}
}
