package target

import (
	"maps"
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/lower/internal/isel/build"
)

// featureRule describes what the code lacks if an unsupported feature of "target-features" is
// switched on, and if it is switched off. Either is "" if the code is correct nevertheless.
type featureRule struct {
	on, off string
}

// unheeded are the unsupported features that change more than the speed or size of LLVM's code. All
// others, which permit instructions or describe what is fast on a processor, can be ignored.
var unheeded = map[string]featureRule{
	"retpoline":                   {on: "retpolines for its indirect calls and branches"},
	"retpoline-indirect-calls":    {on: "retpolines for its indirect calls"},
	"retpoline-indirect-branches": {on: "retpolines for its indirect branches"},
	"retpoline-external-thunk":    {on: "thunks for its indirect calls and branches"},
	"lvi-cfi": {on: "thunks that keep injected values out of indirect " +
		"branches"},
	"lvi-load-hardening": {on: "fences that keep injected values out of its loads"},
	"seses":              {on: "fences against speculative side channels"},
	"harden-sls-ijmp":    {on: "traps after its indirect jumps"},
	"harden-sls-ret":     {on: "traps after its returns"},
	"tagged-globals":     {on: "room for tags in the addresses of variables"},
	"soft-float":         {on: "floating point in software"},
	"x32":                {on: "pointers of 32 bits"},
	"16bit-mode":         {on: "code for the mode of 16 bits"},
	"32bit-mode":         {on: "code for the mode of 32 bits"},
	"64bit-mode":         {off: "code for another mode than that of 64 bits"},
	"sse":                {off: "a promise to keep out of the XMM registers"},
	"sse2":               {off: "a promise to keep out of the instructions of SSE2"},
	"x87":                {off: "a promise to keep out of the x87 unit"},
}

// harmlessFeatures are the other features that LLVM 14 or 22 knows.
var harmlessFeatures = source.WordSet(
	"3dnow 3dnowa avx512er avx512pf prefetchwt1 use-aa 64bit adx aes allow-light-256-bit " +
		"amx-avx512 amx-bf16 amx-complex amx-fp16 amx-fp8 amx-int8 amx-movrs amx-tf32 amx-tile " +
		"avx avx10.1 avx10.1-512 avx10.2 avx10.2-512 avx2 avx512bf16 avx512bitalg avx512bw " +
		"avx512cd avx512dq avx512f avx512fp16 avx512ifma avx512vbmi avx512vbmi2 avx512vl " +
		"avx512vnni avx512vp2intersect avx512vpopcntdq avxifma avxneconvert avxvnni avxvnniint16 " +
		"avxvnniint8 bmi bmi2 branch-hint branchfusion ccmp cf cldemote clflushopt clwb clzero " +
		"cmov cmpccxadd crc32 cx16 cx8 egpr enqcmd ermsb evex512 f16c false-deps-getmant " +
		"false-deps-lzcnt-tzcnt false-deps-mulc false-deps-mullq false-deps-perm " +
		"false-deps-popcnt false-deps-range fast-11bytenop fast-15bytenop fast-7bytenop " +
		"fast-bextr fast-dpwssd fast-gather fast-hops fast-imm16 fast-lzcnt fast-movbe " +
		"fast-scalar-fsqrt fast-scalar-shift-masks fast-shld-rotate " +
		"fast-variable-crosslane-shuffle fast-variable-perlane-shuffle fast-vector-fsqrt " +
		"fast-vector-shift-masks faster-shift-than-shuffle fma fma4 fsgsbase fsrm fxsr gfni " +
		"hreset idivl-to-divb idivq-to-divl inline-asm-use-gpr32 invpcid kl lea-sp lea-uses-ag " +
		"lwp lzcnt macrofusion mmx movbe movdir64b movdiri movrs mwaitx ndd nf no-bypass-delay " +
		"no-bypass-delay-blend no-bypass-delay-mov no-bypass-delay-shuffle nopl " +
		"pad-short-functions pclmul pconfig pku popcnt ppx prefer-128-bit prefer-256-bit " +
		"prefer-legacy-setcc prefer-mask-registers prefer-movmsk-over-vtest prefer-no-gather " +
		"prefer-no-scatter prefetchi prfchw ptwrite push2pop2 raoint rdpid rdpru rdrnd rdseed " +
		"rtm " +
		"sahf sbb-dep-breaking serialize sgx sha sha512 shstk slow-3ops-lea slow-incdec slow-lea " +
		"slow-pmaddwd slow-pmulld slow-pmullq slow-shld slow-two-mem-ops slow-unaligned-mem-16 " +
		"slow-unaligned-mem-32 sm3 sm4 sse-unaligned-mem sse3 sse4.1 sse4.2 sse4a ssse3 tbm " +
		"tsxldtrk tuning-fast-imm-vector-shift uintr use-glm-div-sqrt-costs use-slm-arith-costs " +
		"usermsr vaes vpclmulqdq vzeroupper waitpkg wbnoinvd widekl xop xsave xsavec xsaveopt " +
		"xsaves zu")

