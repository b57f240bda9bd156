// Follows changes of orders by polling: each change once, even after a restart.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"
)

const overlap = time.Minute

type order struct {
	ID            string    `json:"id"`
	OrderNumber   *string   `json:"orderNumber"`
	RequestNumber *string   `json:"requestNumber"`
	Status        string    `json:"status"`
	UpdatedAt     time.Time `json:"updatedAt"`
}

// The end of the last round, and the changes of the overlap that were already handled.
type state struct {
	Since time.Time            `json:"since"`
	Seen  map[string]time.Time `json:"seen"`
}

var (
	base   = orElse(os.Getenv("HANDOVER_URL"), "http://localhost:8080")
	key    = os.Getenv("HANDOVER_API_KEY")
	client = http.Client{Timeout: 30 * time.Second}
)

func orElse(given, otherwise string) string {
	if given == "" {
		return otherwise
	}
	return given
}

func readChanges(since time.Time) ([]order, error) {
	changes := []order{}
	query := url.Values{"updatedSince": {since.Format(time.RFC3339Nano)}, "limit": {"100"}}
	for {
		request, _ := http.NewRequest("GET", base+"/api/v1/extern/orders?"+query.Encode(), nil)
		request.Header.Set("Authorization", "Bearer "+key)
		response, err := client.Do(request)
		if err != nil {
			return nil, err
		}
		var page struct {
			Data       []order `json:"data"`
			NextCursor *string `json:"nextCursor"`
		}
		err = json.NewDecoder(response.Body).Decode(&page)
		response.Body.Close()
		if response.StatusCode != http.StatusOK {
			return nil, fmt.Errorf("answered %s", response.Status)
		}
		if err != nil {
			return nil, err
		}
		changes = append(changes, page.Data...)
		if page.NextCursor == nil {
			return changes, nil
		}
		query.Set("cursor", *page.NextCursor)
	}
}

func poll(before state) (state, error) {
	changes, err := readChanges(before.Since.Add(-overlap))
	if err != nil {
		return before, err
	}
	after := state{Since: before.Since, Seen: map[string]time.Time{}}
	for i := len(changes) - 1; i >= 0; i-- { // the oldest change first
		each := changes[i]
		number := each.OrderNumber
		if number == nil {
			number = each.RequestNumber
		}
		if !before.Seen[each.ID].Equal(each.UpdatedAt) {
			fmt.Println(each.UpdatedAt.Format(time.RFC3339Nano), *number, each.Status)
		}
		after.Since = each.UpdatedAt
		after.Seen[each.ID] = each.UpdatedAt
	}
	return after, nil
}

func save(file string, current state) {
	kept, _ := json.Marshal(current)
	if err := os.WriteFile(file+".new", kept, 0o600); err != nil {
		log.Fatal(err)
	}
	if err := os.Rename(file+".new", file); err != nil { // replaces the file in one step
		log.Fatal(err)
	}
}

func main() {
	file := orElse(os.Getenv("STATE_FILE"), "handover-changes-go.json")
	seconds, _ := strconv.ParseFloat(orElse(os.Getenv("EVERY_SECONDS"), "60"), 64)
	current := state{Since: time.Now()}
	if since, err := time.Parse(time.RFC3339, os.Getenv("SINCE")); err == nil {
		current.Since = since
	}
	if kept, err := os.ReadFile(file); err == nil {
		if err := json.Unmarshal(kept, &current); err != nil {
			log.Fatal(err)
		}
	}
	save(file, current) // a restart before the first round continues from here
	for {
		after, err := poll(current)
		if err != nil {
			log.Println(err) // the next round starts from the same time
		} else {
			current = after
			save(file, current)
		}
		time.Sleep(time.Duration(seconds * float64(time.Second)))
	}
}
