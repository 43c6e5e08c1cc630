package main

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// table prints rows in columns: the first to the left, numbers to the right.
type table struct {
	head []string
	rows [][]string
}

func (t *table) add(cells ...string) { t.rows = append(t.rows, cells) }

func (t *table) print() {
	width := make([]int, len(t.head))
	all := append([][]string{t.head}, t.rows...)
	for _, row := range all {
		for i, c := range row {
			width[i] = max(width[i], utf8.RuneCountInString(c))
		}
	}
	for i, row := range all {
		var b strings.Builder
		for j, c := range row {
			pad := strings.Repeat(" ", width[j]-utf8.RuneCountInString(c))
			if j == 0 {
				b.WriteString(c + pad)
			} else {
				b.WriteString("  " + pad + c)
			}
		}
		fmt.Println(strings.TrimRight(b.String(), " "))
		if i == 0 {
			fmt.Println(strings.Repeat("─", utf8.RuneCountInString(b.String())))
		}
	}
}

// thousands writes a number with commas.
func thousands(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// seconds, megabytes, perSecond and times write figures as tables have them:
// a time, memory in KiB, a rate in MB/s, and how often one time holds another.
func seconds(d time.Duration) string { return fmt.Sprintf("%.3f", d.Seconds()) }
func megabytes(kib int64) string     { return fmt.Sprintf("%.0f", float64(kib)/1024) }
func perSecond(bytes int, d time.Duration) string {
	return fmt.Sprintf("%.0f", float64(bytes)/1e6/d.Seconds())
}
func times(one, other time.Duration) string {
	return fmt.Sprintf("%.1f", one.Seconds()/other.Seconds())
}
