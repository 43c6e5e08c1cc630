package breaks

import (
	"errors"
	"fmt"

	"statepoint/lower"
	"statepoint/stackmap"
)

// Refusal explains why the map of a program with a flipped byte is refused: the byte's new
// meaning, and the reader's error. err is the loader's error; res is the compiled result, with the
// undamaged map.
func (s *Site) Refusal(res *lower.Result, err error) string {
	text := err.Error()
	var refused *stackmap.DecodeError
	if errors.As(err, &refused) {
		text = fmt.Sprintf("reading stops at %#x, `%s`: %s", refused.Offset, refused.Field,
			refused.Problem)
	}
	if s.Kind != FlipByte || s.Offset >= uint64(len(res.MapBytes())) {
		return text
	}
	was := res.StackMap.Bytes[s.Offset]
	return fmt.Sprintf("%s, is 0x%02x instead of 0x%02x; %s", s.What, was^s.Flip, was, text)
}
