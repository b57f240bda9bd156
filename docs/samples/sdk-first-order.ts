// Orders in the sandbox, plays the transfer to its end and reads the documents.
// Run with: node sdk-first-order.mjs (Node 20 or newer). The same text is TypeScript.
import { handover, isApiError } from '@handover/sdk';

const client = handover(); // HANDOVER_URL and HANDOVER_API_KEY

const order = await client.orders.create(
  {
    externalOrderId: `PO-${Date.now()}`,
    pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
    delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
  },
  { mode: 'manual' },
);
console.log(order.kind, order.orderNumber, order.price?.gross, order.trackingUrl);

await client.sandbox.advance(order.id, { toEnd: true });
for (const document of await client.documents.list(order.id)) {
  const file = await client.documents.download(order.id, document);
  console.log(document.kind, file.fileName, file.bytes.length);
}

try {
  await client.orders.cancel(order.id);
} catch (error) {
  if (!isApiError(error, 'ORDER_NOT_CANCELLABLE')) throw error;
  console.log('Too late to cancel:', error.details.status);
}
