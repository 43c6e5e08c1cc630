; title: A call that may throw
; about: An invoke is a safepoint with two ways out, and %obj is relocated on both: on the normal edge and in the landing pad.
; select: %obj
; run: try({| 3}) = {| 3} prints may_throw({| 3})
; run: try({| 3}) throwing may_throw = null prints may_throw({| 3}); note({| 3})

declare void @may_throw(ptr addrspace(1))
declare void @note(ptr addrspace(1))
declare i32 @__gxx_personality_v0(...)

define ptr addrspace(1) @try(ptr addrspace(1) %obj) gc "statepoint-example" personality ptr @__gxx_personality_v0 {
entry:
  invoke void @may_throw(ptr addrspace(1) %obj)
          to label %fine unwind label %caught

fine:
  ret ptr addrspace(1) %obj

caught:
  %pad = landingpad token
          catch ptr null
  call void @note(ptr addrspace(1) %obj)
  ret ptr addrspace(1) null
}
