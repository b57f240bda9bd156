// The pages without a session: tracking and quotes in every state, the documentation, the start page, the
// setup.

import { offer, QUOTE_STATES } from '../quotes.ts';
import { newClockAtMorning } from '../service.ts';
import { atUlm, TRACKING_STATES } from '../tracking-states.ts';
import type { AppearanceContext, PageCase } from './context.ts';

export const TRACKING_PAGES: readonly PageCase[] = TRACKING_STATES.map(({ name, make }) => [
  name,
  async ({ service, open }) => {
    const { number } = await make(service);
    await open(`/t/${number}?lang=en`);
  },
]);

export const QUOTE_PAGES: readonly PageCase[] = [
  ...QUOTE_STATES.map(
    ({ name, make }): PageCase => [
      name,
      async ({ service, open }) => {
        await open(`${await make(service)}?lang=en`);
      },
    ],
  ),
  [
    'with missing entries',
    async (context) => {
      await openOffer(context);
      await context.page.getByRole('button', { name: 'Accept', exact: true }).click();
      await context.page.getByRole('alert').waitFor();
    },
  ],
  [
    'signed with a typed name',
    async (context) => {
      await openOffer(context);
      await context.page.getByLabel('First and last name').fill('Łukasz Groß');
      await context.page.getByRole('radio', { name: 'Type' }).check();
      await context.page.getByLabel('Your name as signature').fill('Łukasz Groß');
      await context.page.getByRole('checkbox').check();
      await context.page.getByRole('button', { name: 'Accept', exact: true }).click();
      await context.page.getByText('Łukasz Groß accepted').waitFor();
    },
  ],
  [
    'being declined',
    async (context) => {
      await openOffer(context);
      await context.page.getByText('Decline', { exact: true }).click();
      await context.page.getByLabel('Reason (optional)').fill('Another offer was cheaper.');
    },
  ],
];

async function openOffer({ service, open }: AppearanceContext): Promise<void> {
  await open(`${(await offer(service)).path}?lang=en`);
}

export const OTHER_PUBLIC_PAGES: readonly PageCase[] = [
  [
    'tracking while the connection is down',
    async ({ service, page, open, proxy }) => {
      const { number } = await atUlm(service);
      await open(`/t/${number}?lang=en`);
      await page.getByText('Updates automatically').waitFor();
      await proxy.disconnect();
      await page.getByText('Connection lost, reconnecting').waitFor();
      await proxy.reconnect();
    },
  ],
  ['the form for a tracking number', async ({ open }) => void (await open('/t?lang=en'))],
  [
    'the start page without a demo',
    async ({ open }) => {
      await open('/?lang=en');
    },
  ],
  [
    'the quick start after its calls',
    async ({ service, page, open }) => {
      newClockAtMorning(service);
      const { key } = await service.customer();
      await open('/docs');
      await page.getByRole('textbox', { name: 'paste it here' }).fill(key);
      for (const [index, answer] of ['200 OK', '201 Created'].entries()) {
        await page.getByRole('button', { name: 'Run', exact: true }).nth(index).click();
        await page.locator('.code-answer').nth(index).getByText(answer).waitFor();
      }
      await page
        .getByRole('region', { name: 'Your sandbox order' })
        .getByText(/SBX-\d+/)
        .first()
        .waitFor();
    },
  ],
  [
    'the search of the documentation',
    async ({ page, open }) => {
      await open('/docs/quick-start');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('order.cancelled');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ...['reference/orders', 'error-codes', 'events', 'changelog', 'webhooks'].map(
    (path): PageCase => [`/docs/${path}`, async ({ open }) => void (await open(`/docs/${path}`))],
  ),
  [
    'setting up the console',
    async ({ page, open }) => {
      await open('/console/setup?lang=en');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
  [
    'signing in to the console',
    async ({ page, open }) => {
      await open('/console/journal?lang=en');
      await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
    },
  ],
];
