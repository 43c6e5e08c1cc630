package app

// The elements that the page has.

// A returns a <a>.
func A() *Element { return Elem("a") }

// Abbr returns a <abbr>.
func Abbr() *Element { return Elem("abbr") }

// Aside returns a <aside>.
func Aside() *Element { return Elem("aside") }

// B returns a <b>.
func B() *Element { return Elem("b") }

// Button returns a <button>.
func Button() *Element { return Elem("button") }

// Code returns a <code>.
func Code() *Element { return Elem("code") }

// Col returns a <col>.
func Col() *Element { return Elem("col") }

// ColGroup returns a <colgroup>.
func ColGroup() *Element { return Elem("colgroup") }

// DataList returns a <datalist>.
func DataList() *Element { return Elem("datalist") }

// Dd returns a <dd>.
func Dd() *Element { return Elem("dd") }

// Del returns a <del>.
func Del() *Element { return Elem("del") }

// Details returns a <details>.
func Details() *Element { return Elem("details") }

// Div returns a <div>.
func Div() *Element { return Elem("div") }

// Dl returns a <dl>.
func Dl() *Element { return Elem("dl") }

// Dt returns a <dt>.
func Dt() *Element { return Elem("dt") }

// FieldSet returns a <fieldset>.
func FieldSet() *Element { return Elem("fieldset") }

// Footer returns a <footer>.
func Footer() *Element { return Elem("footer") }

// H1 returns a <h1>.
func H1() *Element { return Elem("h1") }

// H2 returns a <h2>.
func H2() *Element { return Elem("h2") }

// H3 returns a <h3>.
func H3() *Element { return Elem("h3") }

// H4 returns a <h4>.
func H4() *Element { return Elem("h4") }

// Header returns a <header>.
func Header() *Element { return Elem("header") }

// I returns a <i>.
func I() *Element { return Elem("i") }

// IFrame returns a <iframe>.
func IFrame() *Element { return Elem("iframe") }

// Input returns a <input>.
func Input() *Element { return Elem("input") }

// Kbd returns a <kbd>.
func Kbd() *Element { return Elem("kbd") }

// Label returns a <label>.
func Label() *Element { return Elem("label") }

// Legend returns a <legend>.
func Legend() *Element { return Elem("legend") }

// Li returns a <li>.
func Li() *Element { return Elem("li") }

// Main returns a <main>.
func Main() *Element { return Elem("main") }

// Nav returns a <nav>.
func Nav() *Element { return Elem("nav") }

// Ol returns a <ol>.
func Ol() *Element { return Elem("ol") }

// OptGroup returns a <optgroup>.
func OptGroup() *Element { return Elem("optgroup") }

// Option returns a <option>.
func Option() *Element { return Elem("option") }

// P returns a <p>.
func P() *Element { return Elem("p") }

// Pre returns a <pre>.
func Pre() *Element { return Elem("pre") }

// Section returns a <section>.
func Section() *Element { return Elem("section") }

// Select returns a <select>.
func Select() *Element { return Elem("select") }

// Small returns a <small>.
func Small() *Element { return Elem("small") }

// Span returns a <span>.
func Span() *Element { return Elem("span") }

// Summary returns a <summary>.
func Summary() *Element { return Elem("summary") }

// TBody returns a <tbody>.
func TBody() *Element { return Elem("tbody") }

// THead returns a <thead>.
func THead() *Element { return Elem("thead") }

// Table returns a <table>.
func Table() *Element { return Elem("table") }

// Td returns a <td>.
func Td() *Element { return Elem("td") }

// Textarea returns a <textarea>.
func Textarea() *Element { return Elem("textarea") }

// Th returns a <th>.
func Th() *Element { return Elem("th") }

// Tr returns a <tr>.
func Tr() *Element { return Elem("tr") }

// Ul returns a <ul>.
func Ul() *Element { return Elem("ul") }

// Wbr returns a <wbr>.
func Wbr() *Element { return Elem("wbr") }
