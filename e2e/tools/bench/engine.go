package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

// engine prints how long one whole compilation of each example takes, from
// text to report, natively.
func engine() error {
	files, err := filepath.Glob(filepath.Join("static", "examples", "*.ll"))
	if err != nil || len(files) == 0 {
		return fmt.Errorf("no examples: %v", err)
	}
	t := table{head: []string{"engine, source to report", "lines", "median", "95th percentile"}}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			return err
		}
		request := &report.Request{FileName: filepath.Base(f), Source: string(src)}
		if r := panes.Run(context.Background(), request); !r.OK {
			t.add(filepath.Base(f), "", "fails", fmt.Sprintf("%d diagnostics", len(r.Diagnostics)))
			continue
		}
		var times []time.Duration
		for begin := time.Now(); time.Since(begin) < 300*time.Millisecond || len(times) < 20; {
			start := time.Now()
			panes.Run(context.Background(), request)
			times = append(times, time.Since(start))
		}
		slices.Sort(times)
		t.add(filepath.Base(f), fmt.Sprint(countLines(src)),
			micro(times[len(times)/2]), micro(times[len(times)*95/100]))
	}
	t.print()
	return nil
}

func countLines(b []byte) (n int) {
	for _, c := range b {
		if c == '\n' {
			n++
		}
	}
	return n
}

func micro(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000) }
