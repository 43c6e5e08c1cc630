package cli

import (
	"fmt"
	"os"
	"testing"
)

// Tests name files of the module as a user in its folder does.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
