package target

import (
	"sync"
)

// effect is how a function attribute is handled.
type effect uint8

const (
	// supported: the code implements it.
	supported effect = iota
	// harmless: the code is correct without it: it allows or forbids something that is not done
	// here, or is about optimisation, checking or other targets.
	harmless
	// warned: it is not implemented, and a warning says so.
	warned
	// refused: code that ignores it would break its callers, so it is an error.
	refused
)

// attrRule is the rule for one attribute.
type attrRule struct {
	effect effect
	// off is a value of a string attribute that has no effect.
	off string
	// lacks describes what the code lacks, for the warning or error.
	lacks string
}

// functionAttrs are the function attributes that change the code that LLVM generates for x86-64,
// and those that look as if they did. Attributes that are not in the table are about optimisation
// or other targets.
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
		"mnop-mcount":                       {effect: warned, lacks: "nops instead of a call to mcount"},
		"mrecord-mcount":                    {effect: warned, lacks: "a record of its call to mcount"},
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
