// Webhooks and deliveries in the portal: from adding an endpoint to a delivered message, by keyboard only;
// and every fault that the signature check finds.
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import type { PortalUserOptions } from '../server/test/harness/portal.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../server/test/harness/receiver.ts';
import { startService, type TestService } from '../server/test/harness/service.ts';
import { headline } from './browser.ts';
import { openNetworkProxy } from './network-proxy.ts';
import { signedIn } from './portal-visit.ts';

let url: string;
let service: TestService;
let receiver: Receiver;

/** A separate service, whose worker sends to receivers on this machine. */
async function start() {
  const proxy = await openNetworkProxy();
  url = proxy.url;
  service = await startService({
    datesAnswers: true,
    ...REACH_RECEIVERS,
    config: { ...REACH_RECEIVERS.config, demo: false, publicUrl: url },
    deliver: true,
  });
  proxy.setTarget(service.url);
  receiver = await startReceiver();
}

/** A developer, with a key that creates orders in the sandbox. */
async function developer(person: PortalUserOptions = {}) {
  const visit = await signedIn({ role: 'developer', ...person }, {}, { service, url });
  const key = (await service.credential(visit.account.id, { environment: 'sandbox' })).secret;
  return { ...visit, key };
}

const failing: Receiver['answer'] = (_request, response) =>
  response.writeHead(401).end('{"error":"signature mismatch"}');
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');

