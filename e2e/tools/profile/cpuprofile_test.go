package main

import "testing"

// Time counts for the function itself, summed over the nodes of a name; idle time does not count.
func TestCostliest(t *testing.T) {
	rows, err := costliest([]byte(`{"nodes": [
		{"id": 1, "callFrame": {"functionName": "(root)"}},
		{"id": 2, "callFrame": {"functionName": "f"}},
		{"id": 3, "callFrame": {"functionName": "g"}},
		{"id": 4, "callFrame": {"functionName": "f"}},
		{"id": 5, "callFrame": {"functionName": "(idle)"}},
		{"id": 6, "callFrame": {"functionName": "h"}}],
		"samples": [2, 3, 4, 5, 6], "timeDeltas": [30, 40, 20, 900, 10]}`), 2)
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != 2 || rows[0] != (row{"f", 0.5}) || rows[1] != (row{"g", 0.4}) {
		t.Errorf("%v", rows)
	}
	if _, err := costliest([]byte(`{"samples": [1], "timeDeltas": []}`), 2); err == nil {
		t.Error("a sample without a time is accepted")
	}
}
