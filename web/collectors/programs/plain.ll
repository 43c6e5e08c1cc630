define i64 @main() {
entry:
  %total = call i64 @total()
  call void @rt_print(i64 %total)
  ret i64 0
}
