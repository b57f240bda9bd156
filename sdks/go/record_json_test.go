// Records keep every field, and bodies send only what was set.

package handover

import (
	"encoding/json"
	"testing"
	"time"
)

func mustMarshal(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAnswersKeepWhatThisVersionDoesNotKnow(t *testing.T) {
	for name, text := range map[string]string{
		"an added field":          `{"id":"a","url":"u","expiresAt":"2026-10-05T08:00:00.000Z","added":{"a":[1,null]}}`,
		"another type":            `{"url":"u","expiresAt":"2026-10-05T08:00:00Z","id":17}`,
		"null instead of a value": `{"id":"a","expiresAt":"2026-10-05T08:00:00Z","url":null}`,
		"a text that is no time":  `{"id":"a","url":"u","expiresAt":"soon"}`,
		"another time zone":       `{"id":"a","url":"u","expiresAt":"2026-10-05T10:00:00+02:00"}`,
	} {
		var inbox Inbox
		if err := json.Unmarshal([]byte(text), &inbox); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if written := mustMarshal(t, inbox); written != text {
			t.Errorf("%s: %s instead of %s", name, written, text)
		}
	}
}

func TestAnswersKeepNullAndUnknownValues(t *testing.T) {
	const text = `{"status":"LATER","readiness":{"status":"INCOMPLETE","documentsRequired":false,"missing":["vehicle.vin"]},` +
		`"requestedPickup":null,"requestedDelivery":null,"actualPickup":null,"actualDelivery":null,"estimatedDelivery":null}`
	var status OrderStatus
	if err := json.Unmarshal([]byte(text), &status); err != nil {
		t.Fatal(err)
	}
	if status.Status != "LATER" || status.RequestedPickup != nil || status.Readiness.Missing[0] != "vehicle.vin" {
		t.Errorf("%+v", status)
	}
	if written := mustMarshal(t, status); written != text {
		t.Errorf("%s instead of %s", written, text)
	}
}

func TestBodiesSendOnlyWhatWasSet(t *testing.T) {
	for expected, body := range map[string]any{
		`{}`:                      OrderChange{},
		`{"instructions":null}`:   OrderChange{Instructions: Null[string]()},
		`{"instructions":""}`:     OrderChange{Instructions: Some("")},
		`{"metadata":{}}`:         OrderChange{Metadata: Some(map[string]any{})},
		`{"vehicle":{"vin":"V"}}`: OrderChange{Vehicle: Some(OrderChangeVehicle{VIN: Some("V")})},
		`{"later":1}`:             OrderChange{Extra: map[string]json.RawMessage{"later": json.RawMessage("1")}},
		`{"requestedPickup":"2026-10-05T08:00:00.000Z"}`: OrderChange{
			RequestedPickup: Some(At(time.Date(2026, 10, 5, 10, 0, 0, 0, time.FixedZone("", 7200)))),
		},
	} {
		if written := mustMarshal(t, body); written != expected {
			t.Errorf("%s instead of %s", written, expected)
		}
	}
}

func TestBodiesAreReadWithAbsentFieldsAndNull(t *testing.T) {
	var change OrderChange
	if err := json.Unmarshal([]byte(`{"instructions":null,"customerReference":"A"}`), &change); err != nil {
		t.Fatal(err)
	}
	reference, hasReference := change.CustomerReference.Get()
	if !change.Instructions.IsNull() || change.Metadata.IsSet() || !hasReference || reference != "A" {
		t.Errorf("%+v", change)
	}
	if err := json.Unmarshal([]byte(`{"instructions":17}`), &change); err == nil {
		t.Error("a number is no text")
	}
}

func TestEventsHaveTheTypeOfTheirName(t *testing.T) {
	const text = `{"id":"a","type":"vehicle.delivered","apiVersion":"2026-09-01","createdAt":"2026-10-05T08:00:00.000Z",` +
		`"tenantId":"t","data":{"orderId":"o","hasDamage":true}}`
	var event Event
	if err := json.Unmarshal([]byte(text), &event); err != nil {
		t.Fatal(err)
	}
	message, isDelivered := event.Message().(*VehicleDeliveredEvent)
	if !isDelivered || !message.Data.HasDamage || message.Data.OrderID != "o" {
		t.Errorf("%+v", event.Message())
	}
	if written := mustMarshal(t, event); written != text {
		t.Errorf("%s instead of %s", written, text)
	}
	event.Type = "vehicle.flown"
	if _, isUnknown := event.Message().(*Event); !isUnknown {
		t.Errorf("%+v", event.Message())
	}
	for _, name := range EventNames {
		if newMessage(name) == nil {
			t.Errorf("%s has no type", name)
		}
	}
}

func TestCompactJSONIsThatOfJavaScript(t *testing.T) {
	const given = "{ \"z\": [1.0, 1e21, 1E-7, -0, 149.90], \"a\": \"\\u00fc\\/\\u2028\\b\\u0001\" , \"n\": null}"
	const expected = "{\"z\":[1,1e+21,1e-7,0,149.9],\"a\":\"ü/\u2028\\b\\u0001\",\"n\":null}"
	if written := string(compactJSON([]byte(given))); written != expected {
		t.Errorf("%s instead of %s", written, expected)
	}
	if compactJSON([]byte("{")) != nil {
		t.Error("half an object is no JSON")
	}
}
