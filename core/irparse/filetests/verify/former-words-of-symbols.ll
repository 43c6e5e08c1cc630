; test: verify
; differs: words of older releases are read, with a note
; LLVM 22: expected top-level entity
deplibs = [ "m" ]
;~~~~~~
; note: `deplibs` is ignored [SP0113]
;   note: LLVM does not have it any more, and refuses it.
@a = linker_private global i32 0
;    ^~~~~~~~~~~~~~
; note: `linker_private` is read as `private` [SP0113]
;   note: LLVM does not have it any more, and refuses it.
@b = linkonce_odr_auto_hide global i32 0
;    ^~~~~~~~~~~~~~~~~~~~~~
; note: `linkonce_odr_auto_hide` is read as `linkonce_odr` [SP0113]
;   note: LLVM does not have it any more, and refuses it.
@c = linker_private_weak global i32 0
;    ^~~~~~~~~~~~~~~~~~~
; note: `linker_private_weak` is read as `private` [SP0113]
;   note: LLVM does not have it any more, and refuses it.
