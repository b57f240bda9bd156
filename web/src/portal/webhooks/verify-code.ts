// Code that verifies a signature, to copy: the samples of the documentation, which its tests run.

import java from '../../../../docs/samples/ReceiveWebhooks.java?raw';
import python from '../../../../docs/samples/receive_webhooks.py?raw';
import csharp from '../../../../docs/samples/receive-webhooks.cs?raw';
import go from '../../../../docs/samples/receive-webhooks.go?raw';
import php from '../../../../docs/samples/receive-webhooks.php?raw';
import typescript from '../../../../docs/samples/receive-webhooks.ts?raw';

export const CODE_LANGUAGES = ['TypeScript', 'Python', 'PHP', 'Java', 'C#', 'Go'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

export const VERIFY_CODE: Record<CodeLanguage, string> = {
  TypeScript: typescript,
  Python: python,
  PHP: php,
  Java: java,
  'C#': csharp,
  Go: go,
};

/** The fix for a body that was serialized again: read the raw bytes. */
export const RAW_BODY_FIX: Record<CodeLanguage, string> = {
  TypeScript: `- app.use(express.json())
+ app.use('/hooks/handover', express.raw({ type: '*/*' }))
+ verify(req.body, req.get('X-Service-Signature'), secret)  // the raw bytes
+ const event = JSON.parse(req.body.toString())              // only then`,
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
+ verify(body, header);                                  // the raw bytes
+ Event event = mapper.readValue(body, Event.class);     // only then`,
  'C#': `- app.MapPost("/hooks/handover", (Event e) => …)
+ using var copy = new MemoryStream();
+ await request.Body.CopyToAsync(copy);                  // the raw bytes
+ Verify(copy.ToArray(), header, secret);
+ var e = JsonSerializer.Deserialize<Event>(copy.ToArray()); // only then`,
  Go: `- json.NewDecoder(r.Body).Decode(&event)
+ body, _ := io.ReadAll(r.Body)  // the raw bytes
+ verify(body, r.Header.Get("X-Service-Signature"), secret)
+ json.Unmarshal(body, &event)   // only then`,
};
