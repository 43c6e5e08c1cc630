package libfuncs

// opaqueLibrary are the functions of the C library that LLVM 22 knows
// (llvm/Analysis/TargetLibraryInfo.def), by signature: the result, then the parameters. v is void,
// s a short, i an int, l a long or size_t, W an integer as wide as an int or wider, N any integer,
// p a pointer, f a float, d a double, x a long double, F any of these, S the floating-point type of
// all that are S, A any type. A dot stands for variable arguments, a + for any number of further
// arguments.
var opaqueLibrary = readLibrary(
	"FF", `
		__acoshl_finite __acosl_finite __asinl_finite __atanhl_finite __coshl_finite
		__exp10l_finite __exp2l_finite __expl_finite __log10l_finite __log2l_finite __logl_finite
		__sinhl_finite __sqrtl_finite acoshl acosl asinhl asinl atanhl atanl cbrtl ceill coshl
		cosl erfl exp2l expl expm1l fabsl floorl log10l log1pl log2l logbl logl nearbyintl rintl
		roundevenl roundl sinhl sinl sqrtl tanhl tanl tgammal truncl`,
	"FFF", `
		__atan2l_finite __powl_finite atan2l copysignl fdiml fmodl hypotl nextafterl nexttowardl
		powl remainderl`,
	"FFFp", "remquol",
	"FFW", "scalblnl",
	"FFi", "ldexpl scalbnl",
	"FFp", "frexpl modfl",
	"Fp", "nanl",
	"Fpp", "strtold",
	"SSS", `
		cabs cabsf cabsl fmax fmaxf fmaximum_num fmaximum_numf fmaximum_numl fmaxl fmin fminf
		fminimum_num fminimum_numf fminimum_numl fminl`,
	"Wp", "atol ftell ftello mktime times",
	"Wppi", "strtol strtoul",
	"dd", `
		__acos_finite __acosh_finite __asin_finite __atanh_finite __cosh_finite __exp10_finite
		__exp2_finite __exp_finite __log10_finite __log2_finite __log_finite __sinh_finite
		__sqrt_finite acos acosh asin asinh atan atanh cbrt ceil cos cosh erf exp exp2 expm1 fabs
		floor log log10 log1p log2 logb nearbyint rint round roundeven sin sinh sqrt tan tanh
		tgamma trunc`,
	"ddF", "nexttoward",
	"ddW", "scalbln",
	"ddd", "__atan2_finite __pow_finite atan2 copysign fdim fmod hypot nextafter pow remainder",
	"dddp", "remquo",
	"ddi", "ldexp scalbn",
	"ddp", "frexp modf",
	"dp", "atof nan",
	"dpp", "strtod",
	"ff", `
		__acosf_finite __acoshf_finite __asinf_finite __atanhf_finite __coshf_finite
		__exp10f_finite __exp2f_finite __expf_finite __log10f_finite __log2f_finite __logf_finite
		__sinhf_finite __sqrtf_finite acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf
		coshf erff exp2f expf expm1f fabsf floorf log10f log1pf log2f logbf logf nearbyintf rintf
		roundevenf roundf sinf sinhf sqrtf tanf tanhf tgammaf truncf`,
	"ffF", "nexttowardf",
	"ffW", "scalblnf",
	"fff", `
		__atan2f_finite __powf_finite atan2f copysignf fdimf fmodf hypotf nextafterf powf
		remainderf`,
	"fffp", "remquof",
	"ffi", "ldexpf scalbnf",
	"ffp", "frexpf modff",
	"fp", "nanf",
	"fpp", "strtof",
	"i", "fork getchar getchar_unlocked",
	"iF", "ilogbl",
	"iW", "ffsl",
	"id", "ilogb",
	"if", "ilogbf",
	"ii", "abs ffs htonl isascii isdigit ntohl putchar putchar_unlocked toascii",
	"iip", `
		_IO_putc fputc fputc_unlocked fstat fstat64 fstatvfs fstatvfs64 getitimer putc
		putc_unlocked ungetc`,
	"iipp", "setitimer",
	"il", "ffsll",
	"ip", `
		_IO_getc atexit atoi closedir fclose feof ferror fflush fgetc fgetc_unlocked fileno
		ftrylockfile getc getc_unlocked pclose puts remove rmdir system uname unlink unsetenv`,
	"ip.", "printf scanf",
	"ipN", "chmod mkdir",
	"ipNN", "chown lchown",
	"ipNi", "fseeko",
	"ipWi", "fseek",
	"ipi", "access",
	"ipi.", "open open64",
	"ipilp.", "__sprintf_chk",
	"ipilpp", "__vsprintf_chk",
	"ipl", "getlogin_r",
	"ipli", "fseeko64",
	"iplilp.", "__snprintf_chk",
	"iplilpp", "__vsnprintf_chk",
	"ipll", "posix_memalign",
	"iplp.", "snprintf",
	"iplpp", "vsnprintf",
	"ipp", `
		execv execvp fgetpos fputs fputs_unlocked fsetpos gettimeofday lstat lstat64 rename stat
		stat64 statvfs statvfs64 strcasecmp strcmp strcoll utime utimes vprintf vscanf`,
	"ipp.", "execl execle execlp fprintf fscanf sprintf sscanf",
	"ippil", "setvbuf",
	"ippl", "bcmp memcmp strncasecmp strncmp",
	"ippp", "execvP execve execvpe vfprintf vfscanf vsprintf vsscanf",
	"lipl", "read write",
	"liplW", "pread pwrite",
	"ll", "labs llabs",
	"lp", "atoll ftello64 strlen wcslen",
	"lpl", "__strlen_chk strnlen",
	"lpllp", "fread fread_unlocked fwrite fwrite_unlocked",
	"lpp", "strcspn strspn",
	"lppi", "strtoll strtoull",
	"lppl", "readlink strlcat strlcpy strxfrm",
	"lppll", "__strlcat_chk __strlcpy_chk",
	"p", "tmpfile tmpfile64",
	"pW", "_Znam _Znwm",
	"pWW", "_ZnamSt11align_val_t _ZnwmSt11align_val_t",
	"pWp", "_ZnamRKSt9nothrow_t _ZnwmRKSt9nothrow_t",
	"pip", "_ZnajRKSt9nothrow_t _ZnwjRKSt9nothrow_t fdopen",
	"pl", "malloc pvalloc valloc",
	"pll", "aligned_alloc calloc memalign",
	"pp", "__strdup ctermid getenv getpwnam gets opendir strdup",
	"ppi", "strchr strrchr",
	"ppil", "memchr memrchr memset",
	"ppill", "__memset_chk",
	"ppip", "fgets fgets_unlocked",
	"ppl", "__strndup realloc reallocf strndup",
	"ppll", "reallocarray",
	"ppp", "fopen fopen64 popen realpath stpcpy strcat strcpy strpbrk strstr strtok",
	"pppil", "memccpy",
	"pppill", "__memccpy_chk",
	"pppl", "__stpcpy_chk __strcat_chk __strcpy_chk memcpy memmove mempcpy stpncpy strncat strncpy",
	"pppll", "__memcpy_chk __memmove_chk __mempcpy_chk __stpncpy_chk __strncat_chk __strncpy_chk",
	"pppp", "__strtok_r strtok_r",
	"ss", "htons ntohs",
	"v", "abort",
	"vFpp", "sincosl",
	"vdpp", "sincos",
	"vfpp", "sincosf",
	"vi", "exit",
	"vp", "_ZdaPv _ZdlPv clearerr flockfile free funlockfile perror rewind",
	"vpW", "_ZdaPvSt11align_val_t _ZdaPvm _ZdlPvSt11align_val_t _ZdlPvm",
	"vpWW", "_ZdaPvmSt11align_val_t _ZdlPvmSt11align_val_t",
	"vpWp", "_ZdaPvSt11align_val_tRKSt9nothrow_t _ZdlPvSt11align_val_tRKSt9nothrow_t",
	"vpl", "bzero",
	"vpllp", "qsort",
	"vpp", "_ZdaPvRKSt9nothrow_t _ZdlPvRKSt9nothrow_t setbuf",
	"vppl", "bcopy",
)

