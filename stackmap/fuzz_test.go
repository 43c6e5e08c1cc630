package stackmap_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	. "statepoint/stackmap"
)

// FuzzDecode decodes arbitrary bytes: there is no panic, and the result is a DecodeError within the
// section, or maps that survive encoding and decoding again.
func FuzzDecode(f *testing.F) {
	for _, b := range documentsBytes {
		f.Add(b)
		f.Add(append(b[:len(b):len(b)], b...))
	}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 12 {
		e, err := Encode(randomMap(r, uint8(1+i%3)))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(e.Bytes)
	}
	f.Fuzz(func(t *testing.T, section []byte) {
		maps, err := Decode(section, DecodeOptions{})
		a, err2 := DecodeAnnotated(section, DecodeOptions{})
		if (err == nil) != (err2 == nil) {
			t.Fatalf("annotating changes the outcome from %v to %v", err, err2)
		}
		checkAnnotation(t, a)
		a.Text(TextOptions{Width: 8})
		AppendJSON(nil, a.Maps)
		if err != nil {
			var d *DecodeError
			if !errors.As(err, &d) || d.Offset > uint64(len(section)) || d.Field == "" {
				t.Fatalf("error %v", err)
			}
			return
		}
		for _, m := range maps {
			e, err := EncodeAnnotated(m)
			if err != nil {
				t.Fatalf("encoding what was decoded: %v", err)
			}
			sameFields(t, e)
			again, err := Decode(e.Bytes, DecodeOptions{})
			if err != nil || len(again) != 1 || !reflect.DeepEqual(again[0], m) {
				t.Fatalf("decoded again %s (%v), want %s", AppendJSON(nil, again), err,
					AppendJSON(nil, []*Map{m}))
			}
		}
	})
}

// FuzzRoundTrip generates a map from the seed, encodes and decodes it.
func FuzzRoundTrip(f *testing.F) {
	for i := range uint64(9) {
		f.Add(i, uint8(i))
	}
	f.Fuzz(func(t *testing.T, seed uint64, version uint8) {
		m := randomMap(rand.New(rand.NewPCG(seed, 0)), 1+version%3)
		e, err := EncodeAnnotated(m)
		if err != nil {
			t.Fatal(err)
		}
		checkAnnotation(t, e.Annotation)
		sameFields(t, e)
		maps, err := Decode(e.Bytes, DecodeOptions{Relocations: e.Relocations})
		if err != nil || len(maps) != 1 || !reflect.DeepEqual(forgetForms(maps[0]),
			forgetForms(asDecoded(m, e))) {
			t.Fatalf("decoded %s (%v)", AppendJSON(nil, maps), err)
		}
		again, err := Encode(maps[0])
		if err != nil || !bytes.Equal(again.Bytes, e.Bytes) {
			t.Fatalf("encoded again\n% x\nwant\n% x (%v)", again.Bytes, e.Bytes, err)
		}
	})
}

// FuzzDecodeTable decodes arbitrary bytes: there is no panic, and the result is a DecodeError
// within the section, or tables that survive encoding and decoding again.
func FuzzDecodeTable(f *testing.F) {
	for seed := range uint64(8) {
		e, err := EncodeTable(randomTable(rand.New(rand.NewPCG(seed, 3))))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(e.Bytes)
	}
	f.Fuzz(func(t *testing.T, section []byte) {
		tables, err := DecodeTable(section)
		a, err2 := DecodeTableAnnotated(section)
		if (err == nil) != (err2 == nil) {
			t.Fatalf("annotating changes the outcome from %v to %v", err, err2)
		}
		checkAnnotation(t, a)
		a.Text(TextOptions{Width: 8})
		if err != nil {
			var d *DecodeError
			if !errors.As(err, &d) || d.Offset > uint64(len(section)) || d.Field == "" {
				t.Fatalf("error %v", err)
			}
			return
		}
		for _, table := range tables {
			e, err := EncodeTableAnnotated(table)
			if err != nil {
				t.Fatalf("encoding what was decoded: %v", err)
			}
			checkAnnotation(t, e.Annotation)
			again, err := DecodeTable(e.Bytes)
			if err != nil || len(again) != 1 || !reflect.DeepEqual(again[0], table) {
				t.Fatalf("decoded again %+v (%v), want %+v", again, err, table)
			}
		}
	})
}
