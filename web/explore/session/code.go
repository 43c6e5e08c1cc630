package session

import (
	"path"
	"runtime"
	"slices"
	"strings"

	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// collectorPackage is the suffix of the path of the collectors' package.
const collectorPackage = "/stackmap/collect."

// ownCode is the file of the collector.
func (s *Session) ownCode() []report.RunCode {
	if k := collect.Find(s.call.setup.Collector); k != nil {
		return []report.RunCode{{File: k.File}}
	}
	return nil
}

// code is the paused collector's position in its source: the calls that led to the current action,
// outermost first. It is read from this program's own stack, so it is always true.
func (s *Session) code() []report.RunCode {
	var pcs [64]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs[:])])
	var code []report.RunCode
	for more := true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		_, name, ok := strings.Cut(f.Function, collectorPackage)
		if !ok {
			continue
		}
		code = append(code, report.RunCode{File: path.Base(f.File), Function: functionName(name),
			Line: uint32(f.Line)})
	}
	slices.Reverse(code)
	return code
}

// functionName is the name of a function or method without its receiver: "Collect" for
// "(*Semispace).Collect". For a function literal it is the name of the enclosing function.
func functionName(name string) string {
	if i := strings.LastIndex(name, ")."); i >= 0 {
		name = name[i+2:]
	}
	name, _, _ = strings.Cut(name, ".")
	return name
}