// typedLibrary are the functions that LLVM 14 knows. It often checks only one or two of the types.
var typedLibrary = readLibrary(
	"AAAAp", "qsort",
	"AAp", `
		_IO_putc fputc fputc_unlocked frexp frexpf frexpl fstat fstat64 fstatvfs fstatvfs64
		getitimer putc putc_unlocked ungetc vscanf`,
	"AAp+", "memccpy modf modff modfl strtok strtok_r",
	"AApA", "__strtok_r read write",
	"AApAA", "pread pwrite",
	"AApAAl", "__memccpy_chk",
	"AApAl", "__memccpy_chk",
	"AApl", "__memccpy_chk",
	"AApp", "setitimer vfscanf vsscanf",
	"Ap", `
		_IO_getc _ZdaPv _ZdlPv atof atoi atol atoll ferror getenv getpwnam gets pclose perror
		puts system uname unlink unsetenv`,
	"Ap+", `
		access chmod chown clearerr closedir ctermid fclose feof fflush fgetc fgetc_unlocked
		fileno flockfile free fseek fseeko fseeko64 fsetpos ftell ftello ftello64 ftrylockfile
		funlockfile getc getc_unlocked getlogin_r mkdir mktime realpath remove rewind rmdir
		setbuf setvbuf times`,
	"ApA", `
		_ZdaPvRKSt9nothrow_t _ZdaPvSt11align_val_t _ZdaPvm _ZdlPvRKSt9nothrow_t
		_ZdlPvSt11align_val_t _ZdlPvm bzero vprintf`,
	"ApAA", `
		_ZdaPvSt11align_val_tRKSt9nothrow_t _ZdaPvmSt11align_val_t
		_ZdlPvSt11align_val_tRKSt9nothrow_t _ZdlPvmSt11align_val_t lchown`,
	"ApAAp", "fread fread_unlocked",
	"ApAilpA", "__vsnprintf_chk",
	"ApAp", "fgets fgets_unlocked",
	"ApApA", "vsnprintf",
	"ApilpA", "__vsprintf_chk",
	"App", `
		gettimeofday lstat lstat64 stat64 statvfs64 strtol strtoll strtoul strtoull utime utimes`,
	"App+", `
		fgetpos fputs fputs_unlocked readlink rename strcasecmp strcoll strncasecmp strtod strtof
		strtold`,
	"AppA", "bcmp bcopy strtol strtoll strtoul strtoull strxfrm vfprintf vsprintf",
	"N", "getchar getchar_unlocked",
	"Np", "wcslen",
	"NpNNp", "fwrite fwrite_unlocked",
	"Npp", "strcspn strspn",
	"SS", `
		__acos_finite __acosf_finite __acosh_finite __acoshf_finite __acoshl_finite
		__acosl_finite __asin_finite __asinf_finite __asinl_finite __atanh_finite __atanhf_finite
		__atanhl_finite __cosh_finite __coshf_finite __coshl_finite __exp10_finite
		__exp10f_finite __exp10l_finite __exp2_finite __exp2f_finite __exp2l_finite __exp_finite
		__expf_finite __expl_finite __log10_finite __log10f_finite __log10l_finite __log2_finite
		__log2f_finite __log2l_finite __log_finite __logf_finite __logl_finite __sinh_finite
		__sinhf_finite __sinhl_finite __sqrt_finite __sqrtf_finite __sqrtl_finite acos acosf
		acosh acoshf acoshl acosl asin asinf asinh asinhf asinhl asinl atan atanf atanh atanhf
		atanhl atanl cbrt cbrtf cbrtl ceil ceilf ceill cos cosf cosh coshf coshl cosl exp exp2
		exp2f exp2l expf expl expm1 expm1f expm1l fabs fabsf fabsl floor floorf floorl log log10
		log10f log10l log1p log1pf log1pl log2 log2f log2l logb logbf logbl logf logl nearbyint
		nearbyintf nearbyintl rint rintf rintl round roundeven roundevenf roundevenl roundf
		roundl sin sinf sinh sinhf sinhl sinl sqrt sqrtf sqrtl tan tanf tanh tanhf tanhl tanl
		trunc truncf truncl`,
	"SSS", `
		__atan2_finite __atan2f_finite __atan2l_finite __pow_finite __powf_finite __powl_finite
		atan2 atan2f atan2l cabs cabsf cabsl copysign copysignf copysignl fmax fmaxf fmaxl fmin
		fminf fminl fmod fmodf fmodl pow powf powl remainder remainderf remainderl`,
	"SSi", "ldexp ldexpf ldexpl",
	"i", "fork",
	"iN", "ffs ffsl ffsll",
	"ii", "abs htonl isascii isdigit ntohl putchar putchar_unlocked toascii",
	"ip.", "printf scanf",
	"ipi.", "open open64",
	"ipilp.", "__sprintf_chk",
	"iplilp.", "__snprintf_chk",
	"ipll", "posix_memalign",
	"iplp.", "snprintf",
	"ipp", "execv execvp strcmp",
	"ipp+", "stat statvfs",
	"ipp.", "execl execle execlp fprintf fscanf sprintf sscanf",
	"ippl", "memcmp strncmp",
	"ippp", "execvP execve execvpe",
	"ll", "labs llabs",
	"lp", "strlen",
	"lpl", "__strlen_chk strnlen",
	"lppl", "strlcat strlcpy",
	"lppll", "__strlcat_chk __strlcpy_chk",
	"p+", "memalign tmpfile tmpfile64 valloc",
	"pA", "_Znam _Znwm malloc",
	"pAA", `
		_ZnajRKSt9nothrow_t _ZnamRKSt9nothrow_t _ZnamSt11align_val_t _ZnwjRKSt9nothrow_t
		_ZnwmRKSt9nothrow_t _ZnwmSt11align_val_t aligned_alloc`,
	"pAp", "fdopen",
	"pll", "calloc",
	"pp", "opendir",
	"pp+", "__strdup __strndup strdup strndup",
	"ppN", "strchr strrchr",
	"ppNl", "memset",
	"ppNll", "__memset_chk",
	"ppil", "memchr memrchr",
	"ppl", "realloc reallocf",
	"ppp", "fopen fopen64 popen stpcpy strcat strcpy strpbrk strstr",
	"pppl", "__stpcpy_chk __strcat_chk __strcpy_chk memcpy memmove mempcpy stpncpy strncat strncpy",
	"pppll", "__memcpy_chk __memmove_chk __mempcpy_chk __stpncpy_chk __strncat_chk __strncpy_chk",
	"ss", "htons ntohs",
)
