// Sending over real SMTP: transmitted content, retries, leases, and the behaviour without a server.
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachDocument } from '../../../src/documents/attach.ts';
import { driverLinkMail } from '../../../src/messages/mail/driver-mail.ts';
import type { NewMail } from '../../../src/messages/mail/mail.ts';
import { RETRY_DELAYS_MS, sendDueMails } from '../../../src/messages/mail/send-due.ts';
import { smtpTransport } from '../../../src/messages/mail/smtp-transport.ts';
import {
  claimDueMails,
  deleteOldMails,
  findMail,
  insertMails,
  LEASE_MS,
  listMails,
  recordOutcome,
  requeueMail,
} from '../../../src/messages/mail/store.ts';
import type { MailTransport } from '../../../src/messages/mail/transport.ts';
import { listAlerts, writeOperator } from '../../../src/operator/store.ts';
import type { BaseContext } from '../../../src/platform/base-context.ts';
import { connect, type Sql } from '../../../src/platform/db.ts';
import { type LoadedSecrets, loadSecrets } from '../../../src/platform/keys/load-secrets.ts';
import { masterKeysOf } from '../../../src/platform/keys/master-keys.ts';
import { OBJECTS_IN_ROWS } from '../../../src/platform/objects/objects.ts';
import { createDatabase, MASTER_KEY } from '../../harness/service.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';
import { mail, operator } from './sample-mail.ts';
import { type SmtpReceiver, startSmtpReceiver } from './smtp-receiver.ts';

const PUBLIC_URL = 'https://handover.example';
const clock = virtualClock();
/** No subscriber needs changes of mails here. */
const changes: BaseContext['changes'] = {
  publish: () => {},
  subscribe: () => () => {},
  close: async () => {},
};
let sql: Sql;
let secrets: LoadedSecrets;
let receiver: SmtpReceiver;
let transport: MailTransport;
let context: BaseContext;

beforeAll(async () => {
  sql = connect(await createDatabase(), { maxConnections: 20 });
  secrets = await loadSecrets({ sql, clock, masterKeys: masterKeysOf(MASTER_KEY) });
});
afterAll(() => sql.end());

beforeEach(async () => {
  receiver = await startSmtpReceiver();
  transport = smtpTransport({ url: receiver.url, publicUrl: PUBLIC_URL });
  context = {
    sql,
    clock,
    log: pino({ level: 'silent' }),
    secrets,
    changes,
    tracing: null,
    objects: OBJECTS_IN_ROWS,
  };
  await writeOperator(sql, operator, clock.now());
});
afterEach(async () => {
  transport.close();
  await receiver.close();
  await deleteOldMails(sql, new Date('2100-01-01T00:00:00Z'), 10_000);
});

const sendDue = (by: MailTransport | null) => sendDueMails(context, by, (id) => attachDocument(context, id));

async function written(changes: Partial<NewMail> = {}): Promise<NewMail> {
  const made = mail(clock.now(), changes);
  await insertMails(sql, [made]);
  return made;
}

const ALERT = { kind: 'MAIL_FAILED', message: 'A mail could not be sent and is not tried again.' };

/** The log lines about this mail, which never contain the recipient. */
async function alertsFor({ id: mailId, kind, orderId, recipient }: NewMail) {
  const alerts = (await listAlerts(sql, 100, null)).filter(({ details }) => details.mailId === mailId);
  expect(JSON.stringify(alerts)).not.toContain(recipient);
  for (const { details } of alerts) expect(details).toEqual({ mailId, kind, orderId });
  return alerts.map(({ kind, message }) => ({ kind, message }));
}

test('mails to made-up people of the demo are kept, also with a server and when sent again', async () => {
  const madeUp = [
    await written({ recipient: 'demo@handover.example' }),
    await written({ recipient: 'Kundin3@endkunden.Handover.example' }),
  ];
  const real = await written({ recipient: 'kunde@nothandover.example' });
  expect(await sendDue(transport)).toBe(3);
  await requeueMail(sql, madeUp[0]!.id, clock.now());
  expect(await sendDue(transport)).toBe(1);
  expect(receiver.received.map(({ to }) => to)).toEqual([[real.recipient]]);
  for (const { id } of madeUp) expect(await findMail(sql, id)).toMatchObject({ state: 'KEPT', attempts: 0 });
});

