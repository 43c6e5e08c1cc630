package amd64

// x87Forms are the forms of the x87 unit that long double needs: loads to the top of its register
// stack, stores from there with a pop, and operations on the two topmost registers. Where the
// manual allows any second register it is always ST(1), which the line omits.
var x87Forms = [...]line{
	{FLD32, "FLD m32", "D9 /0"},
	{FLD64, "FLD m64", "DD /0"},
	{FLD80, "FLD m80", "DB /5"},
	{FILD32, "FILD m32", "DB /0"},
	{FILD64, "FILD m64", "DF /5"},
	{FLDZ, "FLDZ", "D9 EE"},
	{FLD1, "FLD1", "D9 E8"},
	{FSTP32, "FSTP m32", "D9 /3"},
	{FSTP64, "FSTP m64", "DD /3"},
	{FSTP80, "FSTP m80", "DB /7"},
	{FISTP32, "FISTP m32", "DB /3"},
	{FISTP64, "FISTP m64", "DF /7"},
	{FPOP, "FSTP", "DD D8"},
	{FADDP, "FADDP", "DE C1"},
	{FMULP, "FMULP", "DE C9"},
	{FSUBP, "FSUBP", "DE E9"},
	{FSUBRP, "FSUBRP", "DE E1"},
	{FDIVP, "FDIVP", "DE F9"},
	{FDIVRP, "FDIVRP", "DE F1"},
	{FXCH, "FXCH", "D9 C9"},
	{FCHS, "FCHS", "D9 E0"},
	{FABS, "FABS", "D9 E1"},
	{FSQRT, "FSQRT", "D9 FA"},
	{FUCOMIP, "FUCOMIP", "DF E9"},
	{FNSTCW, "FNSTCW m16", "D9 /7"},
	{FLDCW, "FLDCW m16", "D9 /5"},
}

// goEndsInF0 reports the operations that Go's assembler writes with the top of the stack as the
// last operand.
func goEndsInF0(op Op) bool {
	switch op {
	case FLD32, FLD64, FLD80, FILD32, FILD64:
		return true
	}
	return false
}
