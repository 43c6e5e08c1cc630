; test: verify
; llvm: 14
; Attributes that contradict each other.
;--- immarg-stands-alone-or-beside-range
; LLVM 14: Attribute 'immarg' is incompatible with other attributes
declare void @llvm.foo(i32 immarg noundef)
;                          ^~~~~~
; error: immarg can be combined only with range [SP0214]

;--- inreg-and-byval-contradict-each-other-i32
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* byval(i32) inreg)
;                              ^~~~~
; error: inreg and byval contradict each other [SP0214]

;--- byval-and-sret-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* sret(i32) byval(i32))
;                             ^~~~~
; error: byval and sret contradict each other [SP0214]

;--- byval-and-nest-contradict-each-other-i32
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* nest byval(i32))
;                        ^~~~~
; error: byval and nest contradict each other [SP0214]

;--- inreg-and-nest-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* nest inreg)
;                        ^~~~~
; error: inreg and nest contradict each other [SP0214]

;--- byval-and-byref-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
declare void @f(i8* byref(i32) byval(i32))
;                              ^~~~~
; error: byval and byref contradict each other [SP0214]

;--- inalloca-and-readonly-contradict-each-other-i32
; LLVM 14: Attributes 'inalloca and readonly' are incompatible!
declare void @f(i8* inalloca(i32) readonly)
;                   ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]

;--- readnone-and-readonly-contradict-each-other-i8
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
declare i8* @f(i8* readnone readonly)
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]

;--- readnone-and-writeonly-contradict-each-other
; LLVM 14: Attributes 'readnone and writeonly' are incompatible!
declare i8* @f(i8* readnone writeonly)
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]

;--- readonly-and-writeonly-contradict-each-other-i8
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
declare i8* @f(i8* readonly writeonly)
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]

;--- writable-and-readnone-contradict-each-other
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable readnone)
;                  ^~~~~~~~
; error: writable and readnone contradict each other [SP0214]

;--- writable-and-readonly-contradict-each-other
; LLVM 14: expected ')' at end of argument list
declare i8* @f(i8* writable readonly)
;                  ^~~~~~~~
; error: writable and readonly contradict each other [SP0214]

;--- zeroext-and-signext-contradict-each-other-i32
; LLVM 14: Attributes 'zeroext and signext' are incompatible!
declare void @f(i32 signext zeroext)
;                           ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]

;--- readnone-and-readonly-contradict-each-other-void
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
declare void @f() readonly readnone
;                          ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]

;--- readonly-and-writeonly-contradict-each-other-void
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
declare void @f() readonly writeonly
;                 ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]

;--- noinline-and-alwaysinline-contradict-each-other
; LLVM 14: Attributes 'noinline and alwaysinline' are incompatible!
declare void @f() noinline alwaysinline
;                 ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]

;--- optnone-needs-noinline-beside-it
; LLVM 14: Attribute 'optnone' requires 'noinline'!
declare void @f() optnone
;                 ^~~~~~~
; error: optnone needs noinline too [SP0214]

;--- optnone-and-optsize-contradict-each-other
; LLVM 14: Attributes 'optsize and optnone' are incompatible!
declare void @f() optnone noinline optsize
;                 ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]

;--- optnone-and-minsize-contradict-each-other
; LLVM 14: Attributes 'minsize and optnone' are incompatible!
declare void @f() optnone noinline minsize
;                 ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]

;--- optdebug-and-optnone-contradict-each-other
; LLVM 14: expected top-level entity
declare void @f() optnone noinline optdebug
;                                  ^~~~~~~~
; error: optdebug and optnone contradict each other [SP0214]

;--- optdebug-and-optsize-contradict-each-other
; LLVM 14: expected top-level entity
declare void @f() optdebug optsize
;                 ^~~~~~~~
; error: optdebug and optsize contradict each other [SP0214]

;--- optdebug-and-minsize-contradict-each-other
; LLVM 14: expected top-level entity
declare void @f() optdebug minsize
;                 ^~~~~~~~
; error: optdebug and minsize contradict each other [SP0214]

;--- sanitize-realtime-and-sanitize-realtime-blocking-contradict
; LLVM 14: expected top-level entity
declare void @f() sanitize_realtime sanitize_realtime_blocking
;                 ^~~~~~~~~~~~~~~~~
; error: sanitize_realtime and sanitize_realtime_blocking contradict each other [SP0214]

;--- what-another-module-defines-is-not-dso-local-dllimport-0
; LLVM 14: dso_location and DLL-StorageClass mismatch
@g = dso_local dllimport global i32 0
;                      ^
; error: dllimport contradicts dso_local: another module defines the symbol [SP0101]