describe('a mail that is sent', () => {
  test('arrives as text and HTML with umlauts, from the operator, and becomes SENT', async () => {
    const message = driverLinkMail(
      { driverName: 'Jörg Łukasiński', url: `${PUBLIC_URL}/d/abc`, validUntil: null },
      { operator, language: 'de', now: clock.now() },
    );
    const made = await written({ ...message, subject: 'Überführung für Łukasiński → Köln €' });
    expect(await sendDue(transport)).toBe(1);
    expect(await sendDue(transport)).toBe(0);
    const [came] = receiver.received;
    expect(came).toMatchObject({
      from: 'dispo@mueller.example',
      to: ['kunde@example.org'],
      text: message.text,
      html: message.html,
    });
    expect(came!.header('subject')).toBe('Überführung für Łukasiński → Köln €');
    expect(came!.header('from')).toBe('Disposition Müller <dispo@mueller.example>');
    expect(came!.header('message-id')).toBe(`<${made.id}.1@handover.example>`);
    expect(new Date(came!.header('date')!)).toEqual(clock.now());
    expect(came!.raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'SENT',
      attempts: 1,
      sentAt: clock.now(),
      messageId: came!.header('message-id'),
      nextAttemptAt: null,
      error: null,
    });
  });

  test('has the sender no-reply at the public host if the operator has no sender address', async () => {
    await writeOperator(sql, { ...operator, sender: null }, clock.now());
    await written();
    await sendDue(transport);
    expect(receiver.received[0]!.header('from')).toBe(
      'Überführungen Müller GmbH <no-reply@handover.example>',
    );
  });

  test('is sent once when two workers run, and all mails are sent', async () => {
    await insertMails(
      sql,
      Array.from({ length: 23 }, (_, i) => mail(clock.now(), { recipient: `kunde${i}@example.org` })),
    );
    const second = smtpTransport({ url: receiver.url, publicUrl: PUBLIC_URL });
    const empty = async (by: MailTransport) => {
      while ((await sendDue(by)) > 0);
    };
    await Promise.all([empty(transport), empty(second)]);
    second.close();
    expect(receiver.received).toHaveLength(23);
    expect(new Set(receiver.received.map(({ to }) => to[0])).size).toBe(23);
    expect(await listMails(sql, { state: 'PENDING' }, 100, null)).toEqual([]);
  });
});

describe('header injection', () => {
  test('a name with line breaks stays inside its header', async () => {
    const sender = { name: 'Dispo\r\nBcc: victim@example.org\r\n\r\nbody', email: 'dispo@mueller.example' };
    await writeOperator(sql, { ...operator, sender }, clock.now());
    await written({ subject: 'Hallo\r\nBcc: victim@example.org\nX-Evil: 1' });
    await sendDue(transport);
    const [came] = receiver.received;
    expect(came!.to).toEqual(['kunde@example.org']);
    expect(came!.headers.map(([name]) => name)).not.toContain('bcc');
    expect(came!.headers.map(([name]) => name)).not.toContain('x-evil');
    expect(came!.header('subject')).toBe('Hallo Bcc: victim@example.org X-Evil: 1');
    expect(came!.header('from')).toContain('<dispo@mueller.example>');
  });

  test.each([
    'kunde@example.org\r\nRCPT TO:<victim@example.org>',
    'kunde@example.org, victim@example.org',
    'Kunde <kunde@example.org>',
    'kunde@example.org>\nDATA',
    'kunde',
  ])('a recipient that is not exactly one address is given up: %j', async (recipient) => {
    const made = await written({ recipient });
    await sendDue(transport);
    expect(receiver.received).toEqual([]);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'FAILED',
      error: 'The address of the recipient cannot be used.',
    });
  });
});

