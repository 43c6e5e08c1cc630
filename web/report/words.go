package report

// WordKind is where in the language a [Word] may stand.
type WordKind uint8

const (
	WordInstruction WordKind = iota // begins an instruction
	WordTop                         // begins an entity of the module
	WordType                        // a type, or a constant
	WordGlobal                      // a function of LLVM's own, with its "@"
	WordOther                       // anything else there is something to say about
	WordMachine                     // a mnemonic of the assembly
	WordRegister                    // a register of the machine
	WordTerm                        // a term of the glossary
)

// Word is a word of the language: what it means, and how it is written. Words
// are what an editor offers and explains.
type Word struct {
	Kind WordKind
	// Text is the word. Of an intrinsic it is the name without the suffixes for
	// types; a strategy is `gc "statepoint-example"`, a bundle `"gc-live"`, an
	// address space `addrspace(1)`.
	Text string
	// Form is how it is used, in short: the parameters of an intrinsic.
	Form string
	// Insert is what to write for it, with ${…} where the writer goes on; empty
	// for the word itself.
	Insert string
	// Meaning is one sentence, empty where the word says it all.
	Meaning string
}

// FindWord gives the word of a text, or nil. A name with "@" is looked up
// without the suffixes that it has for types.
func FindWord(words []Word, text string) *Word {
	for {
		for i := range words {
			if words[i].Text == text {
				return &words[i]
			}
		}
		if text == "" || text[0] != '@' {
			return nil
		}
		dot := len(text) - 1
		for dot > 0 && text[dot] != '.' {
			dot--
		}
		text = text[:dot]
	}
}
