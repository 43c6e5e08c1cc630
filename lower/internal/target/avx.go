package target

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// avxProcessors are the processors that have AVX according to LLVM 22.
var avxProcessors = source.WordSet(
	"alderlake arrowlake arrowlake-s arrowlake_s bdver1 bdver2 bdver3 bdver4 broadwell btver2 " +
		"cannonlake cascadelake clearwaterforest cooperlake core-avx-i core-avx2 " +
		"core_2nd_gen_avx " +
		"core_3rd_gen_avx core_4th_gen_avx core_4th_gen_avx_tsx core_5th_gen_avx " +
		"core_5th_gen_avx_tsx corei7-avx diamondrapids emeraldrapids gracemont grandridge " +
		"graniterapids graniterapids-d graniterapids_d haswell icelake-client icelake-server " +
		"icelake_client icelake_server ivybridge knl knm lunarlake meteorlake mic_avx512 " +
		"novalake " +
		"pantherlake raptorlake rocketlake sandybridge sapphirerapids sierraforest skx skylake " +
		"skylake-avx512 skylake_avx512 tigerlake wildcatlake x86-64-v3 x86-64-v4 znver1 znver2 " +
		"znver3 znver4 znver5")

// avxFeatures are AVX and the features that imply it.
var avxFeatures = source.WordSet(
	"avx avx10.1 avx10.1-512 avx10.2 avx10.2-512 avx2 avx512bf16 avx512bitalg avx512bw " +
		"avx512cd avx512dq avx512f avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
		"avx512vnni avx512vp2intersect avx512vpopcntdq avxifma avxneconvert avxvnni avxvnniint16 " +
		"avxvnniint8 f16c fma fma4 sha512 sm3 sm4 vaes vpclmulqdq xop")

// hasAVX reports whether LLVM compiles a function for a processor with AVX.
func (v *Checks) hasAVX(f *ir.Func) bool {
	cpu, features := v.env.CPU, v.env.Features
	if a, ok := f.Attrs.Get("target-cpu"); ok {
		cpu = a.Value
	}
	if a, ok := f.Attrs.Get("target-features"); ok {
		features = a.Value + "," + features
	}
	has := cpu != "" && avxProcessors.Has(cpu)
	if features == "" {
		return has
	}
	for word := range strings.SplitSeq(features, ",") {
		switch name := strings.TrimLeft(word, "+-"); {
		case strings.HasPrefix(word, "+"):
			has = has || avxFeatures.Has(name)
		case name == "avx" || strings.HasPrefix(name, "sse") || name == "ssse3":
			has = has && word == name
		}
	}
	return has
}

// vectors warns where our code is incompatible with code compiled with AVX elsewhere: vectors of
// more than 16 bytes as arguments and results, which that code passes in one register. Functions
// that only this module sees are correct anyway.
func (v *Checks) vectors(f *ir.Func) {
	if v.said[wideVectors] || !v.hasAVX(f) {
		return
	}
	if !isLocal(f) && v.passesWideVector(f.FuncType) {
		v.warnVectors(f.Span, "`@"+f.Name()+"`")
		return
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() || in.Call == nil || !v.passesWideVector(in.Call.FuncType) {
				continue
			}
			callee := in.CalledFunc()
			if callee != nil && (isLocal(callee) || callee.IsIntrinsic()) {
				continue
			}
			v.warnVectors(in.Span, "this call")
			return
		}
	}
}

// wideVectors is the warning about vectors that are passed differently than with AVX.
const wideVectors = "wide vectors"

func (v *Checks) warnVectors(at source.Span, who string) {
	if !v.saidOf(wideVectors) {
		v.warn(at,
			who+" passes a vector of more than 16 bytes in several XMM registers: code that is "+
				"compiled with AVX elsewhere has it in one register")
	}
}

func isLocal(f *ir.Func) bool { return f.Linkage == "internal" || f.Linkage == "private" }

// passesWideVector reports whether a function has an argument or result that is a vector of more
// than 16 bytes.
func (v *Checks) passesWideVector(t *ir.Type) bool {
	return v.hasWideVector(t.Result()) || slices.ContainsFunc(t.Fields, v.hasWideVector)
}

func (v *Checks) hasWideVector(t *ir.Type) bool {
	switch t.Kind {
	case ir.VectorKind:
		return !t.Scalable && v.env.Layout.SizeInBits(t) > 128
	case ir.StructKind:
		return slices.ContainsFunc(t.Fields, v.hasWideVector)
	case ir.ArrayKind:
		return v.hasWideVector(t.Elem)
	}
	return false
}
