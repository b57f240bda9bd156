// Documents of orders: the list, and files whose checksum is verified on arrival.

package handover

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"
)

// Documents are the calls about documents.
type Documents struct {
	sender *sender
}

// DownloadedFile is a file that arrived unchanged.
type DownloadedFile struct {
	// The file itself.
	Bytes []byte
	// The file name that the service gives it.
	FileName string
	// Mostly application/pdf.
	ContentType string
	// The verified SHA-256, hexadecimal.
	SHA256 string
}

const (
	// Files are larger than other answers.
	downloadTimeout = 120 * time.Second
	maxFileBytes    = 100 << 20
)

// List lists the documents of an order, oldest first.
func (d *Documents) List(ctx context.Context, orderID string) ([]Document, error) {
	answer, err := answerOf[list[Document]](ctx, d.sender, OperationListDocuments, Input{Path: pathID(orderID)})
	if err != nil {
		return nil, err
	}
	return answer.Data, nil
}

// Download downloads a document of the list and verifies it with the SHA-256 there; a wrong file is fetched again.
func (d *Documents) Download(ctx context.Context, orderID string, document Document) (*DownloadedFile, error) {
	path := map[string]string{"id": orderID, "documentId": document.ID}
	return d.sender.download(ctx, OperationDownloadDocument, path, document.SHA256)
}

// DownloadByID looks up the document in the list first. One that is not there is requested anyway, because the service
// answers with the reason.
func (d *Documents) DownloadByID(ctx context.Context, orderID, documentID string) (*DownloadedFile, error) {
	documents, err := d.List(ctx, orderID)
	if err != nil {
		return nil, err
	}
	for _, document := range documents {
		if document.ID == documentID {
			return d.Download(ctx, orderID, document)
		}
	}
	return d.Download(ctx, orderID, Document{ID: documentID})
}

// download verifies the checksum in the answer if there is none of a list.
func (s *sender) download(
	ctx context.Context, operation Operation, path map[string]string, checksum string,
) (*DownloadedFile, error) {
	call, err := prepare(operation, Input{Path: path, Header: map[string]string{"Accept": "*/*"}})
	if err != nil {
		return nil, err
	}
	call.timeout = s.timeout
	if call.timeout < downloadTimeout {
		call.timeout = downloadTimeout
	}
	var file *DownloadedFile
	call.read = func(response *http.Response) (err error) {
		file, err = readFile(response, checksum)
		return err
	}
	if err := s.send(ctx, call); err != nil {
		return nil, err
	}
	return file, nil
}

var quotedChecksum = regexp.MustCompile(`"([0-9a-f]{64})"`)

func readFile(response *http.Response, expected string) (*DownloadedFile, error) {
	content, err := readBytes(response, maxFileBytes)
	if err != nil {
		return nil, err
	}
	if match := quotedChecksum.FindStringSubmatch(response.Header.Get("ETag")); expected == "" && match != nil {
		expected = match[1]
	}
	sum := sha256.Sum256(content)
	actual := hex.EncodeToString(sum[:])
	contentType := response.Header.Get("Content-Type")
	// No document is a page; a login page or a proxy sends one.
	if expected != actual && strings.HasPrefix(strings.ToLower(contentType), "text/html") {
		return nil, notFromService(response, string(content))
	}
	if expected != "" && expected != actual {
		return nil, &ChecksumError{Expected: expected, Actual: actual}
	}
	name := fileNameOf(response.Header.Get("Content-Disposition"))
	return &DownloadedFile{content, name, firstText(contentType, "application/octet-stream"), actual}, nil
}

var (
	encodedFileName = regexp.MustCompile(`(?i)filename\*=UTF-8''([^;]+)`)
	plainFileName   = regexp.MustCompile(`filename="([^"]*)"`)
)

// fileNameOf prefers the encoded form of RFC 6266, which keeps every character.
func fileNameOf(disposition string) string {
	if match := encodedFileName.FindStringSubmatch(disposition); match != nil {
		if name, err := url.PathUnescape(match[1]); err == nil {
			return name
		}
	}
	if match := plainFileName.FindStringSubmatch(disposition); match != nil {
		return match[1]
	}
	return "document"
}
