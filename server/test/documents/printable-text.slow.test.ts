// Unprintable characters: refused in binding texts, replaced where customers may write anything.
import { describe, expect, test } from 'vitest';
import { firstUnprintable } from '../../../shared/documents/printable-characters.ts';
import { printableText } from '../../src/documents/printable-text.ts';
import { newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { cpuMs } from '../harness/cpu-time.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder } from '../harness/orders.ts';
import type { TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { issue, linkPath, linkToken, newRequest, OFFER, offeredRequest } from '../orders/quotes/requests.ts';
import { fetchFile, pathOf, readPdf } from './files.ts';

const service = await sharedService({ realPdfs: true });
const { key, accountId } = await service.customer({ environment: 'production' });

function expectRefused(answer: TestResponse, field: string, character = '北'): void {
  expectV1Error(answer, 400, 'INVALID_REQUEST');
  const message = `Documents cannot print the character "${character}". Use Latin, Greek or Cyrillic letters.`;
  expect(answer.json.error.details.fields).toMatchObject([{ field, code: 'invalid_format', message }]);
}

describe('the characters of documents', () => {
  test.each([
    ['Latin', 'Łukasz Groß, Şükrü Ẑ, Nguyễn Thị'],
    ['letters and accents apart', 'Zoe\u0308 Groß'],
    ['Greek', 'Ελένη Παπαδοπούλου, Ὀδυσσεύς'],
    ['Cyrillic', 'Щепкина Ёлка Їжакевич Ђорђевић'],
    ['signs', '„Anlage“ – 1.234,50 € · 5 m² ½ № → ✓'],
    ['lines, tabs and hints that do not show', 'one\r\ntwo\tthree soft\u00adhyphen\u200b'],
  ])('can be printed: %s', (_, text) => {
    expect(firstUnprintable(text)).toBeNull();
  });

  test.each([
    ['Chinese', 'Li 北京', '北'],
    ['Japanese', 'さくら', 'さ'],
    ['Korean', '김민준', '김'],
    ['Arabic', 'Ali محمد', 'م'],
    ['Hebrew', 'דוד', 'ד'],
    ['Devanagari', 'राम', 'र'],
    ['pictures', 'Auto 🚗', '🚗'],
    ['private characters', 'x\uE000', '\uE000'],
  ])('cannot be printed: %s', (_, text, character) => {
    expect(firstUnprintable(text)).toBe(character);
  });

  test('a text that is too long is refused at once, only for its length', () => {
    const started = cpuMs();
    const { error } = printableText(200).safeParse('北'.repeat(1_000_000));
    expect(cpuMs() - started).toBeLessThan(1000);
    expect(error!.issues.map(({ message }) => message)).toEqual([
      'This text may have at most 200 characters.',
    ]);
  });
});

describe('refused with field and sentence', () => {
  test('the name and the typed signature of a quote link', async () => {
    const id = await offeredRequest(service, key);
    const path = linkPath(await linkToken(service, key, id), '/accept');
    const sign = (name: string, text: string) =>
      service.call(path, { body: { name, signature: { method: 'TYPED', text } } });
    expectRefused(await sign('北京', 'Li'), 'name');
    expectRefused(await sign('Li', 'Li 北京'), 'signature.text');
    expect((await sign('Щепкина', 'Ελένη')).status).toBe(200);
    const text = await documentText(id, 'SIGNED_QUOTE');
    expect(text).toContain('Щепкина');
    expect(text).toContain('Ελένη');
  });

  test('the lines and the note of a quote', async () => {
    const { id } = await newRequest(service, key);
    const lineItems = [...OFFER.lineItems, { description: 'Fähre 北', unitNet: 1 }];
    expectRefused(await issue(service, id, { lineItems }), 'lineItems[1].description');
    expectRefused(await issue(service, id, { ...OFFER, note: 'مرحبا' }), 'note', 'م');
  });

  test('the texts of a protocol', async () => {
    const phone = await newPhone(service);
    const path = `/trips/${await newTrip(service, key, phone.driverId)}/protocols/pickup`;
    for (const field of ['remarks', 'contactName', 'contactAbsence']) {
      expectRefused(await phone.put(path, { [field]: '北' }), field);
    }
    expectRefused(await phone.put(path, { damages: [{ description: '北' }] }), 'damages[0].description');
    const checklist = [{ item: 'KEYS', ok: true, note: '北' }];
    expectRefused(await phone.put(path, { checklist }), 'checklist[0].note');
    expectRefused(await phone.photo(path, photoJpeg, `?caption=${encodeURIComponent('北')}`), 'caption');
  });

  test('the damages that dispatch enters, and the name of a driver', async () => {
    const { id } = (await createOrder(service, key)).json;
    const damage = { hasDamage: true, damageDescription: '北' };
    expectRefused(await command(service, id, 'hand_over', damage), 'damageDescription');
    for (const field of ['description', 'reportedBy']) {
      expectRefused(await command(service, id, 'complain', { [field]: '北' }), field);
    }
    expectRefused(await service.ops('POST', '/drivers', { name: '北' }), 'name');
  });

  test('the record of the operator, except for texts that only mails contain', async () => {
    const before = (await service.ops('GET', '/operator')).json;
    const put = (changes: object) => service.ops('PUT', '/operator', { ...before, ...changes });
    expectRefused(await put({ name: '北' }), 'name');
    expectRefused(await put({ address: '北' }), 'address');
    expectRefused(await put({ bank: { iban: 'DE02120300000000202051', name: '北' } }), 'bank.name');
    expect((await put({ sender: { name: '北', email: 'a@b.example' } })).status).toBe(200);
    expect((await put({})).status).toBe(200);
  });

  test('the contracting party of an account', async () => {
    const path = `/accounts/${accountId}`;
    const party = (await service.ops('GET', path)).json.contractingParty;
    const change = (changes: object) =>
      service.ops('PATCH', path, { contractingParty: { ...party, ...changes } });
    expectRefused(await change({ name: '北' }), 'contractingParty.name');
    expectRefused(await change({ address: '北' }), 'contractingParty.address');
  });

  test('a record that was stored before the rule is still readable', async () => {
    const { sql } = service.services.core;
    const before = (await service.ops('GET', '/operator')).json;
    await sql`update operator set record = ${sql.json({ ...before, name: '北' })}`;
    const answer = await service.ops('GET', '/operator');
    expect((await service.ops('PUT', '/operator', before)).status).toBe(200);
    expect(answer.json.name).toBe('北');
  });
});

test('an order is accepted in any script, and documents show a substitute', async () => {
  const id = await offeredRequest(service, key, OFFER, { customerReference: 'Ref 北京 7' });
  expect(await documentText(id, 'QUOTE')).toContain('Ref \uFFFD\uFFFD 7');
});

async function documentText(id: string, kind: string): Promise<string> {
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  const found = data.find((document: { kind: string }) => document.kind === kind);
  return readPdf((await fetchFile(service, pathOf(found.downloadUrl), key)).bytes);
}
