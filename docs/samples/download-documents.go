// Downloads every document of an order into the current folder and compares each with its checksum.
package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"time"
)

var client = http.Client{Timeout: time.Minute}

func get(path string) []byte {
	base := os.Getenv("HANDOVER_URL")
	if base == "" {
		base = "http://localhost:8080"
	}
	address := base + "/api/v1/extern/orders/" + url.PathEscape(os.Args[1]) + "/" + path
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HANDOVER_API_KEY"))
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != http.StatusOK {
		log.Fatal(path, ": ", response.Status, " ", err)
	}
	return content
}

func main() {
	var list struct {
		Data []struct {
			ID       string `json:"id"`
			FileName string `json:"fileName"`
			SHA256   string `json:"sha256"`
		} `json:"data"`
	}
	if err := json.Unmarshal(get("documents"), &list); err != nil {
		log.Fatal(err)
	}
	for _, document := range list.Data {
		content := get("documents/" + document.ID)
		sum := sha256.Sum256(content)
		if found := hex.EncodeToString(sum[:]); found != document.SHA256 {
			log.Fatalf("%s came with %s instead of %s; fetch it again.", document.FileName, found, document.SHA256)
		}
		name := filepath.Base(document.FileName) // a name only, never a path
		if err := os.WriteFile(name+".part", content, 0o600); err != nil {
			log.Fatal(err)
		}
		if err := os.Rename(name+".part", name); err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%s: %d bytes, checksum right\n", name, len(content))
	}
}
