; test: verify
; llvm: 14
; Named metadata and module flags.
;--- accepts-llvm-module-flags-1
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a", i32 1}

;--- module-flag-it-has-behaviour-name-and-value
; LLVM 14: incorrect number of operands in module flag
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"a"}
;    ^~~~~~~~~~~~~~
; error: module flag: it must have a behaviour, a name and a value [SP0215]

;--- module-flag-its-behaviour-is-integer-from-1-to-7-i32-99
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 99, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;--- module-flag-its-behaviour-is-integer-from-1-to-7
; LLVM 14: invalid behavior operand in module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{!"a", !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;--- module-flag-its-second-operand-is-its-name-string
; LLVM 14: invalid ID operand in module flag (expected metadata string)
!llvm.module.flags = !{!0}
!0 = !{i32 1, i32 1, i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its second operand must be its name, a string [SP0215]

;--- module-flag-there-are-two-with-name
; LLVM 14: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]
!1 = !{i32 1, !"a", i32 1}

;--- module-flag-there-are-two-with-name-i32-2
; LLVM 14: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"a", i32 1}
!1 = !{i32 1, !"a", i32 2}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: there are two with the name "a" [SP0215]

;--- module-flag-its-behaviour-is-integer-from-1-to-7-i32-8
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;--- module-flag-its-behaviour-is-integer-from-1-to-7-8-2
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", i32 -1}
;    ^~~~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;--- module-flag-its-behaviour-is-integer-from-1-to-7-8-3
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]

;--- module-flag-value-of-of-which-largest-is-taken-is-integer
; LLVM 14: invalid value for 'max' module flag (expected constant integer)
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", !"b"}
;    ^~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", of which the largest is taken, is an integer [SP0215]

;--- accepts-llvm-module-flags-7
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"a", i32 3}

;--- module-flag-what-requires-is-pair-of-name-and-value
; LLVM 14: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", i32 3}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]

;--- module-flag-b-is-required-but-there-is-none
; LLVM 14: invalid requirement on flag, flag is not present in module
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
;    ^~~~~~~~~~~~~~
; error: module flag "b" is required, but missing [SP0215]

;--- accepts-llvm-module-flags-3
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
!2 = !{i32 1, !"b", i32 1}

;--- module-flag-b-has-not-value-that-is-required-of-it
; LLVM 14: invalid requirement on flag, flag does not have the required value
!llvm.module.flags = !{!0, !2}
!0 = !{i32 3, !"a", !1}
!1 = !{!"b", i32 1}
;    ^~~~~~~~~~~~~~
; error: module flag "b" does not have the required value [SP0215]
!2 = !{i32 1, !"b", i32 2}

;--- module-flag-what-requires-begins-with-name-string
; LLVM 14: invalid value for 'require' module flag (first value operand should be a string)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires begins with a name, a string [SP0215]
!1 = !{i32 1, i32 1}

;--- module-flag-what-requires-is-pair-of-name-and-value-1
; LLVM 14: invalid value for 'require' module flag (expected metadata pair)
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: what "a" requires is a pair of a name and a value [SP0215]
!1 = !{!"b"}

;--- module-flag-value-of-to-which-others-are-appended-is-node
; LLVM 14: invalid value for 'append'-type module flag (expected a metadata node)
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", i32 1}
;    ^~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "a", to which others are appended, is a node [SP0215]

;--- accepts-llvm-module-flags-5
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"a", !1}
!1 = !{}

;--- accepts-llvm-module-flags-6
!llvm.module.flags = !{!0}
!0 = !{i32 6, !"a", !1}
!1 = !{}

;--- module-flag-its-behaviour-is-integer-from-1-to-7-i32-0
; LLVM 14: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 0, !"a", !1}
;    ^~~~~~~~~~~~~~~~~~
; error: module flag: its behaviour is an integer from 1 to 7 [SP0215]
!1 = !{}

;--- module-flag-value-of-wchar-size-is-integer
; LLVM 14: wchar_size metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "wchar_size" is an integer [SP0215]

