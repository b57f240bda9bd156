// Next.js, app router: save it as app/webhooks/route.ts. A route handler gets an unread request.
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';

export async function POST(request: Request): Promise<Response> {
  // Not request.json(): the signature covers the bytes as they came.
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    const event = await verifyWebhook(body, request.headers, process.env.HANDOVER_WEBHOOK_SECRET ?? '');
    console.log(event.id, event.type); // leave longer work to a queue
    return new Response(null, { status: 204 });
  } catch (error) {
    console.error(error);
    return new Response(null, { status: error instanceof WebhookVerificationError ? 401 : 500 });
  }
}
