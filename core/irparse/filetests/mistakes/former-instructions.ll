; test: verify
; Words that were instructions once, with what to write today.
;--- malloc
; LLVM 22: expected instruction opcode
define i8* @f() {
  %p = malloc i8
;      ^~~~~~
; error: `malloc` was an instruction before LLVM 3.0; call the function @malloc [SP0108]
  ret i8* %p
}

;--- unwind
; LLVM 22: expected instruction opcode
define void @f() {
  unwind
; ^~~~~~
; error: `unwind` was an instruction before LLVM 3.0; write `resume`, which continues unwinding [SP0108]
}

;--- rem
; LLVM 22: expected instruction opcode
define i32 @f(i32 %x) {
  %r = rem i32 %x, 3
;      ^~~
; error: `rem` was an instruction before LLVM 3.0; write `srem`, `urem` or `frem` [SP0108]
  ret i32 %r
}

;--- seteq
; LLVM 22: expected instruction opcode
define i1 @f(i32 %x) {
  %r = seteq i32 %x, 3
;      ^~~~~
; error: `seteq` was an instruction before LLVM 3.0; write `icmp eq` [SP0108]
  ret i1 %r
}

;--- volatile-of-something-else
; LLVM 22: expected instruction opcode
define i32 @f(i32 %x) {
  %r = volatile add i32 %x, 3
;               ^~~
; error: unexpected `add` [SP0101]
;   expected `load` or `store`
  ret i32 %r
}
