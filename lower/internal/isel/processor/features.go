package processor

import (
	"slices"
	"strings"
)

// The features that intrinsics require, spelled as in "target-features".
var (
	ssse3Features    = []string{"sse3", "ssse3"}
	sse41Features    = []string{"sse3", "ssse3", "sse4.1"}
	nehalemFeatures  = []string{"sse3", "ssse3", "sse4.1", "sse4.2", "crc32"}
	westmereFeatures = []string{"sse3", "ssse3", "sse4.1", "sse4.2", "crc32", "pclmul"}
	allFeatures      = []string{"sse3", "ssse3", "sse4.1", "sse4.2", "crc32", "pclmul", "aes"}
)

// processors maps names of "target-cpu" to their features according to LLVM 22. Other names, and no
// name, mean SSE2.
var processors = []struct {
	has   []string
	names string
}{
	{[]string{"sse3"}, "amdfam10 athlon64-sse3 barcelona k8-sse3 nocona opteron-sse3"},
	{ssse3Features, "atom bonnell btver1 core2 core_2_duo_ssse3"},
	{sse41Features, "core_2_duo_sse4_1 penryn"},
	{nehalemFeatures, "core_i7_sse4_2 corei7 nehalem x86-64-v2 x86-64-v3 x86-64-v4"},
	{westmereFeatures,
		"atom_sse4_2 broadwell core-avx-i core-avx2 core_2nd_gen_avx core_3rd_gen_avx " +
			"core_4th_gen_avx " +
			"core_4th_gen_avx_tsx core_5th_gen_avx core_5th_gen_avx_tsx core_aes_pclmulqdq " +
			"corei7-avx haswell ivybridge " +
			"sandybridge silvermont slm westmere"},
	{
		allFeatures,
		"alderlake arrowlake arrowlake-s arrowlake_s atom_sse4_2_movbe bdver1 bdver2 bdver3 " +
			"bdver4 btver2 " +
			"cannonlake cascadelake clearwaterforest cooperlake diamondrapids emeraldrapids " +
			"goldmont " +
			"goldmont-plus " +
			"goldmont_plus gracemont grandridge graniterapids graniterapids-d graniterapids_d " +
			"icelake-client icelake-server " +
			"icelake_client icelake_server knl knm lunarlake meteorlake mic_avx512 novalake " +
			"pantherlake raptorlake rocketlake " +
			"sapphirerapids sierraforest skx skylake skylake-avx512 skylake_avx512 tigerlake " +
			"tremont " +
			"wildcatlake " +
			"znver1 znver2 znver3 znver4 znver5"},
}

// implied maps a feature to those that it includes.
var implied = map[string][]string{
	"ssse3": {"sse3"}, "sse4a": {"sse3"}, "sse4.1": sse41Features, "sse4.2": sse41Features, "avx": sse41Features,
	"avx2": sse41Features, "avx512f": sse41Features, "fma": sse41Features, "f16c": sse41Features, "xop": sse41Features,
	"vaes": append([]string{"aes"}, sse41Features...), "vpclmulqdq": append([]string{"pclmul"}, sse41Features...),
}

// hasFeature reports whether the function is compiled for a processor with a feature, according to
// its attributes or the code generator's options.
func (u *Unit) hasFeature(feature string) bool {
	cpu, features := u.Env.CPU, u.Env.Features
	if a, ok := u.Func.Attrs.Get("target-cpu"); ok {
		cpu = a.Value
	}
	if a, ok := u.Func.Attrs.Get("target-features"); ok {
		features = strings.TrimSuffix(a.Value+","+features, ",")
	}
	has := false
	for _, p := range processors {
		if slices.Contains(strings.Fields(p.names), cpu) {
			has = slices.Contains(p.has, feature)
		}
	}
	for _, f := range strings.Split(features, ",") {
		name := strings.TrimLeft(f, "+-")
		switch {
		case !strings.HasPrefix(f, "-"):
			has = has || name == feature || slices.Contains(implied[name], feature)
		case name == feature || slices.Contains(implied[feature], name):
			has = false
		}
	}
	return has
}
