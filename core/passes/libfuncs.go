package passes

import (
	"strings"

	"statepoint/core/ir"
)

// libraryFuncs are the functions of the C library that LLVM knows (llvm/Analysis/TargetLibraryInfo.def), by signature: the result, then the parameters. v is void, i an
// int, l a long or size_t, p a pointer, d a double, f a float, x a long double, and "." stands for further arguments.
var libraryFuncs = map[string]string{
	"dd": "acos acosh asin asinh atan atanh cbrt ceil cos cosh exp exp2 expm1 fabs floor log log10 log1p log2 logb nearbyint rint round " +
		"roundeven sin sinh sqrt tan tanh trunc",
	"ff": "acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf coshf expf exp2f expm1f fabsf floorf logf log10f log1pf log2f logbf " +
		"nearbyintf rintf roundf roundevenf sinf sinhf sqrtf tanf tanhf truncf",
	"xx": "acosl acoshl asinl asinhl atanl atanhl cbrtl ceill cosl coshl expl exp2l expm1l fabsl floorl logl log10l log1pl log2l logbl " +
		"nearbyintl rintl roundl roundevenl sinl sinhl sqrtl tanl tanhl truncl",
	"ddd":   "atan2 copysign fmax fmin fmod pow remainder",
	"fff":   "atan2f copysignf fmaxf fminf fmodf powf remainderf",
	"xxx":   "atan2l copysignl fmaxl fminl fmodl powl remainderl",
	"ddi":   "ldexp",
	"ffi":   "ldexpf",
	"xxi":   "ldexpl",
	"ddp":   "frexp modf",
	"ffp":   "frexpf modff",
	"xxp":   "frexpl modfl",
	"pl":    "malloc valloc _Znwm _Znam",
	"pll":   "calloc memalign aligned_alloc _ZnwmSt11align_val_t _ZnamSt11align_val_t",
	"ppl":   "realloc reallocf strndup",
	"vp":    "free rewind _ZdlPv _ZdaPv clearerr flockfile funlockfile",
	"vpl":   "_ZdlPvm _ZdaPvm bzero",
	"pppl":  "memcpy memmove mempcpy stpncpy strncat strncpy",
	"ppil":  "memchr memrchr memset",
	"ippl":  "memcmp bcmp strncmp strncasecmp",
	"pp":    "strdup getenv gets ctermid",
	"ppp":   "strcat strcpy stpcpy strpbrk strstr strtok",
	"ppi":   "strchr strrchr",
	"ipp":   "strcmp strcasecmp strcoll",
	"lp":    "strlen atol atoll",
	"lpl":   "strnlen",
	"lpp":   "strcspn strspn",
	"lppl":  "strxfrm",
	"ip":    "atoi puts fclose feof ferror fflush fgetc fileno getc pclose remove rmdir unlink closedir unsetenv ftrylockfile",
	"dp":    "atof",
	"dpp":   "strtod",
	"fpp":   "strtof",
	"xpp":   "strtold",
	"lppi":  "strtol strtoll strtoul strtoull",
	"ii":    "abs ffs isascii isdigit putchar toascii",
	"ll":    "labs llabs",
	"il":    "ffsl ffsll",
	"ipi":   "access mkdir chmod",
	"iip":   "fputc putc ungetc",
	"ip.":   "printf scanf",
	"ipp.":  "fprintf sprintf sscanf fscanf",
	"iplp.": "snprintf",
	"ippp":  "vfprintf vsprintf vfscanf vsscanf",
	"iplpp": "vsnprintf",
	"lpllp": "fread fwrite",
	"i":     "getchar fork",
}

// librarySignature is the signature of each known function.
var librarySignature = func() map[string]string {
	m := map[string]string{}
	for signature, names := range libraryFuncs {
		for _, n := range strings.Fields(names) {
			m[n] = signature
		}
	}
	return m
}()

// onlyOnLinux are the functions that LLVM does not expect on a system it is told nothing of.
var onlyOnLinux = map[string]bool{"bcmp": true, "ffsl": true, "ffsll": true, "memalign": true}

// isLibraryFunc reports whether a function is one of the C library that LLVM knows by name and type.
func isLibraryFunc(f *ir.Func) bool {
	s, ok := librarySignature[f.Name()]
	if !ok {
		return false
	}
	if onlyOnLinux[f.Name()] && !strings.Contains(f.Module().TargetTriple, "linux") {
		return false
	}
	t := f.FuncType
	s, variadic := strings.CutSuffix(s, ".")
	if variadic != t.Variadic || len(t.Fields) != len(s)-1 || !fitsLetter(t.Result(), s[0]) {
		return false
	}
	for i, p := range t.Fields {
		if !fitsLetter(p, s[1+i]) {
			return false
		}
	}
	return true
}

// fitsLetter reports whether a type is what a letter of a signature stands for.
func fitsLetter(t *ir.Type, letter byte) bool {
	switch letter {
	case 'v':
		return t.IsVoid()
	case 'i':
		return t.IsInt(32)
	case 'l':
		return t.IsInt(64)
	case 'p':
		return t.IsPointer()
	case 'd':
		return t.Kind == ir.DoubleKind
	case 'f':
		return t.Kind == ir.FloatKind
	}
	return t.Kind == ir.X86FP80Kind || t.Kind == ir.FP128Kind || t.Kind == ir.PPCFP128Kind
}
