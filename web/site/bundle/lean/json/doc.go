// Package json stands for encoding/json. The page keeps what it keeps by itself, so
// all that go-app encodes here is its errors, for people to read.
package json
