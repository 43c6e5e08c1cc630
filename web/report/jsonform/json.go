package jsonform

import (
	"statepoint/core/jsontext"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// AppendJSON appends a report as a JSON object for other programs: the request, the texts with
// their marks, the links, the diagnostics and the figures. Kinds, categories and roles are words;
// offsets are in bytes of UTF-8. Tokens, outlines and the words of the language are omitted, since
// they only serve the page's display.
func AppendJSON(b []byte, r *report.Report) []byte {
	w := writer{jsontext.Writer{Buf: b}}
	w.object(func() {
		w.value("ok", r.OK)
		if r.Failed != "" {
			w.value("failed", r.Failed)
		}
		w.value("dialect", r.Dialect)
		w.Key("source")
		w.doc(&r.Source)
		w.list("stages", len(r.Stages), func(i int) {
			s := &r.Stages[i]
			w.object(func() {
				w.value("key", s.Key)
				w.value("title", s.Title)
				w.value("summary", s.Summary)
				w.value("changed", s.Changed)
				if s.Doc != nil {
					w.Key("module")
					w.doc(s.Doc)
				}
			})
		})
		w.Key("assembly")
		w.doc(&r.Asm)
		w.Key("stackMap")
		w.doc(&r.StackMap)
		w.list("links", len(r.Links), func(i int) { w.link(&r.Links[i]) })
		w.list("diagnostics", len(r.Diagnostics), func(i int) { w.diagnostic(&r.Diagnostics[i]) })
		w.Key("figures")
		w.object(func() {
			f := &r.Figures
			w.value("sourceBytes", f.SourceBytes)
			w.value("instructions", f.Instructions)
			w.value("polls", f.Polls)
			w.value("statepoints", f.Statepoints)
			w.value("relocates", f.Relocates)
			w.value("machineInstructions", f.MachineInstructions)
			w.value("frameBytes", f.FrameBytes)
			w.value("codeBytes", f.CodeBytes)
			w.value("stackMapBytes", f.StackMapBytes)
			w.value("records", f.Records)
		})
	})
	return append(w.Buf, '\n')
}

// writer writes the parts of a report.
type writer struct{ jsontext.Writer }

func (w *writer) object(fields func()) {
	w.Object(jsontext.Compact)
	fields()
	w.End()
}

func (w *writer) list(key string, n int, item func(int)) {
	w.Key(key)
	w.List(jsontext.Compact)
	for i := range n {
		item(i)
	}
	w.End()
}

// value writes a field; empty strings and lists are omitted.
func (w *writer) value(k string, v any) {
	switch v := v.(type) {
	case string:
		if v == "" {
			return
		}
		w.Key(k)
		w.String(v)
	case bool:
		w.Key(k)
		w.Bool(v)
	case uint32:
		w.Key(k)
		w.Uint(uint64(v))
	case int32:
		w.Key(k)
		w.Int(int64(v))
	case []uint32:
		if len(v) == 0 {
			return
		}
		w.list(k, len(v), func(i int) { w.Uint(uint64(v[i])) })
	case []string:
		if len(v) == 0 {
			return
		}
		w.list(k, len(v), func(i int) { w.String(v[i]) })
	}
}

var roleNames = [...]string{"use", "definition", "whole", "place", "bytes", "comment"}

var classNames = [...]string{"", "changed", "record", "header", "padding"}

func (w *writer) doc(d *report.Doc) {
	w.object(func() {
		w.value("caption", d.Caption)
		w.value("text", d.Text)
		w.value("gutter", d.Gutter)
		w.list("marks", len(d.Marks), func(i int) {
			m := &d.Marks[i]
			w.object(func() {
				w.value("start", m.Start)
				w.value("end", m.End)
				w.value("id", m.ID)
				if int(m.Role) < len(roleNames) {
					w.value("role", roleNames[m.Role])
				}
			})
		})
		if len(d.Lines) > 0 {
			w.list("lines", len(d.Lines), func(i int) {
				l := &d.Lines[i]
				w.object(func() {
					w.value("line", l.Line)
					if int(l.Class) < len(classNames) {
						w.value("class", classNames[l.Class])
					}
				})
			})
		}
	})
}

func (w *writer) link(l *report.Link) {
	w.object(func() {
		w.value("id", l.ID)
		w.value("kind", l.Kind.String())
		if l.Category != report.CategoryNone {
			w.value("category", l.Category.String())
		}
		w.value("purpose", l.Purpose.String())
		w.value("label", l.Label)
		w.value("text", l.Text.String())
		w.value("after", l.After)
		w.value("reader", l.Reader)
		w.value("detail", l.Detail)
		w.value("from", l.From)
		w.value("at", l.At)
		if l.Func != 0 {
			w.value("function", l.Func)
		}
		if l.Call != 0 {
			w.value("call", l.Call)
		}
		if l.Calls {
			w.value("calls", true)
		}
		if l.In != 0 {
			w.value("in", l.In)
		}
		if l.By != 0 {
			w.value("by", l.By)
		}
		if l.Copy {
			w.value("copy", true)
		}
		if l.End > l.Start {
			w.value("start", l.Start)
			w.value("end", l.End)
		}
	})
}

func (w *writer) diagnostic(d *report.Diagnostic) {
	w.object(func() {
		w.value("severity", d.Severity.String())
		w.value("code", d.Code)
		w.value("line", d.Line)
		w.value("column", d.Column)
		w.value("start", d.Start)
		w.value("end", d.End)
		w.value("message", d.Message)
		w.value("expected", d.Expected)
		w.value("suggestion", d.Suggestion)
		w.value("notes", d.Notes)
		w.value("first", d.First)
		w.value("stack", d.Stack)
	})
}

// Union is a set of words used in JSON reports.
type Union struct {
	// Type is what engine.d.ts calls it.
	Type  string
	Words []string
}

// Unions are the sets of words used in JSON reports. Empty words are omitted from the JSON.
func Unions() []Union {
	severities := []string{report.Error.String(), report.Warning.String(), report.Note.String()}
	return []Union{{"Kind", provenance.KindNames()}, {"Category", report.CategoryNames()},
		{"Purpose", report.PurposeNames()}, {"Role", roleNames[:]}, {"LineClass", classNames[:]},
		{"Severity", severities}, {"Module", []string{report.TextRewritten.String()}}}
}