/** Presses Tab until the element has the focus, like a user without a mouse. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(
      `(() => { const e = document.activeElement; return (e?.getAttribute('aria-label') || e?.labels?.[0]?.innerText || e?.innerText || '').trim(); })()`,
    );
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

async function newEndpoint(portal: Awaited<ReturnType<typeof developer>>['portal'], description: string) {
  const made = await portal('POST', '/sandbox/webhook-endpoints', {
    url: receiver.url,
    events: ['order.created', 'order.accepted'],
    description,
  });
  expect(made.status, made.text).toBe(201);
  return made.json as { id: string; secret: string; standardWebhooksSecret: string };
}

describe('webhooks in the portal', () => {
  beforeAll(start);
  afterAll(async () => {
    await receiver.close();
    await service.close();
  });

  test('without endpoints shows how to receive events without a public address, only in the sandbox', async () => {
    const { page, open } = await developer();
    for (const [path, empty] of [
      ['webhooks', 'No endpoint yet'],
      ['deliveries', 'No deliveries yet'],
      ['playground', 'Nobody yet'],
    ]) {
      await open(`/portal/sandbox/${path}?lang=en`);
      await page.getByText(empty!).waitFor();
      await page
        .getByRole('button', { name: 'Copy handover listen --forward-to http://localhost' })
        .waitFor();
      const how = page.getByRole('link', { name: 'How to listen' });
      await expect.poll(() => how.getAttribute('href')).toBe('/docs/cli#listen-without-a-public-address');
    }
    await open('/portal/sandbox/webhooks?lang=de');
    await page.getByText('Keine öffentliche Adresse?').waitFor();
    await open('/portal/production/webhooks?lang=en');
    await page.getByText('No endpoint yet').waitFor();
    expect(await page.getByText('handover listen').count()).toBe(0);
  });

  test('from no endpoint to a delivered message by keyboard only', async () => {
    receiver.answer = failing;
    const { page, open, key } = await developer();
    await open('/portal/sandbox/webhooks?lang=en');
    await page.getByText('No endpoint yet').waitFor();
    await tabTo(page, 'Add endpoint');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Address');
    await page.keyboard.type(receiver.url);
    await page.getByText('Something answers there: 401').waitFor();
    await tabTo(page, /^Description/);
    await page.keyboard.type('Staging ERP');
    await tabTo(page, 'None');
    await page.keyboard.press('Enter');
    await tabTo(page, /^order.created/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Add endpoint');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Your signing secret' }).waitFor();
    const secret = await page.locator('.webhooks_secret-shown pre').first().innerText();
    expect(secret.trim()).toMatch(/^[0-9a-f]{64}$/);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Close without the secret?' }).waitFor();
    await tabTo(page, 'Back');
    await page.keyboard.press('Enter');
    await tabTo(page, 'I have kept it');
    await page.keyboard.press('Enter');

    await expect.poll(() => headline(page)).toBe('No message in the last 24 hours');
    await page.getByText(/^Shown once, (today|[A-Z]\w\w|\d+ \w+) at \d\d:\d\d$/).waitFor();
    await tabTo(page, 'Send test');
    await page.keyboard.press('Enter');
    await page.getByText('does not accept our signature').waitFor();

    await createOrder(service, key);
    await service.settle();
    await page.reload();
    await expect.poll(() => headline(page)).toMatch(/^Every message since \d\d:\d\d was refused with 401$/);
    receiver.answer = working;
    await tabTo(page, 'Attempts of order.created');
    await page.keyboard.press('Enter');
    await page.getByText('{"error":"signature mismatch"}').first().waitFor();
    await tabTo(page, 'Resend now');
    await page.keyboard.press('Enter');
    await expect.poll(() => receiver.received.at(-1)?.headers['x-service-attempt']).toBe('2');
    await service.settle();
    await page.reload();
    await expect.poll(() => headline(page)).toBe('The message of the last 24 hours was delivered');
  });

  test('finds every fault of a signature, and sends none of it', async () => {
    receiver.answer = working;
    const { page, open, portal, key } = await developer();
    const [endpoint, other] = [await newEndpoint(portal, 'ERP'), await newEndpoint(portal, 'Warehouse')];
    await createOrder(service, key);
    await service.settle();
    const list = (await portal('GET', `/sandbox/deliveries?endpointId=${endpoint.id}`)).json.data;
    const delivery = list.find(({ event }: { event: string }) => event === 'order.created');
    const { body } = (await portal('GET', `/sandbox/deliveries/${delivery.id}`)).json;
    const got = receiver.received.find(({ headers }) => headers['x-service-delivery-id'] === delivery.id)!;
    const header = `X-Service-Signature: ${got.headers['x-service-signature']}`;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(`/portal/sandbox/webhooks/${endpoint.id}?lang=en&delivery=${delivery.id}`);

    const checked = page.getByRole('region', { name: 'Signature check' });
    const bodyField = checked.getByLabel('Body your server checked');
    await expect.poll(() => bodyField.inputValue()).toBe(body);
    const fill = async (given: { headers?: string; body?: string; secret?: string }) => {
      await checked.getByLabel('Headers your server received').fill(given.headers ?? header);
      await bodyField.fill(given.body ?? body);
      await checked.getByLabel('Secret', { exact: true }).fill(given.secret ?? endpoint.secret);
    };
    const verdict = () => checked.locator('.portal-webhooks_check-verdict h3').innerText();
    const faults: [string, Parameters<typeof fill>[0]][] = [
      ['The signature is right', {}],
      ['The header X-Service-Signature is missing', { headers: 'Content-Type: application/json' }],
      ['X-Service-Signature is in another layout', { headers: 'X-Service-Signature: abc' }],
      ['This is the secret of “Warehouse”', { secret: other.secret }],
      ['This is not the secret of this endpoint', { secret: '0'.repeat(64) }],
      ['The secret has 40 characters instead of 64', { secret: endpoint.secret.slice(0, 40) }],
      ['The body says something else than we sent', { body: body.replace('order.created', 'order.changed') }],
      [
        'The header belongs to another message',
        {
          headers: `X-Service-Signature: t=1,v1=${createHmac('sha256', endpoint.secret).update('1.{}').digest('hex')}`,
        },
      ],
      ['The body was changed before you checked it', { body: JSON.stringify(JSON.parse(body), null, 2) }],
    ];
    for (const [title, given] of faults) {
      await fill(given);
      await expect.poll(verdict).toBe(title);
    }
    await checked.getByText('a line break instead of “"”').waitFor();
    await checked.getByRole('tab', { name: 'Python' }).first().click();
    await checked.getByText('request.get_data()').waitFor();
    await fill({ secret: endpoint.standardWebhooksSecret });
    await checked.getByText('You pasted the whsec_ form').waitFor();
    for (const secret of [endpoint.secret, endpoint.standardWebhooksSecret])
      expect(asked.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('lists deliveries by filters in the address, and resends the chosen and all failed, in German', async () => {
    receiver.answer = failing;
    const { page, open, portal, key } = await developer();
    await newEndpoint(portal, 'ERP');
    for (let i = 0; i < 2; i++) await createOrder(service, key);
    await service.settle();
    receiver.answer = working;
    await open('/portal/sandbox/deliveries?lang=de&state=FAILED');
    await expect.poll(() => headline(page)).toBe('Webhook-Zustellungen');
    await expect.poll(() => page.getByRole('row').count()).toBe(5);
    await page.getByRole('checkbox', { name: 'order.created wählen' }).first().check();
    await page.getByRole('button', { name: '1 ausgewählte erneut senden' }).click();
    await page.getByText('1 Nachricht erneut gesendet').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(4);
    await page.getByRole('button', { name: 'Alle fehlgeschlagenen erneut senden …' }).click();
    await page.getByRole('button', { name: 'Alle erneut senden' }).click();
    await page.getByText('3 Nachrichten erneut gesendet').waitFor();
    await page.getByText('Nichts passt zu diesen Filtern').waitFor();
    await page.getByRole('button', { name: 'Alle', exact: true }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(5);
    await expect.poll(() => page.url()).not.toContain('state=');
    await page.getByRole('row').nth(1).click();
    await page.getByText(/Zugestellt beim 2. Versuch/).waitFor();
  });

  test('pausing, rolling and the list explain their effect', async () => {
    receiver.answer = failing;
    const { page, open, portal, key, account } = await developer();
    const endpoint = await newEndpoint(portal, 'ERP');
    await createOrder(service, key);
    await service.settle();
    await open('/portal/sandbox/webhooks?lang=en');
    await page.getByText(/was refused with 401/).waitFor();
    await page.getByText('ERP').first().click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Roll secret' }).click();
    await page.getByLabel('The old secret stays valid for').selectOption('6');
    await page.getByRole('button', { name: 'Roll secret' }).click();
    await page.getByText(/the old secret signs too/).waitFor();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByText(/^Signs too until/).waitFor();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByText('2 messages that wait for their next attempt are given up').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused; 2 messages given up').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    const viewer = await developer({ role: 'viewer', account });
    await viewer.open(`/portal/sandbox/webhooks/${endpoint.id}?lang=en`);
    await viewer.page.getByText('Only developers and admins change webhooks.').waitFor();
    expect(await viewer.page.getByRole('button', { name: 'Send test' }).count()).toBe(0);
  });
});
