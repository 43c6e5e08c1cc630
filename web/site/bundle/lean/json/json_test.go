package json_test

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/errors"

	"statepoint/web/site/bundle/lean/json"
)

// An error of go-app still says what happened, where, and what it was caused by.
func TestErrorsSayAll(t *testing.T) {
	defer errors.SetInlineEncoder()
	errors.Encoder = json.Marshal
	err := errors.New("loading failed").WithTag("path", "/x").Wrap(errors.New("no such page"))
	for _, want := range []string{"loading failed", "path:/x", "no such page", "json_test.go:"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%s: does not say %q", err, want)
		}
	}
}
