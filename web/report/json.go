package report

import (
	"strconv"
	"unicode/utf8"
)

// AppendJSON appends a report as one object of JSON, for other programs: what was
// compiled, the texts with their marks, the links, the diagnostics and the figures.
// Kinds, categories and roles are words; offsets are bytes of UTF-8. Tokens,
// outlines and the words of the language are left out, being about how the page
// shows it all.
func AppendJSON(b []byte, r *Report) []byte {
	w := jsonWriter{b: b}
	w.object(func() {
		w.value("ok", r.OK)
		if r.Failed != "" {
			w.value("failed", r.Failed)
		}
		w.value("dialect", r.Dialect)
		w.key("source")
		w.doc(&r.Source)
		w.list("stages", len(r.Stages), func(i int) {
			s := &r.Stages[i]
			w.object(func() {
				w.value("key", s.Key)
				w.value("title", s.Title)
				w.value("summary", s.Summary)
				w.value("changed", s.Changed)
				if s.Doc != nil {
					w.key("module")
					w.doc(s.Doc)
				}
			})
		})
		w.key("assembly")
		w.doc(&r.Asm)
		w.key("stackMap")
		w.doc(&r.StackMap)
		w.list("links", len(r.Links), func(i int) { w.link(&r.Links[i]) })
		w.list("diagnostics", len(r.Diagnostics), func(i int) { w.diagnostic(&r.Diagnostics[i]) })
		w.key("figures")
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
	return append(w.b, '\n')
}

// jsonWriter writes JSON without reflection, which would make the program that
// runs in a browser larger.
type jsonWriter struct {
	b     []byte
	comma bool
}

func (w *jsonWriter) separate() {
	if w.comma {
		w.b = append(w.b, ',')
	}
	w.comma = true
}

func (w *jsonWriter) object(fields func()) {
	w.b = append(w.b, '{')
	w.comma = false
	fields()
	w.b = append(w.b, '}')
	w.comma = true
}

func (w *jsonWriter) key(k string) {
	w.separate()
	w.str(k)
	w.b = append(w.b, ':')
	w.comma = false
}

func (w *jsonWriter) list(key string, n int, item func(int)) {
	w.key(key)
	w.b = append(w.b, '[')
	w.comma = false
	for i := range n {
		w.separate()
		item(i)
	}
	w.b = append(w.b, ']')
	w.comma = true
}

// value writes a field; empty strings and lists are left out.
func (w *jsonWriter) value(k string, v any) {
	switch v := v.(type) {
	case string:
		if v == "" {
			return
		}
		w.key(k)
		w.str(v)
	case bool:
		w.key(k)
		w.b = strconv.AppendBool(w.b, v)
	case uint32:
		w.key(k)
		w.b = strconv.AppendUint(w.b, uint64(v), 10)
	case int32:
		w.key(k)
		w.b = strconv.AppendInt(w.b, int64(v), 10)
	case []uint32:
		if len(v) == 0 {
			return
		}
		w.list(k, len(v), func(i int) { w.b = strconv.AppendUint(w.b, uint64(v[i]), 10) })
	case []string:
		if len(v) == 0 {
			return
		}
		w.list(k, len(v), func(i int) { w.str(v[i]) })
	}
	w.comma = true
}

func (w *jsonWriter) str(s string) {
	w.b = append(w.b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			w.b = append(w.b, '\\', byte(r))
		case r == '\n':
			w.b = append(w.b, '\\', 'n')
		case r < 0x20 || r == 0x7f || r == 0x2028 || r == 0x2029:
			w.b = append(w.b, '\\', 'u')
			for shift := 12; shift >= 0; shift -= 4 {
				w.b = append(w.b, "0123456789abcdef"[r>>shift&15])
			}
		default:
			w.b = utf8.AppendRune(w.b, r)
		}
	}
	w.b = append(w.b, '"')
}

var roleNames = [...]string{"use", "definition", "whole", "place", "bytes", "comment"}

var classNames = [...]string{"", "changed", "record", "header", "padding"}

func (w *jsonWriter) doc(d *Doc) {
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

func (w *jsonWriter) link(l *Link) {
	w.object(func() {
		w.value("id", l.ID)
		w.value("kind", l.Kind.String())
		if l.Category != CategoryNone {
			w.value("category", l.Category.String())
		}
		w.value("purpose", l.Purpose.String())
		w.value("label", l.Label)
		w.value("text", l.Text.String())
		w.value("after", l.After)
		w.value("detail", l.Detail)
		w.value("from", l.From)
		w.value("at", l.At)
		if l.Func != 0 {
			w.value("function", l.Func)
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

func (w *jsonWriter) diagnostic(d *Diagnostic) {
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
		w.value("stack", d.Stack)
	})
}