// processors64 are the processors of LLVM 22 that have a 64-bit mode.
var processors64 = source.WordSet(
	"alderlake amdfam10 arrowlake arrowlake-s arrowlake_s athlon-fx athlon64 athlon64-sse3 " +
		"atom atom_sse4_2 atom_sse4_2_movbe barcelona bdver1 bdver2 bdver3 bdver4 bonnell " +
		"broadwell btver1 btver2 cannonlake cascadelake clearwaterforest cooperlake core-avx-i " +
		"core-avx2 core2 core_2_duo_sse4_1 core_2_duo_ssse3 core_2nd_gen_avx core_3rd_gen_avx " +
		"core_4th_gen_avx core_4th_gen_avx_tsx core_5th_gen_avx core_5th_gen_avx_tsx " +
		"core_aes_pclmulqdq core_i7_sse4_2 corei7 corei7-avx diamondrapids emeraldrapids generic " +
		"goldmont goldmont-plus goldmont_plus gracemont grandridge graniterapids graniterapids-d " +
		"graniterapids_d haswell icelake-client icelake-server icelake_client icelake_server " +
		"ivybridge k8 k8-sse3 knl knm lunarlake meteorlake mic_avx512 nehalem nocona novalake " +
		"opteron opteron-sse3 pantherlake penryn raptorlake rocketlake sandybridge " +
		"sapphirerapids " +
		"sierraforest silvermont skx skylake skylake-avx512 skylake_avx512 slm tigerlake tremont " +
		"westmere wildcatlake x86-64 x86-64-v2 x86-64-v3 x86-64-v4 znver1 znver2 znver3 znver4 " +
		"znver5")

// processors32 are those without one.
var processors32 = source.WordSet(
	"athlon athlon-4 athlon-mp athlon-tbird athlon-xp c3 c3-2 geode i386 i486 i586 i686 k6 " +
		"k6-2 k6-3 lakemont pentium pentium-m pentium-mmx pentium2 pentium3 pentium3m pentium4 " +
		"pentium4m pentium_4 pentium_4_sse3 pentium_ii pentium_iii pentium_iii_no_xmm_regs " +
		"pentium_m pentium_mmx pentium_pro pentiumpro prescott winchip-c6 winchip2 yonah")

// processor warns about requirements of Options.CPU and Options.Features that the code does not
// meet.
func (v *Checks) processor() {
	v.checkCPU(source.Span{}, v.env.CPU)
	v.checkFeatures(source.Span{}, "the module", v.env.Features)
}

// processorOf does the same for the attributes of a function. Those of a module for another
// processor are not checked.
func (v *Checks) processorOf(f *ir.Func) {
	if isForeign(v.env.Module.TargetTriple) {
		return
	}
	if a, ok := f.Attrs.Get("target-cpu"); ok {
		v.checkCPU(f.Span, a.Value)
	}
	if a, ok := f.Attrs.Get("target-features"); ok {
		v.checkFeatures(f.Span, "`@"+f.Name()+"`", a.Value)
	}
}

// checkCPU reports the same as LLVM for a processor: an unknown one is ignored, one without a
// 64-bit mode is refused.
func (v *Checks) checkCPU(at source.Span, cpu string) {
	switch {
	case cpu == "" || processors64.Has(cpu) || v.saidOf("cpu "+cpu):
	case processors32.Has(cpu):
		v.env.Diags.Codef(build.CodeUnsupported, at, "the processor `%s` has no mode of 64 bits",
			cpu)
	default:
		v.env.Diags.Add(source.Diagnostic{
			Severity: source.Warning, Code: build.CodeUnsupported, Span: at,
			Message: "'" + cpu + "' is not a recognized processor for this target" +
				" (ignoring processor)",
			Notes: known(source.Nearest(cpu, slices.Collect(processors64.All()))),
		})
	}
}

// checkFeatures warns about unknown and unsupported features. Later ones override earlier ones, so
// only the last setting of each counts.
func (v *Checks) checkFeatures(at source.Span, who, features string) {
	if v.saidOf("features " + features) {
		return
	}
	list := strings.Split(features, ",")
	for i, word := range list {
		name := strings.TrimLeft(word, "+-")
		overridden := slices.ContainsFunc(list[i+1:], func(later string) bool {
			return strings.TrimLeft(later, "+-") == name
		})
		rule, warns := unheeded[name]
		switch {
		case name == "" || overridden:
		case warns:
			lacks := rule.on
			if word[0] == '-' {
				lacks = rule.off
			}
			if lacks != "" && !v.saidOf(word) {
				v.warn(at, who+" is compiled without "+lacks+
					": the x86-64 code generator does not heed `"+word+"`")
			}
		case !harmlessFeatures.Has(name) && !v.saidOf("feature "+name):
			v.env.Diags.Add(source.Diagnostic{
				Severity: source.Warning, Code: build.CodeUnsupported, Span: at,
				Message: "'" + name + "' is not a recognized feature for this target" +
					" (ignoring feature)",
				Notes: known(nearestFeature(name)),
			})
		}
	}
}

// known names the nearest known name. It is not a Suggestion, which would replace the whole text
// under the message.
func known(near string) []string {
	if near == "" {
		return nil
	}
	return []string{"LLVM knows `" + near + "`."}
}

func nearestFeature(name string) string {
	return source.Nearest(name, slices.AppendSeq(
		slices.Sorted(maps.Keys(unheeded)), harmlessFeatures.All()))
}
