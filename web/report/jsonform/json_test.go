package jsonform

import (
	"encoding/json"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

func TestAppendJSON(t *testing.T) {
	r := &report.Report{OK: true, Dialect: "LLVM \"15\"",
		Source: report.Doc{Text: "a\n\x01\u2028é", Gutter: []string{"", "0"},
			Marks: []report.Mark{{Start: 0, End: 1, ID: 7, Role: report.RoleDef}},
			Lines: []report.LineClass{{Line: 1, Class: report.ClassChanged}}},
		Stages: []report.Stage{{Key: report.StageParse, Doc: &report.Doc{}},
			{Key: report.StageLower}},
		Links: []report.Link{{ID: 7, Kind: provenance.KindArgument, Label: "%obj"},
			{ID: 8, Kind: provenance.KindRegister, Label: "rax", From: []uint32{7}}},
		Diagnostics: []report.Diagnostic{{Severity: report.Warning, Line: 3,
			Notes: []string{"n"}}}}
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
