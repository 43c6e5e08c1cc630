package messages

// Told is what an editor or a drawing reports to the page.
type Told string

// Reports to the page.
const (
	ToldText  Told = "text"  // the text changed
	ToldAsk   Told = "ask"   // a [Question]
	ToldHover Told = "hover" // the pointer rests on something
	ToldCaret Told = "caret" // the caret moved to something
	ToldClick Told = "click" // something was clicked
	ToldWent  Told = "went"  // the caret was sent to something; other panes should follow
	ToldMore  Told = "more"  // and should be added to the pins
	ToldJump  Told = "jump"  // where is this defined?
	ToldUses  Told = "uses"  // where is this used?
	ToldView  Told = "view"  // the visible part has left the painted part
	ToldKey   Told = "key"   // a [Key] was pressed
	ToldFocus Told = "focus" // the focus came or went
	ToldAct   Told = "act"   // a view's own button was used
	ToldEnter Told = "enter" // text was typed into a view's own field
)

// Key is the meaning of a key in an editor.
type Key string

// Keys.
const (
	KeyCompile Key = "compile"
	KeyClear   Key = "clear"
	KeyOutline Key = "outline"
	KeyPin     Key = "pin"
	KeyPinMore Key = "pin-more"
)

// Question is what an editor asks about an offset.
type Question string

// Questions.
const (
	QuestionCard     Question = "card"     // its description, for a card
	QuestionExplain  Question = "explain"  // the same for a key, read aloud
	QuestionComplete Question = "complete" // completions, after a [Place]
)

// Place is the context of a completion.
type Place string

// Places.
const (
	PlaceValue       Place = "value"       // after "%" in a function
	PlaceLabel       Place = "label"       // where a block is named
	PlaceType        Place = "type"        // after "%" outside functions
	PlaceGlobal      Place = "global"      // after "@"
	PlaceInstruction Place = "instruction" // at the start of an instruction
	PlaceTop         Place = "top"         // at the start of a line outside functions
	PlaceWord        Place = "word"        // elsewhere
)

// Separator separates the items of a list that is sent as one text: passing thousands of objects
// would take longer than drawing them.
type Separator string

// Separators.
const (
	SeparatorRow   Separator = "\x1e"
	SeparatorField Separator = "\x1f"
)

// Look is the appearance of a lit range or item, as bits: its strength, flags, and the colours of
// the pins that light it.
type Look int32

// Bits of a look.
const (
	LookStrength  Look = 15 // the bits of the strength
	LookBandOnly  Look = 16 // lighten the lines of a range and omit its outline
	LookPreviewed Look = 32 // only pointed at while something else is pinned
	LookNow       Look = 64 // the current position of a run
	LookPin       Look = 8  // shift of the first pin's colour
	LookAlso      Look = 12 // shift of the second pin's colour
)
