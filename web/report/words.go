package report

// WordKind says where in the language a [Word] may occur.
type WordKind uint8

const (
	WordInstruction WordKind = iota // begins an instruction
	WordTop                         // begins an entity of the module
	WordType                        // a type, or a constant
	WordGlobal                      // an intrinsic of LLVM, with its "@"
	WordOther                       // anything else with an explanation
	WordMachine                     // a mnemonic of the assembly
	WordRegister                    // a register of the machine
	WordTerm                        // a term of the glossary
)

// Word is a word of the language: its meaning and its form. An editor offers words as completions
// and explains them.
type Word struct {
	Kind WordKind
	// Text is the word: the name of an intrinsic without the suffixes for types, a strategy as
	// `gc "statepoint-example"`, a bundle as `"gc-live"`, an address space as `addrspace(1)`.
	Text string
	// Form is its usage in short: the parameters of an intrinsic.
	Form string
	// Insert is the text to insert for it, with ${…} as placeholders; empty for the word itself.
	Insert string
	// Meaning is one sentence, empty if the word is self-explanatory.
	Meaning string
}

// FindWord returns the word for a text, or nil. A name with "@" is looked up without its type
// suffixes.
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