describe('a server that refuses', () => {
  test('temporarily is tried again with growing delays, then the mail has failed', async () => {
    receiver.refuseRecipient = () => ({ code: 450, message: 'Mailbox busy' });
    const made = await written();
    for (const [i, pause] of RETRY_DELAYS_MS.entries()) {
      expect(await sendDue(transport)).toBe(1);
      expect(await findMail(sql, made.id)).toMatchObject({
        state: 'PENDING',
        attempts: i + 1,
        nextAttemptAt: new Date(clock.now().getTime() + pause),
        error: expect.stringContaining('Mailbox busy'),
      });
      clock.advance(pause - 1);
      expect(await sendDue(transport)).toBe(0);
      expect(await alertsFor(made)).toEqual([]);
      clock.advance(1);
    }
    expect(await sendDue(transport)).toBe(1);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'FAILED', attempts: 8, nextAttemptAt: null });
    expect(await alertsFor(made)).toEqual([ALERT]);
    clock.advance(48 * 3_600_000);
    expect(await sendDue(transport)).toBe(0);
  });

  test('and later accepts gets the same Message-ID, and the error is cleared', async () => {
    receiver.refuseMessage = () => ({ code: 451, message: 'Try later' });
    const made = await written();
    await sendDue(transport);
    const before = await findMail(sql, made.id);
    receiver.refuseMessage = () => null;
    clock.advance(RETRY_DELAYS_MS[0]!);
    await sendDue(transport);
    expect(receiver.received[0]!.header('message-id')).toBe(before!.messageId);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'SENT', attempts: 2, error: null });
  });

  test.each([
    ['refuseRecipient', { code: 550, message: 'No such user' }],
    ['refuseMessage', { code: 554, message: 'Message rejected as spam' }],
  ] as const)('for good ends it at once: %s', async (where, refusal) => {
    receiver[where] = () => refusal;
    const made = await written();
    await sendDue(transport);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'FAILED',
      attempts: 1,
      nextAttemptAt: null,
      error: expect.stringContaining(`${refusal.code}`),
    });
    expect(await alertsFor(made)).toEqual([ALERT]);
  });

  test('our login does not make a mail fail for good', async () => {
    const strict = await startSmtpReceiver({ wrongPassword: true });
    const refused = smtpTransport({ url: strict.url, publicUrl: PUBLIC_URL });
    const made = await written();
    await sendDue(refused);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'PENDING', attempts: 1 });
    refused.close();
    await strict.close();
  });

  test('or is unreachable is tried again', async () => {
    const unreachableServer = smtpTransport({ url: 'smtp://127.0.0.1:1', publicUrl: PUBLIC_URL });
    const made = await written();
    await sendDue(unreachableServer);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'PENDING',
      error: expect.stringContaining('ECONNREFUSED'),
    });
    unreachableServer.close();
  });
});

describe('a process that dies', () => {
  const claim = () =>
    claimDueMails(sql, {
      now: clock.now(),
      leasedUntil: new Date(clock.now().getTime() + LEASE_MS),
      limit: 10,
      domain: transport.domain,
    });

  test('between sending and recording: after the lease the mail is sent again with the same Message-ID', async () => {
    const made = await written();
    const [claimed] = await claim();
    await transport.send({ ...claimed!, date: clock.now(), from: operator.sender!, attachments: [] });
    clock.advance(LEASE_MS - 1);
    expect(await sendDue(transport)).toBe(0);
    clock.advance(1);
    expect(await sendDue(transport)).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]!.header('message-id')).toBe(receiver.received[1]!.header('message-id'));
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  test('after a clock that was set back: the mail does not wait for its lease', async () => {
    const made = await written();
    clock.advance(3_600_000);
    await claim();
    clock.advance(-3_600_000);
    expect(await sendDue(transport)).toBe(1);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'SENT' });
  });

  test('or only hangs cannot overwrite the result of a later attempt', async () => {
    const made = await written();
    const [late] = await claim();
    clock.advance(LEASE_MS);
    await sendDue(transport);
    expect(await recordOutcome(sql, late!, { state: 'FAILED', error: 'too late' })).toBe(false);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'SENT', error: null });
    expect(await alertsFor(made)).toEqual([]);
  });

  test('with every attempt is not ended by the same mail again and again', async () => {
    const made = await written();
    for (let i = 0; i <= RETRY_DELAYS_MS.length; i += 1) {
      expect(await claim()).toHaveLength(1);
      clock.advance(LEASE_MS);
    }
    await sendDue(transport);
    expect(receiver.received).toEqual([]);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'FAILED',
      error: 'Every attempt was interrupted.',
    });
  });
});

