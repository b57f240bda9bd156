// The checks of the SDK for every runtime: pages, workers, Bun and Deno. Plain JavaScript, which all can run.
import { handover, isApiError, verifyWebhook, WebhookVerificationError } from '@handover/sdk';
import { newSecret, playUntilEvent, SAMPLE_ORDER, sampleEvent, signMessage } from '@handover/sdk/testing';

/** Returns the results of all checks. */
export async function use(url, apiKey) {
  const client = handover({ url, apiKey });
  const { environment } = await client.me();
  const order = await client.orders.create({
    ...SAMPLE_ORDER,
    externalOrderId: crypto.randomUUID(),
  });

  const listening = new AbortController();
  const received = [];
  const connected = Promise.withResolvers();
  const delivered = (async () => {
    const events = client.sandbox.events({ signal: listening.signal, onConnected: connected.resolve });
    for await (const { type } of events) {
      received.push(type);
      if (type === 'vehicle.delivered') return;
    }
  })();
  await connected.promise;
  let last;
  for await (const step of playUntilEvent(client, 'vehicle.delivered')) last = step;
  await delivered;
  listening.abort();

  const documents = await client.documents.list(last.id);
  const { bytes } = await client.documents.download(last.id, documents[0]);
  const seen = [];
  for await (const { id } of client.orders.list({ limit: 1 })) seen.push(id);
  const missing = await client.orders.get('VT-1').catch((error) => isApiError(error, 'ORDER_NOT_FOUND'));

  const secret = newSecret();
  const { body, headers } = await signMessage({ secret, event: sampleEvent('order.created') });
  const { type } = await verifyWebhook(body, new Headers(headers), secret);
  const forged = await verifyWebhook(body, headers, newSecret()).catch(
    (error) => error instanceof WebhookVerificationError && error.fault,
  );
  return {
    environment,
    status: last.status,
    received: received.at(-1),
    isPdf: new TextDecoder().decode(bytes.slice(0, 4)),
    seen: [seen.length, seen.includes(order.id)],
    missing,
    verified: type,
    forged,
  };
}
