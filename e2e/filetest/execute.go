package filetest

import (
	"fmt"
	"strconv"
	"strings"

	"statepoint/core/interp"
	"statepoint/core/ir"
	"statepoint/lower"
	"statepoint/lower/amd64"
	"statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run"
)

// call is a call to a function with integers.
type call struct {
	name string
	args []uint64
	fn   *ir.Func
}

// calls reads the lines `; call:` of a case, each `name(1, -2)`.
func (w *work) calls() ([]call, error) {
	var all []call
	for _, text := range w.c.Calls {
		name, list, ok := strings.Cut(strings.TrimSuffix(text, ")"), "(")
		c := call{name: name, fn: w.m.Func(name)}
		if !ok || c.fn == nil || c.fn.IsDeclaration() {
			return nil,
				fmt.Errorf("`; call: %s` is not a call to a function that the module defines",
					text)
		}
		for _, word := range strings.FieldsFunc(list, func(r rune) bool {
			return r == ',' || r == ' '
		}) {
			n, err := strconv.ParseInt(word, 0, 64)
			if err != nil {
				return nil, fmt.Errorf("`; call: %s`: arguments are integers, not %q", text, word)
			}
			c.args = append(c.args, uint64(n))
		}
		if len(c.args) != len(c.fn.Args) {
			return nil, fmt.Errorf("`; call: %s`: the function takes %d arguments", text,
				len(c.fn.Args))
		}
		all = append(all, c)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("a test `run` needs a line `; call: NAME(ARGUMENTS)`")
	}
	return all, nil
}

// run makes the calls in the interpreter and in the emulator, which must agree. A declared function
// prints its arguments and returns the first, or 0.
func (w *work) run() (string, bool) {
	calls, err := w.calls()
	if err != nil {
		w.fail(err)
		return "", false
	}
	if p := w.pipeline(); p != "" && !w.rewrite(p, nil) {
		return "", false
	}
	var interpreted log
	in, err := interp.New(w.m, interp.Options{External: interpreted.external})
	if err != nil {
		w.fail(err)
		return "", false
	}
	for _, c := range calls {
		v, err := in.RunName(w.ctx(), c.name, c.args...)
		interpreted.result(c, v.Bits, err)
	}
	surface := run.Describe(w.m, nil)
	res := w.lower(lower.Options{})
	if res == nil {
		return "", false
	}
	emulated, err := w.emulate(res.Object, surface, calls)
	if err != nil {
		w.fail(err)
		return "", false
	}
	if emulated != interpreted.String() {
		w.wrong = append(w.wrong,
			"the interpreter and the emulator do not agree; the emulator has\n"+
				emulated+"and the interpreter\n"+interpreted.String())
	}
	return emulated, true
}

// emulate makes the calls in the emulator, with an object.
func (w *work) emulate(o *object.Object, surface *run.Surface, calls []call) (string, error) {
	var out log
	externals := map[string]machine.External{}
	for _, f := range w.m.Funcs {
		if f.IsDeclaration() {
			externals[f.Name()] = func(m *machine.Machine) error {
				var args []uint64
				for i, a := range f.FuncType.Fields {
					args = append(args, masked(a, m.Arg(i)))
				}
				m.Return(out.called(f.Name(), f.FuncType.Fields, args))
				return nil
			}
		}
	}
	p, err := run.Load(o, run.Options{Surface: surface, Externals: externals})
	if err != nil {
		return "", err
	}
	for _, c := range calls {
		var args []run.Value
		for _, a := range c.args {
			args = append(args, run.Int(int64(a)))
		}
		err := p.Call(w.ctx(), c.name, args)
		out.result(c, p.Machine.Get(amd64.RAX), err)
	}
	return out.String(), nil
}

// log is what a run prints.
type log struct{ strings.Builder }

// masked drops the bits above those of a type.
func masked(t *ir.Type, v uint64) uint64 {
	if t.Kind == ir.IntegerKind && t.Bits < 64 {
		return v & (1<<t.Bits - 1)
	}
	return v
}

// signed is an integer as a person writes it.
func signed(t *ir.Type, v uint64) string {
	if t.Kind == ir.IntegerKind && t.Bits < 64 {
		return strconv.FormatInt(int64(v<<(64-t.Bits))>>(64-t.Bits), 10)
	}
	return strconv.FormatInt(int64(v), 10)
}

func (l *log) called(name string, types []*ir.Type, args []uint64) uint64 {
	words := make([]string, len(args))
	for i, a := range args {
		words[i] = signed(types[i], a)
	}
	fmt.Fprintf(l, "  calls %s(%s)\n", name, strings.Join(words, ", "))
	if len(args) > 0 {
		return args[0]
	}
	return 0
}

func (l *log) external(c *interp.Call) (interp.Value, error) {
	var args []uint64
	var types []*ir.Type
	for _, a := range c.Args {
		args, types = append(args, a.Bits), append(types, a.Type)
	}
	return c.Return(l.called(c.Func.Name(), types, args)), nil
}

func (l *log) result(c call, v uint64, err error) {
	words := make([]string, len(c.args))
	for i, a := range c.args {
		words[i] = signed(c.fn.Args[i].Type(), a)
	}
	fmt.Fprintf(l, "%s(%s)", c.name, strings.Join(words, ", "))
	t := c.fn.FuncType.Result()
	switch {
	case err != nil:
		fmt.Fprintf(l, " stops\n")
	case t.IsVoid():
		fmt.Fprintf(l, " returns\n")
	default:
		fmt.Fprintf(l, " = %s\n", signed(t, masked(t, v)))
	}
}
