// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
// Run with: node sdk-receive-webhooks.mjs (Node 20 or newer). The same text is TypeScript.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';

const secret = process.env.HANDOVER_WEBHOOK_SECRET ?? '';

createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk); // fails if the connection breaks
    const event = await verifyWebhook(Buffer.concat(chunks), request.headers, secret);
    response.writeHead(204).end(); // a real program stores the message before, and processes it afterwards
    if (event.type === 'vehicle.delivered') {
      console.log(event.data.orderNumber, 'delivered', event.data.hasDamage ? 'with damage' : '');
    } else {
      console.log(event.id, event.type);
    }
  } catch (error) {
    console.error(error);
    if (error instanceof WebhookVerificationError) response.writeHead(401).end();
    else response.destroy();
  }
}).listen(Number(process.env.PORT ?? 3000));
