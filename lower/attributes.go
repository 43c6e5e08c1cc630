package lower

import (
	"strconv"
	"strings"
	"sync"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/emit"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
)

// effect says what becomes of an attribute of functions.
type effect uint8

const (
	// supported: the code does what it asks for.
	supported effect = iota
	// harmless: the code is right without it: it allows or forbids something that is not done here,
	// or is about optimisation, checking or other targets.
	harmless
	// warned: what it asks for is not done, and a warning says so.
	warned
	// refused: code without it would be wrong for its callers, so it is an error.
	refused
)

// attrRule is the rule for one attribute.
type attrRule struct {
	effect effect
	// off is a value of a string attribute with which it asks for nothing.
	off string
	// lacks is what a warning or error says the code is without.
	lacks string
}

// functionAttrs are the attributes of functions from which LLVM's code generator for x86-64 makes
// other code, and those that look as if they were among them. What is not in the table is about
// optimisation or other targets.
var functionAttrs = sync.OnceValue(func() map[string]attrRule {
	return map[string]attrRule{
		"frame-pointer":                  {effect: supported},
		"no-frame-pointer-elim":          {effect: supported},
		"no-frame-pointer-elim-non-leaf": {effect: supported},
		"probe-stack":                    {effect: supported},
		"stack-probe-size":               {effect: supported},
		"ssp":                            {effect: supported},
		"sspstrong":                      {effect: supported},
		"sspreq":                         {effect: supported},
		"stack-protector-buffer-size":    {effect: supported},
		"patchable-function-entry":       {effect: supported},
		"patchable-function-prefix":      {effect: supported},
		"fentry-call":                    {effect: supported},
		"no-jump-tables":                 {effect: supported},
		"warn-stack-size":                {effect: supported},
		"naked":                          {effect: supported},
		"no_callee_saved_registers":      {effect: supported}, // by callers; the function itself may save what it likes
		"uwtable":                        {effect: supported},
		"nounwind":                       {effect: supported},
		"returns_twice":                  {effect: supported},

		"noredzone":                       {effect: harmless}, // there is no red zone here
		"disable-tail-calls":              {effect: harmless}, // only calls that must be tail calls are
		"no-realign-stack":                {effect: harmless}, // over-aligned variables are aligned all the same
		"nonlazybind":                     {effect: harmless}, // the linker binds as it likes
		"indirect-tls-seg-refs":           {effect: harmless},
		"min-legal-vector-width":          {effect: harmless},
		"prefer-vector-width":             {effect: harmless},
		"tune-cpu":                        {effect: harmless},
		"minsize":                         {effect: harmless},
		"optsize":                         {effect: harmless},
		"optnone":                         {effect: harmless},
		"hot":                             {effect: harmless},
		"cold":                            {effect: harmless},
		"strictfp":                        {effect: harmless}, // no operation on floats is moved, left out or done twice
		"denormal-fp-math":                {effect: harmless},
		"denormal-fp-math-f32":            {effect: harmless},
		"no-builtins":                     {effect: harmless},
		"nobuiltin":                       {effect: harmless},
		"no-trapping-math":                {effect: harmless},
		"thunk":                           {effect: harmless},
		"nocf_check":                      {effect: harmless},
		"sanitize_address":                {effect: harmless}, // passes of opt's do the work of these
		"sanitize_hwaddress":              {effect: harmless},
		"sanitize_memory":                 {effect: harmless},
		"sanitize_memtag":                 {effect: harmless},
		"sanitize_thread":                 {effect: harmless},
		"stack-protector-guard":           {effect: harmless},
		"instrument-function-entry":       {effect: harmless}, // opt's pass puts the calls in
		"instrument-function-exit":        {effect: harmless},
		"marked_for_windows_hot_patching": {effect: harmless},

		"split-stack": {effect: warned, lacks: "a check that the stack is " +
			"large enough"},
		"stackrealign":                      {effect: warned, lacks: "realignment of the stack at its entry"},
		"alignstack":                        {effect: warned, lacks: "an alignment of the stack beyond 16 bytes"},
		"patchable-function":                {effect: warned, lacks: "room to patch its first instruction"},
		"mnop-mcount":                       {effect: warned, lacks: "nops instead of a call of mcount"},
		"mrecord-mcount":                    {effect: warned, lacks: "a record of its call of mcount"},
		"instrument-function-entry-inlined": {effect: warned, lacks: "a call at its entry"},
		"instrument-function-exit-inlined":  {effect: warned, lacks: "a call at its exit"},
		"xray-instruction-threshold":        {effect: warned, lacks: "XRay's places to patch"},
		"function-instrument":               {effect: warned, off: "xray-never", lacks: "XRay's places to patch"},
		"shadowcallstack":                   {effect: warned, lacks: "a shadow call stack"},
		"safestack":                         {effect: warned, lacks: "a safe stack"},
		"zero-call-used-regs":               {effect: warned, off: "skip", lacks: "code that zeroes registers when it returns"},
		"speculative_load_hardening":        {effect: warned, lacks: "hardening of speculative loads"},
		"fn_ret_thunk_extern":               {effect: warned, lacks: "a return by way of __x86_return_thunk"},
		"noimplicitfloat": {effect: warned, lacks: "a promise to keep out of " +
			"vector registers"},
		"use-soft-float": {effect: warned, off: "false", lacks: "floating point in software"},
		"trap-func-name": {effect: warned, lacks: "calls instead of traps"},

		"no_caller_saved_registers": {effect: refused, lacks: "keeping every register"},
	}
})

