package hidden_test

const (
	asInt = "%a@ = ptrtoint ptr addrspace(1) V to i64\n"
	asRef = "\n%p@ = inttoptr i64 %r@ to ptr addrspace(1)"
	// other is another object, of which V may be a part of the heap's only one.
	other = "%q@ = load ptr addrspace(1), ptr addrspace(1) V\n" +
		"%o@ = ptrtoint ptr addrspace(1) %q@ to i64\n"
)

// number is a way to hide a reference as an integer %b that %r is computed from.
func number(name, globals, hide, reveal string) kind {
	return kind{name: name, globals: globals, hide: asInt + hide, reveal: reveal + asRef,
		read: refRead}
}

// through is a way by an intrinsic of one argument, with which it is undone.
func through(name, intrinsic string) kind {
	return number(name, "declare i64 @"+intrinsic+"(i64)", "%b@ = call i64 @"+intrinsic+"(i64 %a@)",
		"%r@ = call i64 @"+intrinsic+"(i64 %b@)")
}

// arithmetic are the ways by arithmetic on the address, or on two addresses.
var arithmetic = []kind{
	number("low bits subtracted", "", "%m@ = and i64 %a@, 7\n%b@ = sub i64 %a@, %m@",
		"%r@ = add i64 %b@, 0"),
	number("low bits xor-ed out", "", "%m@ = and i64 %a@, 7\n%b@ = xor i64 %a@, %m@",
		"%r@ = or i64 %b@, 0"),
	number("remainder subtracted", "", "%m@ = urem i64 %a@, 16\n%b@ = sub i64 %a@, %m@",
		"%r@ = add i64 %b@, 0"),
	number("hash subtracted", "", "%m@ = urem i64 %a@, 48\n%b@ = sub i64 %a@, %m@",
		"%r@ = add i64 %b@, 0"),
	number("masked by a computed mask", "", "%m@ = and i64 %a@, 7\n%n@ = xor i64 %m@, -1\n"+
		"%b@ = and i64 %a@, %n@", "%r@ = add i64 %b@, 0"),
	number("negated", "", "%b@ = sub i64 0, %a@", "%r@ = sub i64 0, %b@"),
	number("complement", "", "%b@ = xor i64 %a@, -1", "%r@ = xor i64 %b@, -1"),
	number("multiplied", "", "%b@ = mul i64 %a@, 3", "%r@ = udiv i64 %b@, 3"),
	number("divided", "", "%b@ = sdiv i64 %a@, 8", "%r@ = mul i64 8, %b@"),
	number("shifted by a variable", "", "%b@ = shl i64 %a@, %hid.i", "%r@ = lshr i64 %b@, %hid.i"),
	number("number of a double", "", "%b@ = uitofp i64 %a@ to double",
		"%r@ = fptoui double %b@ to i64"),
	number("NaN box", "", "%m@ = or i64 %a@, -1125899906842624\n%b@ = bitcast i64 %m@ to double",
		"%c@ = bitcast double %b@ to i64\n%r@ = and i64 %c@, 1125899906842623"),
	number("rotated", "declare i64 @llvm.fshl.i64(i64, i64, i64)\n"+
		"declare i64 @llvm.fshr.i64(i64, i64, i64)",
		"%b@ = call i64 @llvm.fshl.i64(i64 %a@, i64 %a@, i64 16)",
		"%r@ = call i64 @llvm.fshr.i64(i64 %b@, i64 %b@, i64 16)"),
	number("rotated by shifts", "", "%h@ = shl i64 %a@, 20\n%l@ = lshr i64 %a@, 44\n"+
		"%b@ = or i64 %h@, %l@",
		"%i@ = lshr i64 %b@, 20\n%j@ = shl i64 %b@, 44\n%r@ = or i64 %i@, %j@"),
	number("rotated by a variable", "declare i64 @llvm.fshl.i64(i64, i64, i64)\n"+
		"declare i64 @llvm.fshr.i64(i64, i64, i64)",
		"%b@ = call i64 @llvm.fshl.i64(i64 %a@, i64 %a@, i64 %hid.i)",
		"%r@ = call i64 @llvm.fshr.i64(i64 %b@, i64 %b@, i64 %hid.i)"),
	through("bytes swapped", "llvm.bswap.i64"),
	through("bits reversed", "llvm.bitreverse.i64"),
	number("larger of two", "declare i64 @llvm.umax.i64(i64, i64)",
		"%b@ = call i64 @llvm.umax.i64(i64 %a@, i64 4096)", "%r@ = or i64 %b@, 0"),
	number("saturated sum", "declare i64 @llvm.uadd.sat.i64(i64, i64)",
		"%b@ = call i64 @llvm.uadd.sat.i64(i64 %a@, i64 8)", "%r@ = sub i64 %b@, 8"),
	number("checked sum", "declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)",
		"%s@ = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a@, i64 8)\n"+
			"%b@ = extractvalue { i64, i1 } %s@, 0", "%r@ = sub i64 %b@, 8"),
	number("masked in i128", "", "%w@ = zext i64 %a@ to i128\n%b@ = and i128 %w@, -8",
		"%r@ = trunc i128 %b@ to i64"),
	number("multiple in i128", "", "%w@ = zext i64 %a@ to i128\n"+
		"%b@ = mul i128 %w@, 18446744073709551616",
		"%c@ = lshr i128 %b@, 64\n%r@ = trunc i128 %c@ to i64"),
	number("reversed vector", "declare <2 x i64> @llvm.vector.reverse.v2i64(<2 x i64>)",
		"%v@ = insertelement <2 x i64> zeroinitializer, i64 %a@, i32 0\n"+
			"%b@ = call <2 x i64> @llvm.vector.reverse.v2i64(<2 x i64> %v@)",
		"%r@ = extractelement <2 x i64> %b@, i32 1"),
	number("sum of a vector", "declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)",
		"%v@ = insertelement <2 x i64> zeroinitializer, i64 %a@, i32 0",
		"%r@ = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %v@)"),
	{name: "difference as an index", hide: asInt + other + "%b@ = sub i64 %o@, %a@",
		reveal: "%p@ = getelementptr i8, ptr addrspace(1) V, i64 %b@", read: refRead},
	{name: "difference in elements", hide: asInt + other + "%d@ = sub i64 %o@, %a@\n" +
		"%b@ = ashr exact i64 %d@, 3",
		reveal: "%p@ = getelementptr i64, ptr addrspace(1) V, i64 %b@", read: refRead},
	{name: "difference added", hide: asInt + other + "%b@ = sub i64 %o@, %a@",
		reveal: "%i@ = ptrtoint ptr addrspace(1) V to i64\n%r@ = add i64 %i@, %b@" + asRef,
		read:   refRead},
	{name: "xor of two", hide: asInt + other + "%b@ = xor i64 %o@, %a@",
		reveal: "%i@ = ptrtoint ptr addrspace(1) V to i64\n%r@ = xor i64 %i@, %b@" + asRef,
		read:   refRead},
	{name: "sum in a slot", begin: "%hid.s = alloca i64",
		hide: "store i64 0, ptr %hid.s\n" + asInt +
			"%u@ = atomicrmw add ptr %hid.s, i64 %a@ seq_cst",
		reveal: "%r@ = load i64, ptr %hid.s" + asRef, read: refRead},
	{name: "tag set in a slot", begin: "%hid.s = alloca i64",
		hide: asInt + "store i64 %a@, ptr %hid.s\n" +
			"%u@ = atomicrmw or ptr %hid.s, i64 1 monotonic",
		reveal: "%t@ = load i64, ptr %hid.s\n%r@ = and i64 %t@, -8" + asRef, read: refRead},
	{name: "exchanged if equal", begin: "%hid.s = alloca i64",
		hide: "store i64 0, ptr %hid.s\n" + asInt +
			"%u@ = cmpxchg ptr %hid.s, i64 0, i64 %a@ seq_cst seq_cst",
		reveal: "%r@ = load i64, ptr %hid.s" + asRef, read: refRead},
}
