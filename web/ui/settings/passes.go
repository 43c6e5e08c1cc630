package settings

import (
	"slices"
	"strings"

	"statepoint/core/options"
	"statepoint/web/report"
)

// Pass is a pass that the reader can turn on and off, by LLVM's name.
type Pass struct {
	Name, About string
	// Stage is the key of its stage, "" if it is Name.
	Stage string
	// Home marks a pass that runs unless the reader turns it off.
	Home bool
	// Begins marks a pass that the code generator runs first if a function needs it.
	Begins bool
}

// Passes are in the order in which they run.
var Passes = []Pass{
	{Name: options.Mem2Reg, About: "promotes stack slots of one scalar to values, so that " +
		"references in them are relocated"},
	{Name: options.SROA, About: "makes a value of each scalar in stack slots of structs and " +
		"arrays, too"},
	{Name: options.PlaceSafepoints, About: "inserts safepoint polls at function entries and loop " +
		"back edges", Stage: report.StagePlace, Home: true},
	{Name: options.RewriteStatepoints, About: "turns each call into a statepoint and relocates " +
		"every pointer that is live across it", Stage: report.StageRewrite, Home: true},
	{Name: options.VerifySafepoints, About: "checks that no pointer is used unrelocated after a " +
		"safepoint"},
	{Name: options.LowerGC, About: "replaces read and write barriers with loads and stores, and " +
		"initializes each gcroot", Begins: true},
	{Name: options.LowerShadowStack, About: "links the roots of functions with gc " +
		"\"shadow-stack\" into a list: the shadow stack", Begins: true},
}

// Flags are the pass options in the panel, in order.
var Flags = options.Of(options.Passes)

// Choice is one value of an option with few values.
type Choice struct{ Value, Title, About string }

// Strategies are the strategies that can be set for every function.
var Strategies = []Choice{
	{"", "as the source says", "each function keeps the strategy it names"},
	{"statepoint-example", "statepoint-example",
		"for every function that names a strategy: references are pointers in address space 1, " +
			"relocated by statepoints"},
	{"coreclr", "coreclr", "for every function that names a strategy: the same rules, under the " +
		"name that .NET uses"},
}

// Dialects are the dialects that the reader can choose.
var Dialects = []Choice{
	{"", "as the source shows", "the output is in the dialect of the source"},
	{"3.6", "LLVM 3.6", "typed pointers; statepoints return i32 and have no id"},
	{"3.7", "LLVM 3.7", "typed pointers; statepoints return i32 and have an id"},
	{"3.8", "LLVM 3.8 to 10",
		"typed pointers; statepoints return token, live pointers are arguments"},
	{"11", "LLVM 11 to 14", "typed pointers; live pointers are in the bundle \"gc-live\""},
	{"15", "LLVM 15 and later", "one pointer type, ptr"},
}

// MapVersions are the versions of the stack map.
var MapVersions = []Choice{
	{"", "version 3",
		"LLVM 5 and later: locations have sizes, functions have record counts"},
	{"2", "version 2", "LLVM 4: functions have record counts"},
	{"1", "version 1", "LLVM 3.5 to 3.9: nothing assigns records to functions"},
}

// Syntaxes are the assembly syntaxes.
var Syntaxes = []Choice{
	{"", "AT&T", "movq %rdi, (%rsp): source first, as LLVM and GNU print it"},
	{"intel", "Intel", "mov qword ptr [rsp], rdi: destination first, as Intel's manuals write it"},
	{"go", "Go", "MOVQ DI, (SP): as Go's assembler writes it"},
}

// HasPass reports whether the options run a pass.
func HasPass(o *report.Options, name string) bool {
	if o.Passes != nil {
		return slices.Contains(o.Passes, name)
	}
	for _, p := range Passes {
		if p.Name == name {
			return p.Home
		}
	}
	return false
}

// RanUnasked returns the passes that a report shows as stages although no option names them.
func RanUnasked(o *report.Options, r *report.Report) (names []string) {
	if r == nil {
		return nil
	}
	for _, p := range Passes {
		if p.Begins && !HasPass(o, p.Name) &&
			slices.ContainsFunc(r.Stages, func(s report.Stage) bool { return s.Key == p.Name }) {
			names = append(names, p.Name)
		}
	}
	return names
}

// SetPass turns a pass on or off. Passes unknown to the panel stay, after the known ones; the
// default pipeline is written as an empty list.
func SetPass(o *report.Options, name string, on bool) {
	var list, home []string
	for _, p := range Passes {
		if p.Home {
			home = append(home, p.Name)
		}
		if has := HasPass(o, p.Name); p.Name == name && on || p.Name != name && has {
			list = append(list, p.Name)
		}
	}
	for _, have := range o.Passes {
		if !slices.ContainsFunc(Passes, func(p Pass) bool { return p.Name == have }) {
			list = append(list, have)
		}
	}
	switch {
	case slices.Equal(list, home):
		list = nil
	case len(list) == 0:
		list = []string{"verify"} // an empty list would be the default pipeline
	}
	o.Passes = list
}

// FlagValue returns the value of a flag, or its default.
func FlagValue(o *report.Options, f options.Option) string {
	for _, have := range slices.Backward(o.PassFlags) {
		name, value, given := strings.Cut(strings.TrimLeft(have, "-"), "=")
		if name == f.Name {
			if !given {
				return "true"
			}
			return value
		}
	}
	return f.Default
}

// SetFlag sets the value of a flag; the default value removes it from the list.
func SetFlag(o *report.Options, f options.Option, value string) {
	o.PassFlags = slices.DeleteFunc(slices.Clone(o.PassFlags), func(have string) bool {
		name, _, _ := strings.Cut(strings.TrimLeft(have, "-"), "=")
		return name == f.Name
	})
	switch {
	case value == f.Default || value == "false" && f.Default == "":
	case value == "true":
		o.PassFlags = append(o.PassFlags, "-"+f.Name)
	default:
		o.PassFlags = append(o.PassFlags, "-"+f.Name+"="+value)
	}
	if len(o.PassFlags) == 0 {
		o.PassFlags = nil
	}
}

// AreUsual reports whether all options have their defaults.
func AreUsual(o *report.Options) bool {
	return o.Passes == nil && len(o.PassFlags) == 0 && o.Dialect == "" && o.Syntax == "" &&
		o.Strategy == "" && o.MapVersion == ""
}

// IsOff reports whether the options turn off a stage that is a pass.
func IsOff(o *report.Options, key string) bool {
	for _, p := range Passes {
		if p.Stage == key || p.Name == key {
			return !HasPass(o, p.Name)
		}
	}
	return false
}
