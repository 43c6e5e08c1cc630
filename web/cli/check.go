package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"statepoint/core/source"
	"statepoint/lower/check"
)

// checkOptions are the options of check.
var checkOptions = []string{"json", "o"}

// checkCodes is the list of codes for the help.
func checkCodes() string {
	var b strings.Builder
	for i, c := range check.Codes {
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "    %-19s %s", c.Code, c.Text)
	}
	return b.String()
}

// check verifies the maps of an object, or of the members of an archive, against their code.
func (c *cli) check(args []string) error {
	o, err := c.flags("", checkOptions, args)
	if err != nil {
		return err
	}
	if len(o.Files) != 1 {
		return fmt.Errorf("check needs one object file, or - for standard input")
	}
	images, err := c.images(o.Files)
	if err != nil {
		return err
	}
	var text bytes.Buffer
	var reports []*fileReport
	found := 0
	all, err := withMaps(o.Files[0], images)
	if err != nil {
		return err
	}
	for _, m := range all {
		r := check.Check(m.Image)
		found += len(r.Findings)
		reports = append(reports, newFileReport(m.Image.Name, r))
		for i := range r.Findings {
			text.WriteString(r.Findings[i].String())
		}
		for _, why := range r.Skipped {
			fmt.Fprintf(&text, "%s: not checked: %s\n", m.Image.Name, why)
		}
		for _, what := range r.Assumed {
			fmt.Fprintf(&text, "%s: assumed: %s\n", m.Image.Name, what)
		}
		how := fmt.Sprintf("%d followed through the code", r.Followed)
		if r.Framed > r.Followed { // on a machine whose values are not followed
			how = fmt.Sprintf("frames and slots of %d compared with the code", r.Framed)
		}
		fmt.Fprintf(&text, "%s: %s of %s, %s: %s\n", m.Image.Name, source.Count(r.Records,
			"record"), source.Count(r.Functions, "function"), how,
			source.Count(len(r.Findings), "finding"))
	}
	out := text.Bytes()
	if o.On("json") {
		if out, err = json.MarshalIndent(reports, "", "  "); err != nil {
			return err
		}
		out = append(out, '\n')
	}
	if err := c.writeOutput(o.Value("o"), out); err != nil {
		return err
	}
	if found > 0 {
		return exitStatus(unsoundStatus)
	}
	return nil
}

// fileReport is a report as JSON.
type fileReport struct {
	File      string        `json:"file"`
	Functions int           `json:"functions"`
	Records   int           `json:"records"`
	Framed    int           `json:"framed"`
	Followed  int           `json:"followed"`
	Findings  []findingJSON `json:"findings"`
	Skipped   []string      `json:"skipped"`
	Assumed   []string      `json:"assumed"`
}

// findingJSON is a finding as JSON.
type findingJSON struct {
	Code         check.Code        `json:"code"`
	Function     string            `json:"function,omitempty"`
	Record       *int              `json:"record,omitempty"`
	Place        string            `json:"place,omitempty"`
	Location     string            `json:"location,omitempty"`
	Text         string            `json:"text"`
	Instructions []instructionJSON `json:"instructions"`
	Assumed      []string          `json:"assumed"`
}

// instructionJSON is an instruction as JSON. Addresses use all 64 bits, so they are texts.
type instructionJSON struct {
	Address string `json:"address"`
	Place   string `json:"place"`
	Text    string `json:"text"`
}

// newFileReport is a report without lists that are null.
func newFileReport(file string, r *check.Report) *fileReport {
	out := &fileReport{File: file, Functions: r.Functions, Records: r.Records,
		Framed: r.Framed, Followed: r.Followed, Findings: []findingJSON{},
		Skipped: append([]string{}, r.Skipped...), Assumed: append([]string{}, r.Assumed...)}
	for i := range r.Findings {
		f := &r.Findings[i]
		j := findingJSON{Code: f.Code, Function: f.Function, Place: f.Place, Location: f.Location,
			Text: f.Text, Instructions: []instructionJSON{},
			Assumed: append([]string{}, f.Assumed...)}
		if f.Record >= 0 {
			j.Record = &f.Record
		}
		for _, in := range f.Instructions {
			j.Instructions = append(j.Instructions, instructionJSON{
				fmt.Sprintf("0x%x", in.Address), in.Place, in.Text})
		}
		out.Findings = append(out.Findings, j)
	}
	return out
}
