// The stream of the sandbox goes on after a break, from its position, and repeats no event.

package handover

import (
	"context"
	"fmt"
	"net/http"
	"testing"
	"time"
)

func TestTheStreamReconnectsAndRepeatsNoEvent(t *testing.T) {
	var positions []string
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		positions = append(positions, call.Header.Get("Last-Event-Id"))
		writer.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
		send := func(event, position, data string) {
			fmt.Fprintf(writer, "event: %s\nid: %s\ndata: %s\n\n", event, position, data)
			writer.(http.Flusher).Flush()
		}
		send("connected", "0", "{}")
		fmt.Fprint(writer, ":\n\n")
		if len(positions) == 1 {
			send("order.created", "1", `{"id":"a","type":"order.created"}`)
			breakConnection(writer)
			return
		}
		send("gap", "5", `{"reason":"TOO_OLD","since":"s"}`)
		send("order.created", "6", `{"id":"a","type":"order.created"}`)
		send("order.accepted", "7", `{"id":"b","type":"order.accepted"}`)
		<-call.Context().Done()
	})
	client := newClient(t, Options{URL: server.URL, Pauses: []time.Duration{time.Millisecond}})
	connections := 0
	var gap StreamGap
	events := client.Sandbox.Events(context.Background(), ListenOptions{
		LastEventID: "before",
		OnConnected: func(string) { connections++ },
		OnGap:       func(found StreamGap) { gap = found },
	})
	var found []string
	for len(found) < 2 && events.Next() {
		found = append(found, events.Value().Event.ID+events.Value().Position)
	}
	events.Close()
	if fmt.Sprint(found) != "[a1 b7]" || fmt.Sprint(positions) != "[before 1]" {
		t.Errorf("%v after %v: %v", found, positions, events.Err())
	}
	if connections != 2 || gap.Reason != "TOO_OLD" {
		t.Errorf("%d connections, %+v", connections, gap)
	}
	if events.Next() || events.Err() == nil {
		t.Error("a closed stream has no further event")
	}
}

func TestAPageInsteadOfTheStreamEndsIt(t *testing.T) {
	server := newServer(t, func(writer http.ResponseWriter, call *http.Request) {
		writer.Header().Set("Content-Type", "text/html")
		fmt.Fprint(writer, "<h1>Sign in</h1>")
	})
	events := newClient(t, Options{URL: server.URL}).Sandbox.Events(context.Background(), ListenOptions{})
	if events.Next() || !HasCode(events.Err(), "HTTP_200") {
		t.Errorf("%v", events.Err())
	}
}
