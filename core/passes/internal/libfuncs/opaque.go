package libfuncs

// opaqueLibrary are the functions of the C and C++ libraries that LLVM 22 knows, by signature: the
// names and signatures of llvm/Analysis/TargetLibraryInfo.td (its size_t is z, its Same is =),
// without those that no system has, and without __sincospi_stret and __sincospif_stret of Darwin,
// whose signature LLVM checks by hand. The signatures of cabs, cabsf, cabsl and of
// __size_returning_new are those of llvm/Analysis/TargetLibraryInfo.cpp.
//
// A signature is the result, then the parameters. v is void, b a byte, s a short, i an int, l an
// integer of 64 bits, z a size_t, W an integer as wide as an int or wider (also for long), N any
// integer, p a pointer, f a float, d a double, F any floating-point type (also for long double), R
// a struct of a pointer and a size_t, = the type before it, S the floating-point type of all that
// are S, A any type. A dot stands for variable arguments, a + for any number of further parameters.
var opaqueLibrary = readLibrary(
	"F==", `
		cabs cabsf cabsl fmax fmaxf fmaximum_num fmaximum_numf fmaximum_numl fmaxl fmin fminf
		fminimum_num fminimum_numf fminimum_numl fminl`,
	"FF", `
		__acoshl_finite __acosl_finite __asinl_finite __atanhl_finite __coshl_finite
		__exp10l_finite __exp2l_finite __expl_finite __log10l_finite __log2l_finite
		__logl_finite __sinhl_finite __sqrtl_finite acoshl acosl asinhl asinl atanhl atanl cbrtl
		ceill coshl cosl erfl exp2l expl expm1l fabsl floorl log10l log1pl log2l logbl logl
		nearbyintl rintl roundevenl roundl sinhl sinl sqrtl tanhl tanl tgammal truncl`,
	"FFF", `
		__atan2l_finite __powl_finite atan2l copysignl fdiml fmodl hypotl nextafterl nexttowardl
		powl remainderl`,
	"FFFp", "remquol",
	"FFW", "scalblnl",
	"FFi", "ldexpl scalbnl",
	"FFp", "frexpl modfl",
	"Fp", "nanl",
	"Fpp", "strtold",
	"Rz", "__size_returning_new",
	"Rzb", "__size_returning_new_hot_cold",
	"Rzz", "__size_returning_new_aligned",
	"Rzzb", "__size_returning_new_aligned_hot_cold",
	"W=", "labs",
	"Wp", "atol ftell ftello mktime times",
	"Wppi", "strtol strtoul",
	"dd", `
		__acos_finite __acosh_finite __asin_finite __atanh_finite __cosh_finite __cospi
		__exp10_finite __exp2_finite __exp_finite __log10_finite __log2_finite __log_finite
		__sinh_finite __sinpi __sqrt_finite acos acosh asin asinh atan atanh cbrt ceil cos cosh
		erf exp exp10 exp2 expm1 fabs floor log log10 log1p log2 logb nearbyint rint round
		roundeven sin sinh sqrt tan tanh tgamma trunc`,
	"ddF", "nexttoward",
	"ddW", "scalbln",
	"ddd", "__atan2_finite __pow_finite atan2 copysign fdim fmod hypot nextafter pow remainder",
	"dddp", "remquo",
	"ddi", "ldexp scalbn",
	"ddp", "frexp modf",
	"dp", "atof nan",
	"dpp", "strtod",
	"ff", `
		__acosf_finite __acoshf_finite __asinf_finite __atanhf_finite __coshf_finite __cospif
		__exp10f_finite __exp2f_finite __expf_finite __log10f_finite __log2f_finite
		__logf_finite __sinhf_finite __sinpif __sqrtf_finite acosf acoshf asinf asinhf atanf
		atanhf cbrtf ceilf cosf coshf erff exp10f exp2f expf expm1f fabsf floorf log10f log1pf
		log2f logbf logf nearbyintf rintf roundevenf roundf sinf sinhf sqrtf tanf tanhf tgammaf
		truncf`,
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
	"iW", "ffsl flsl",
	"id", "ilogb",
	"if", "ilogbf",
	"ii", "abs ffs fls htonl isascii isdigit ntohl putchar putchar_unlocked toascii",
	"iip", `
		_IO_putc fputc fputc_unlocked fstat fstat64 fstatvfs fstatvfs64 getitimer putc
		putc_unlocked ungetc`,
	"iipp", "setitimer",
	"il", "ffsll flsll",
	"ip", `
		_IO_getc __cxa_guard_acquire atexit atoi closedir fclose feof ferror fflush fgetc
		fgetc_unlocked fileno ftrylockfile getc getc_unlocked pclose puts remove rmdir system
		uname unlink unsetenv`,
	"ip.", "__isoc99_scanf printf scanf",
	"ipN", "chmod mkdir",
	"ipNN", "chown lchown",
	"ipNi", "fseeko",
	"ipWi", "fseek",
	"ipi", "access",
	"ipi.", "open open64",
	"ipizp.", "__sprintf_chk",
	"ipizpp", "__vsprintf_chk",
	"ipli", "fseeko64",
	"ipp", `
		execv execvp fgetpos fputs fputs_unlocked fsetpos gettimeofday lstat lstat64 rename stat
		stat64 statvfs statvfs64 strcasecmp strcmp strcoll utime utimes vprintf vscanf`,
	"ipp.", "__isoc99_sscanf execl execle execlp fprintf fscanf sprintf sscanf",
	"ippiz", "setvbuf",
	"ippp", "__cxa_atexit execvP execve execvpe vfprintf vfscanf vsprintf vsscanf",
	"ippz", "bcmp memcmp strncasecmp strncmp",
	"ipz", "getlogin_r",
	"ipzizp.", "__snprintf_chk",
	"ipzizpp", "__vsnprintf_chk",
	"ipzp.", "snprintf",
	"ipzpp", "vsnprintf",
	"ipzz", "posix_memalign",
	"ll", "llabs",
	"lp", "atoll ftello64",
	"lppi", "strtoll strtoull",
	"p", "tmpfile tmpfile64",
	"pW", "_Znam _Znwm",
	"pWW", "_ZnamSt11align_val_t _ZnwmSt11align_val_t",
	"pWWb", "_ZnamSt11align_val_t12__hot_cold_t _ZnwmSt11align_val_t12__hot_cold_t",
	"pWWp", "_ZnamSt11align_val_tRKSt9nothrow_t _ZnwmSt11align_val_tRKSt9nothrow_t",
	"pWWpb", `
		_ZnamSt11align_val_tRKSt9nothrow_t12__hot_cold_t
		_ZnwmSt11align_val_tRKSt9nothrow_t12__hot_cold_t`,
	"pWb", "_Znam12__hot_cold_t _Znwm12__hot_cold_t",
	"pWp", "_ZnamRKSt9nothrow_t _ZnwmRKSt9nothrow_t",
	"pWpb", "_ZnamRKSt9nothrow_t12__hot_cold_t _ZnwmRKSt9nothrow_t12__hot_cold_t",
	"pi", "??2@YAPAXI@Z ??_U@YAPAXI@Z _Znaj _Znwj",
	"pii", "_ZnajSt11align_val_t _ZnwjSt11align_val_t",
	"piip", "_ZnajSt11align_val_tRKSt9nothrow_t _ZnwjSt11align_val_tRKSt9nothrow_t",
	"pip", `
		??2@YAPAXIABUnothrow_t@std@@@Z ??_U@YAPAXIABUnothrow_t@std@@@Z _ZnajRKSt9nothrow_t
		_ZnwjRKSt9nothrow_t fdopen`,
	"pl", "??2@YAPEAX_K@Z ??_U@YAPEAX_K@Z",
	"plp", "??2@YAPEAX_KAEBUnothrow_t@std@@@Z ??_U@YAPEAX_KAEBUnothrow_t@std@@@Z",
	"pp", "__strdup ctermid getenv getpwnam gets opendir strdup",
	"ppi", "strchr strrchr",
	"ppip", "fgets fgets_unlocked",
	"ppiz", "memchr memrchr memset",
	"ppizz", "__memset_chk",
	"ppp", "fopen fopen64 popen realpath stpcpy strcat strcpy strpbrk strstr strtok",
	"pppiz", "memccpy",
	"pppizz", "__memccpy_chk",
	"pppp", "__strtok_r strtok_r",
	"pppz", "__stpcpy_chk __strcat_chk __strcpy_chk memcpy memmove mempcpy stpncpy strncat strncpy",
	"pppzz", "__memcpy_chk __memmove_chk __mempcpy_chk __stpncpy_chk __strncat_chk __strncpy_chk",
	"ppz", "__strndup realloc reallocf strndup",
	"ppzz", "reallocarray",
	"pz", "__kmpc_alloc_shared malloc pvalloc valloc",
	"pzz", "aligned_alloc calloc memalign",
	"ss", "htons ntohs",
	"v", "_ZSt9terminatev abort",
	"vFpp", "sincosl",
	"vdpp", "sincos",
	"vfpp", "sincosf",
	"vi", "_Exit exit",
	"vp", `
		??3@YAXPAX@Z ??3@YAXPEAX@Z ??_V@YAXPAX@Z ??_V@YAXPEAX@Z _ZdaPv _ZdlPv __cxa_guard_abort
		__cxa_guard_release clearerr flockfile free funlockfile perror rewind`,
	"vpW", "_ZdaPvSt11align_val_t _ZdaPvm _ZdlPvSt11align_val_t _ZdlPvm",
	"vpWW", "_ZdaPvmSt11align_val_t _ZdlPvmSt11align_val_t",
	"vpWp", "_ZdaPvSt11align_val_tRKSt9nothrow_t _ZdlPvSt11align_val_tRKSt9nothrow_t",
	"vpi", "??3@YAXPAXI@Z ??_V@YAXPAXI@Z _ZdaPvj _ZdlPvj",
	"vpii", "_ZdaPvjSt11align_val_t _ZdlPvjSt11align_val_t",
	"vpl", "??3@YAXPEAX_K@Z ??_V@YAXPEAX_K@Z",
	"vpp", `
		??3@YAXPAXABUnothrow_t@std@@@Z ??3@YAXPEAXAEBUnothrow_t@std@@@Z
		??_V@YAXPAXABUnothrow_t@std@@@Z ??_V@YAXPEAXAEBUnothrow_t@std@@@Z _ZdaPvRKSt9nothrow_t
		_ZdlPvRKSt9nothrow_t setbuf`,
	"vppp", "__cxa_throw",
	"vppz", "bcopy memset_pattern16 memset_pattern4 memset_pattern8",
	"vpz", "__kmpc_free_shared bzero",
	"vpzzp", "qsort",
	"vzppi", "__atomic_load __atomic_store",
	"zipz", "read write",
	"zipzW", "pread pwrite",
	"zp", "strlen wcslen",
	"zpp", "strcspn strspn",
	"zppz", "readlink strlcat strlcpy strxfrm",
	"zppzz", "__strlcat_chk __strlcpy_chk",
	"zpz", "__strlen_chk strnlen",
	"zpzzp", "fread fread_unlocked fwrite fwrite_unlocked",
)
