package messages

// Told is what an editor or a drawing tells the page.
type Told string

// What is told.
const (
	ToldText  Told = "text"  // the text changed
	ToldAsk   Told = "ask"   // a [Question]
	ToldHover Told = "hover" // the pointer rests on something
	ToldCaret Told = "caret" // the caret came to something
	ToldClick Told = "click" // something was clicked
	ToldWent  Told = "went"  // the caret was sent to something, and other panes are to go there
	ToldMore  Told = "more"  // and is to be pinned beside what is pinned
	ToldJump  Told = "jump"  // where is this defined?
	ToldUses  Told = "uses"  // where is this used?
	ToldView  Told = "view"  // what is on screen has left what was painted
	ToldKey   Told = "key"   // a [Key] was pressed
	ToldFocus Told = "focus" // the keyboard came or went
	ToldAct   Told = "act"   // a view's own button was used
	ToldEnter Told = "enter" // something was typed into a view's own field
)

// Key is what a key in an editor means.
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
	QuestionCard     Question = "card"     // what is to be said of it
	QuestionExplain  Question = "explain"  // the same, for a key: aloud
	QuestionComplete Question = "complete" // what can stand there, after a [Place]
)

// Place is where something is to be completed.
type Place string

// Places.
const (
	PlaceValue       Place = "value"       // behind "%" in a function
	PlaceLabel       Place = "label"       // where a block is named
	PlaceType        Place = "type"        // behind "%" outside of functions
	PlaceGlobal      Place = "global"      // behind "@"
	PlaceInstruction Place = "instruction" // where an instruction begins
	PlaceTop         Place = "top"         // where a line begins outside of functions
	PlaceWord        Place = "word"        // elsewhere
)

// Separator parts a list that is sent as one text: thousands of objects would take longer
// to hand over than to draw.
type Separator string

// Separators.
const (
	SeparatorRow   Separator = "\x1e"
	SeparatorField Separator = "\x1f"
)

// Look is how a lit range or thing looks, in the bits of a number: a strength, what else
// is to be known of it, and the colours of the pins that light it.
type Look int32

// Bits of a look.
const (
	LookStrength  Look = 15 // the bits of the strength
	LookBandOnly  Look = 16 // lighten the lines of a range and leave out its outline
	LookPreviewed Look = 32 // only pointed at, beside what is pinned
	LookPin       Look = 8  // how far the first pin's colour is shifted
	LookAlso      Look = 12 // and the second one's
)