// attributes has the machine code do what a function's attributes ask for. It reports whether there
// may be as much code.
func (c *Compiler) attributes(f *ir.Func) bool {
	out := &c.f
	if out.Naked {
		return true
	}
	if out.Conv.Keeps.Has(amd64.RBP) {
		switch c.sel.FramePointerOf(f) {
		case isel.FramePointerAll:
			out.FramePointer = true
		case isel.FramePointerNonLeaf:
			out.FramePointer = out.FramePointer || out.HasCalls
		}
	}
	if !c.probes(f) {
		return false
	}
	c.protect(f)
	if n := countAttr(f, "patchable-function-entry"); n > 0 {
		if !c.work.Spend(isel.NopWork(uint64(n))) {
			c.sel.Over = isel.Overrun{Span: f.Span,
				What: "`\"patchable-function-entry\"=\"" + strconv.Itoa(n) + "\"`"}
			return false
		}
		out.EntryNops = n
	}
	if v, ok := f.Attrs.Get("fentry-call"); ok && v.Value == "true" {
		out.EntryCall = c.syms.Named(c.m, "__fentry__")
	}
	return true
}

// defaultProbe is the size of a page, which probes are apart.
const defaultProbe = 4096

// probes has the stack touched as it grows. It reports whether there may be as much code.
func (c *Compiler) probes(f *ir.Func) bool {
	a, ok := f.Attrs.Get("probe-stack")
	if !ok || a.Value == "" {
		return true
	}
	c.f.Probe.Step = defaultProbe
	if n := countAttr(f, "stack-probe-size"); n > 0 {
		c.f.Probe.Step = max(int64(n)&^15, 16)
	}
	// the call takes RAX, in which variadic functions are told something
	if a.Value != "inline-asm" && !f.FuncType.Variadic {
		c.f.Probe.Call = c.syms.Named(c.m, a.Value)
		return true
	}
	if !emit.ProbesInRow(&c.f) {
		return true
	}
	const each = 6 // instructions and operands
	pages := uint64(0)
	for i := range c.f.Objects {
		pages += c.f.Objects[i].Size / uint64(c.f.Probe.Step)
	}
	if !c.work.Spend(int(each * pages)) {
		c.sel.Over = isel.Overrun{Span: f.Span, What: "the " +
			strconv.FormatUint(pages, 10) + " probes of the frame of `@" + f.Name() + "`"}
		return false
	}
	return true
}

// countAttr is the number of a string attribute, 0 if there is none that makes sense.
func countAttr(f *ir.Func, name string) int {
	a, ok := f.Attrs.Get(name)
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(a.Value, 0, 32)
	if err != nil {
		return 0
	}
	return int(n)
}

