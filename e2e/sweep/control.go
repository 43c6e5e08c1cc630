package sweep

import (
	"fmt"
	"strings"
)

func (m *maker) control() {
	p := Pointer0.Text(m.typed)
	for _, t := range isOf(func(t *Type) bool { return t.is(Int) }) {
		m.template("switch", i(8), "  switch T0, label %d []\nd:\n  %r = phi i8 [1, %entry]", true,
			nil, t)
		if t.Bits > 1 {
			m.template("switch of some", i(8),
				fmt.Sprintf(
					"  switch T0, label %%d [i%[1]d 0, label %%a i%[1]d -3, label %%b i%[1]d 13, "+
						"label %%a]\na:\n  br label %%d\nb:\n  br label %%d\nd:\n  %%r = phi i8 "+
						"[1, %%entry], [2, %%a], [3, %%b]", t.Bits), true, nil, t)
		}
		if t.Bits >= 8 {
			var cases, phis strings.Builder
			for k := range 12 {
				fmt.Fprintf(&cases, "i%d %d, label %%s%d ", t.Bits, k+5, k%3)
			}
			fmt.Fprintf(&phis, "a:\n  %%r = phi i8 [1, %%entry], [2, %%s0], [3, %%s1], [4, %%s2]")
			m.template("switch by table", i(8),
				"  switch T0, label %a ["+cases.String()+"]\ns0:\n  br label %a\ns1:\n  br label "+
					"%a\ns2:\n  br label %a\n"+phis.String(), true, nil, t)
		}
	}
	m.template("br", i(8),
		"  br T0, label %a, label %b\na:\n  br label %c\nb:\n  br label %c\nc:\n  %r = phi i8 "+
			"[1, %a], [2, %b]", true, nil, i(1))
	m.template("br to one block", i(8),
		"  br T0, label %a, label %a\na:\n  %r = phi i8 [1, %entry], [1, %entry]", true, nil, i(1))
	for _, t := range Types {
		text := t.Text(m.typed)
		for k, o := range t.Operands(m.typed) {
			value := o.Text
			if k == 0 {
				value = "%x"
			}
			// A separate function that returns the value, and one that gets it as an argument.
			name := fmt.Sprintf("give.%s.%d",
				strings.NewReplacer("<", "", ">", "", "{", "", "}", "", " ", "_", ",", "", "[", "",
					"]", "", "*", "p", "(", "", ")", "").Replace(text), k)
			for _, cc := range []string{"", "fastcc ", "coldcc ", "tailcc ", "preserve_mostcc ",
				"swiftcc ", "x86_64_sysvcc "} {
				full := name + strings.TrimSpace(cc)
				def := fmt.Sprintf(
					"define internal %s%s @%s(i32 %%n, %s %%x, i64 %%m) {\n  ret %s %s\n}", cc,
					text, full, text, text, value)
				m.template("call "+cc+"returning "+o.Kind, t,
					fmt.Sprintf("  %%r = call %s%s @%s(i32 3, T0, i64 -7)", cc, text, full), false,
					[]string{def}, t)
			}
		}
		m.template("va_arg", nil, "  %l = alloca [3 x i64]\n"+map[bool]string{
			true:  "  %lc = bitcast [3 x i64]* %l to i8*\n",
			false: ""}[m.typed]+"  store volatile T0, "+map[bool]string{true: text + "* null",
			false: "ptr null"}[m.typed]+"\n  %v = va_arg "+map[bool]string{
			true:  "i8* %lc",
			false: "ptr %l"}[m.typed]+", "+text+"\n  store volatile "+text+" %v, "+map[bool]string{
			true: text + "* null", false: "ptr null"}[m.typed], false, nil, t)
		m.template("variadic call", i(32), "  %r = call i32 ("+p+", ...) @printf("+p+" "+global(
			m.typed)+", T0, T1)", false, []string{"declare i32 @printf(" + p + ", ...)"}, t, t)
		for _, attr := range []string{"byval", "sret", "inreg", "noundef"} {
			switch attr {
			case "byval", "sret":
				pointer := p
				if m.typed {
					pointer = text + "*"
				}
				m.template("call "+attr, nil,
					fmt.Sprintf(
						"  %%s = alloca %s\n  store T0, %s %%s\n  call void @take.%s.%s(%s "+
							"%s(%s) %%s)", text, pointer, attr, mangle(text), pointer, attr, text),
					false,
					[]string{fmt.Sprintf("declare void @take.%s.%s(%s %s(%s))", attr, mangle(text),
						pointer, attr, text)}, t)
			default:
				m.template("call "+attr, nil, fmt.Sprintf("  call void @take.%s.%s(%s %s $0)", attr,
					mangle(text), text, attr), true,
					[]string{fmt.Sprintf("declare void @take.%s.%s(%s %s)", attr, mangle(text),
						text, attr)}, t)
			}
		}
	}
}

func mangle(text string) string {
	return strings.NewReplacer("<", "", ">", "", "{", "s", "}", "e", " ", "_", ",", "", "[", "a",
		"]", "", "*", "p", "(", "", ")", "").Replace(text)
}

func (m *maker) calls() {
	// Through pointers that are constants.
	for _, o := range Pointer0.Operands(m.typed)[1:] {
		callee := o.Text
		if m.typed {
			if o.Kind == "undef" || o.Kind == "poison" || o.Kind == "zero" {
				m.add(&Case{Name: "call of " + o.Kind, Body: "  call void " + callee + "()",
					Indeterminate: true})
			} else {
				m.add(&Case{Name: "call of " + o.Kind, Body: "  call void bitcast (i8* " + callee +
					" to void ()*)()", Indeterminate: true})
			}
			continue
		}
		m.add(&Case{Name: "call of " + o.Kind, Body: "  call void " + callee + "()",
			Indeterminate: true})
	}
}
