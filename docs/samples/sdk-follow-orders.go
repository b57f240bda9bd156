// Follows every change of every order, each once, even after a restart.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"os"
	"time"

	"handover.example/go/handover"
)

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// Continues from the stored state, or begins at SINCE.
func readState(file string) (options handover.SyncOptions, err error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		options.Since, err = time.Parse(time.RFC3339, setting("SINCE", time.Now().Format(time.RFC3339)))
		return options, err
	}
	if err == nil {
		err = json.Unmarshal(text, &options.Checkpoint)
	}
	return options, err
}

func save(file string, checkpoint handover.SyncCheckpoint) error {
	text, err := json.Marshal(checkpoint)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".new", text, 0o600); err != nil {
		return err
	}
	return os.Rename(file+".new", file) // replaces the file in one step
}

func run(ctx context.Context) error {
	client, err := handover.New(handover.Options{})
	if err != nil {
		return err
	}
	stateFile := setting("STATE_FILE", "handover-sync-go.json")
	options, err := readState(stateFile)
	if err != nil {
		return err
	}
	every, err := time.ParseDuration(setting("EVERY_SECONDS", "30") + "s")
	if err != nil {
		return err
	}
	options.Poll = handover.Some(every)
	sync := client.Orders.Sync(ctx, options)
	if err := save(stateFile, sync.Checkpoint()); err != nil { // a restart before the first change continues from here
		return err
	}
	for sync.Next() {
		order := sync.Value()
		fmt.Println(order.UpdatedAt, handover.Or(order.OrderNumber, handover.Or(order.RequestNumber, "")), order.Status)
		if err := save(stateFile, sync.Checkpoint()); err != nil { // after the work is done
			return err
		}
	}
	return sync.Err()
}

func main() {
	log.Fatal(run(context.Background()))
}
