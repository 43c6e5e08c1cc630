package rootmap

import (
	"statepoint/core/jsontext"
	"statepoint/stackmap"
)

// AppendJSON appends a computed map as a JSON object, with a line for each root and safe point. The
// size of a frame without a fixed one is null, as is metadata that is null.
func AppendJSON(dst []byte, m *Map) []byte {
	w := jsonWriter{jsontext.Writer{Buf: dst, ASCII: true}}
	w.Object(jsontext.OneLine)
	w.text("module", m.Module)
	w.Key("functions")
	w.List(jsontext.Lines)
	for i := range m.Functions {
		w.function(&m.Functions[i])
	}
	w.End()
	w.End()
	return append(w.Buf, '\n')
}

// jsonWriter writes the parts of a map.
type jsonWriter struct{ jsontext.Writer }

func (w *jsonWriter) text(key, v string) {
	w.Key(key)
	w.String(v)
}

func (w *jsonWriter) int(key string, v int64) {
	w.Key(key)
	w.Int(v)
}

func (w *jsonWriter) uint(key string, v uint64) {
	w.Key(key)
	w.Uint(v)
}

func (w *jsonWriter) function(f *Function) {
	w.Object(jsontext.OneLine)
	w.text("name", f.Name)
	w.text("symbol", f.Symbol)
	w.text("strategy", f.Strategy)
	w.text("base", stackmap.RegisterName(f.Base))
	w.uint("address", f.Address)
	w.int("size", int64(f.Size))
	if f.FrameSize == DynamicFrame {
		w.Key("frameSize")
		w.Null()
	} else {
		w.uint("frameSize", f.FrameSize)
	}
	w.int("arguments", int64(f.Args))
	w.Key("roots")
	w.List(jsontext.Lines)
	for i := range f.Roots {
		w.root(&f.Roots[i])
	}
	w.End()
	w.Key("points")
	w.List(jsontext.Lines)
	for i := range f.Points {
		w.point(f, &f.Points[i])
	}
	w.End()
	w.End()
}

func (w *jsonWriter) root(r *Root) {
	w.Object(jsontext.OneLine)
	w.int("number", int64(r.Number))
	w.text("name", r.Name)
	w.int("offset", r.Offset)
	w.uint("size", r.Size)
	if r.Metadata.IsNull() {
		w.Key("metadata")
		w.Null()
	} else {
		w.text("metadata", r.Metadata.String())
	}
	w.End()
}

func (w *jsonWriter) point(f *Function, p *Point) {
	w.Object(jsontext.OneLine)
	w.text("kind", p.Kind.String())
	w.int("number", int64(p.Number))
	w.text("label", p.Label)
	w.uint("address", f.Address+uint64(p.Offset))
	w.Key("live")
	w.List(jsontext.OneLine)
	for _, r := range p.Live {
		w.Int(int64(r))
	}
	w.End()
	w.End()
}
