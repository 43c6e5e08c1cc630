; test: verify
; No name of a value is mistaken for the name of a block, whatever bytes it has, nor one block
; without a name for another: what one lacks says nothing of the other.
;--- control-characters-in-a-name
; LLVM 22: expected instruction opcode
define i32 @f() {
a:
  %"\01b" = addd i32 1, 2
;           ^~~~
; error: `addd` is not an instruction [SP0108]
;   did you mean `add`?
  br label %b
b:
  %x = add i32 1, 2
c:
;~
; error: the block before this one does not end in a terminator, such as `br` or `ret` [SP0114]
  ret i32 0
}

;--- value-named-as-a-block
; LLVM 22: expected instruction opcode
define i32 @f() {
a:
  %b = addd i32 1, 2
;      ^~~~
; error: `addd` is not an instruction [SP0108]
;   did you mean `add`?
  br label %"\01b"
"\01b":
  %x = add i32 1, 2
"\01\01b":
;~~~~~~~~
; error: the block before this one does not end in a terminator, such as `br` or `ret` [SP0114]
  ret i32 0
}

;--- blocks-without-names
; LLVM 22: expected instruction opcode
define i32 @f(i1 %c) {
  br i1 %c, label %1, label %2
1:
  %x = add i32 1, 2
  brr label %2
; ^~~
; error: `brr` is not an instruction [SP0108]
;   did you mean `br`?
2:
  %y = add i32 1, 2
3:
;~
; error: the block before this one does not end in a terminator, such as `br` or `ret` [SP0114]
  ret i32 0
}

;--- the-block-that-lacks-an-instruction
; LLVM 22: expected instruction opcode
define i32 @f(i1 %c) {
a:
  %x = add i32 1, 2
  brr label %b
; ^~~
; error: `brr` is not an instruction [SP0108]
;   did you mean `br`?
b:
  ret i32 0
}
