; run: try({| 3}) = 3 prints may_throw({| 3})
; run: try({| 3}) throwing may_throw = -3 prints may_throw({| 3})

declare void @may_throw(ptr addrspace(1))
declare i32 @__gxx_personality_v0(...)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

; Returns the number in an object, and its negative if the call has thrown.
define i64 @try(ptr addrspace(1) %object) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @may_throw, i32 1, i32 0,
      ptr addrspace(1) %object, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %object) ]
      to label %fine unwind label %thrown

fine:
  %object.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %data = getelementptr i8, ptr addrspace(1) %object.now, i64 8
  %number = load i64, ptr addrspace(1) %data
  ret i64 %number

thrown:
  %pad = landingpad token
          catch ptr null
  %thrown.data = getelementptr i8, ptr addrspace(1) %object, i64 8
  %thrown.number = load i64, ptr addrspace(1) %thrown.data
  %negative = sub i64 0, %thrown.number
  ret i64 %negative
}