// protect gives the frame a guard if the function's attribute and its variables ask for one
// (LangRef, "Function Attributes", ssp and its kin).
func (c *Compiler) protect(f *ir.Func) {
	if !needsGuard(f, c.sel.Layout) {
		return
	}
	// the last object lies above all others
	c.f.Objects = append(c.f.Objects, mir.Object{Size: 8, Align: 8})
	c.f.Guard = int32(len(c.f.Objects))
	c.f.GuardFailed = c.syms.Named(c.m, "__stack_chk_fail")
	c.f.HasCalls = true
}

// defaultBuffer is from how many bytes on an array of characters is protected by `ssp`.
const defaultBuffer = 8

// needsGuard reports whether a function is to be protected.
func needsGuard(f *ir.Func, layout *ir.DataLayout) bool {
	strong := f.Attrs.Has("sspstrong")
	switch {
	case f.Attrs.Has("sspreq"):
		return true
	case !strong && !f.Attrs.Has("ssp") || f.Attrs.Has("safestack"):
		return false
	}
	buffer := uint64(defaultBuffer)
	if n := countAttr(f, "stack-protector-buffer-size"); n > 0 {
		buffer = uint64(n)
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.Op != ir.Alloca {
				continue
			}
			n, isConst := ir.AsInt(in.Operand(0))
			switch {
			case !isConst || n.Bits != 1 && (strong || n.Bits >= buffer):
				return true
			case holdsBuffer(in.ElemType, layout, buffer, strong):
				return true
			case strong && escapes(in, map[*ir.Instr]bool{}):
				return true
			}
		}
	}
	return false
}

// holdsBuffer reports whether a type has an array in it that is protected.
func holdsBuffer(t *ir.Type, layout *ir.DataLayout, buffer uint64, strong bool) bool {
	switch t.Kind {
	case ir.ArrayKind:
		if strong {
			return true
		}
		return t.Elem.IsInt(8) && layout.Size(t) >= buffer
	case ir.StructKind:
		for _, e := range t.Fields {
			if holdsBuffer(e, layout, buffer, strong) {
				return true
			}
		}
	}
	return false
}

// escapes reports whether the address of a variable is used for more than loads and stores of it.
func escapes(v *ir.Instr, seen map[*ir.Instr]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	for u := ir.FirstUse(v); u != nil; u = u.Next() {
		in := u.User
		if in == nil {
			return true
		}
		switch in.Op {
		case ir.Load:
		case ir.Store:
			if in.Operand(0) == ir.Value(v) {
				return true
			}
		case ir.GetElementPtr, ir.BitCast, ir.Select, ir.Phi, ir.AddrSpaceCast:
			if escapes(in, seen) {
				return true
			}
		case ir.Call:
			if f := in.CalledFunc(); f == nil || !isMarker(f.Name()) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// warnStackSize does what "warn-stack-size" asks for.
func (c *Compiler) warnStackSize(f *ir.Func) {
	a, ok := f.Attrs.Get("warn-stack-size")
	if !ok {
		return
	}
	limit, err := strconv.ParseInt(a.Value, 10, 64)
	if size := c.em.Frame.Size + c.em.Frame.Below; err == nil && size > limit {
		warn(c.diags, f.Span, "the frame of `@"+f.Name()+"` takes "+strconv.FormatInt(size,
			10)+" bytes, more than the "+a.Value+" of `warn-stack-size`")
	}
}

// isMarker reports whether an intrinsic only says something about a variable.
func isMarker(name string) bool {
	return strings.HasPrefix(name, "llvm.lifetime.") || strings.HasPrefix(name, "llvm.dbg.")
}

// effectNames are the effects in words.
var effectNames = [...]string{supported: "supported", harmless: "harmless", warned: "warned",
	refused: "refused"}

// AttributeEffect says what becomes of an attribute of functions: "supported"; "harmless", if code
// is right without; "warned", if a warning says that it is not heeded; "refused". It is false for
// what no code depends on.
func AttributeEffect(name string) (effect string, known bool) {
	rule, known := functionAttrs()[name]
	if !known {
		return "", false
	}
	return effectNames[rule.effect], true
}