;--- accepts-llvm-module-flags-wchar-size
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}

;--- module-flag-options-of-linker-are-in-llvm-linker-options
; LLVM 14: 'Linker Options' named metadata no longer supported
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"Linker Options", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: linker options are in !llvm.linker.options since LLVM 6 [SP0215]
!1 = !{}

;--- accepts-llvm-module-flags-llvm-linker-options-linker-options
!llvm.module.flags = !{!0}
!llvm.linker.options = !{}
!0 = !{i32 5, !"Linker Options", !1}
!1 = !{}

;--- module-flag-value-of-semanticinterposition-is-integer
; LLVM 14: SemanticInterposition metadata requires constant integer argument
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", !"a"}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the value of "SemanticInterposition" is an integer [SP0215]

;--- accepts-llvm-module-flags-cg-profile
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{void ()* @f, void ()* @f, i64 32}
declare void @f()

;--- module-flag-cg-profile-is-list-of-triples-of-caller-callee-2
; LLVM 14: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!1 = !{!2}
!2 = !{void ()* @f, void ()* @f}
declare void @f()

;--- module-flag-ends-of-call-in-cg-profile-are-functions-or-null
; LLVM 14: expected a Function or null
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the ends of a call in "CG Profile" are functions or null [SP0215]
!1 = !{!2}
!2 = !{void ()* @f, i32 0, i64 32}
declare void @f()

;--- accepts-llvm-module-flags-cg-profile-null
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{void ()* @f, null, i64 32}
declare void @f()

;--- module-flag-count-of-call-in-cg-profile-is-integer
; LLVM 14: expected an integer constant
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: the count of a call in "CG Profile" is an integer [SP0215]
!1 = !{!2}
!2 = !{void ()* @f, null, !"a"}
declare void @f()

;--- module-flag-cg-profile-is-list-of-triples-of-caller-callee
; LLVM 14: expected a MDNode triple
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
;    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; error: module flag: "CG Profile" is a list of triples of caller, callee and count [SP0215]
!1 = !{!"a"}

;--- accepts-llvm-module-flags-aarch64-elf-pauthabi-platform
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 2}

;--- accepts-llvm-module-flags-aarch64-elf-pauthabi-platform-aarch64-elf-paut
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"aarch64-elf-pauthabi-platform", i32 2}
!1 = !{i32 1, !"aarch64-elf-pauthabi-version", i32 2}

;--- accepts-llvm-module-flags-4
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"a", i32 2}

;--- accepts-llvm-module-flags-2
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"a", i32 2}

;--- accepts-llvm-module-flags-i1
!llvm.module.flags = !{!0}
!0 = !{i1 1, !"a", i32 2}

;--- accepts-llvm-module-flags-i64
!llvm.module.flags = !{!0}
!0 = !{i64 1, !"a", i32 2}

;--- accepts-llvm-ident-me
!llvm.ident = !{!0}
!0 = !{!"me"}

;--- llvm-ident-is-list-of-nodes-with-one-string-each-me
; LLVM 14: incorrect number of operands in llvm.ident metadata
!llvm.ident = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;--- llvm-ident-is-list-of-nodes-with-one-string-each-i32
; LLVM 14: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 0}
;    ^~~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;--- llvm-ident-is-list-of-nodes-with-one-string-each-null
; LLVM 14: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{null}
;    ^~~~~~~
; error: !llvm.ident is a list of nodes with one string each [SP0215]

;--- llvm-commandline-is-list-of-nodes-with-one-string-each-me
; LLVM 14: incorrect number of operands in llvm.commandline metadata
!llvm.commandline = !{!0}
!0 = !{!"me", !"you"}
;    ^~~~~~~~~~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]

;--- llvm-commandline-is-list-of-nodes-with-one-string-each-i32
; LLVM 14: invalid value for llvm.commandline metadata entry operand(the operand should be a string)
!llvm.commandline = !{!0}
!0 = !{i32 0}
;    ^~~~~~~~
; error: !llvm.commandline is a list of nodes with one string each [SP0215]
