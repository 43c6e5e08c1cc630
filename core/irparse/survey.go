package irparse

import "strings"

// A global value may be used before its definition, which decides what kind of object its uses
// refer to. So a survey of the text comes first: it finds the names defined at top level, their
// kinds and order, and the kind of pointers in the text.

type entity uint8

const (
	entityFunc entity = iota
	entityGlobal
	entityAlias
	entityIFunc
)

// defined is a name that the text defines.
type defined struct {
	start, end int // the name with its "@"
	what       entity
	head       int // of a function: the position of its define or declare
}

type survey struct {
	defs []defined
	// odd is the first position of a no-break space or byte order mark between tokens, -1 if there
	// is none.
	odd int
	// opaque and typed are set if the text has `ptr`, or `*` after a type.
	opaque, typed bool
	// defines is set if the text has a `define` at top level.
	defines bool
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
	c['/'], c[noBreakSpace[0]], c[byteOrderMark[0]] = sComment, sComment, sComment
	c['%'], c['!'], c['#'], c['^'] = sWord, sWord, sWord, sWord
	return c
}()

// takeSurvey scans the text once. If braces do not balance it uses indentation: `define` or
// `declare` in the first column always begins a function.
func takeSurvey(src string) *survey {
	v := &survey{odd: -1}
	depth := 0
	pending := false // after define or declare, before its name
	head := 0
	for i := 0; i < len(src); {
		switch surveyClass[src[i]] {
		case sQuote:
			n := strings.IndexByte(src[i+1:], '"')
			if n < 0 {
				return v
			}
			i += n + 2
		case sComment:
			n := gapLength(src[i:])
			switch {
			case n == 0: // begins nothing
				n = 1
			case src[i] == ';' && i+n < len(src):
				n-- // its end may begin a function
			case src[i] >= 0x80 && v.odd < 0:
				v.odd = i
			}
			i += n
		case sOpen:
			depth++
			i++
		case sClose:
			if depth > 0 {
				depth--
			}
			i++
		case sStar:
			v.typed = true
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
				v.opaque = true
			case depth == 0 && (src[i:j] == "define" || src[i:j] == "declare"):
				pending, head = true, i
				v.defines = v.defines || src[i:j] == "define"
			}
			i = j
		case sAt:
			j := nameEnd(src, i)
			if depth == 0 {
				if pending {
					v.defs = append(v.defs, defined{i, j, entityFunc, head})
					pending = false
				} else if what, ok := surveyDefinition(src, j); ok {
					v.defs = append(v.defs, defined{i, j, what, 0})
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
func surveyDefinition(src string, i int) (entity, bool) {
	s := scanner{src: src, end: i}
	s.next()
	if !s.is('=') {
		return 0, false
	}
	for n := 0; n < 40; n++ {
		s.next()
		switch s.kind {
		case tWord:
			switch s.text() {
			case "global", "constant":
				return entityGlobal, true
			case "alias":
				return entityAlias, true
			case "ifunc":
				return entityIFunc, true
			}
		case tEOF, tGlobal, tLocal:
			return 0, false
		}
	}
	return 0, false
}
