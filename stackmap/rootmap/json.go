package rootmap

import (
	"strconv"

	"statepoint/stackmap"
)

// AppendJSON appends a computed map as a JSON object, a line for each root and safe point. The size
// of a frame without a fixed one is null, as is metadata that is null.
func AppendJSON(dst []byte, m *Map) []byte {
	dst = append(dst, `{"module": `...)
	dst = stackmap.AppendJSONString(dst, m.Module)
	dst = append(dst, `, "functions": [`...)
	for i := range m.Functions {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendFunction(append(dst, '\n'), &m.Functions[i])
	}
	return append(dst, "\n]}\n"...)
}

func appendFunction(dst []byte, f *Function) []byte {
	for i, s := range [...]struct{ key, value string }{{"name", f.Name}, {"symbol", f.Symbol},
		{"strategy", f.Strategy}, {"base", stackmap.RegisterName(f.Base)}} {
		if i == 0 {
			dst = append(dst, `  {`...)
		} else {
			dst = append(dst, ", "...)
		}
		dst = stackmap.AppendJSONString(append(dst, `"`+s.key+`": `...), s.value)
	}
	size := "null"
	if f.FrameSize != DynamicFrame {
		size = strconv.FormatUint(f.FrameSize, 10)
	}
	dst = append(dst, `, "address": `+strconv.FormatUint(f.Address, 10)+`, "size": `+
		itoa(int64(f.Size))+`, "frameSize": `+size+`, "arguments": `+itoa(int64(f.Args))+
		`, "roots": [`...)
	for i := range f.Roots {
		r := &f.Roots[i]
		dst = append(dst, separator(i)+`{"number": `+itoa(int64(r.Number))+`, "name": `...)
		dst = stackmap.AppendJSONString(dst, r.Name)
		dst = append(dst, `, "offset": `+itoa(r.Offset)+`, "size": `+
			strconv.FormatUint(r.Size, 10)+`, "metadata": `...)
		if r.Metadata.IsNull() {
			dst = append(dst, "null}"...)
			continue
		}
		dst = append(stackmap.AppendJSONString(dst, r.Metadata.String()), '}')
	}
	dst = append(dst, `], "points": [`...)
	for i := range f.Points {
		p := &f.Points[i]
		dst = append(dst, separator(i)+`{"kind": `...)
		dst = stackmap.AppendJSONString(dst, p.Kind.String())
		dst = append(dst, `, "number": `+itoa(int64(p.Number))+`, "label": `...)
		dst = stackmap.AppendJSONString(dst, p.Label)
		dst = append(dst, `, "address": `+strconv.FormatUint(f.Address+uint64(p.Offset), 10)+
			`, "live": [`...)
		for k, r := range p.Live {
			if k > 0 {
				dst = append(dst, ", "...)
			}
			dst = append(dst, itoa(int64(r))...)
		}
		dst = append(dst, "]}"...)
	}
	return append(dst, "]}"...)
}

// separator stands before the i-th of a list with a line for each.
func separator(i int) string {
	if i > 0 {
		return ",\n    "
	}
	return "\n    "
}
