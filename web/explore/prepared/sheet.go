package prepared

import (
	"context"
	"errors"
	"slices"
	"strings"

	"statepoint/core/edits"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/passes/prepare"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Sheet is the result of the pass make-references for a text, with a reader's choices.
type Sheet struct {
	report.Preparation
	// Text is the new text.
	Text string

	request *report.Request
	// The reader's strategy, "" for none, and choices; usual is the pass's default strategy.
	strategy, choices, usual string
}

// Of reports whether a sheet is for a request with the choices of a view.
func (s *Sheet) Of(req *report.Request, ask *report.ViewRequest) bool {
	return s != nil && s.request.Same(req) && s.strategy == ask.Against && s.choices == ask.Lookup
}

// New makes the sheet of a text. The error says why there is none.
func New(ctx context.Context, req *report.Request, ask *report.ViewRequest) (*Sheet, error) {
	s := &Sheet{request: req, strategy: ask.Against, choices: ask.Lookup}
	text := source.NewText(explore.FileName(req), req.Source)
	dialect, err := ir.ParseDialect(req.Options.Dialect)
	if err != nil {
		dialect = ir.DialectUnknown
	}
	from, values, o, plan, err := s.plan(ctx, text, dialect)
	if err == nil && plan.Slot() != nil {
		s.Promoted = true
		from, values, o, plan, err = s.plan(ctx, text, dialect)
		if err == nil && plan.Nothing() != "" {
			s.Promoted = false
			from, values, o, plan, err = s.plan(ctx, text, dialect)
		}
	}
	if err != nil {
		return nil, err
	}
	d := decisions{Sheet: s, plan: plan, text: text}
	d.all()
	if err := plan.Apply(ctx); err != nil {
		return nil, err
	}
	changes, whole, err := from.Edits(ctx)
	if err != nil {
		return nil, err
	}
	s.Whole, s.Text = whole, edits.Apply(req.Source, changes)
	s.lines(changes, values)
	s.command(&o)
	return s, s.after(ctx, changes)
}

// plan reads the text and decides what becomes a reference, after the pass mem2reg if s.Promoted.
func (s *Sheet) plan(ctx context.Context, text *source.Text, dialect ir.Dialect) (
	from *edits.Source, values []value, o pass.Options, plan *prepare.Plan, err error) {
	from, list, err := edits.Read(ctx, text, dialect)
	if err != nil {
		if len(list.Items) > 0 {
			err = errors.New("the text cannot be read: " + list.Items[0].Message)
		}
		return
	}
	if o, err = s.options(from.Module); err != nil {
		return
	}
	chosen, err := prepare.Chosen(from.Module, &o)
	if err != nil {
		return
	}
	s.Space = chosen.Space
	values = valuesOf(from.Module)
	if s.Promoted {
		if err = prepare.Promote(ctx, from.Module, &o); err != nil {
			return
		}
	}
	plan, err = prepare.New(ctx, from.Module, chosen)
	return
}

// options are those of the pass. The strategy is the reader's, or else the first one with
// references that a function has.
func (s *Sheet) options(m *ir.Module) (pass.Options, error) {
	o := pass.DefaultOptions()
	s.usual = o.ReferenceStrategy
	for _, name := range o.Strategies.Names() {
		if found, err := o.Strategies.Lookup(name); err == nil && found.UsesStatepoints() &&
			gc.IsGCPointer(found, m.Types.OpaquePointer(1)) {
			s.Strategies = append(s.Strategies, name)
		}
	}
	for _, f := range m.Funcs {
		if slices.Contains(s.Strategies, f.GC) {
			o.ReferenceStrategy = f.GC
			break
		}
	}
	if s.strategy != "" {
		o.ReferenceStrategy = s.strategy
	}
	s.Strategy = o.ReferenceStrategy
	for choice := range strings.SplitSeq(s.choices, "\n") {
		if name, ok := strings.CutPrefix(choice, report.PrepareSafepoint); ok {
			o.ReferenceSafepoints = append(o.ReferenceSafepoints, name)
		} else if name, ok := strings.CutPrefix(choice, report.PrepareAllocator); ok {
			o.ReferenceAllocators = append(o.ReferenceAllocators, name)
		} else if choice != "" {
			o.RawReferences = append(o.RawReferences, choice)
		}
	}
	return o, nil
}

// command is the equivalent command line.
func (s *Sheet) command(o *pass.Options) {
	passes := options.MakeReferences
	if s.Promoted {
		passes = options.Mem2Reg + "," + passes
	}
	words := []string{"statepoint opt -passes=" + passes + " -S"}
	if o.ReferenceStrategy != s.usual {
		words = append(words, "-references-strategy="+o.ReferenceStrategy)
	}
	for _, list := range []struct {
		option string
		names  []string
	}{{"-references-raw=", o.RawReferences}, {"-references-safepoints=", o.ReferenceSafepoints},
		{"-references-allocators=", o.ReferenceAllocators}} {
		if len(list.names) > 0 {
			words = append(words, "'"+list.option+strings.Join(list.names, ",")+"'")
		}
	}
	s.Command = strings.Join(append(words, explore.FileName(s.request)), " ")
}

// View returns a part of the sheet, drawn, with the new text as a file.
func (s *Sheet) View(ask *report.ViewRequest) *report.ViewAnswer {
	if ask.Stage == report.PrepareText {
		return &report.ViewAnswer{HTML: draw.PreparedText(&s.Preparation)}
	}
	a := &report.ViewAnswer{HTML: draw.Preparation(&s.Preparation)}
	if s.Nothing == "" && !s.Trouble {
		a.File = &report.File{Name: explore.FileName(s.request), Type: "text/plain", Data: s.Text}
	}
	return a
}
