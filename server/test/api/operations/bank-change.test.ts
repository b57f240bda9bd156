// Another bank account of the operator: checked, confirmed with a second factor, mailed to the other admins.
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../src/people/passwords.ts';
import { recordSignIn, setAdminTrustedFrom, setPassword } from '../../../src/people/user-store.ts';
import { type ConsoleUser, consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { addPasskey } from '../../harness/passkey.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const RECORD = { name: 'Überführung Süd', address: 'Ring 1, 80331 München' };
const OLD = { name: null, iban: 'DE02120300000000202051', bic: null };
const NEXT = { name: 'Alsterbank', iban: 'DE89 3704 0044 0532 0130 00', bic: null };

beforeEach(async () => {
  // A code is valid once; the next minute has another.
  service.clock.advance(120_000);
  await service.ops('PUT', '/operator', { ...RECORD, bank: OLD });
});

async function admin(name: string): Promise<ConsoleUser> {
  const person = await newConsoleUser(service, { name });
  await recordSignIn(sql, person.user.id, service.clock.now());
  return person;
}

const PASSWORD = 'blue kettle winding road';
const hash = await hashPassword(PASSWORD);

async function adminWithPassword(name: string): Promise<ConsoleUser> {
  const person = await newConsoleUser(service, { name, secondFactor: false });
  await setPassword(sql, person.user.id, hash, service.clock.now());
  return person;
}

/** All test users have the same secret. */
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32('A'.repeat(32)) }).generate({
    timestamp: service.clock.now().getTime(),
  });

const callsOf = ({ cookie }: ConsoleUser) => consoleCalls(service, cookie, { confirms: false });

const change = (person: ConsoleUser, body: object) =>
  callsOf(person)('PUT', '/operator', { ...RECORD, ...body });

const confirm = (person: ConsoleUser, proof: object) => callsOf(person)('POST', '/me/confirmation', proof);

const mailsTo = async ({ user }: ConsoleUser) =>
  sql<{ subject: string; text: string; state: string }[]>`
    select subject, text, state from mails where recipient = ${user.email} and kind = 'BANK_CHANGED' order by created_at`;

const bankNow = async () => (await service.ops('GET', '/operator')).json.bank;

