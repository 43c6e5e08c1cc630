package lessons

// Bounds of a folder of lessons, and of a zip with one. The page that reads a zip has the same.
const (
	// MaxFileBytes bounds each file, MaxBytes all of them together, MaxFiles how many there are.
	MaxFileBytes = 256 << 10
	MaxBytes     = 1 << 20
	MaxFiles     = 1000
	// MaxZipBytes bounds a zip as it is packed.
	MaxZipBytes = 4 << 20
	// MaxFront bounds the characters of a value in front matter, MaxHints the hints of a lesson.
	MaxFront = 200
	MaxHints = 20
	// MaxProblems bounds what is said to be wrong with a folder.
	MaxProblems = 100
	maxMessage  = 500 // bytes
)