describe('without a server', () => {
  test('mails are kept, and can be resent when there is a server', async () => {
    const made = await written();
    expect(await sendDue(null)).toBe(1);
    expect(await sendDue(null)).toBe(0);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'KEPT', attempts: 0, nextAttemptAt: null });
    expect(await sendDue(transport)).toBe(0);
    await requeueMail(sql, made.id, clock.now());
    expect(await sendDue(transport)).toBe(1);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('sending again', () => {
  test('a sent mail gets a new Message-ID', async () => {
    const made = await written();
    await sendDue(transport);
    expect(await requeueMail(sql, made.id, clock.now())).toMatchObject({ state: 'PENDING', messageId: null });
    await sendDue(transport);
    const ids = receiver.received.map((came) => came.header('message-id'));
    expect(ids).toEqual([`<${made.id}.1@handover.example>`, `<${made.id}.2@handover.example>`]);
  });

  test('a failed mail restarts its plan with the same Message-ID', async () => {
    receiver.refuseRecipient = () => ({ code: 550, message: 'No such user' });
    const made = await written();
    await sendDue(transport);
    const { messageId } = (await findMail(sql, made.id))!;
    receiver.refuseRecipient = () => ({ code: 450, message: 'Mailbox busy' });
    await requeueMail(sql, made.id, clock.now());
    await sendDue(transport);
    expect(await alertsFor(made)).toEqual([ALERT]);
    expect(await findMail(sql, made.id)).toMatchObject({
      state: 'PENDING',
      attempts: 2,
      messageId,
      nextAttemptAt: new Date(clock.now().getTime() + RETRY_DELAYS_MS[0]!),
    });
  });

  test('a waiting mail is due at once, and one in progress is not sent twice', async () => {
    receiver.refuseRecipient = () => ({ code: 450, message: 'Mailbox busy' });
    const made = await written();
    await sendDue(transport);
    receiver.refuseRecipient = () => null;
    await requeueMail(sql, made.id, clock.now());
    let under = true;
    const slow: MailTransport = {
      ...transport,
      async send(outgoing) {
        await requeueMail(sql, made.id, clock.now());
        expect(await sendDue(transport)).toBe(0);
        under = false;
        return transport.send(outgoing);
      },
    };
    expect(await sendDue(slow)).toBe(1);
    expect(under).toBe(false);
    expect(receiver.received).toHaveLength(1);
    expect(await findMail(sql, made.id)).toMatchObject({ state: 'SENT' });
  });
});

describe('the table', () => {
  test('a mail exists only if the transaction of its change commits', async () => {
    const made = mail(clock.now());
    const rolledBack = sql.begin(async (tx) => {
      await insertMails(tx, [made]);
      throw new Error('the change failed');
    });
    await expect(rolledBack).rejects.toThrow('the change failed');
    expect(await findMail(sql, made.id)).toBeNull();
    await insertMails(sql, []);
  });

  test('mails are listed newest first, by state and kind, in pages', async () => {
    const made: NewMail[] = [];
    for (const kind of ['QUOTE', 'STATUS', 'STATUS'] as const) {
      clock.advance(1000);
      made.push(await written({ kind }));
    }
    const ids = async (filter: Parameters<typeof listMails>[1], limit = 10, after: NewMail | null = null) =>
      (await listMails(sql, filter, limit, after && { at: after.createdAt, id: after.id })).map(
        ({ id }) => id,
      );
    const [first, second, third] = made as [NewMail, NewMail, NewMail];
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({}, 2)).toEqual([third.id, second.id]);
    expect(await ids({}, 2, second)).toEqual([first.id]);
    expect(await ids({ kind: 'QUOTE', state: 'PENDING' })).toEqual([first.id]);
    expect(await ids({ state: 'SENT' })).toEqual([]);
  });

  test('mails older than the limit are deleted in batches', async () => {
    const old = [await written(), await written()];
    clock.advance(90 * 86_400_000);
    const fresh = await written();
    const before = new Date(clock.now().getTime() - 1);
    expect(await deleteOldMails(sql, before, 1)).toBe(1);
    expect(await deleteOldMails(sql, before, 10)).toBe(1);
    expect(await findMail(sql, old[0]!.id)).toBeNull();
    expect(await findMail(sql, fresh.id)).not.toBeNull();
  });
});
