package filetest

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/stackmap"
)

// lower compiles the module, after the passes of -passes, and returns nil if that fails.
func (w *work) lower(opts lower.Options) *lower.Result {
	if p := w.pipeline(); p != "" && !w.rewrite(p, nil) {
		return nil
	}
	opts.Checked = true
	for _, o := range w.test.Options {
		if err := set(&opts, o); err != nil {
			w.fail(err)
			return nil
		}
	}
	res, err := lower.Compile(w.ctx(), w.m, opts)
	if err != nil {
		w.refused(err)
		return nil
	}
	w.diags = append(w.diags, res.Warnings.Items...)
	return res
}

// set sets an option of the code generator by its name in LLVM. Those of passes and of tests are
// not its concern.
func set(opts *lower.Options, option string) error {
	name, value, _ := strings.Cut(strings.TrimLeft(option, "-"), "=")
	switch name {
	case "max-registers-for-gc-values":
		n, err := strconv.Atoi(value)
		opts.MaxGCRegisters = n
		return err
	case "stackmap-version":
		n, err := strconv.ParseUint(value, 10, 8)
		opts.StackMapVersion = uint8(n)
		return err
	case "use-registers-for-deopt-values":
		opts.DeoptRegisters = true
	case "function-sections":
		opts.FunctionSections = true
	case "data-sections":
		opts.DataSections = true
	case "relocation-model":
		opts.PIC = value == "pic"
	case "mcpu":
		opts.CPU = value
	case "mattr":
		opts.Features = value
	case "live-roots":
		opts.LiveRoots = true
	case "strategy":
		s, err := gc.ParseSpec(value)
		if err == nil {
			opts.Strategies = opts.Strategies.With(s)
		}
		return err
	}
	return nil
}

// codegenOptions are the options of a test that llc takes.
func (t Test) codegenOptions() []string {
	var out []string
	for _, o := range t.Options {
		switch name, _, _ := strings.Cut(strings.TrimLeft(o, "-"), "="); name {
		case "max-registers-for-gc-values", "use-registers-for-deopt-values", "function-sections",
			"data-sections", "relocation-model", "mcpu", "mattr":
			out = append(out, o)
		}
	}
	return out
}

// asm prints the assembly, with each record of the stack map under its call.
func (w *work) asm() (string, bool) {
	res := w.lower(lower.Options{Detail: true})
	if res == nil {
		return "", false
	}
	syntax := amd64.ATT
	if s, _ := w.option("x86-asm-syntax"); s == "intel" {
		syntax = amd64.Intel
	}
	var b strings.Builder
	for _, r := range res.Rows(syntax) {
		line := "    " + r.Text
		switch {
		case r.Kind == lower.RowFunction || r.Kind == lower.RowLabel:
			line = r.Text + ":"
		case r.Kind == lower.RowRecord && strings.HasPrefix(r.Text, "record "):
			line = "      " + r.Text
		case r.Kind == lower.RowRecord:
			line = "        " + r.Text
		}
		if r.Comment != "" {
			line = fmt.Sprintf("%-32s # %s", line, r.Comment)
		}
		b.WriteString(line + "\n")
	}
	return b.String(), true
}

// stackmap prints every byte of the stack map, of the return address tables and those of regions,
// and of the tables that strategies have printed, with what it means; the map in another form if
// -as names one.
func (w *work) stackmap() (string, bool) {
	res := w.lower(lower.Options{Detail: true})
	if res == nil {
		return "", false
	}
	var b strings.Builder
	form, _ := w.option("as")
	show, ok := mapForms[form]
	if !ok {
		w.fail(fmt.Errorf("a stack map cannot be shown as %q", form))
		return "", false
	}
	if len(res.MapBytes()) > 0 {
		b.WriteString(show(res.StackMap.Annotation))
	} else if len(res.Printed) == 0 && len(res.Tables) == 0 {
		b.WriteString("no stack map")
	}
	for i := range res.Tables {
		title := "return address table:\n"
		t := &res.Tables[i]
		if t.Regions {
			title = "words of stack objects that hold references:\n"
		}
		if form == "" {
			b.WriteString(title + show(t.Table.Annotation))
		}
	}
	for _, t := range res.Printed {
		for _, s := range t.Bytes {
			fmt.Fprintf(&b, "roots of gc %q in %s:\n", t.Strategy, s.Section)
			b.WriteString(s.Contents.Text(stackmap.TextOptions{}).Text)
		}
	}
	return b.String(), true
}

// mapForms are the forms of a stack map that -as names.
var mapForms = map[string]func(a *stackmap.Annotation) string{
	"": func(a *stackmap.Annotation) string { return a.Text(stackmap.TextOptions{}).Text },
	"narrow": func(a *stackmap.Annotation) string {
		return a.Text(stackmap.TextOptions{Width: 8, HidePath: true, HideMeaning: true}).Text
	},
	"packed": func(a *stackmap.Annotation) string {
		return a.Text(stackmap.TextOptions{Packed: true, Path: true, HideMeaning: true}).Text
	},
	"records": func(a *stackmap.Annotation) string {
		return string(stackmap.AppendRecords(nil, a.Maps))
	},
	"json": func(a *stackmap.Annotation) string { return string(stackmap.AppendJSON(nil, a.Maps)) },
	"fields": func(a *stackmap.Annotation) string {
		var b strings.Builder
		for i := range a.Fields {
			b.WriteString(a.Path(i) + " | " + a.Value(i) + " | " + a.Meaning(i, nil) + "\n")
		}
		return b.String()
	},
}

// stepsShown are the steps whose code is printed, with what cases call them: selection is complete
// once the frame has room for roots.
var stepsShown = map[string]string{"root frame": "select", "optimize": "optimize",
	"allocate": "allocate"}

// mir prints the code of each function after a step of the code generator, or after each.
func (w *work) mir() (string, bool) {
	after, one := w.option("after")
	var b strings.Builder
	last := ""
	res := w.lower(lower.Options{After: func(s lower.Step) {
		step, ok := stepsShown[s.Name]
		if !ok {
			return
		}
		text := s.Text()
		switch {
		case one && step != after:
		case !one && text == last:
			fmt.Fprintf(&b, "after %s: the same\n", step)
		default:
			fmt.Fprintf(&b, "after %s:\n%s", step, text)
		}
		last = text
	}})
	return b.String(), res != nil
}
