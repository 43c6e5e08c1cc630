package report

// Verdict is what came of one check of a lesson.
type Verdict struct {
	// Line is where the check stands in its text, from 1, and Check the check as it is written.
	Line  uint32
	Check string
	// OK says that the program passes.
	OK bool
	// Open says that the program could not be looked at for this, so that it neither passes nor
	// fails.
	Open bool
	// Said tells the reader what is so, in one or two sentences.
	Said string
	// Told is what the lesson's author says to a reader whose program fails. It is empty if there
	// is nothing, or if it could not be decided whether the program passes.
	Told string
	// IDs are what Said speaks of, to be selected; may be empty.
	IDs []uint32
}
