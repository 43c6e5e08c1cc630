package e2e

import (
	"os"
	"regexp"
	"testing"

	"statepoint/core/version"
)

// The newest entry of the changelog is about the version that the programs print.
func TestChangelogHasTheVersion(t *testing.T) {
	text, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	newest := regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?$`).FindSubmatch(text)
	if newest == nil || string(newest[1]) != version.Number {
		t.Errorf("the changelog begins with %s, the programs are %s", newest, version.Number)
	}
}
