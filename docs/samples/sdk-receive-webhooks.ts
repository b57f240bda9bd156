// Receives webhook messages with the SDK and answers 204 if the signature is right, otherwise 401.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';

const secret = process.env.HANDOVER_WEBHOOK_SECRET ?? '';

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = await verifyWebhook(Buffer.concat(chunks), request.headers, secret);
    response.writeHead(204).end(); // answer first, process the message afterwards
    if (event.type === 'vehicle.delivered') {
      console.log(event.data.orderNumber, 'delivered', event.data.hasDamage ? 'with damage' : '');
    } else {
      console.log(event.id, event.type);
    }
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    console.error(error.fault, error.message);
    response.writeHead(401).end();
  }
}).listen(Number(process.env.PORT ?? 3000));
