// Mails that a customer, carrier or driver causes are held beyond a number in an hour, until a person decides.
import { afterAll, expect, test } from 'vitest';
import { holdMailFloods } from '../../../src/messages/mail/flood-limits.ts';
import { newMail } from '../../../src/messages/mail/mail.ts';
import { sendDueMails } from '../../../src/messages/mail/send-due.ts';
import { insertMails } from '../../../src/messages/mail/store.ts';
import type { MailTransport } from '../../../src/messages/mail/transport.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { createOrder, newDriver } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';

const service = await startService();
afterAll(() => service.close());
const { core } = service.services;

const sent: string[] = [];
const transport = {
  domain: 'mail.example',
  maxAtOnce: 100,
  async send({ recipient }: { recipient: string }) {
    sent.push(recipient);
    return { sent: true, answer: 'ok' };
  },
  close() {},
} as unknown as MailTransport;

async function sendAll(): Promise<string[]> {
  sent.length = 0;
  while ((await sendDueMails(core, transport, async () => null)) > 0);
  return [...sent];
}

async function write(count: number, accountId: string | null, recipient: (index: number) => string) {
  const message = { subject: 'Your transfer', text: 'Text', html: '<p>Text</p>' };
  const envelope = {
    accountId,
    environment: 'production',
    orderId: null,
    kind: 'STATUS',
    language: 'de',
  } as const;
  const mails = Array.from({ length: count }, (_, index) =>
    newMail({ ...envelope, recipient: recipient(index) }, message, core.clock.now()),
  );
  await insertMails(core.sql, mails);
}

const heldDecisions = async () => {
  const { json } = await service.ops('GET', '/today');
  return json.data.filter(({ kind }: { kind: string }) => kind === 'MAILS_HELD');
};

test('an account reaches one mailbox 30 times an hour; Today asks what to do with the rest', async () => {
  const { key, accountId, account } = await service.customer({ environment: 'production' });
  const orders = Array.from({ length: 20 }, () =>
    createOrder(service, key, { endCustomerEmail: 'Victim@mailbox.example' }),
  );
  for (const { json } of await Promise.all(orders)) {
    await service.call(`/extern/orders/${json.id}/cancel`, { method: 'POST', key, body: {} });
  }
  const [written] = await core.sql`
    select count(*)::int as count from mails where lower(recipient) = 'victim@mailbox.example'`;
  expect(written!.count).toBeGreaterThan(30);
  expect((await sendAll()).filter((to) => to === 'Victim@mailbox.example')).toHaveLength(30);
  const [decision, ...others] = await heldDecisions();
  expect(others).toEqual([]);
  expect(decision).toMatchObject({
    accountId,
    customer: account.name,
    count: written!.count - 30,
    recipients: 1,
    recipient: 'Victim@mailbox.example',
  });
  const { console } = await newConsoleUser(service, { role: 'viewer' });
  expect((await console('POST', '/mails/held/release', { accountId })).status).toBe(403);
  const release = () => service.ops('POST', '/mails/held/release', { accountId });
  expect((await release()).json).toEqual({ count: written!.count - 30 });
  expect((await release()).json).toEqual({ count: 0 });
  const released = (await sendAll()).filter((to) => to === 'Victim@mailbox.example');
  expect(released).toHaveLength(written!.count - 30);
  expect(await heldDecisions()).toEqual([]);
});

test('a mailbox gets 60 an hour from all accounts together, an account has a limit of its own, and an hour later more is sent', async () => {
  const [one, two, three] = [await service.account(), await service.account(), await service.account()];
  for (const { id } of [one, two, three]) await write(30, id, () => 'shared@mailbox.example');
  expect(await sendAll()).toHaveLength(60);
  expect((await service.ops('POST', '/mails/held/discard', { accountId: three.id })).json).toEqual({
    count: 30,
  });
  const { id: busy } = await service.account();
  await write(25, busy, (index) => `somebody${index}@mailbox.example`);
  const limit = { kinds: ['STATUS'], perRecipient: 60, perSenderAndRecipient: 30, perSender: 20 } as const;
  expect(await holdMailFloods(core, [limit])).toBe(5);
  expect(await heldDecisions()).toMatchObject([{ accountId: busy, count: 5, recipients: 5 }]);
  await service.ops('POST', '/mails/held/discard', { accountId: busy });
  expect(await sendAll()).toHaveLength(20);
  service.clock.advance(3_600_000);
  await write(1, three.id, () => 'shared@mailbox.example');
  expect(await sendAll()).toEqual(['shared@mailbox.example']);
});

test('one held mail can be sent by itself', async () => {
  const { id: accountId } = await service.account();
  await write(31, accountId, () => 'single@mailbox.example');
  expect(await sendAll()).toHaveLength(30);
  const [held] = (await service.ops('GET', '/mails?state=HELD')).json.data;
  await service.ops('POST', `/mails/${held.id}/resend`, {});
  expect(await sendAll()).toEqual(['single@mailbox.example']);
});

test('with all beginnings of codes taken, a link is refused after a few tries', async () => {
  const [holder, driverId] = [await newDriver(service), await newDriver(service, 'Jonas Weber')];
  await core.sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
    insert into drivers select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
    from drivers d, generate_series(1, 9999) where d.id = ${holder}`;
  });
  await core.sql`
    insert into driver_links (token_hash, driver_id, kind, selector, created_at, expires_at)
    select sha256(n::text::bytea), id, 'code', lpad((n - 1)::text, 4, '0'), ${core.clock.now()}, ${new Date(core.clock.now().getTime() + 600_000)}
    from (select id, row_number() over () as n from drivers where id <> ${driverId} limit 10000) d`;
  const { status, json } = await service.ops('POST', `/drivers/${driverId}/link`, { mail: false });
  expect({ status, code: json.error?.code }).toEqual({ status: 503, code: 'SERVICE_BUSY' });
});
