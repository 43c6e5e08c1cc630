package processor_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// x86Signatures are the compiled intrinsics, by their names without "llvm.x86.". A number in an
// argument list is an argument that must be a constant.
const x86Signatures = `sse.min.ss <4 x float> (<4 x float>, <4 x float>)
sse.min.ps <4 x float> (<4 x float>, <4 x float>)
sse.max.ss <4 x float> (<4 x float>, <4 x float>)
sse.max.ps <4 x float> (<4 x float>, <4 x float>)
sse.cmp.ss <4 x float> (<4 x float>, <4 x float>, i8 1)
sse.cmp.ps <4 x float> (<4 x float>, <4 x float>, i8 3)
sse.comieq.ss i32 (<4 x float>, <4 x float>)
sse.comilt.ss i32 (<4 x float>, <4 x float>)
sse.comile.ss i32 (<4 x float>, <4 x float>)
sse.comigt.ss i32 (<4 x float>, <4 x float>)
sse.comige.ss i32 (<4 x float>, <4 x float>)
sse.comineq.ss i32 (<4 x float>, <4 x float>)
sse.ucomieq.ss i32 (<4 x float>, <4 x float>)
sse.ucomilt.ss i32 (<4 x float>, <4 x float>)
sse.ucomineq.ss i32 (<4 x float>, <4 x float>)
sse.cvtss2si i32 (<4 x float>)
sse.cvtss2si64 i64 (<4 x float>)
sse.cvttss2si i32 (<4 x float>)
sse.cvttss2si64 i64 (<4 x float>)
sse.movmsk.ps i32 (<4 x float>)
sse2.min.sd <2 x double> (<2 x double>, <2 x double>)
sse2.min.pd <2 x double> (<2 x double>, <2 x double>)
sse2.max.sd <2 x double> (<2 x double>, <2 x double>)
sse2.max.pd <2 x double> (<2 x double>, <2 x double>)
sse2.cmp.sd <2 x double> (<2 x double>, <2 x double>, i8 2)
sse2.cmp.pd <2 x double> (<2 x double>, <2 x double>, i8 5)
sse2.comieq.sd i32 (<2 x double>, <2 x double>)
sse2.comilt.sd i32 (<2 x double>, <2 x double>)
sse2.comile.sd i32 (<2 x double>, <2 x double>)
sse2.comigt.sd i32 (<2 x double>, <2 x double>)
sse2.comige.sd i32 (<2 x double>, <2 x double>)
sse2.comineq.sd i32 (<2 x double>, <2 x double>)
sse2.ucomige.sd i32 (<2 x double>, <2 x double>)
sse2.cvtsd2si i32 (<2 x double>)
sse2.cvtsd2si64 i64 (<2 x double>)
sse2.cvttsd2si i32 (<2 x double>)
sse2.cvttsd2si64 i64 (<2 x double>)
sse2.movmsk.pd i32 (<2 x double>)
sse2.pmovmskb.128 i32 (<16 x i8>)
sse2.cvtps2dq <4 x i32> (<4 x float>)
sse2.cvttps2dq <4 x i32> (<4 x float>)
sse2.cvtpd2dq <4 x i32> (<2 x double>)
sse2.cvttpd2dq <4 x i32> (<2 x double>)
sse2.cvtpd2ps <4 x float> (<2 x double>)
sse2.cvtsd2ss <4 x float> (<4 x float>, <2 x double>)
sse2.packsswb.128 <16 x i8> (<8 x i16>, <8 x i16>)
sse2.packssdw.128 <8 x i16> (<4 x i32>, <4 x i32>)
sse2.packuswb.128 <16 x i8> (<8 x i16>, <8 x i16>)
sse2.pavg.b <16 x i8> (<16 x i8>, <16 x i8>)
sse2.pavg.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.pmadd.wd <4 x i32> (<8 x i16>, <8 x i16>)
sse2.psad.bw <2 x i64> (<16 x i8>, <16 x i8>)
sse2.pmulh.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.pmulhu.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.psll.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.psll.d <4 x i32> (<4 x i32>, <4 x i32>)
sse2.psll.q <2 x i64> (<2 x i64>, <2 x i64>)
sse2.psrl.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.psrl.d <4 x i32> (<4 x i32>, <4 x i32>)
sse2.psrl.q <2 x i64> (<2 x i64>, <2 x i64>)
sse2.psra.w <8 x i16> (<8 x i16>, <8 x i16>)
sse2.psra.d <4 x i32> (<4 x i32>, <4 x i32>)
sse2.pslli.w <8 x i16> (<8 x i16>, i32)
sse2.pslli.d <4 x i32> (<4 x i32>, i32 7)
sse2.pslli.q <2 x i64> (<2 x i64>, i32 70)
sse2.psrli.w <8 x i16> (<8 x i16>, i32 3)
sse2.psrli.d <4 x i32> (<4 x i32>, i32)
sse2.psrli.q <2 x i64> (<2 x i64>, i32 1)
sse2.psrai.w <8 x i16> (<8 x i16>, i32 20)
sse2.psrai.d <4 x i32> (<4 x i32>, i32)
sse3.addsub.ps <4 x float> (<4 x float>, <4 x float>)
sse3.addsub.pd <2 x double> (<2 x double>, <2 x double>)
sse3.hadd.ps <4 x float> (<4 x float>, <4 x float>)
sse3.hadd.pd <2 x double> (<2 x double>, <2 x double>)
sse3.hsub.ps <4 x float> (<4 x float>, <4 x float>)
sse3.hsub.pd <2 x double> (<2 x double>, <2 x double>)
sse3.ldu.dq <16 x i8> (ptr)
ssse3.pshuf.b.128 <16 x i8> (<16 x i8>, <16 x i8>)
ssse3.phadd.w.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.phadd.d.128 <4 x i32> (<4 x i32>, <4 x i32>)
ssse3.phadd.sw.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.phsub.w.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.phsub.d.128 <4 x i32> (<4 x i32>, <4 x i32>)
ssse3.phsub.sw.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.pmadd.ub.sw.128 <8 x i16> (<16 x i8>, <16 x i8>)
ssse3.pmul.hr.sw.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.psign.b.128 <16 x i8> (<16 x i8>, <16 x i8>)
ssse3.psign.w.128 <8 x i16> (<8 x i16>, <8 x i16>)
ssse3.psign.d.128 <4 x i32> (<4 x i32>, <4 x i32>)
sse41.packusdw <8 x i16> (<4 x i32>, <4 x i32>)
sse41.phminposuw <8 x i16> (<8 x i16>)
sse41.round.ps <4 x float> (<4 x float>, i32 1)
sse41.round.pd <2 x double> (<2 x double>, i32 2)
sse41.round.ss <4 x float> (<4 x float>, <4 x float>, i32 3)
sse41.round.sd <2 x double> (<2 x double>, <2 x double>, i32 0)
sse41.insertps <4 x float> (<4 x float>, <4 x float>, i8 -103)
sse41.dpps <4 x float> (<4 x float>, <4 x float>, i8 123)
sse41.dppd <2 x double> (<2 x double>, <2 x double>, i8 49)
sse41.mpsadbw <8 x i16> (<16 x i8>, <16 x i8>, i8 6)
sse41.blendvps <4 x float> (<4 x float>, <4 x float>, <4 x float>)
sse41.blendvpd <2 x double> (<2 x double>, <2 x double>, <2 x double>)
sse41.pblendvb <16 x i8> (<16 x i8>, <16 x i8>, <16 x i8>)
sse41.ptestz i32 (<2 x i64>, <2 x i64>)
sse41.ptestc i32 (<2 x i64>, <2 x i64>)
sse41.ptestnzc i32 (<2 x i64>, <2 x i64>)
sse42.crc32.32.8 i32 (i32, i8)
sse42.crc32.32.16 i32 (i32, i16)
sse42.crc32.32.32 i32 (i32, i32)
sse42.crc32.64.64 i64 (i64, i64)
aesni.aesenc <2 x i64> (<2 x i64>, <2 x i64>)
aesni.aesenclast <2 x i64> (<2 x i64>, <2 x i64>)
aesni.aesdec <2 x i64> (<2 x i64>, <2 x i64>)
aesni.aesdeclast <2 x i64> (<2 x i64>, <2 x i64>)
aesni.aesimc <2 x i64> (<2 x i64>)
aesni.aeskeygenassist <2 x i64> (<2 x i64>, i8 27)
pclmulqdq <2 x i64> (<2 x i64>, <2 x i64>, i8 16)
addcarry.32 { i8, i32 } (i8, i32, i32)
addcarry.64 { i8, i64 } (i8, i64, i64)
subborrow.32 { i8, i32 } (i8, i32, i32)
subborrow.64 { i8, i64 } (i8, i64, i64)`

