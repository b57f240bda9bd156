// Writes JSON as the service does, to recognise a body that was parsed and serialised again.

package handover

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// compactJSON writes the JSON without blanks, in the order of its fields, with strings and numbers in the form of
// JavaScript; nil if it is no JSON.
func compactJSON(body []byte) []byte {
	if !json.Valid(body) {
		return nil
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.UseNumber()
	var text bytes.Buffer
	if writeValue(decoder, &text) != nil {
		return nil
	}
	return text.Bytes()
}

func writeValue(decoder *json.Decoder, text *bytes.Buffer) error {
	token, err := decoder.Token()
	if err != nil {
		return err
	}
	switch value := token.(type) {
	case json.Delim:
		return writeItems(decoder, text, value)
	case string:
		writeString(text, value)
	case json.Number:
		text.WriteString(javascriptNumber(value))
	case bool:
		text.WriteString(strconv.FormatBool(value))
	default:
		text.WriteString("null")
	}
	return nil
}

func writeItems(decoder *json.Decoder, text *bytes.Buffer, opening json.Delim) error {
	text.WriteString(opening.String())
	for count := 0; decoder.More(); count++ {
		if count > 0 {
			text.WriteByte(',')
		}
		if opening == '{' {
			if err := writeValue(decoder, text); err != nil {
				return err
			}
			text.WriteByte(':')
		}
		if err := writeValue(decoder, text); err != nil {
			return err
		}
	}
	closing, err := decoder.Token()
	fmt.Fprint(text, closing)
	return err
}

var shortEscapes = map[rune]string{
	'"': `\"`, '\\': `\\`, '\b': `\b`, '\f': `\f`, '\n': `\n`, '\r': `\r`, '\t': `\t`,
}

func writeString(text *bytes.Buffer, value string) {
	text.WriteByte('"')
	for _, letter := range value {
		if escape, isEscaped := shortEscapes[letter]; isEscaped {
			text.WriteString(escape)
		} else if letter < ' ' {
			fmt.Fprintf(text, `\u%04x`, letter)
		} else {
			text.WriteRune(letter)
		}
	}
	text.WriteByte('"')
}

func javascriptNumber(number json.Number) string {
	value, err := number.Float64()
	if err != nil {
		return number.String()
	}
	if size := math.Abs(value); size == 0 {
		return "0"
	} else if size >= 1e-6 && size < 1e21 {
		return strconv.FormatFloat(value, 'f', -1, 64)
	}
	mantissa, exponent, _ := strings.Cut(strconv.FormatFloat(value, 'e', -1, 64), "e")
	sign, digits := exponent[:1], strings.TrimLeft(exponent[1:], "0")
	return mantissa + "e" + sign + digits
}
