package views

import (
	"errors"
	"fmt"
	"strings"

	"statepoint/lower/amd64"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
	"statepoint/web/report/draw"
	"statepoint/web/report/jsonform"
)

// Media types of the files.
const (
	typeText    = "text/plain;charset=utf-8"
	typeBytes   = "application/octet-stream"
	typeJSON    = "application/json"
	typeHTML    = "text/html;charset=utf-8"
	typePicture = "image/svg+xml"
)

// File makes a file of the kind given by the request's Stage; Subject is the instruction whose
// frame is drawn.
func File(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	base := strings.TrimSuffix(explore.FileName(r.Request()), ".ll")
	if stage, ok := strings.CutPrefix(ask.Stage, report.FileModule); ok {
		for _, s := range r.Outline().Stages {
			if s.Key == stage && s.Doc != nil {
				return asFile(base+"."+stage+".ll", typeText, s.Doc.Text), nil
			}
		}
		return nil, fmt.Errorf("no module after the stage %q", stage)
	}
	if ask.Stage == report.FileReport {
		text := jsonform.AppendJSON(nil, panes.Report(r))
		return asFile(base+".report.json", typeJSON, string(text)), nil
	}
	if r.Lowered() == nil {
		return nil, errors.New("unknown file: " + r.NotLowered())
	}
	switch ask.Stage {
	case report.FileAssembly:
		syntax := r.Syntax()
		if syntax == amd64.Go { // no assembler reads Go's syntax with these directives
			syntax = amd64.ATT
		}
		return asFile(base+".s", typeText, r.Lowered().Assembly(syntax, true)), nil
	case report.FileObject:
		var b strings.Builder
		o := r.Lowered().Object.Retaining(stackmap.SectionName) // as `statepoint compile` writes it
		if _, err := o.WriteTo(&b); err != nil {
			return nil, err
		}
		return asFile(base+".o", typeBytes, b.String()), nil
	case report.FileMap, report.FileMapJSON:
		if len(r.Lowered().MapBytes()) == 0 {
			return nil, errors.New(panes.NoMap(r))
		}
		if ask.Stage == report.FileMap {
			return asFile(base+".stackmap.bin", typeBytes, string(r.Lowered().StackMap.Bytes)), nil
		}
		doc, err := panes.MapJSON(r)
		if err != nil {
			return nil, err
		}
		return asFile(base+".stackmap.json", typeJSON, doc.Text), nil
	case report.FilePage:
		page, err := draw.Page(Page(r))
		if err != nil {
			return nil, err
		}
		return asFile(base+".html", typeHTML, page), nil
	case report.FileFrame:
		a, frame, step, err := panes.FrameAt(r, ask.Subject)
		if err != nil {
			return nil, err
		}
		return asFile(base+"."+a[frame].Name+".frame.svg", typePicture,
			draw.FrameFile(&a[frame], step)), nil
	}
	return nil, fmt.Errorf("no file of the kind %q", ask.Stage)
}

func asFile(name, media, data string) *report.ViewAnswer {
	return &report.ViewAnswer{File: &report.File{Name: name, Type: media, Data: data}}
}

// Page returns the content of a standalone page.
func Page(r *explore.Compilation) *draw.Content {
	return &draw.Content{Title: explore.FileName(r.Request()), Report: panes.Report(r),
		Frames: panes.Frames(r), Records: panes.Records(r)}
}
