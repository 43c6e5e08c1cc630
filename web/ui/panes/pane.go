package panes

// Pane is one of the four panes.
type Pane int

// Panes, in reading order.
const (
	Source Pane = iota
	Module
	Asm
	Map
	Count
	// None is no pane.
	None Pane = -1
)

// names are the names of a pane and a description of its content.
type names struct{ key, title, short, lang, caption string }

var called = [Count]names{
	Source: {"source", "IR", "IR", "llvm", "The module, as you write it."},
	Module: {"module", "Rewritten IR", "Rewritten", "llvm",
		"The module after the chosen stage."},
	Asm: {"asm", "x86-64", "x86-64", "asm",
		"The code, with each call's stack map record under it."},
	Map: {"map", "Stack map", "Stack map", "bytes",
		"Where the collector finds, and updates, each pointer."},
}

// Key is the pane's name in element ids and links; it never changes.
func (p Pane) Key() string { return called[p].key }

// Title is the pane's name if the report has no better one.
func (p Pane) Title() string { return called[p].title }

// Short is the title on a phone.
func (p Pane) Short() string { return called[p].short }

// Lang is the language of the pane's first view: "llvm", "asm" or "bytes".
func (p Pane) Lang() string { return called[p].lang }

// Caption describes the pane's content if the report does not.
func (p Pane) Caption() string { return called[p].caption }
