// Fields that can be absent, null or have a value.

package handover

import (
	"bytes"
	"encoding/json"
)

// Optional is a field of a body. Its zero value is absent: it is not sent. Some gives it a value, Null sends null,
// which clears the field in a change.
type Optional[T any] struct {
	value  T
	isSet  bool
	isNull bool
}

// Some is a field with a value.
func Some[T any](value T) Optional[T] {
	return Optional[T]{value: value, isSet: true}
}

// Null is a field that is sent as null.
func Null[T any]() Optional[T] {
	return Optional[T]{isSet: true, isNull: true}
}

// Get returns the value; false if the field is absent or null.
func (o Optional[T]) Get() (T, bool) {
	return o.value, o.isSet && !o.isNull
}

// IsSet tells whether the field is sent, as a value or as null.
func (o Optional[T]) IsSet() bool {
	return o.isSet
}

// IsNull tells whether the field is sent as null.
func (o Optional[T]) IsNull() bool {
	return o.isNull
}

// MarshalJSON writes the value or null. The record that has the field leaves it out if it is absent.
func (o Optional[T]) MarshalJSON() ([]byte, error) {
	if !o.isSet || o.isNull {
		return []byte("null"), nil
	}
	return json.Marshal(o.value)
}

// UnmarshalJSON reads a value or null.
func (o *Optional[T]) UnmarshalJSON(data []byte) error {
	if bytes.Equal(data, []byte("null")) {
		*o = Null[T]()
		return nil
	}
	*o = Optional[T]{isSet: true}
	return json.Unmarshal(data, &o.value)
}

// Or returns what the pointer points to, or the fallback if it is nil: fields of answers that can be null are pointers.
func Or[T any](value *T, fallback T) T {
	if value == nil {
		return fallback
	}
	return *value
}

func (o Optional[T]) isAbsent() bool {
	return !o.isSet
}
