// The pages of the portal for developers of an integration.
import { createOrder } from '../../server/test/harness/orders.ts';
import { askPerson, startAgentSession } from '../../server/test/mcp/agent-session.ts';
import type { AppearanceContext, PageCase } from './context.ts';

async function newEndpoint({ receiver, service }: AppearanceContext, { portal, test }: Refused) {
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

type Refused = Awaited<ReturnType<AppearanceContext['asCustomer']>>;

async function playTo(context: AppearanceContext, name: string, query: string): Promise<void> {
  await context.asCustomer();
  await context.open(`/portal/sandbox/playground?${query}`);
  await context.page.getByRole('button', { name }).click();
  await context.page.locator('.portal-playground_played-step-done').first().waitFor();
}

export const INTEGRATION_PAGES: readonly PageCase[] = [
  [
    'an empty list of keys',
    async (context) => {
      const { account } = await context.asCustomer({ role: 'developer' });
      await context.service.services.core.sql`delete from credentials where account_id = ${account.id}`;
      await context.open('/portal/sandbox/api-keys?lang=en');
      await context.page.getByText('No sandbox keys yet').waitFor();
    },
  ],
  [
    'a new key',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/sandbox/api-keys?lang=en');
      await context.page.getByRole('button', { name: 'Create key' }).first().click();
      await context.page.getByLabel('Name', { exact: true }).fill('Workshop system');
      await context.page.getByLabel(/^Allowed addresses/).fill('127.0.0.0/8');
    },
  ],
  [
    'the secret of a new key',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/sandbox/api-keys?lang=en');
      await context.page.getByRole('button', { name: 'Create key' }).first().click();
      await context.page.getByLabel('Name', { exact: true }).fill('Workshop system');
      await context.page.getByRole('button', { name: 'Create key' }).last().click();
      await context.page.getByText('Copy the key for Workshop system').waitFor();
    },
  ],
  [
    'keys, one of them rolled',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/production/api-keys?lang=en');
      await context.page.getByRole('row', { name: /ERP/ }).click();
      await context.page.getByRole('button', { name: 'In 1 hour' }).click();
      await context.page.getByRole('button', { name: 'Roll key' }).click();
      await context.page.getByText('I have stored the key in a safe place').click();
      await context.page.getByRole('button', { name: 'Done' }).click();
      await context.page.getByText('ERP, old').waitFor();
    },
  ],
  [
    'agents',
    async (context) => {
      const customer = await context.asCustomer();
      await startAgentSession(context.service, customer, {
        name: 'Assistant of the branch in Stuttgart-Vaihingen',
      });
      await context.open('/portal/sandbox/agents?lang=en');
      await context.page.getByRole('button', { name: /^End access of/ }).waitFor();
    },
  ],
  [
    'the consent for an agent in production',
    async (context) => {
      await context.asCustomer();
      const { request } = await askPerson(
        context.service,
        {},
        'Assistant of the branch in Stuttgart-Vaihingen',
      );
      await context.open(`/portal/connect?request=${request}&lang=en`);
      await context.page.getByRole('button', { name: 'Production' }).click();
      await context.page.getByRole('switch', { name: 'It may place real orders that cost money' }).waitFor();
    },
  ],
  [
    'an empty request log',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/sandbox/request-log?lang=en');
      await context.page.getByText('No call in this time').waitFor();
    },
  ],
  [
    'a failed call',
    async (context) => {
      const { test: key } = await context.asCustomer({ role: 'developer' });
      const { json } = await context.service.call('/extern/orders/VT-0', { key });
      // The log is written in batches, and the page does not wait for a call.
      await context.service.services.http.requestLog.flush();
      await context.open(`/portal/sandbox/request-log?lang=en&call=${json.error.requestId}`);
      await context.page.getByText('There is no such order here').waitFor();
    },
  ],
  [
    'an unknown call',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/production/request-log?lang=de&call=019a0000-0000-7000-8000-000000000000');
      await context.page.getByText(/^Hier gibt es keinen Aufruf/).waitFor();
    },
  ],
  [
    'an empty list of inboxes',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/sandbox/inboxes?lang=en');
      await context.page.getByRole('heading', { name: 'No inbox yet' }).waitFor();
    },
  ],
  [
    'an empty list of inboxes for a viewer',
    async (context) => {
      await context.asCustomer({ role: 'viewer' });
      await context.open('/portal/sandbox/inboxes?lang=de');
      await context.page.getByText('Nur Admins und Entwickler legen Testempfänger an.').waitFor();
    },
  ],
  [
    'an inbox with messages',
    async (context) => {
      const { test: key } = await context.asCustomer({ role: 'developer' });
      const inbox = (await context.service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
      const body = { url: inbox.url, events: ['order.created', 'order.accepted'] };
      await context.service.call('/extern/webhook-subscriptions', { key, body });
      await createOrder(context.service, key);
      await context.service.settle();
      await context.open(`/portal/sandbox/inboxes/${inbox.id}?lang=en`);
      await context.page.getByText('Signature correct').first().waitFor();
    },
  ],
  [
    'inboxes',
    async (context) => {
      const { test: key } = await context.asCustomer({ role: 'developer' });
      await context.service.call('/extern/sandbox/inboxes', { key, body: {} });
      await context.open('/portal/sandbox/inboxes?lang=en');
      await context.page.getByRole('row', { name: /endpoint/ }).waitFor();
    },
  ],
  [
    'the playground before a test order',
    async (context) => {
      await context.asCustomer({ role: 'developer' });
      await context.open('/portal/sandbox/playground?lang=en');
      await context.page.getByRole('radio', { name: /DELAY/ }).check();
      await context.page.getByRole('button', { name: 'Manual' }).click();
      await context.page.getByText('transport.delayed').waitFor();
      await context.page
        .getByRole('button', { name: 'Copy handover listen --forward-to http://localhost' })
        .waitFor();
    },
  ],
  [
    'the playground in the middle',
    async (context) => {
      await playTo(context, 'Neuer Testauftrag', 'lang=de&scenario=DAMAGE');
      await context.page.getByText('Schritt 1 von 9').waitFor();
    },
  ],
  [
    'the playground at the end',
    async (context) => {
      await playTo(context, 'New test order', 'lang=en&scenario=DELAY&mode=manual');
      await context.page.getByRole('button', { name: 'Run to the end' }).click();
      await context.page.getByRole('link', { name: 'Download Invoice' }).waitFor();
    },
  ],
  ...(['webhooks', 'deliveries'] as const).map(
    (path): PageCase => [
      `${path} where there are none`,
      async (context) => {
        await context.asCustomer({ role: 'developer' });
        await context.open(`/portal/sandbox/${path}?lang=en`);
        await context.page.getByText(/^No (endpoint|deliveries) yet$/).waitFor();
      },
    ],
  ),
  [
    'webhooks refused by the receiver',
    async (context) => {
      await newEndpoint(context, await context.asCustomer({ role: 'developer' }));
      await context.open('/portal/sandbox/webhooks?lang=en');
      await context.page.getByText(/was refused with 401/).waitFor();
    },
  ],
  [
    'an endpoint with a delivery and a checked signature',
    async (context) => {
      const customer = await context.asCustomer({ role: 'developer' });
      const { id, secret } = await newEndpoint(context, customer);
      const { data } = (await customer.portal('GET', `/sandbox/deliveries?endpointId=${id}`)).json;
      await context.open(`/portal/sandbox/webhooks/${id}?lang=en&delivery=${data[0].id}`);
      const check = context.page.getByRole('region', { name: 'Signature check' });
      await check.getByLabel('Headers your server received').fill('X-Service-Signature: abc');
      await check.getByLabel('Secret', { exact: true }).fill(secret);
      await check.getByText('X-Service-Signature is in another layout').waitFor();
    },
  ],
  [
    'deliveries, one of them expanded',
    async (context) => {
      await newEndpoint(context, await context.asCustomer({ role: 'developer' }));
      await context.open('/portal/sandbox/deliveries?lang=de&state=FAILED');
      await context.page.locator('tr[data-row]').first().click();
      await context.page.getByText('{"error":"signature mismatch"}').first().waitFor();
    },
  ],
];
