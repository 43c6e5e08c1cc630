package lessons

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The schema agrees with the reader: front matter that follows it is accepted, and any other is
// rejected.
func TestSchema(t *testing.T) {
	var schema struct {
		Properties map[string]struct {
			Type             string
			Minimum, Maximum int
			MinLength        int
			MaxLength        int
			Pattern          string
		}
		Required             []string
		AdditionalProperties bool
	}
	if err := json.Unmarshal([]byte(Schema), &schema); err != nil {
		t.Fatal(err)
	}
	good := map[string]string{}
	for key, p := range schema.Properties {
		if good[key] = "Some words"; p.Type == "integer" {
			good[key] = fmt.Sprint(p.Maximum)
		} else if p.Pattern != "" {
			good[key] = map[string]string{"panes": "asm map", "challenge": "yes"}[key]
		}
	}
	try := func(what string, front map[string]string, right bool) {
		text := "---\n"
		for _, key := range slices.Sorted(maps.Keys(front)) {
			text += key + ": " + front[key] + "\n"
		}
		_, problems, err := Read(lessonOf(text+"---\nText.\n", begun, ended, "run f(1) = 1"))
		if err != nil || (len(problems) == 0) != right {
			t.Errorf("%s: %v %v", what, err, problems)
		}
		for _, p := range problems {
			if !strings.HasSuffix(p.File, "lesson.md") || p.Line == 0 {
				t.Errorf("%s: %v", what, p)
			}
		}
	}
	with := func(key, value string) map[string]string {
		front := maps.Clone(good)
		front[key] = value
		return front
	}
	try("all", good, true)
	try("one more", with("mood", "good"), schema.AdditionalProperties)
	for key, p := range schema.Properties {
		front := maps.Clone(good)
		delete(front, key)
		try("without "+key, front, !slices.Contains(schema.Required, key))
		try("empty "+key, with(key, ""), p.MinLength == 0 && p.Type == "string")
		if p.Pattern != "" {
			for _, value := range []string{"yes", "rewritten", "map asm", "ir", "asm, map"} {
				fits := regexp.MustCompile(p.Pattern).MatchString(value)
				try(key+" "+value, with(key, value), fits)
			}
		} else if p.Type == "string" {
			try("longest "+key, with(key, strings.Repeat("é", p.MaxLength)), true)
			try("longer "+key, with(key, strings.Repeat("é", p.MaxLength+1)), false)
		}
		if p.Type == "integer" {
			try("least "+key, with(key, fmt.Sprint(p.Minimum)), true)
			try("less "+key, with(key, fmt.Sprint(p.Minimum-1)), false)
			try("more "+key, with(key, fmt.Sprint(p.Maximum+1)), false)
			try("no number "+key, with(key, "many"), false)
		}
	}
}
