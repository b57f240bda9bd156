// The pages of the portal for developers of an integration.
import { createOrder } from '../../server/test/harness/orders.ts';
import type { Look, Stage } from './stage.ts';

async function newEndpoint({ receiver, service }: Stage, { portal, test }: Refused) {
  receiver.answer = (_request, response) => response.writeHead(401).end('{"error":"signature mismatch"}');
  const made = await portal('POST', '/sandbox/webhook-endpoints', {
    url: receiver.url,
    events: ['order.created', 'order.accepted'],
    description: 'ERP',
  });
  await createOrder(service, test);
  await service.settle();
  return made.json as { id: string; secret: string };
}

type Refused = Awaited<ReturnType<Stage['asCustomer']>>;

async function playTo(stage: Stage, name: string, query: string): Promise<void> {
  await stage.asCustomer();
  await stage.open(`/portal/sandbox/playground?${query}`);
  await stage.page.getByRole('button', { name }).click();
  await stage.page.locator('.played-step-done').first().waitFor();
}

export const INTEGRATION_LOOKS: readonly Look[] = [
  [
    'keys where there are none',
    async (stage) => {
      const { account } = await stage.asCustomer({ role: 'developer' });
      await stage.service.services.core.sql`delete from credentials where account_id = ${account.id}`;
      await stage.open('/portal/sandbox/api-keys?lang=en');
      await stage.page.getByText('No sandbox keys yet').waitFor();
    },
  ],
  [
    'a new key',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/sandbox/api-keys?lang=en');
      await stage.page.getByRole('button', { name: 'Create key' }).first().click();
      await stage.page.getByLabel('Name', { exact: true }).fill('Workshop system');
      await stage.page.getByLabel(/^Allowed addresses/).fill('127.0.0.0/8');
    },
  ],
  [
    'the secret of a new key',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/sandbox/api-keys?lang=en');
      await stage.page.getByRole('button', { name: 'Create key' }).first().click();
      await stage.page.getByLabel('Name', { exact: true }).fill('Workshop system');
      await stage.page.getByRole('button', { name: 'Create key' }).last().click();
      await stage.page.getByText('Copy the key for Workshop system').waitFor();
    },
  ],
  [
    'keys, one of them rolled',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/production/api-keys?lang=en');
      await stage.page.getByRole('row', { name: /ERP/ }).click();
      await stage.page.getByRole('button', { name: 'In 1 hour' }).click();
      await stage.page.getByRole('button', { name: 'Roll key' }).click();
      await stage.page.getByText('I have stored the key in a safe place').click();
      await stage.page.getByRole('button', { name: 'Done' }).click();
      await stage.page.getByText('ERP, old').waitFor();
    },
  ],
  [
    'the request log where there is no call',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/sandbox/request-log?lang=en');
      await stage.page.getByText('No call in this time').waitFor();
    },
  ],
  [
    'a call that failed',
    async (stage) => {
      const { test: key } = await stage.asCustomer({ role: 'developer' });
      const { json } = await stage.service.call('/extern/orders/VT-0', { key });
      await stage.open(`/portal/sandbox/request-log?lang=en&call=${json.error.requestId}`);
      await stage.page.getByText('There is no such order here').waitFor();
    },
  ],
  [
    'a call that is not there',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/production/request-log?lang=de&call=019a0000-0000-7000-8000-000000000000');
      await stage.page.getByText(/^Hier gibt es keinen Aufruf/).waitFor();
    },
  ],
  [
    'inboxes where there are none',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/sandbox/inboxes?lang=en');
      await stage.page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    },
  ],
  [
    'inboxes that a viewer finds empty',
    async (stage) => {
      await stage.asCustomer({ role: 'viewer' });
      await stage.open('/portal/sandbox/inboxes?lang=de');
      await stage.page.getByText('Admins und Entwicklung legen Testempfänger an.').waitFor();
    },
  ],
  [
    'an inbox with messages',
    async (stage) => {
      const { test: key } = await stage.asCustomer({ role: 'developer' });
      const inbox = (await stage.service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
      const body = { url: inbox.url, events: ['order.created', 'order.accepted'] };
      await stage.service.call('/extern/webhook-subscriptions', { key, body });
      await createOrder(stage.service, key);
      await stage.service.settle();
      await stage.open(`/portal/sandbox/inboxes/${inbox.id}?lang=en`);
      await stage.page.getByText('Signature correct').first().waitFor();
    },
  ],
  [
    'inboxes',
    async (stage) => {
      const { test: key } = await stage.asCustomer({ role: 'developer' });
      await stage.service.call('/extern/sandbox/inboxes', { key, body: {} });
      await stage.open('/portal/sandbox/inboxes?lang=en');
      await stage.page.getByRole('row', { name: /endpoint/ }).waitFor();
    },
  ],
  [
    'the playground before a test order',
    async (stage) => {
      await stage.asCustomer({ role: 'developer' });
      await stage.open('/portal/sandbox/playground?lang=en');
      await stage.page.getByRole('radio', { name: /DELAY/ }).check();
      await stage.page.getByRole('button', { name: 'Manual' }).click();
      await stage.page.getByText('transport.delayed').waitFor();
      await stage.page
        .getByRole('button', { name: 'Copy handover listen --forward-to http://localhost' })
        .waitFor();
    },
  ],
  [
    'the playground in the middle',
    async (stage) => {
      await playTo(stage, 'Neuer Testauftrag', 'lang=de&scenario=DAMAGE');
      await stage.page.getByText('Schritt 1 von 9').waitFor();
    },
  ],
  [
    'the playground at the end',
    async (stage) => {
      await playTo(stage, 'New test order', 'lang=en&scenario=DELAY&mode=manual');
      await stage.page.getByRole('button', { name: 'Run to the end' }).click();
      await stage.page.getByRole('link', { name: 'Download Invoice' }).waitFor();
    },
  ],
  ...(['webhooks', 'deliveries'] as const).map(
    (path): Look => [
      `${path} where there are none`,
      async (stage) => {
        await stage.asCustomer({ role: 'developer' });
        await stage.open(`/portal/sandbox/${path}?lang=en`);
        await stage.page.getByText(/^No (endpoint|deliveries) yet$/).waitFor();
      },
    ],
  ),
  [
    'webhooks that are refused',
    async (stage) => {
      await newEndpoint(stage, await stage.asCustomer({ role: 'developer' }));
      await stage.open('/portal/sandbox/webhooks?lang=en');
      await stage.page.getByText(/was refused with 401/).waitFor();
    },
  ],
  [
    'an endpoint with a delivery and a checked signature',
    async (stage) => {
      const customer = await stage.asCustomer({ role: 'developer' });
      const { id, secret } = await newEndpoint(stage, customer);
      const { data } = (await customer.portal('GET', `/sandbox/deliveries?endpointId=${id}`)).json;
      await stage.open(`/portal/sandbox/webhooks/${id}?lang=en&delivery=${data[0].id}`);
      const check = stage.page.getByRole('region', { name: 'Signature check' });
      await check.getByLabel('Headers your server received').fill('X-Service-Signature: abc');
      await check.getByLabel('Secret', { exact: true }).fill(secret);
      await check.getByText('X-Service-Signature is in another layout').waitFor();
    },
  ],
  [
    'deliveries, one unfolded',
    async (stage) => {
      await newEndpoint(stage, await stage.asCustomer({ role: 'developer' }));
      await stage.open('/portal/sandbox/deliveries?lang=de&state=FAILED');
      await stage.page.getByRole('row').nth(1).click();
      await stage.page.getByText('{"error":"signature mismatch"}').first().waitFor();
    },
  ],
];
