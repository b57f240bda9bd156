// Converts an answer to an error: of API v1, of the older interface, of the token endpoint, or of a proxy.

package handover

import (
	"encoding/json"
	"net/http"
	"regexp"
)

func readError(response *http.Response) error {
	content, err := readBytes(response, maxJSONBytes)
	if err != nil {
		return err
	}
	var parsed any
	_ = json.Unmarshal(content, &parsed)
	body := objectOf(parsed)
	inner := objectOf(body["error"])
	common := APIError{
		Status:     response.StatusCode,
		RequestID:  response.Header.Get("X-Request-Id"),
		Details:    map[string]any{},
		RetryAfter: retryAfter(response.Header.Get("Retry-After")),
	}
	if id, isText := inner["requestId"].(string); isText {
		common.RequestID = id
	}
	if code, isCode := codeOf(inner["code"]); isCode {
		return common.with(code, textOf(inner["message"]), inner["details"])
	}
	code, isCode := codeOf(body["error"])
	if !isCode {
		return notFromService(response, string(content))
	}
	if message, isText := body["message"].(string); isText {
		return common.with(code, message, body["details"])
	}
	common.Code, common.Message = code, string(code)
	if description, isText := body["error_description"].(string); isText {
		common.Message = description
	}
	return &TokenError{common}
}

// with completes an error of the service. Only a 503 with one of its busy codes says that the call was not executed; a
// proxy cannot know.
func (e APIError) with(code ErrorCode, message string, details any) error {
	isBusy := false
	for _, busy := range busyCodes {
		isBusy = isBusy || e.Status == http.StatusServiceUnavailable && code == busy
	}
	e.Code, e.Message, e.Details = code, message, objectOf(details)
	e.Uncertain = e.Status >= 500 && !isBusy
	return &e
}

var codePattern = regexp.MustCompile(`^[A-Za-z]\w*$`)

// codeOf refuses the sentences and numbers that proxies put in its place.
func codeOf(value any) (ErrorCode, bool) {
	text, isText := value.(string)
	return ErrorCode(text), isText && codePattern.MatchString(text)
}

func textOf(value any) string {
	text, _ := value.(string)
	return text
}

func objectOf(value any) map[string]any {
	object, isObject := value.(map[string]any)
	if !isObject || object == nil {
		return map[string]any{}
	}
	return object
}
