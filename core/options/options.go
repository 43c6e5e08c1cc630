package options

// Kind is the kind of values that an option takes.
type Kind uint8

const (
	// Switch is on or off; the name alone means on.
	Switch Kind = iota
	// Number is an integer in Go's notation: 32, 0x20.
	Number
	// Text is a name, a file or a list, depending on Option.Value.
	Text
	// Names is a name, and the option may be given several times.
	Names
	// Suffix is a name that directly follows the option's own, as in -Wno-SP0413; the option may be
	// given several times.
	Suffix
	// Optional is a switch that may have a value, as in -print-changed=quiet.
	Optional
)

// Scope is the part of the program that uses an option.
type Scope uint8

// The scopes of options.
const (
	// Passes are options of the passes, for the page and the commands that run passes.
	Passes Scope = iota
	// Terminal are options of the passes that only make sense on a terminal or for a target's C
	// library.
	Terminal
	// Command are options of subcommands.
	Command
)

// Option is one option. Names have no dashes.
type Option struct {
	Name  string
	Kind  Kind
	Scope Scope
	// Value is the placeholder for the value in the help; "" for switches.
	Value string
	// Default is the value unless the option is given; "" is off, none, or a command's own choice.
	Default string
	// About says what the option does, without a full stop.
	About string
	// Ours says that LLVM does not have the option.
	Ours bool
	// New says that LLVM 14 does not have the option yet.
	New bool
	// ByDialect says that the default of the switch depends on the dialect of the module.
	ByDialect bool
}

// Find returns the option with a name.
func Find(name string) (Option, bool) {
	for _, o := range All {
		if o.Name == name {
			return o, true
		}
	}
	return Option{}, false
}

// Of returns the options of a scope, in the order of the table.
func Of(scope Scope) (list []Option) {
	for _, o := range All {
		if o.Scope == scope {
			list = append(list, o)
		}
	}
	return list
}
