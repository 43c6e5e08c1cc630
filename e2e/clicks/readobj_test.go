package clicks

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
)

var (
	recordHead = regexp.MustCompile(`^\s*Record ID: \d+, instruction offset: (\d+)$`)
	located    = regexp.MustCompile(`^\s*#\d+: (.*), size: \d+$`)
	pooled     = regexp.MustCompile(`^ConstantIndex #\d+ \((-?\d+)\)$`)
)

// TestRecordsAsReadobjReadsThem compares the records used for clicks with llvm-readobj's reading of
// the objects: their number, the return address of each, and each location.
func TestRecordsAsReadobjReadsThem(t *testing.T) {
	tool := oracle.Tool(t, oracle.Opaque, "llvm-readobj")
	records, locations := 0, 0
	for _, x := range texts(t) {
		truth, err := NewTruth(t.Context(), "input.ll", x.source)
		if err != nil {
			t.Errorf("%s: %v", x.name, err)
			continue
		}
		var object bytes.Buffer
		if _, err := truth.Subject.Result.Object.WriteTo(&object); err != nil {
			t.Fatal(err)
		}
		r := oracle.Exec(nil, tool, "--stackmap", oracle.File(t, "map.o", object.Bytes()))
		if r.Err != nil {
			t.Fatal(r.Err)
		}
		var want, got []string
		for i := range truth.Records {
			want = append(want, fmt.Sprint("record at ", truth.Records[i].Offset))
			records++
			for _, l := range truth.Records[i].Locations {
				want = append(want, l.Text)
				locations++
			}
		}
		for line := range strings.SplitSeq(string(r.Stdout), "\n") {
			if m := recordHead.FindStringSubmatch(line); m != nil {
				got = append(got, "record at "+m[1])
			} else if m := located.FindStringSubmatch(line); m != nil {
				text := m[1]
				if p := pooled.FindStringSubmatch(text); p != nil {
					text = "Constant " + p[1]
				}
				got = append(got, strings.Replace(text, " + -", " - ", 1))
			}
		}
		for i := range max(len(want), len(got)) {
			if i >= len(want) || i >= len(got) || !same(want[i], got[i]) {
				t.Errorf("%s: item %d of the map: the decoder has %q, llvm-readobj %q", x.name, i,
					want[min(i, len(want)-1)], got[min(i, len(got)-1)])
				break
			}
		}
	}
	t.Logf("%d records, %d locations", records, locations)
	if records < 100 {
		t.Errorf("only %d records", records)
	}
}

// same compares two items; readobj prints constants without their sign.
func same(ours, theirs string) bool {
	var a int64
	var b uint64
	if n, _ := fmt.Sscanf(ours, "Constant %d", &a); n == 1 {
		n, _ = fmt.Sscanf(theirs, "Constant %d", &b)
		return n == 1 && (uint64(a) == b || uint64(uint32(a)) == b)
	}
	return ours == theirs
}
