// Code that verifies a signature, to copy: the raw bytes, each `v1=` part, five minutes either way.
export const CODE_LANGUAGES = ['TypeScript', 'Python', 'PHP', 'Java', 'C#', 'Go'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export const VERIFY_CODE: Record<CodeLanguage, string> = {
  TypeScript: `import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const app = express();
const secret = process.env.WEBHOOK_SECRET!;

function verify(body: Buffer, header = ''): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const t = parts.find(([key]) => key === 't')?.[1] ?? '';
  if (Math.abs(Date.now() / 1000 - Number(t)) > 300) return false;
  const expected = createHmac('sha256', secret).update(\`\${t}.\`).update(body).digest();
  return parts.some(([key, value]) => {
    const given = Buffer.from(key === 'v1' ? (value ?? '') : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

// The raw bytes: express.json() would parse them first.
app.post('/hooks/handover', express.raw({ type: '*/*' }), (req, res) => {
  if (!verify(req.body, req.get('X-Service-Signature'))) return res.sendStatus(401);
  const event = JSON.parse(req.body.toString());
  res.sendStatus(204);
});`,
  Python: `import hashlib, hmac, json, os, time
from flask import Flask, abort, request

app = Flask(__name__)
secret = os.environ["WEBHOOK_SECRET"].encode()

def verify(body: bytes, header: str) -> bool:
    parts = [part.split("=", 1) for part in header.split(",") if "=" in part]
    t = next((value for key, value in parts if key == "t"), "0")
    if not t.isdigit() or abs(time.time() - int(t)) > 300:
        return False
    expected = hmac.new(secret, t.encode() + b"." + body, hashlib.sha256).hexdigest()
    return any(key == "v1" and hmac.compare_digest(value, expected) for key, value in parts)

@app.post("/hooks/handover")
def hook():
    body = request.get_data()  # the raw bytes, before anything parses them
    if not verify(body, request.headers.get("X-Service-Signature", "")):
        abort(401)
    event = json.loads(body)
    return "", 204`,
  PHP: `<?php
$secret = getenv('WEBHOOK_SECRET');
$body = file_get_contents('php://input'); // the raw bytes

function verify(string $body, string $header, string $secret): bool {
    $t = '0';
    $signatures = [];
    foreach (explode(',', $header) as $part) {
        [$key, $value] = array_pad(explode('=', $part, 2), 2, '');
        if ($key === 't') $t = $value;
        if ($key === 'v1') $signatures[] = $value;
    }
    if (abs(time() - (int) $t) > 300) return false;
    $expected = hash_hmac('sha256', "$t.$body", $secret);
    foreach ($signatures as $signature) {
        if (hash_equals($expected, $signature)) return true;
    }
    return false;
}

if (!verify($body, $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '', $secret)) {
    http_response_code(401);
    exit;
}
$event = json_decode($body, true);
http_response_code(204);`,
  Java: `import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class WebhookSignature {
  /** body: the raw bytes, e.g. @RequestBody byte[] in Spring. */
  static boolean verify(byte[] body, String header, String secret) throws Exception {
    String t = "0";
    for (String part : header.split(",")) if (part.startsWith("t=")) t = part.substring(2);
    if (Math.abs(System.currentTimeMillis() / 1000 - Long.parseLong(t)) > 300) return false;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    mac.update((t + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = mac.doFinal(body);
    for (String part : header.split(",")) {
      if (!part.matches("v1=[0-9a-f]{64}")) continue;
      if (MessageDigest.isEqual(expected, HexFormat.of().parseHex(part.substring(3)))) return true;
    }
    return false;
  }
}`,
  'C#': `using System.Security.Cryptography;
using System.Text;

static class WebhookSignature
{
    // body: the raw bytes, read from Request.Body before anything binds it.
    public static bool Verify(byte[] body, string header, string secret)
    {
        var parts = header.Split(',').Select(part => part.Split('=', 2)).Where(part => part.Length == 2).ToList();
        var t = parts.FirstOrDefault(part => part[0] == "t")?[1] ?? "0";
        if (!long.TryParse(t, out var seconds)) return false;
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - seconds) > 300) return false;
        var signed = Encoding.UTF8.GetBytes(t + ".").Concat(body).ToArray();
        var expected = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), signed);
        var hex = Encoding.ASCII.GetBytes(Convert.ToHexString(expected).ToLowerInvariant());
        return parts.Any(part => part[0] == "v1"
            && CryptographicOperations.FixedTimeEquals(hex, Encoding.ASCII.GetBytes(part[1])));
    }
}`,
  Go: `package hooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"
	"time"
)

// Verify takes the raw bytes: io.ReadAll(r.Body) before json.Unmarshal.
func Verify(body []byte, header, secret string) bool {
	var t string
	var signatures []string
	for _, part := range strings.Split(header, ",") {
		key, value, _ := strings.Cut(part, "=")
		if key == "t" {
			t = value
		} else if key == "v1" {
			signatures = append(signatures, value)
		}
	}
	seconds, err := strconv.ParseInt(t, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(t + "."))
	mac.Write(body)
	expected := hex.EncodeToString(mac.Sum(nil))
	for _, signature := range signatures {
		if hmac.Equal([]byte(expected), []byte(signature)) {
			return true
		}
	}
	return false
}`,
};

/** How the body stays as it came: the mend for a body that was written anew. */
export const RAW_BODY_FIX: Record<CodeLanguage, string> = {
  TypeScript: `- app.use(express.json())
+ app.use('/hooks/handover', express.raw({ type: '*/*' }))
+ verify(req.body, req.get('X-Service-Signature'))  // the raw bytes
+ const event = JSON.parse(req.body.toString())     // only then`,
  Python: `- body = json.dumps(request.get_json())
+ body = request.get_data()     # the raw bytes
+ verify(body, request.headers["X-Service-Signature"])
+ event = json.loads(body)      # only then`,
  PHP: `- $body = json_encode($request->all());
+ $body = file_get_contents('php://input');   // the raw bytes
+ verify($body, $_SERVER['HTTP_X_SERVICE_SIGNATURE'], $secret);
+ $event = json_decode($body, true);          // only then`,
  Java: `- void hook(@RequestBody Event event)
+ void hook(@RequestBody byte[] body, @RequestHeader("X-Service-Signature") String header)
+ WebhookSignature.verify(body, header, secret);         // the raw bytes
+ Event event = mapper.readValue(body, Event.class);     // only then`,
  'C#': `- app.MapPost("/hooks/handover", (Event e) => …)
+ using var copy = new MemoryStream();
+ await request.Body.CopyToAsync(copy);                  // the raw bytes
+ WebhookSignature.Verify(copy.ToArray(), header, secret);
+ var e = JsonSerializer.Deserialize<Event>(copy.ToArray()); // only then`,
  Go: `- json.NewDecoder(r.Body).Decode(&event)
+ body, _ := io.ReadAll(r.Body)  // the raw bytes
+ Verify(body, r.Header.Get("X-Service-Signature"), secret)
+ json.Unmarshal(body, &event)   // only then`,
};
