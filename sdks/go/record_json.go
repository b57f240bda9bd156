// Reads and writes the JSON of records without losing a field.

package handover

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"sort"
	"strings"
)

// readRecord reads a record of an answer. Fields without a place in the type, and values that do not fit, become
// extra ones: the API can grow.
func readRecord(data []byte, record any, extra *map[string]json.RawMessage) error {
	return readFields(data, record, extra, false)
}

// readBody reads a body that is to be sent: a value that does not fit is an error.
func readBody(data []byte, record any, extra *map[string]json.RawMessage) error {
	return readFields(data, record, extra, true)
}

func readFields(data []byte, record any, extra *map[string]json.RawMessage, isStrict bool) error {
	var values map[string]json.RawMessage
	if err := json.Unmarshal(data, &values); err != nil {
		return err
	}
	fields := reflect.ValueOf(record).Elem()
	for index := 0; index < fields.NumField(); index++ {
		name, _ := jsonTag(fields.Type().Field(index))
		value, isThere := values[name]
		if !isThere {
			continue
		}
		fits, err := readField(value, fields.Field(index))
		if err != nil && isStrict {
			return fmt.Errorf("%s: %w", name, err)
		}
		if fits {
			delete(values, name)
		}
	}
	if len(values) == 0 {
		values = nil
	}
	*extra = values
	return nil
}

// readField answers false if the record cannot write the value again as it was.
func readField(value json.RawMessage, field reflect.Value) (bool, error) {
	target := reflect.New(field.Type())
	if err := json.Unmarshal(value, target.Interface()); err != nil {
		return false, err
	}
	field.Set(target.Elem())
	return !bytes.Equal(value, []byte("null")) || isNullable(field), nil
}

func isNullable(field reflect.Value) bool {
	switch field.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice:
		return true
	}
	_, isOptional := field.Interface().(interface{ isAbsent() bool })
	return isOptional
}

// writeRecord writes all fields, then the extra ones. A field with `omitempty` is left out if it was not set.
func writeRecord(record any, extra map[string]json.RawMessage) ([]byte, error) {
	var text bytes.Buffer
	text.WriteByte('{')
	fields := reflect.ValueOf(record)
	for index := 0; index < fields.NumField(); index++ {
		name, omitsEmpty := jsonTag(fields.Type().Field(index))
		field := fields.Field(index)
		if _, isExtra := extra[name]; name == "-" || isExtra || omitsEmpty && field.IsZero() {
			continue
		}
		if err := writeField(&text, name, field.Interface()); err != nil {
			return nil, err
		}
	}
	for _, name := range sortedKeys(extra) {
		if err := writeField(&text, name, extra[name]); err != nil {
			return nil, err
		}
	}
	text.WriteByte('}')
	return text.Bytes(), nil
}

func writeField(text *bytes.Buffer, name string, value any) error {
	if text.Len() > 1 {
		text.WriteByte(',')
	}
	written, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	key, err := json.Marshal(name)
	text.Write(key)
	text.WriteByte(':')
	text.Write(written)
	return err
}

func jsonTag(field reflect.StructField) (name string, omitsEmpty bool) {
	name, option, _ := strings.Cut(field.Tag.Get("json"), ",")
	return name, option == "omitempty"
}

func sortedKeys(values map[string]json.RawMessage) []string {
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
