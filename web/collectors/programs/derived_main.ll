define i64 @main() {
entry:
  %total = call i64 @total()
  call void @rt_print(i64 %total)
  %twice = call i64 @twice_21()
  call void @rt_print(i64 %twice)
  ret i64 0
}
