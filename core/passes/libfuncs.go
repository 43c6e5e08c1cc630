package passes

import (
	"strings"

	"statepoint/core/ir"
)

// libraryFuncs are the functions of the C library that LLVM knows (llvm/Analysis/TargetLibraryInfo.def), by signature: the result, then the parameters. v is void, i an
// int, s a short, l a long or size_t, p a pointer, d a double, f a float, x a long double, and "." stands for further arguments.
var libraryFuncs = map[string]string{
	"dd": "__acos_finite __acosh_finite __asin_finite __atanh_finite __cosh_finite __exp10_finite __exp2_finite __exp_finite " +
		"__log10_finite __log2_finite __log_finite __sinh_finite __sqrt_finite acos acosh asin asinh atan atanh cbrt ceil cos " +
		"cosh erf exp exp2 expm1 fabs floor log log10 log1p log2 logb nearbyint rint round roundeven sin sinh sqrt tan tanh " +
		"tgamma trunc",
	"ddd": "__atan2_finite __pow_finite atan2 cabs copysign fdim fmax fmaximum_num fmin fminimum_num fmod hypot nextafter " +
		"nexttoward pow remainder",
	"dddp": "remquo",
	"ddi":  "ldexp scalbln scalbn",
	"ddp":  "frexp modf",
	"dp":   "atof nan nanl",
	"dpp":  "strtod",
	"ff": "__acosf_finite __acoshf_finite __asinf_finite __atanhf_finite __coshf_finite __exp10f_finite __exp2f_finite " +
		"__expf_finite __log10f_finite __log2f_finite __logf_finite __sinhf_finite __sqrtf_finite acosf acoshf asinf asinhf " +
		"atanf atanhf cbrtf ceilf cosf coshf erff exp2f expf expm1f fabsf floorf log10f log1pf log2f logbf logf nearbyintf " +
		"rintf roundevenf roundf sinf sinhf sqrtf tanf tanhf tgammaf truncf",
	"fff": "__atan2f_finite __powf_finite atan2f cabsf copysignf fdimf fmaxf fmaximum_numf fminf fminimum_numf fmodf hypotf " +
		"nextafterf nexttowardf powf remainderf",
	"fffp": "remquof",
	"ffi":  "ldexpf scalblnf scalbnf",
	"ffp":  "frexpf modff",
	"fp":   "nanf",
	"fpp":  "strtof",
	"i":    "fork getchar getchar_unlocked",
	"id":   "ilogb",
	"if":   "ilogbf",
	"ii":   "abs ffs htonl isascii isdigit ntohl putchar putchar_unlocked toascii",
	"iip":  "_IO_putc fputc fputc_unlocked fstat fstat64 fstatvfs fstatvfs64 getitimer putc putc_unlocked ungetc",
	"iipp": "setitimer",
	"il":   "ffsl ffsll",
	"ip": "_IO_getc atexit atoi closedir fclose feof ferror fflush fgetc fgetc_unlocked fileno ftell ftello ftrylockfile getc " +
		"getc_unlocked mktime pclose puts remove rmdir system times uname unlink unsetenv",
	"ip.":     "printf scanf",
	"ipi":     "access chmod mkdir",
	"ipi.":    "open open64",
	"ipil":    "chown lchown",
	"ipilp.":  "__sprintf_chk",
	"ipilpp":  "__vsprintf_chk",
	"ipl":     "getlogin_r",
	"ipli":    "fseek fseeko fseeko64",
	"iplilp.": "__snprintf_chk",
	"iplilpp": "__vsnprintf_chk",
	"ipll":    "posix_memalign",
	"iplp.":   "snprintf",
	"iplpp":   "vsnprintf",
	"ipp": "execv execvp fgetpos fputs fputs_unlocked fsetpos gettimeofday lstat lstat64 rename stat stat64 statvfs statvfs64 " +
		"strcasecmp strcmp strcoll utime utimes vprintf vscanf",
	"ipp.":   "execl execle execlp fprintf fscanf sprintf sscanf",
	"ippil":  "setvbuf",
	"ippl":   "bcmp memcmp strncasecmp strncmp",
	"ippp":   "execvP execve execvpe vfprintf vfscanf vsprintf vsscanf",
	"ix":     "ilogbl",
	"lipl":   "read write",
	"lipll":  "pread pwrite",
	"ll":     "labs llabs",
	"lp":     "atol atoll ftello64 strlen wcslen",
	"lpl":    "__strlen_chk strnlen",
	"lpllp":  "fread fread_unlocked fwrite fwrite_unlocked",
	"lpp":    "strcspn strspn",
	"lppi":   "strtol strtoll strtoul strtoull",
	"lppl":   "readlink strlcat strlcpy strxfrm",
	"lppll":  "__strlcat_chk __strlcpy_chk",
	"p":      "tmpfile tmpfile64",
	"pip":    "_ZnajRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnwjRKSt9nothrow_t _ZnwmRKSt9nothrow_t fdopen",
	"pl":     "_Znam _Znwm malloc pvalloc valloc",
	"pll":    "_ZnamSt11align_val_t _ZnwmSt11align_val_t aligned_alloc calloc memalign",
	"pp":     "__strdup ctermid getenv getpwnam gets opendir strdup",
	"ppi":    "strchr strrchr",
	"ppil":   "memchr memrchr memset",
	"ppill":  "__memset_chk",
	"ppip":   "fgets fgets_unlocked",
	"ppl":    "__strndup realloc reallocf strndup",
	"ppll":   "reallocarray",
	"ppp":    "fopen fopen64 popen realpath stpcpy strcat strcpy strpbrk strstr strtok",
	"pppil":  "memccpy",
	"pppill": "__memccpy_chk",
	"pppl":   "__stpcpy_chk __strcat_chk __strcpy_chk memcpy memmove mempcpy stpncpy strncat strncpy",
	"pppll":  "__memcpy_chk __memmove_chk __mempcpy_chk __stpncpy_chk __strncat_chk __strncpy_chk",
	"pppp":   "__strtok_r strtok_r",
	"ss":     "htons ntohs",
	"v":      "abort",
	"vdpp":   "sincos",
	"vfpp":   "sincosf",
	"vi":     "exit",
	"vp":     "_ZdaPv _ZdlPv clearerr flockfile free funlockfile perror rewind",
	"vpil":   "_ZdaPvmSt11align_val_t _ZdlPvmSt11align_val_t",
	"vpl":    "_ZdaPvSt11align_val_t _ZdaPvm _ZdlPvSt11align_val_t _ZdlPvm bzero",
	"vpllp":  "qsort",
	"vplp":   "_ZdaPvSt11align_val_tRKSt9nothrow_t _ZdlPvSt11align_val_tRKSt9nothrow_t",
	"vpp":    "_ZdaPvRKSt9nothrow_t _ZdlPvRKSt9nothrow_t setbuf",
	"vppl":   "bcopy",
	"vxpp":   "sincosl",
	"xpp":    "strtold",
	"xx": "__acoshl_finite __acosl_finite __asinl_finite __atanhl_finite __coshl_finite __exp10l_finite __exp2l_finite " +
		"__expl_finite __log10l_finite __log2l_finite __logl_finite __sinhl_finite __sqrtl_finite acoshl acosl asinhl asinl " +
		"atanhl atanl cbrtl ceill coshl cosl erfl exp2l expl expm1l fabsl floorl log10l log1pl log2l logbl logl nearbyintl " +
		"rintl roundevenl roundl sinhl sinl sqrtl tanhl tanl tgammal truncl",
	"xxi": "ldexpl scalblnl scalbnl",
	"xxp": "frexpl modfl",
	"xxx": "__atan2l_finite __powl_finite atan2l cabsl copysignl fdiml fmaximum_numl fmaxl fminimum_numl fminl fmodl hypotl " +
		"nextafterl nexttowardl powl remainderl",
	"xxxp": "remquol",
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

// onlyOnLinux are functions that LLVM does not expect on a system it is told nothing of; so are those that end in "_finite" and "_unlocked".
var onlyOnLinux = wordSet("_IO_getc _IO_putc __strdup __strtok_r bcmp ffsl ffsll fopen64 fseeko64 fstat64 fstatvfs64 ftello64 lstat64 memalign " +
	"open64 stat64 statvfs64 tmpfile64")

// sinceOpaque are functions that LLVM 14 did not know.
var sinceOpaque = wordSet("abort atexit erf erff erfl exit fdim fdimf fdiml fmaximum_num fmaximum_numf fmaximum_numl fminimum_num fminimum_numf " +
	"fminimum_numl hypot hypotf hypotl ilogb ilogbf ilogbl nan nanf nanl nextafter nextafterf nextafterl nexttoward " +
	"nexttowardf nexttowardl pvalloc reallocarray remquo remquof remquol scalbln scalblnf scalblnl scalbn scalbnf scalbnl " +
	"sincos sincosf sincosl tgamma tgammaf tgammal")

func wordSet(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// isLibraryFunc reports whether a function is one of the C library that LLVM knows by name and type.
func isLibraryFunc(f *ir.Func) bool {
	s, ok := librarySignature[f.Name()]
	if !ok {
		return false
	}
	n, m := f.Name(), f.Module()
	if onlyOnLinux[n] || strings.HasSuffix(n, "_finite") || strings.HasSuffix(n, "_unlocked") {
		if !strings.Contains(m.TargetTriple, "linux") {
			return false
		}
	}
	if sinceOpaque[n] && !m.Dialect.Opaque() {
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
	case 's':
		return t.IsInt(16)
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
