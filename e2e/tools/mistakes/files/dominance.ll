; a value is used where it may not be defined
; SP0205 error 10:11 `%y`
define i32 @f(i1 %c, i32 %x) {
entry:
  br i1 %c, label %then, label %done
then:
  %y = add i32 %x, 1
  br label %done
done:
  ret i32 %y
}
