package report

import (
	"reflect"
	"testing"
)

// Every field of a request except Seq and Only changes the compilation and the handle: a new field
// that is not compared would show the views of an older request.
func TestSameRequest(t *testing.T) {
	a := Request{Seq: 1}
	none := (&Request{}).Handle()
	if b := (Request{Seq: 2, Only: "@f"}); !a.Same(&b) || b.Handle() != none {
		t.Error("the number or the function makes a difference")
	}
	var vary func(at reflect.Value, name string)
	vary = func(at reflect.Value, name string) {
		if at.Kind() == reflect.Struct {
			for i := range at.NumField() {
				if f := at.Type().Field(i).Name; f != "Seq" && f != "Only" {
					vary(at.Field(i), f)
				}
			}
			return
		}
		switch old := reflect.ValueOf(at.Interface()); at.Kind() {
		case reflect.String:
			at.SetString("other")
			defer at.Set(old)
		case reflect.Slice:
			at.Set(reflect.MakeSlice(at.Type(), 1, 1))
			defer at.SetZero()
		case reflect.Bool:
			at.SetBool(!at.Bool())
			defer at.Set(old)
		case reflect.Uint32:
			at.SetUint(at.Uint() + 1)
			defer at.Set(old)
		default:
			at.SetInt(at.Int() + 1)
			defer at.Set(old)
		}
		if a.Same(&Request{}) {
			t.Errorf("%s makes no difference", name)
		}
		if a.Handle() == none {
			t.Errorf("%s is not in the handle", name)
		}
	}
	vary(reflect.ValueOf(&a).Elem(), "")
}
