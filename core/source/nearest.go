package source

// Nearest returns the candidate that a person most likely meant by word, or "" if none is near: the
// smallest edit distance (insert, delete, replace, swap of neighbours), at most a third of the
// word's length and at least one. A difference of case alone is always near. Ties go to the earlier
// candidate.
func Nearest(word string, candidates []string) string {
	if len(word) > longestWord {
		return ""
	}
	limit := max(1, len(word)/3)
	best, bestDistance := "", limit+1
	for _, c := range candidates {
		if c == word {
			continue
		}
		d := 0
		if !equalFold(word, c) {
			if d = editDistance(word, c, bestDistance-1); d >= bestDistance {
				continue
			}
		}
		if d < bestDistance {
			best, bestDistance = c, d
		}
	}
	return best
}

// longestWord bounds the words that are compared: the cost grows with the square of the length, and
// a suggestion for a word of hundreds of letters is useless.
const longestWord = 200

func equalFold(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if lower(a[i]) != lower(b[i]) {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// editDistance is the optimal string alignment distance; anything over limit is reported as
// limit+1.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	before, prev, cur := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range prev {
		prev[j] = j
	}
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], before[j-2]+1)
			}
		}
		before, prev, cur = prev, cur, before
	}
	return min(prev[len(b)], limit+1)
}
