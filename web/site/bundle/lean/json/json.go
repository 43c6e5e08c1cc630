package json

import (
	"errors"
	"fmt"
)

// RawMessage is a value that stays encoded.
type RawMessage []byte

// Marshal gives what it can of a value in the words of package fmt.
func Marshal(v any) ([]byte, error) {
	if m, ok := v.(interface{ MarshalJSON() ([]byte, error) }); ok {
		return m.MarshalJSON()
	}
	return fmt.Appendf(nil, "%+v", v), nil
}

// MarshalIndent is Marshal.
func MarshalIndent(v any, _, _ string) ([]byte, error) { return Marshal(v) }

// Unmarshal reads nothing: nothing was written.
func Unmarshal([]byte, any) error { return errors.ErrUnsupported }
