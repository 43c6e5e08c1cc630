package cli

import (
	"fmt"
	"os"
	"testing"
)

// Tests name the module's files as a user in its folder would.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(m.Run())
}
