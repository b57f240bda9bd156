// Express 4 and 5: this route reads the raw body, all others keep their JSON parser.
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';
import express from 'express';

const secret = process.env.HANDOVER_WEBHOOK_SECRET ?? '';
const app = express();

// Before app.use(express.json()): the first parser reads the body, and no other can read it again.
app.post('/webhooks', express.raw({ type: () => true, limit: '1mb' }), async (request, response) => {
  try {
    const event = await verifyWebhook(request.body, request.headers, secret); // a Buffer
    response.sendStatus(204); // a real program stores the message before, and processes it afterwards
    console.log(event.id, event.type);
  } catch (error) {
    console.error(error);
    response.sendStatus(error instanceof WebhookVerificationError ? 401 : 500);
  }
});

app.use(express.json());
app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
