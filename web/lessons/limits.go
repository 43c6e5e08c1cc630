package lessons

// Limits of a folder of lessons, and of a zip with one. The page has the same limits when it reads
// a zip.
const (
	// MaxFileBytes bounds the size of each file, MaxBytes their total size, MaxFiles their number.
	MaxFileBytes = 256 << 10
	MaxBytes     = 1 << 20
	MaxFiles     = 1000
	// MaxZipBytes bounds the compressed size of a zip.
	MaxZipBytes = 4 << 20
	// MaxFront bounds the characters of a value in front matter, MaxHints the hints of a lesson.
	MaxFront = 200
	MaxHints = 20
	// MaxProblems bounds the problems reported for a folder.
	MaxProblems = 100
	maxMessage  = 500 // bytes
)
