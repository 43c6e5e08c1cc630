package machine

// Processor executes instructions: what they do to registers, flags and memory. It knows neither
// threads nor functions outside the program.
type Processor struct {
	CPU
	Mem *Memory
	// Steps counts the instructions executed, and Externals.
	Steps uint64

	fault  *Fault // of the instruction that is executed
	near   near
	lazy   lazyFlags // while quickly runs
	missed uint64    // the address of a page that is not cached
	need   Perm      // and its purpose; 0 if there is none
	// nextExt is the end of the addresses of Externals, to which code may jump.
	nextExt uint64
}
