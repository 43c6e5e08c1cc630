package machine

import (
	"flag"
	"os"
	"slices"
	"strings"
	"sync"

	"statepoint/lower/amd64"
)

// formFeatures are the features that instructions need beyond the x86-64 baseline, by their names
// in Linux's /proc/cpuinfo. Processors without them refuse the instruction, or execute a different
// one (TZCNT is BSF there, LZCNT BSR).
var formFeatures = map[string][]amd64.Op{
	"pni": {amd64.ADDSUBPS, amd64.ADDSUBPD, amd64.HADDPS, amd64.HADDPD, amd64.HSUBPS, amd64.HSUBPD,
		amd64.LDDQU},
	"ssse3": {amd64.PSHUFB, amd64.PHADDW, amd64.PHADDD, amd64.PHADDSW, amd64.PMADDUBSW,
		amd64.PHSUBW, amd64.PHSUBD, amd64.PHSUBSW, amd64.PSIGNB, amd64.PSIGNW, amd64.PSIGND,
		amd64.PMULHRSW},
	"sse4_1": {amd64.PTEST, amd64.PACKUSDW, amd64.PHMINPOSUW, amd64.ROUNDPS, amd64.ROUNDPD,
		amd64.ROUNDSS, amd64.ROUNDSD, amd64.INSERTPS, amd64.DPPS, amd64.DPPD, amd64.MPSADBW,
		amd64.PEXTRB, amd64.PEXTRD, amd64.PEXTRQ, amd64.PINSRB, amd64.PINSRD, amd64.PINSRQ},
	"sse4_2":    {amd64.CRC32B, amd64.CRC32W, amd64.CRC32L, amd64.CRC32Q},
	"pclmulqdq": {amd64.PCLMULQDQ},
	"aes": {amd64.AESIMC, amd64.AESENC, amd64.AESENCLAST, amd64.AESDEC, amd64.AESDECLAST,
		amd64.AESKEYGENASSIST},
	"popcnt":  {amd64.POPCNT},
	"bmi1":    {amd64.TZCNT},
	"abm":     {amd64.LZCNT},
	"cx16":    {amd64.CMPXCHG16B},
	"lahf_lm": {amd64.LAHF, amd64.SAHF},
	"rdtscp":  {amd64.RDTSCP},
	"clflush": {amd64.CLFLUSH},
}

var without = flag.String("without", "",
	"features that the processor at hand is taken not to have, with commas; all: every one")

// hostLacks reports whether the host's processor lacks an instruction. Its results are then
// compared only with testdata/forms.sums.
func hostLacks(op amd64.Op) bool {
	for feature, list := range formFeatures {
		if slices.Contains(list, op) {
			return !slices.Contains(hostFeatures(), feature) || *without == "all" ||
				slices.Contains(strings.Split(*without, ","), feature)
		}
	}
	return false
}

// hostFeatures are the features of the host's processor.
var hostFeatures = sync.OnceValue(func() []string {
	b, _ := os.ReadFile("/proc/cpuinfo")
	_, flags, _ := strings.Cut(string(b), "\nflags")
	flags, _, _ = strings.Cut(flags, "\n")
	return strings.Fields(flags)
})
