package scan

import "strings"

// A global value may be used before its definition, which decides what kind of object its uses
// refer to. So a survey of the text comes first: it finds the names defined at top level, their
// kinds and order, and the kind of pointers in the text.

// Entity is what a name at top level is defined as.
type Entity uint8

// The entities.
const (
	EntityFunc Entity = iota
	EntityGlobal
	EntityAlias
	EntityIFunc
)

// Defined is a name that the text defines.
type Defined struct {
	Start, End int // the name with its "@"
	What       Entity
	Head       int // of a function: the position of its define or declare
}

// Survey is what is known of a text before it is read.
type Survey struct {
	Defs []Defined
	// Ends are the ends of braces that nothing encloses, the bodies of functions among them.
	Ends []int
	// Odd is the first position of a no-break space or byte order mark between tokens, -1 if there
	// is none.
	Odd int
	// Opaque and Typed are set if the text has `ptr`, or `*` after a type.
	Opaque, Typed bool
	// Defines is set if the text has a `define` at top level.
	Defines bool
}

const (
	sPlain uint8 = iota
	sQuote
	sComment
	sOpen
	sClose
	sAt
	sWord
	sStar
	sLine
)

var surveyClass = func() (c [256]uint8) {
	for b := range c {
		if class[b]&cName != 0 {
			c[b] = sWord
		}
	}
	c['"'], c[';'], c['{'], c['}'], c['@'], c['*'], c['\n'] = sQuote, sComment, sOpen, sClose, sAt,
		sStar, sLine
	c['/'], c[NoBreakSpace[0]], c[ByteOrderMark[0]] = sComment, sComment, sComment
	c['%'], c['!'], c['#'], c['^'] = sWord, sWord, sWord, sWord
	return c
}()

// says are the classes that matter in bodies once pointers are known to be opaque.
var says = func() (c [256]uint8) {
	for b, class := range surveyClass {
		switch class {
		case sQuote, sComment, sOpen, sClose, sStar, sLine:
			c[b] = class
		}
	}
	return c
}()

// TakeSurvey scans the text once. If braces do not balance it uses indentation: `define` or
// `declare` in the first column always begins a function. known returns the length of the body with
// which a text begins if that has no `*` and only ASCII characters, 0 if that is unknown; nil knows
// none.
func TakeSurvey(src string, known func(string) int) *Survey { return survey(src, all, known) }

// GuessSurvey is TakeSurvey that assumes that every body ends at the first brace that begins a
// line, as printed ones do. Where that is so, and readers find it out, it is a survey.
func GuessSurvey(src string) *Survey {
	if strings.Contains(src, NoBreakSpace) || strings.Contains(src, ByteOrderMark) {
		return TakeSurvey(src, nil)
	}
	return survey(src, guessed, nil)
}

// Defines reports whether a text has a `define` at top level; it reads only up to that.
func Defines(src string) bool { return survey(src, upToDefine, nil).Defines }

// extent is how much of a text is surveyed.
type extent uint8

const (
	all        extent = iota
	guessed           // all but bodies
	upToDefine        // what is before the first define, and that
)

func survey(src string, seen extent, known func(string) int) *Survey {
	v := &Survey{Odd: -1}
	depth := 0
	pending := false // after define or declare, before its name
	head := 0
	functions := false // since the last define, no metadata came
	for i := 0; i < len(src); {
		if depth > 0 && v.Opaque { // words and names in bodies say nothing more
			for i < len(src) && says[src[i]] == 0 {
				i++
			}
			if i == len(src) {
				return v
			}
		}
		switch surveyClass[src[i]] {
		case sQuote:
			n := strings.IndexByte(src[i+1:], '"')
			if n < 0 {
				return v
			}
			i += n + 2
		case sComment:
			n := GapLength(src[i:])
			switch {
			case n == 0: // begins nothing
				n = 1
			case src[i] == ';' && i+n < len(src):
				n-- // its end may begin a function
			case src[i] >= 0x80 && v.Odd < 0:
				v.Odd = i
			}
			i += n
		case sOpen:
			depth++
			i++
			if depth > 1 || !functions || !v.Opaque {
				continue
			}
			if seen == guessed && strings.HasPrefix(src[i:], "\n") {
				i += max(strings.Index(src[i:], "\n}"), 0)
			}
			if known != nil {
				i += max(known(src[i-1:])-2, 0) // to its brace
			}
		case sClose:
			i++
			if depth > 0 {
				depth--
			}
			if depth == 0 && functions {
				v.Ends = append(v.Ends, i)
			}
		case sStar:
			v.Typed = true
			i++
		case sLine:
			i++
			if depth > 0 && i+7 < len(src) && src[i] == 'd' &&
				(src[i:i+7] == "define " || src[i:i+7] == "declare") {
				depth = 0
			}
		case sWord:
			j := i + 1
			for j < len(src) && surveyClass[src[j]] == sWord {
				j++
			}
			switch {
			case j-i == 3 && src[i:j] == "ptr" && (j == len(src) || src[j] != ':'):
				v.Opaque = true
			case depth == 0 && (src[i:j] == "define" || src[i:j] == "declare"):
				pending, head = true, i
				functions = functions || src[i:j] == "define"
				v.Defines = v.Defines || functions
				if v.Defines && seen == upToDefine {
					return v
				}
			case src[i] == '!' && i > 0 && src[i-1] == '\n':
				functions = false // many nodes have braces
			}
			i = j
		case sAt:
			j := nameEnd(src, i)
			if depth == 0 {
				if pending {
					v.Defs = append(v.Defs, Defined{i, j, EntityFunc, head})
					pending = false
				} else if what, ok := surveyDefinition(src, j); ok {
					v.Defs = append(v.Defs, Defined{i, j, what, 0})
				}
			}
			i = j
		default:
			i++
		}
	}
	return v
}

// nameEnd is the end of the name whose sigil is at i.
func nameEnd(src string, i int) int {
	i++
	if i < len(src) && src[i] == '"' {
		n := strings.IndexByte(src[i+1:], '"')
		if n < 0 {
			return len(src)
		}
		return i + n + 2
	}
	for i < len(src) && class[src[i]]&cName != 0 {
		i++
	}
	return i
}

// surveyDefinition reads the text after a name at top level: "=" and words up to the one that gives
// the kind of definition.
func surveyDefinition(src string, i int) (Entity, bool) {
	s := Scanner{Src: src, End: i}
	s.Next()
	if !s.Is('=') {
		return 0, false
	}
	for n := 0; n < 40; n++ {
		s.Next()
		switch s.Kind {
		case Word:
			switch s.Text() {
			case "global", "constant":
				return EntityGlobal, true
			case "alias":
				return EntityAlias, true
			case "ifunc":
				return EntityIFunc, true
			}
		case EOF, Global, Local:
			return 0, false
		}
	}
	return 0, false
}