// x86Features are the features that the intrinsics need.
const x86Features = "+sse3,+ssse3,+sse4.1,+sse4.2,+crc32,+aes,+pclmul"

// TestX86Intrinsics runs every intrinsic of this processor and compares with llc.
func TestX86Intrinsics(t *testing.T) {
	var m lowertest.Vectors
	for line := range strings.Lines(x86Signatures) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		result, params, _ := strings.Cut(rest, " (")
		params = strings.TrimSuffix(params, ")")
		var types, args []string
		body := ""
		for i, p := range strings.Split(params, ", ") {
			t, number, constant := strings.Cut(p, " ")
			if strings.HasPrefix(p, "<") {
				t, constant = p, false
			}
			types = append(types, t)
			switch {
			case constant:
				args = append(args, t+" "+number)
			case t == "ptr":
				args = append(args, "ptr %a")
			default:
				from := [...]string{"%a", "%b", "%c"}[i]
				body += fmt.Sprintf("  %%p%d = load %s, ptr %s, align 1\n", i, t, from)
				if t == "i8" && strings.HasPrefix(result, "{") {
					body += fmt.Sprintf("  %%p%db = and i8 %%p%d, 1\n", i, i)
					args = append(args, fmt.Sprintf("%s %%p%db", t, i))
					continue
				}
				if t == "i32" && strings.HasPrefix(result, "<") { // a count
					body += fmt.Sprintf("  %%p%db = and i32 %%p%d, 63\n", i, i)
					args = append(args, fmt.Sprintf("%s %%p%db", t, i))
					continue
				}
				args = append(args, fmt.Sprintf("%s %%p%d", t, i))
			}
		}
		m.Declare(fmt.Sprintf("%s @llvm.x86.%s(%s)", result, name, strings.Join(types, ", ")))
		body += fmt.Sprintf("  %%r = call %s @llvm.x86.%s(%s)\n", result, name,
			strings.Join(args, ", "))
		if strings.HasPrefix(result, "{") {
			m.Add(name+" carry", "i8", "i8", strings.Replace(body, "%r =", "%q =",
				1)+fmt.Sprintf("  %%r = extractvalue %s %%q, 0\n", result))
			field := strings.TrimSuffix(strings.Fields(result)[2], ",")
			m.Add(name, "i8", field, strings.Replace(body, "%r =", "%q =",
				1)+fmt.Sprintf("  %%r = extractvalue %s %%q, 1\n", result))
			continue
		}
		m.Add(name, "i8", result, body)
	}
	text := strings.ReplaceAll(m.Text(), ") {\n",
		fmt.Sprintf(") \"target-features\"=%q {\n", x86Features))
	lowertest.SameOutput(t, text, m.Main(), "-O1")
}