describe('another bank account', () => {
  test('is refused with the session alone, and saved with a one-time code', async () => {
    const [katrin, ines] = [await admin('Katrin Vogel'), await admin('Ines Hartmann')];
    const refused = await change(katrin, { bank: NEXT });
    expectV1Error(refused, 403, 'CONFIRMATION_REQUIRED');
    expect(refused.json.error.details).toEqual({ factors: ['code'] });
    const wrong = await confirm(katrin, { code: '000000' });
    expectV1Error(wrong, 400, 'INVALID_REQUEST');
    expect(wrong.json.error.details.fields).toMatchObject([{ field: 'code' }]);
    expectV1Error(await change(katrin, { bank: NEXT }), 403, 'CONFIRMATION_REQUIRED');
    expect(await bankNow()).toEqual(OLD);

    expect((await confirm(katrin, { code: codeNow() })).status).toBe(200);
    const saved = await change(katrin, { bank: NEXT });
    expect(saved.status, saved.text).toBe(200);
    expect(await bankNow()).toEqual(NEXT);
    expect(await mailsTo(katrin)).toEqual([]);
    const [mail, ...more] = await mailsTo(ines);
    expect(more).toEqual([]);
    expect(mail!.subject).toMatch(/^Bankverbindung geändert am /);
    for (const part of ['Katrin Vogel', 'DE02 … 2051', 'DE89 … 3000', 'Alsterbank', '/console/settings']) {
      expect(mail!.text).toContain(part);
    }
    expect(mail!.text).not.toContain('0532 0130');
    const [entry] = await sql<{ actor: string; details: object }[]>`
      select actor, details from audit_log where action = 'operator.changed' order by at desc, id desc limit 1`;
    expect(entry).toMatchObject({
      actor: `user:${katrin.user.id}`,
      details: { changes: { bank: { before: OLD, after: NEXT } } },
    });
  });

  test('is saved with a passkey of the admin, once for each answer, and not with one of another', async () => {
    const [katrin, ines] = [
      await adminWithPassword('Katrin Vogel'),
      await adminWithPassword('Ines Hartmann'),
    ];
    const own = await addPasskey(service, katrin.console, PASSWORD);
    const foreign = await addPasskey(service, ines.console, PASSWORD);
    // A first factor counts a day after it was set up; see confirmations.test.ts.
    await setAdminTrustedFrom(sql, katrin.user.id, null);
    const challenge = async () => (await katrin.console('POST', '/session/passkey-challenge')).json;
    const refused = await change(katrin, { bank: NEXT });
    expectV1Error(refused, 403, 'CONFIRMATION_REQUIRED');
    expect(refused.json.error.details).toEqual({ factors: ['passkey'] });
    const wrong = await confirm(katrin, { passkey: foreign.sign(await challenge()) });
    expectV1Error(wrong, 400, 'INVALID_REQUEST');
    expect(wrong.json.error.details.fields).toMatchObject([{ field: 'passkey' }]);
    expectV1Error(await change(katrin, { bank: NEXT }), 403, 'CONFIRMATION_REQUIRED');
    expect(await bankNow()).toEqual(OLD);

    const proof = { passkey: own.sign(await challenge()) };
    expect((await confirm(katrin, proof)).status).toBe(200);
    const saved = await change(katrin, { bank: NEXT });
    expect(saved.status, saved.text).toBe(200);
    expect(await bankNow()).toEqual(NEXT);
    expectV1Error(await change(katrin, { bank: OLD }), 403, 'CONFIRMATION_REQUIRED');
    expectV1Error(await confirm(katrin, proof), 400, 'INVALID_REQUEST');
    expect(await bankNow()).toEqual(NEXT);
  });

  test('needs no confirmation if only other fields change', async () => {
    const katrin = await admin('Katrin Vogel');
    expect((await change(katrin, { bank: OLD, phone: '040 123456' })).status).toBe(200);
  });

  test('by the operator token needs none, and all admins get the mail', async () => {
    const ines = await admin('Ines Hartmann');
    expect((await service.ops('PUT', '/operator', { ...RECORD, bank: null })).status).toBe(200);
    const [mail] = await mailsTo(ines);
    expect(mail!.text).toContain('Ein Programm mit dem Betreiber-Token');
    expect(mail!.text).toContain('keine');
  });
});

test('an IBAN with wrong check digits and a VAT id of a wrong form are refused at their field', async () => {
  const bank = { ...NEXT, iban: 'DE88 3704 0044 0532 0130 00' };
  const answer = await service.ops('PUT', '/operator', { ...RECORD, bank, vatId: 'DE12345' });
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  expect(answer.json.error.details.fields).toMatchObject([
    { field: 'bank.iban', code: 'invalid_format' },
    { field: 'vatId', code: 'invalid_format' },
  ]);
  expect(await bankNow()).toEqual(OLD);

  const contractingParty = { name: 'A', address: 'B', email: 'a@example.com', country: 'AT', vatId: 'AT123' };
  const opened = await service.ops('POST', '/accounts', { name: 'Autohaus', contractingParty });
  expect(opened.json.error.details.fields).toMatchObject([{ field: 'contractingParty.vatId' }]);
  for (const [country, vatId] of [
    ['FR', 'DE136695976'],
    ['GR', 'GR094259216'],
  ]) {
    const party = { ...contractingParty, country, vatId };
    const refused = await service.ops('POST', '/accounts', { name: 'Autohaus', contractingParty: party });
    expect(refused.json.error.details.fields, vatId).toMatchObject([{ field: 'contractingParty.vatId' }]);
  }
  const right = { ...contractingParty, vatId: ' atu 12345675' };
  const stored = await service.ops('POST', '/accounts', { name: 'Autohaus', contractingParty: right });
  expect(stored.json, stored.text).toMatchObject({ contractingParty: { vatId: 'ATU12345675' } });
});
