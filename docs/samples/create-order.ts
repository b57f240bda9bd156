// Creates an order and repeats the call until its outcome is known, without ever ordering twice.
// Run with: node create-order.mjs (Node 20 or newer). The same text is TypeScript.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const base = process.env.HANDOVER_URL ?? 'http://localhost:8080';
const key = process.env.HANDOVER_API_KEY ?? '';
const PAUSES_SECONDS = [1, 5, 30, 120];

const newOrder = {
  externalOrderId: `PO-${randomUUID()}`,
  pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
  delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
};
// Create one key per order before the first attempt, and store it, so that a restart sends the same key.
const idempotencyKey = randomUUID();

async function send() {
  try {
    const response = await fetch(`${base}/api/v1/extern/orders`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(newOrder),
      signal: AbortSignal.timeout(30_000),
    });
    const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
    return { status: response.status, retryAfter, text: await response.text() };
  } catch (error) {
    // No response, or an incomplete one: the order may exist or not.
    return { status: 0, retryAfter: 0, text: String(error) };
  }
}

async function createOrder() {
  for (let attempt = 0; ; attempt += 1) {
    const { status, retryAfter, text } = await send();
    if (status === 201 || status === 202) return JSON.parse(text);
    const mayRepeat = status === 0 || status === 429 || status >= 500 || (status === 409 && retryAfter > 0);
    const pause = PAUSES_SECONDS[attempt];
    if (!mayRepeat || pause === undefined) throw new Error(`${status}: ${text}`);
    await setTimeout((retryAfter || pause) * 1000);
  }
}

const order = await createOrder();
console.log(order.kind, order.orderNumber ?? order.requestNumber, order.trackingUrl);