;--- inreg-and-inalloca-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i64* inalloca(i64) inreg %a) {
;                                 ^~~~~
; error: inreg and inalloca contradict each other [SP0214]
  ret void
}

;--- readnone-and-inaccessiblememonly-contradict-each-other
; LLVM 14: Attributes 'readnone and inaccessiblememonly' are incompatible!
define void @f() readnone inaccessiblememonly {
;                ^~~~~~~~
; error: readnone and inaccessiblememonly contradict each other [SP0214]
  ret void
}

;--- readnone-and-inaccessiblemem-or-argmemonly-contradict-each
; LLVM 14: Attributes 'readnone and inaccessiblemem_or_argmemonly' are incompatible!
define void @f() readnone inaccessiblemem_or_argmemonly {
;                ^~~~~~~~
; error: readnone and inaccessiblemem_or_argmemonly contradict each other [SP0214]
  ret void
}

;--- readonly-and-writeonly-contradict-each-other-void-2
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
define void @f() readonly writeonly {
;                ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]
  ret void
}

;--- noinline-and-alwaysinline-contradict-each-other-2
; LLVM 14: Attributes 'noinline and alwaysinline' are incompatible!
define void @f() noinline alwaysinline {
;                ^~~~~~~~
; error: noinline and alwaysinline contradict each other [SP0214]
  ret void
}

;--- optnone-needs-noinline-beside-it-2
; LLVM 14: Attribute 'optnone' requires 'noinline'!
define void @f() optnone {
;                ^~~~~~~
; error: optnone needs noinline too [SP0214]
  ret void
}

;--- optnone-and-optsize-contradict-each-other-2
; LLVM 14: Attributes 'optsize and optnone' are incompatible!
define void @f() optnone noinline optsize {
;                ^~~~~~~
; error: optnone and optsize contradict each other [SP0214]
  ret void
}

;--- optnone-and-minsize-contradict-each-other-2
; LLVM 14: Attributes 'minsize and optnone' are incompatible!
define void @f() optnone noinline minsize {
;                ^~~~~~~
; error: optnone and minsize contradict each other [SP0214]
  ret void
}

;--- byval-and-nest-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* byval(i8) nest %x) {
;                  ^~~~~
; error: byval and nest contradict each other [SP0214]
  ret void
}

;--- inreg-and-byval-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* byval(i8) inreg %x) {
;                            ^~~~~
; error: inreg and byval contradict each other [SP0214]
  ret void
}

;--- byval-and-inalloca-contradict-each-other
; LLVM 14: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(i8* inalloca(i8) byval(i8) %x) {
;                               ^~~~~
; error: byval and inalloca contradict each other [SP0214]
  ret void
}

;--- inalloca-and-readonly-contradict-each-other
; LLVM 14: Attributes 'inalloca and readonly' are incompatible!
define void @f(i8* inalloca(i8) readonly %x) {
;                  ^~~~~~~~
; error: inalloca and readonly contradict each other [SP0214]
  ret void
}

;--- zeroext-and-signext-contradict-each-other-i8
; LLVM 14: Attributes 'zeroext and signext' are incompatible!
define void @f(i8 zeroext signext %x) {
;                 ^~~~~~~
; error: zeroext and signext contradict each other [SP0214]
  ret void
}

;--- readnone-and-readonly-contradict-each-other-void-i8
; LLVM 14: Attributes 'readnone and readonly' are incompatible!
define void @f(i8* readnone readonly %x) {
;                  ^~~~~~~~
; error: readnone and readonly contradict each other [SP0214]
  ret void
}

;--- readnone-and-writeonly-contradict-each-other-void
; LLVM 14: Attributes 'readnone and writeonly' are incompatible!
define void @f(i8* readnone writeonly %x) {
;                  ^~~~~~~~
; error: readnone and writeonly contradict each other [SP0214]
  ret void
}

;--- readonly-and-writeonly-contradict-each-other-i8-void
; LLVM 14: Attributes 'readonly and writeonly' are incompatible!
define void @f(i8* readonly writeonly %x) {
;                  ^~~~~~~~
; error: readonly and writeonly contradict each other [SP0214]
  ret void
}

;--- what-another-module-defines-is-not-dso-local-dllimport-i32
; LLVM 14: dso_location and DLL-StorageClass mismatch
@g = external dso_local dllimport global i32
;                               ^
; error: dllimport contradicts dso_local: another module defines the symbol [SP0101]

;--- what-another-module-defines-is-not-dso-local-dllimport-void
; LLVM 14: dso_location and DLL-StorageClass mismatch
declare dso_local dllimport void @f()
;                         ^
; error: dllimport contradicts dso_local: another module defines the symbol [SP0101]
