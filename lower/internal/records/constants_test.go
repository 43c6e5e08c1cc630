package records_test

import (
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/stackmap"
)

// TestConstantsInMapsAsLLVM compares the constants in records of stack maps and patch points with
// both releases of LLVM, which differ for integers of odd sizes. Undefined values are constants in
// LLVM 14; in LLVM 22 they are in some register.
func TestConstantsInMapsAsLLVM(t *testing.T) {
	const text = `declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, PTR, i32, ...)
define void @f() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, LIST)
  call void (i64, i32, PTR, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 15, PTR null,
    i32 0, LIST)
  ret void
}
`
	const list = "i1 true, i1 false, i7 -1, i7 5, i12 -5, i8 -1, i33 -1, i33 4294967296, i64 -1, " +
		"PTR null"
	for release, words := range map[int][]string{
		oracle.Typed: {"PTR", "i8*", "LIST", list + ", i8 undef, i64 undef, PTR undef, " +
			"i32 poison, double undef, <2 x i64> undef"},
		oracle.Opaque: {"PTR", "ptr", "LIST", list},
	} {
		src := text
		for i := len(words) - 2; i >= 0; i -= 2 {
			src = strings.ReplaceAll(src, words[i], words[i+1])
		}
		ours := recordedIn(t, lowertest.Object(t, lowertest.Compile(t, src, lower.Options{})))
		theirs := recordedIn(t, oracle.Object(t, release, []byte(src)))
		if len(ours) != len(theirs) {
			t.Fatalf("LLVM %d: %d locations, want %d", release, len(ours), len(theirs))
		}
		for i := range theirs {
			if ours[i] != theirs[i] {
				t.Errorf("LLVM %d: location %d is %v, want %v", release, i, ours[i], theirs[i])
			}
		}
	}
}

// recordedIn are the locations of all records of an object's stack map.
func recordedIn(t *testing.T, object []byte) (all []stackmap.Location) {
	t.Helper()
	maps, err := stackmap.Decode(oracle.StackMap(t, object), stackmap.DecodeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range maps {
		for i := range m.Records {
			all = append(all, m.Records[i].Locations...)
		}
	}
	return all
}
