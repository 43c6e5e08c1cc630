package jsonform

import (
	"fmt"
	"maps"
	"slices"

	"statepoint/core/jsontext"
	"statepoint/web/report"
)

// RequestOf reads a request from another page, a JSON object: the text as "source", and optionally
// "name" of the file, "passes" and "flags" as lists, "dialect", "syntax", "strategy" and "map". Any
// other key is an error, so a misspelt option is not ignored.
//
// With "call", an object with the fields of a [Call], it also asks for a run, with "checks" for
// their verdicts.
func RequestOf(text string) (*report.Request, *Extra, error) {
	v, err := jsontext.Parse(text)
	if err != nil {
		return nil, nil, fmt.Errorf("the request is not JSON: %w", err)
	}
	object, ok := v.(map[string]jsontext.Value)
	if !ok {
		return nil, nil, fmt.Errorf("the request is not an object")
	}
	extra, err := extraOf(object)
	if err != nil {
		return nil, nil, err
	}
	r, err := requestOf(object)
	return r, extra, err
}

// Extra is what a request of another page asks beside a compilation; both fields may be nil.
type Extra struct {
	Call   *Call
	Checks *string
}

// extraOf reads and removes what a request asks beside a compilation.
func extraOf(object map[string]jsontext.Value) (*Extra, error) {
	extra := &Extra{}
	if v, ok := object["checks"]; ok {
		checks, ok := v.(string)
		if !ok {
			return nil, fmt.Errorf("checks is not text")
		}
		extra.Checks = &checks
	}
	if v, ok := object["call"]; ok {
		fields, ok := v.(map[string]jsontext.Value)
		if !ok {
			return nil, fmt.Errorf("call is not an object")
		}
		var err error
		if extra.Call, err = callOf(fields); err != nil {
			return nil, err
		}
	}
	delete(object, "call")
	delete(object, "checks")
	return extra, nil
}

func callOf(object map[string]jsontext.Value) (*Call, error) {
	c := &Call{Entry: "main()"}
	f := fields{object: object,
		texts: map[string]*string{"entry": &c.Entry, "collector": &c.Collector,
			"stress": &c.Stress},
		lists:   map[string]*[]string{"throws": &c.Throws},
		numbers: map[string]*uint64{"heap": &c.Heap, "steps": &c.Steps, "seed": &c.Seed}}
	return c, f.read()
}

func requestOf(object map[string]jsontext.Value) (*report.Request, error) {
	r := &report.Request{FileName: "input.ll"}
	if _, ok := object["source"]; !ok {
		return nil, fmt.Errorf("the request has no source")
	}
	f := fields{object: object,
		texts: map[string]*string{"source": &r.Source, "name": &r.FileName,
			"dialect": &r.Options.Dialect, "syntax": &r.Options.Syntax,
			"strategy": &r.Options.Strategy, "map": &r.Options.MapVersion},
		lists: map[string]*[]string{"passes": &r.Options.Passes, "flags": &r.Options.PassFlags}}
	if err := f.read(); err != nil {
		return nil, err
	}
	switch r.Options.Syntax {
	case "", "att", "intel", "go":
		return r, nil
	}
	return nil, fmt.Errorf("unknown syntax %q: att, intel or go", r.Options.Syntax)
}

// fields reads the fields of an object, by their kinds.
type fields struct {
	object  map[string]jsontext.Value
	texts   map[string]*string
	lists   map[string]*[]string
	numbers map[string]*uint64
}

// read fills the fields; any other key is an error.
func (f *fields) read() error {
	for _, key := range slices.Sorted(maps.Keys(f.object)) {
		v, ok := f.object[key], false
		if to := f.texts[key]; to != nil {
			if *to, ok = v.(string); !ok {
				return fmt.Errorf("%s is not text", key)
			}
		} else if to := f.numbers[key]; to != nil {
			n, ok := v.(float64)
			if *to = uint64(n); !ok || n < 0 || float64(*to) != n {
				return fmt.Errorf("%s is not a whole number", key)
			}
		} else if to := f.lists[key]; to != nil {
			if *to, ok = textsOf(v); !ok {
				return fmt.Errorf("%s is not a list of texts", key)
			}
		} else {
			return fmt.Errorf("unknown option %s", key)
		}
	}
	return nil
}

func textsOf(v jsontext.Value) (list []string, ok bool) {
	items, ok := v.([]jsontext.Value)
	list = make([]string, len(items))
	for i, item := range items {
		var is bool
		list[i], is = item.(string)
		ok = ok && is
	}
	return list, ok
}
