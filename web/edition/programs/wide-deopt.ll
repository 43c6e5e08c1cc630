; title: Wide values for an interpreter
; about: A value of 128 bits has a location of 16 bytes in the frame, like LLVM 22's; the i32 is a constant in the record.
; select: %wide

declare void @safepoint()

define void @f(i128 %wide) gc "statepoint-example" {
entry:
  call void @safepoint() [ "deopt"(i128 %wide, i32 -1) ]
  ret void
}
