package sweep

import (
	"context"
	"fmt"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/core/verify/diag"
	"statepoint/lower"
)

// Class is the outcome of a case.
type Class uint8

// The classes.
const (
	Compiled Class = iota
	Invalid        // the parser or the verifier refused it, with a position
	Refused        // the passes or the code generator refused it, with a position
	// a panic, an error without a position, or one about the compiler rather than the program
	Internal
)

var classNames = [...]string{"compiled", "invalid", "refused", "internal error"}

// String is the class in words.
func (c Class) String() string { return classNames[c] }

// Outcome is the class of a case, and the message.
type Outcome struct {
	Class   Class
	Message string
}

// Compile compiles cases of one form through the whole pipeline: parser, verifier, passes, code
// generator. If one is refused, the others are compiled without it. The remaining module, its cases
// in order, is compiled too.
func Compile(cases []*Case) (outcomes []Outcome, rest []*Case, res *lower.Result) {
	outcomes = make([]Outcome, len(cases))
	at := make([]int, len(cases)) // of rest, in cases
	for k := range cases {
		at[k] = k
	}
	rest = cases
	for len(rest) > 0 {
		found, r := once(rest)
		if len(found) == 0 {
			return outcomes, rest, r
		}
		var left []*Case
		var leftAt []int
		for k, c := range rest {
			if o, ok := found[k]; ok {
				outcomes[at[k]] = o
				continue
			}
			left, leftAt = append(left, c), append(leftAt, at[k])
		}
		if o, all := found[-1]; all {
			// The function is unknown: bisect.
			if len(rest) == 1 {
				outcomes[at[0]] = o
				return outcomes, nil, nil
			}
			left, leftAt = nil, nil
			for _, half := range [][2]int{{0, len(rest) / 2}, {len(rest) / 2, len(rest)}} {
				os, good, _ := Compile(rest[half[0]:half[1]])
				n := 0
				for k, o := range os {
					outcomes[at[half[0]+k]] = o
					if o.Class == Compiled {
						left, leftAt = append(left, good[n]), append(leftAt, at[half[0]+k])
						n++
					}
				}
			}
			if len(left) == len(rest) { // each half compiles, both together do not
				for k := range rest {
					outcomes[at[k]] = Outcome{Internal, o.Message +
						" (in a module of several functions)"}
				}
				return outcomes, nil, nil
			}
		}
		rest, at = left, leftAt
	}
	return outcomes, nil, nil
}

// once compiles a module and says which of its cases failed and how: -1 if the case is unknown.
func once(cases []*Case) (found map[int]Outcome, res *lower.Result) {
	text, lines := Module(cases)
	src := source.NewText("sweep.ll", text)
	found = map[int]Outcome{}
	note := func(c Class, span source.Span, message string) {
		k := -1
		if !span.IsZero() {
			k = lines[src.Position(span.Start).Line]
		}
		if k < 0 || strings.Contains(message, "no encoding") ||
			strings.Contains(message, "no register") {
			c = Internal
		}
		if _, ok := found[k]; !ok {
			found[k] = Outcome{c, message}
		}
	}
	defer func() {
		if e := recover(); e != nil {
			found = map[int]Outcome{-1: {Internal, fmt.Sprint("panic: ", e)}}
		}
	}()
	m, diags := parse(src)
	for _, d := range diags.Items {
		if d.Severity == source.Error {
			note(Invalid, d.Span, d.Message)
		}
	}
	if len(found) > 0 {
		return found, nil
	}
	for _, p := range problems(m) {
		if p.Severity == source.Error {
			note(Invalid, p.Span, p.Message)
		}
	}
	if len(found) > 0 {
		return found, nil
	}
	pipeline, err := passes.ParsePipeline("function(place-safepoints),rewrite-statepoints-for-gc")
	if err != nil {
		panic(err)
	}
	pipeline.VerifyEach = true
	if _, err := pipeline.Run(context.Background(), m); err != nil {
		d, ok := pass.AsDiagnostic(err)
		if !ok {
			d.Message = err.Error()
		}
		note(Refused, d.Span, d.Message)
		return found, nil
	}
	res, err = lower.Compile(context.Background(), m, lower.Options{Checked: true})
	switch err := err.(type) {
	case nil:
	case *source.List:
		for _, d := range err.Items {
			if d.Severity == source.Error {
				note(Refused, d.Span, d.Message)
			}
		}
	default:
		note(Internal, source.Span{}, err.Error())
	}
	return found, res
}

// parse reads a module; the diagnostics say whether all of it was.
func parse(src *source.Text) (*ir.Module, *source.List) {
	m, diags, err := irparse.Parse(context.Background(), src, nil)
	if err != nil && !diags.HasErrors() {
		diags.Errorf(source.Span{}, "%v", err)
	}
	return m, diags
}

// problems returns the verifier's messages about a module.
func problems(m *ir.Module) []diag.Problem {
	found, err := verify.Module(context.Background(), m, nil)
	if err != nil && len(found) == 0 {
		found = append(found, diag.Problem{Severity: source.Error, Message: err.Error()})
	}
	return found
}
