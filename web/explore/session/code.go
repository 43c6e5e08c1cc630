package session

import (
	"path"
	"runtime"
	"slices"
	"strings"

	"statepoint/stackmap/collect"
	"statepoint/web/report"
)

// collectorPackage ends the name of the package that the collectors are in.
const collectorPackage = "/stackmap/collect."

// ownCode is the file of the collector.
func (s *Session) ownCode() []report.RunCode {
	if k := collect.Find(s.call.setup.Collector); k != nil {
		return []report.RunCode{{File: k.File}}
	}
	return nil
}

// code is where the collector that waits is in its own text: the calls that led to what it does,
// the outermost first. It is looked up on the stack of this very program, so it cannot be untrue.
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

// functionName is the name of a function or method without its receiver, "Collect" of
// "(*Semispace).Collect", and of a function inside one, of that.
func functionName(name string) string {
	if i := strings.LastIndex(name, ")."); i >= 0 {
		name = name[i+2:]
	}
	name, _, _ = strings.Cut(name, ".")
	return name
}
