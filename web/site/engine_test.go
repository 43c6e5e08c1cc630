package site

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"statepoint/static"
	"statepoint/static/examples"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/jsonform"
)

// The types of engine.js match its reports: each field is declared, and present unless declared
// optional.
func TestEngineTypes(t *testing.T) {
	text, err := static.Files.ReadFile("js/engine.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	types := map[string]map[string]bool{} // interface → field → may be missing
	of := map[string]string{}             // "Report.stages" → "Stage"
	head := regexp.MustCompile(`^export interface (\w+) \{`)
	field := regexp.MustCompile(`^  (\w+)(\??): (\w*)`)
	unions := map[string]string{} // type → its words, quoted
	union := regexp.MustCompile(`^export type (\w+) = (.*);`)
	name := ""
	for line := range strings.Lines(string(text)) {
		if m := head.FindStringSubmatch(line); m != nil {
			name = m[1]
			types[name] = map[string]bool{}
		} else if m := field.FindStringSubmatch(line); m != nil && types[name] != nil {
			types[name][m[1]] = m[2] == "?"
			of[name+"."+m[1]] = m[3]
		} else if m := union.FindStringSubmatch(line); m != nil {
			unions[m[1]] = m[2]
		}
	}
	if len(types["Report"]) == 0 || len(types["Link"]) == 0 || unions["Kind"] == "" {
		t.Fatalf("read only %v", types)
	}
	var check func(name string, v any)
	check = func(name string, v any) {
		switch v := v.(type) {
		case string:
			if words := unions[name]; words != "" && !strings.Contains(words, `"`+v+`"`) {
				t.Errorf("%q is no %s", v, name)
			}
		case []any:
			for _, item := range v {
				check(name, item)
			}
		case map[string]any:
			if types[name] == nil {
				return // no separate interface
			}
			for k, item := range v {
				if _, ok := types[name][k]; !ok {
					t.Errorf("%s.%s is not declared", name, k)
				}
				check(of[name+"."+k], item)
			}
			for k, optional := range types[name] {
				if _, ok := v[k]; !ok && !optional {
					t.Errorf("a %s lacks %s", name, k)
				}
			}
		}
	}
	all, err := examples.All()
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{"define void @f() {\n  ret i32 %no\n}\n", ""}
	for _, e := range all[:12] {
		texts = append(texts, e.Source)
	}
	for _, source := range texts {
		var v any
		out := jsonform.AppendJSON(nil, panes.Run(t.Context(), &report.Request{FileName: "a.ll",
			Source: source}))
		if err := json.Unmarshal(out, &v); err != nil {
			t.Fatal(err)
		}
		check("Report", v)
	}
}

// engine.js names the files of this site, and pages of other origins may load it and them.
func TestEngineModule(t *testing.T) {
	h, err := Handler(build(), options())
	if err != nil {
		t.Fatal(err)
	}
	answer := get(h, "/engine.js", "")
	files := regexp.MustCompile(`at\("([^"]+)"\)`).FindAllStringSubmatch(answer.Body.String(), -1)
	if len(files) != 3 {
		t.Errorf("it names %v", files)
	}
	sent := get(h, "/engine.js", "br").Body.Len()
	for _, m := range files {
		if strings.HasPrefix(m[1], "worker") {
			sent += get(h, "/"+m[1], "br").Body.Len()
		}
	}
	if sent > 3250 {
		t.Errorf("with its worker it is sent in %d bytes", sent)
	}
	for _, m := range append(files, []string{"", "engine.js"}, []string{"", "engine.d.ts"}) {
		a := get(h, "/"+m[1], "")
		if a.Code != 200 || a.Header().Get("Access-Control-Allow-Origin") != "*" {
			t.Errorf("%s: %d, %v", m[1], a.Code, a.Header())
		}
	}
	if get(h, "/", "").Header().Get("Access-Control-Allow-Origin") != "" {
		t.Error("pages of other origins may read the page")
	}
}
