package report

import (
	"fmt"
	"maps"
	"slices"

	"statepoint/core/jsontext"
)

// RequestOf reads a request from another page, a JSON object: the text as "source", and optionally
// "name" of the file, "passes" and "flags" as lists, "dialect", "syntax", "strategy" and "map". Any
// other key is an error, so a misspelt option is not ignored.
func RequestOf(text string) (*Request, error) {
	v, err := jsontext.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("the request is not JSON: %w", err)
	}
	object, ok := v.(map[string]jsontext.Value)
	if !ok {
		return nil, fmt.Errorf("the request is not an object")
	}
	r := &Request{FileName: "input.ll"}
	texts := map[string]*string{"source": &r.Source, "name": &r.FileName,
		"dialect": &r.Options.Dialect, "syntax": &r.Options.Syntax,
		"strategy": &r.Options.Strategy, "map": &r.Options.MapVersion}
	lists := map[string]*[]string{"passes": &r.Options.Passes, "flags": &r.Options.PassFlags}
	if _, ok := object["source"]; !ok {
		return nil, fmt.Errorf("the request has no source")
	}
	for _, key := range slices.Sorted(maps.Keys(object)) {
		if to := texts[key]; to != nil {
			if *to, ok = object[key].(string); !ok {
				return nil, fmt.Errorf("%s is not text", key)
			}
			continue
		}
		to := lists[key]
		if to == nil {
			return nil, fmt.Errorf("unknown option %s", key)
		}
		items, ok := object[key].([]jsontext.Value)
		*to = make([]string, len(items))
		for i, item := range items {
			var is bool
			(*to)[i], is = item.(string)
			ok = ok && is
		}
		if !ok {
			return nil, fmt.Errorf("%s is not a list of texts", key)
		}
	}
	switch r.Options.Syntax {
	case "", "att", "intel", "go":
		return r, nil
	}
	return nil, fmt.Errorf("unknown syntax %q: att, intel or go", r.Options.Syntax)
}
