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

// names are what a pane is called, and what is in it.
type names struct{ key, title, short, lang, caption string }

var called = [Count]names{
	Source: {"source", "IR", "IR", "llvm", "What you write."},
	Module: {"module", "Rewritten IR", "Rewritten", "llvm",
		"The module after the chosen stage."},
	Asm: {"asm", "x86-64", "x86-64", "asm",
		"The code, with each call's stack map record under it."},
	Map: {"map", "Stack map", "Stack map", "bytes",
		"Where the collector finds, and updates, each pointer."},
}

// Key names the pane in the ids of elements and in links; it never changes.
func (p Pane) Key() string { return called[p].key }

// Title is what the pane is called where the report has no better word.
func (p Pane) Title() string { return called[p].title }

// Short is the title on a phone.
func (p Pane) Short() string { return called[p].short }

// Lang is the language of the pane's first view: "llvm", "asm" or "bytes".
func (p Pane) Lang() string { return called[p].lang }

// Caption says what the pane shows where the report says nothing of it.
func (p Pane) Caption() string { return called[p].caption }