// TestX86SystemIntrinsics compiles the intrinsics without a comparable result.
func TestX86SystemIntrinsics(t *testing.T) {
	text := `declare void @llvm.x86.sse2.pause()
declare void @llvm.x86.sse2.lfence()
declare void @llvm.x86.sse2.mfence()
declare void @llvm.x86.sse.sfence()
declare void @llvm.x86.sse2.clflush(ptr)
declare void @llvm.x86.sse.stmxcsr(ptr)
declare void @llvm.x86.sse.ldmxcsr(ptr)
declare i64 @llvm.x86.rdtsc()
declare { i64, i32 } @llvm.x86.rdtscp()
define i32 @state() {
  %m = alloca i32
  call void @llvm.x86.sse2.pause()
  call void @llvm.x86.sse2.lfence()
  call void @llvm.x86.sse2.mfence()
  call void @llvm.x86.sse.sfence()
  call void @llvm.x86.sse2.clflush(ptr %m)
  call void @llvm.x86.sse.stmxcsr(ptr %m)
  call void @llvm.x86.sse.ldmxcsr(ptr %m)
  %r = load i32, ptr %m
  ret i32 %r
}
define i32 @clock() {
  %a = call i64 @llvm.x86.rdtsc()
  %p = call { i64, i32 } @llvm.x86.rdtscp()
  %b = extractvalue { i64, i32 } %p, 0
  %c = icmp ult i64 %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
`
	c := "#include <stdio.h>\nint state(void), clock_(void) __asm__(\"clock\");\nint main(void) " +
		"{ printf(\"%x %d\\n\", state(), clock_()); }\n"
	lowertest.SameOutput(t, text, c, "-O1")
}

// TestX86IntrinsicNeedsItsFeature refuses an intrinsic if the processor is not known to have the
// instruction, and names the missing feature.
func TestX86IntrinsicNeedsItsFeature(t *testing.T) {
	text := `declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)
define <2 x i64> @f(<2 x i64> %a) ATTRS {
  %r = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %a, <2 x i64> %a)
  ret <2 x i64> %r
}
`
	for attrs, want := range map[string]string{
		"": "test.ll:3:3: error: `@llvm.x86.aesni.aesenc` needs a " +
			"processor with `aes`",
		`"target-cpu"="nehalem"`:                                "needs a processor with `aes`",
		`"target-cpu"="znver1"`:                                 "",
		`"target-cpu"="haswell"`:                                "needs a processor with `aes`",
		`"target-features"="+aes"`:                              "",
		`"target-features"="+aes,-aes"`:                         "needs a processor with `aes`",
		`"target-cpu"="znver1" "target-features"="-aes"`:        "needs a processor with `aes`",
		`"target-features"="+cx8,+vaes,+x87"`:                   "",
		`"target-cpu"="x86-64-v3" "target-features"="+avx512f"`: "needs a processor with `aes`",
	} {
		got := compileError(t, strings.Replace(text, "ATTRS", attrs, 1))
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", attrs, got, want)
		}
	}
}

// compileError is the code generator's error for a module, "" if it compiles.
func compileError(t *testing.T, text string) string {
	t.Helper()
	m, _ := lowertest.Parse(t, text)
	if _, err := lower.Compile(context.Background(), m, lower.Options{}); err != nil {
		return err.Error()
	}
	return ""
}
