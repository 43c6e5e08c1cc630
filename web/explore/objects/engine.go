package objects

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"statepoint/core/provenance"
	"statepoint/web/explore"
	"statepoint/web/explore/panes"
	"statepoint/web/explore/session"
	"statepoint/web/explore/views"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// MaxKept bounds the number of files that an engine keeps, and MaxKeptBytes their total size, which
// the newest may exceed.
const (
	MaxKept      = 4
	MaxKeptBytes = 64 << 20
)

// Engine opens objects and keeps the latest. Requests have the bytes of a file as their Source. The
// zero value is ready; it is for one goroutine.
type Engine struct {
	all     []*kept // most recently used last
	session *session.Session
	ran     *kept
}

// kept is a file that was opened, or will be on first use.
type kept struct {
	handle  report.Handle
	request *report.Request
	opened  *opened
	err     error
}

// Run opens the file of a request and keeps it. It never returns nil: if a file cannot be opened, a
// diagnostic gives the reason and, if possible, the offset.
func (e *Engine) Run(_ context.Context, req *report.Request) *report.Report {
	k := e.keep(req)
	if k.open(); k.err != nil {
		return &report.Report{Seq: req.Seq, Diagnostics: []report.Diagnostic{{
			Message: k.err.Error()}}}
	}
	r := *k.opened.comp.Outline()
	r.Seq = req.Seq
	r.Asm, r.StackMap = panes.Assembly(k.opened.comp), panes.StackMap(k.opened.comp)
	return &r
}

// Keep keeps a file, to be opened on first use, and returns its handle.
func (e *Engine) Keep(req *report.Request) report.Handle { return e.keep(req).handle }

// Keeps reports whether the file with a handle is kept.
func (e *Engine) Keeps(h report.Handle) bool {
	return slices.ContainsFunc(e.all, func(k *kept) bool { return k.handle == h })
}

// Largest returns the size in bytes of the largest file that is kept.
func (e *Engine) Largest() (bytes int) {
	for _, k := range e.all {
		bytes = max(bytes, len(k.request.Source))
	}
	return bytes
}

// keep finds a file, or keeps it and drops those used longest ago.
func (e *Engine) keep(req *report.Request) *kept {
	for i, k := range e.all {
		if k.request.Same(req) {
			e.all = append(slices.Delete(e.all, i, i+1), k)
			return k
		}
	}
	r := *req
	k := &kept{handle: r.Handle(), request: &r}
	e.all = append(e.all, k)
	bytes := 0
	for _, k := range e.all {
		bytes += len(k.request.Source)
	}
	for len(e.all) > 1 && (len(e.all) > MaxKept || bytes > MaxKeptBytes) {
		bytes -= len(e.all[0].request.Source)
		if e.all[0] == e.ran {
			e.session, e.ran = nil, nil
		}
		e.all = slices.Delete(e.all, 0, 1)
	}
	return k
}

// open opens a file unless it was opened before.
func (k *kept) open() {
	if k.opened == nil && k.err == nil {
		k.opened, k.err = open(k.request)
	}
}

// of returns the file of a handle, opened.
func (e *Engine) of(h report.Handle) (*kept, error) {
	for _, k := range e.all {
		if k.handle == h {
			k.open()
			return k, k.err
		}
	}
	return nil, errors.New("the engine does not keep this file: open it again")
}

// View computes a view of a file that is kept. It never returns nil; an answer with Trouble says
// why there is nothing to show.
func (e *Engine) View(_ context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	k, err := e.of(ask.Of)
	if err != nil {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: err.Error()}
	}
	var kept *report.Request
	for _, other := range e.all {
		if ask.Kept != 0 && other.handle == ask.Kept {
			kept = other.request
		}
	}
	answer, err := view(k.opened, kept, ask)
	if err != nil {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: err.Error()}
	}
	return answer
}

// view computes a view by its key. One view compares it with another kept file, nil for none.
func view(o *opened, kept *report.Request, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	switch ask.View {
	case report.ViewObject:
		return &report.ViewAnswer{HTML: draw.Object(o.facts(ask))}, nil
	case report.ViewBeside:
		return o.beside(kept)
	case report.ViewFrame:
		return views.Frame(o.comp, ask)
	case report.ViewRecords:
		return views.Records(o.comp, ask)
	case report.ViewMapJSON:
		return views.MapJSON(o.comp, ask)
	case report.ViewParse:
		return views.Parse(o.comp, ask)
	case report.ViewFile:
		return o.file(ask)
	case report.ViewJourney:
		return nil, errors.New("the way of a pointer is known of IR alone; of an object pin a " +
			"location or a slot")
	}
	return nil, fmt.Errorf("an object has no view %q", ask.View)
}

// file makes a file of the kind that the request's Stage names.
func (o *opened) file(ask *report.ViewRequest) (*report.ViewAnswer, error) {
	switch ask.Stage {
	case report.FileMap, report.FileMapJSON, report.FileFrame:
		return views.File(o.comp, ask)
	case report.FileObject:
		name := explore.FileName(o.comp.Request())
		if o.im.Assembled {
			name = strings.TrimSuffix(name, ".s") + ".o"
		}
		return &report.ViewAnswer{File: &report.File{Name: name,
			Type: "application/octet-stream", Data: string(o.im.File)}}, nil
	}
	return nil, errors.New("an object has no such file")
}

// Program runs a kept object and shows the run at a step. It never returns nil; a state with
// Trouble says why there is no run.
func (e *Engine) Program(ctx context.Context, ask *report.RunRequest) *report.RunState {
	k, err := e.of(ask.Of)
	if err != nil {
		return &report.RunState{Trouble: err.Error()}
	}
	if ask.Action == report.RunAt && ask.Setup.Entry == "" {
		return e.runTo(ctx, k, *ask)
	}
	return e.show(ctx, k, ask)
}

func (e *Engine) show(ctx context.Context, k *kept, ask *report.RunRequest) *report.RunState {
	if !e.session.Of(k.opened.comp, ask.Setup) {
		before := e.session
		e.session = nil // its memory is needed now
		e.session, e.ran = session.Begin(ctx, k.opened.comp, ask.Setup, before), k
	}
	return e.session.Show(ctx, ask)
}

// runTo runs to an instruction: from the usual entry or, if that does not reach it, from the
// function of the instruction. The state's setup names the entry.
func (e *Engine) runTo(ctx context.Context, k *kept, ask report.RunRequest) *report.RunState {
	id := uint32(ask.From)
	comp := k.opened.comp
	ask.Setup.Entry = session.Filled(comp, ask.Setup).Entry
	state := e.show(ctx, k, &ask)
	if l := comp.Links().Get(provenance.ID(id)); l != nil && !session.Reached(state, id) {
		if f := comp.Links().Get(provenance.ID(l.Func)); f != nil {
			name := strings.TrimPrefix(f.Label, "@")
			if name != ask.Setup.Entry && slices.Contains(comp.Object().Entries, name) {
				ask.Setup.Entry = name
				return e.show(ctx, k, &ask)
			}
		}
	}
	return state
}
