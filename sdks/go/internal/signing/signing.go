// Package signing computes the signature of webhook messages.
package signing

import (
	"crypto/hmac"
	"crypto/sha256"
)

// Sum is the HMAC of prefix and body with the text of the secret.
func Sum(secret, prefix string, body []byte) []byte {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(prefix))
	mac.Write(body)
	return mac.Sum(nil)
}
