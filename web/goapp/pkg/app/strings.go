package app

import (
	"fmt"
	"strconv"
)

// toString formats a value for a text or an attribute.
func toString(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case bool:
		return strconv.FormatBool(v)
	case float64:
		return strconv.FormatFloat(v, 'f', 4, 64)
	case nil:
		return ""
	}
	return fmt.Sprint(v)
}
