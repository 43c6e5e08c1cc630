package report

// Verdict is the result of one check of a lesson.
type Verdict struct {
	// Line is the 1-based line of the check in its text, and Check the check as written.
	Line  uint32
	Check string
	// OK says that the program passes the check.
	OK bool
	// Open says that the check could not be decided, so the program neither passes nor fails.
	Open bool
	// Said tells the reader the actual state, in one or two sentences.
	Said string
	// Told is the author's text for a reader whose program fails. It is empty if there is none, or
	// if the check could not be decided.
	Told string
	// Run is the run that the check made, as a link in a lesson has it (Run.Asked of web/lessons),
	// and after a # the place in it to show; empty if it made none.
	Run string
	// Lead marks the verdict to show first of those that failed, the most specific.
	Lead bool
	// IDs are the ids that Said mentions, for selection; may be empty.
	IDs []uint32
}
