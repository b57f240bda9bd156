// Receives webhook messages and answers 204 if the signature is right, otherwise 401.
// Run with: node receive-webhooks.mjs (Node 20 or newer). The same text is TypeScript.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.HANDOVER_WEBHOOK_SECRET;
if (!secret) throw new Error('Set HANDOVER_WEBHOOK_SECRET to the secret of the webhook endpoint.');

function verify(body = Buffer.alloc(0), header = '', key = '') {
  const parts = header.split(',').map((part) => part.split('='));
  const t = parts.find(([name]) => name === 't')?.[1] ?? '0';
  if (!(Math.abs(Date.now() / 1000 - Number(t)) <= 300)) return false;
  const expected = createHmac('sha256', key).update(`${t}.`).update(body).digest();
  // While a secret is rolled there are two v1 parts; one match is enough.
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? (value ?? '') : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk); // fails if the connection breaks
    const body = Buffer.concat(chunks); // the raw bytes, before anything parses them
    if (!verify(body, String(request.headers['x-service-signature'] ?? ''), secret)) {
      response.writeHead(401).end();
      return;
    }
    response.writeHead(204).end(); // a real program stores the message before, and processes it afterwards
    const event = JSON.parse(body.toString());
    console.log(event.id, event.type, event.data.status);
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}).listen(Number(process.env.PORT ?? 3000));
