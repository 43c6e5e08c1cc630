; a typed pointer among opaque ones
; SP0113 note 4:21 `*`
define i32 @get(ptr %p) {
  %v = load i32, i32* %p
  ret i32 %v
}
