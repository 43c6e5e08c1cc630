package report

import (
	"encoding/json"
	"testing"
)

func TestAppendJSON(t *testing.T) {
	r := &Report{OK: true, Dialect: "LLVM \"15\"",
		Source: Doc{Text: "a\n\x01\u2028é", Gutter: []string{"", "0"}, Marks: []Mark{{0, 1, 7,
			RoleDef}}, Lines: []LineClass{{1, ClassChanged}}},
		Stages: []Stage{{Key: StageParse, Doc: &Doc{}}, {Key: StageLower}}, Links: table(),
		Diagnostics: []Diagnostic{{Severity: Warning, Line: 3, Notes: []string{"n"}}}}
	var got struct {
		OK      bool
		Dialect string
		Source  struct {
			Text   string
			Gutter []string
			Marks  []struct {
				Start, End, ID int
				Role           string
			}
		}
		Stages []struct {
			Key    string
			Module *struct{}
		}
		Links       []struct{ Kind, Label string }
		Diagnostics []struct{ Severity string }
		Figures     map[string]int
	}
	text := AppendJSON(nil, r)
	if err := json.Unmarshal(text, &got); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if !got.OK || got.Dialect != r.Dialect || got.Source.Text != r.Source.Text ||
		len(got.Source.Gutter) != 2 || got.Source.Marks[0].Role != "definition" ||
		got.Source.Marks[0].ID != 7 {
		t.Errorf("got %+v", got)
	}
	if len(got.Stages) != 2 || got.Stages[0].Module == nil || got.Stages[1].Module != nil ||
		len(got.Links) != len(r.Links) || got.Diagnostics[0].Severity != "warning" ||
		len(got.Figures) != 10 {
		t.Errorf("got %+v", got)
	}
}
