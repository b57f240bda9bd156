// Protocols, damage reports and events of a trip agree, and contain only reported facts.
import { describe, expect, test } from 'vitest';
import { FULL_PROTOCOL, newPhone, newTrip, photoJpeg } from '../api/driver/phone.ts';
import { advanceOrderTo, changeTerms, command, createOrder, eventsOf } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { fetchFile, pathOf, readPdf } from './files.ts';

const service = await sharedService({ realPdfs: true });
const { key, accountId } = await service.customer({ environment: 'production' });

interface Listed {
  kind: string;
  fileName: string;
  downloadUrl: string;
}

async function documentsOf(id: string, as = key): Promise<Listed[]> {
  return (await service.call(`/extern/orders/${id}/documents`, { key: as })).json.data;
}

/** The text of the newest document of a kind. */
async function textOf(id: string, kind: string, as = key): Promise<string> {
  const newest = (await documentsOf(id, as)).findLast((document) => document.kind === kind)!;
  return readPdf((await fetchFile(service, pathOf(newest.downloadUrl), as)).bytes);
}

const NO_DAMAGE = 'Keine Schäden festgestellt';

async function handedOver(payload: Record<string, unknown>): Promise<string> {
  const { id } = (await createOrder(service, key)).json;
  await advanceOrderTo(service, id, 'DELIVERY');
  await command(service, id, 'hand_over', payload);
  return id;
}

describe('damage at the handover', () => {
  test('reported by dispatch is in protocol, report and events', async () => {
    const id = await handedOver({ hasDamage: true, damageDescription: 'Delle am Kotflügel' });
    for (const kind of ['DELIVERY_PROTOCOL', 'DAMAGE_REPORT']) {
      const text = await textOf(id, kind);
      expect(text, kind).toContain('Delle am Kotflügel');
      expect(text, kind).not.toContain(NO_DAMAGE);
    }
  });

  test('of the sandbox is in its protocol too', async () => {
    const testKey = (await service.credential(accountId)).secret;
    const headers = { 'x-sandbox-scenario': 'DAMAGE', 'x-sandbox-mode': 'manual' };
    const { id } = (await createOrder(service, testKey, {}, headers)).json;
    await service.call(`/extern/sandbox/orders/${id}/advance`, { key: testKey, body: { toEnd: true } });
    expect(await textOf(id, 'DELIVERY_PROTOCOL', testKey)).toContain('Scratch on the front bumper');
  });

  test('is denied in the protocol if there is none', async () => {
    expect(await textOf(await handedOver({}), 'DELIVERY_PROTOCOL')).toContain(NO_DAMAGE);
  });
});

test('damage of the pickup is listed at delivery as known before, and photos belong to the report', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`);
  await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
  await phone.post(`/trips/${id}/protocols/pickup/submit`);
  await phone.post(`/trips/${id}/arrive-delivery`);
  const damages = [{ description: 'Felge zerkratzt', isNew: true }];
  await phone.put(`/trips/${id}/protocols/delivery`, { ...FULL_PROTOCOL, damages });
  await phone.photo(`/trips/${id}/protocols/delivery`, photoJpeg, '?caption=Felge%20hinten');
  const submitted = await phone.post(`/trips/${id}/protocols/delivery/submit`);
  expect(submitted.status, submitted.text).toBe(200);
  const protocol = await textOf(id, 'DELIVERY_PROTOCOL');
  expect(protocol).toMatch(/Kratzer an der Tür.*bekannt/s);
  expect(protocol).toMatch(/Felge zerkratzt.*neu/s);
  const report = await textOf(id, 'DAMAGE_REPORT');
  expect(report).toContain('Felge hinten');
  expect(report).not.toContain('Kratzer an der Tür');
});

test('photos have the number of their damage in each document, and both name the same part as the phone', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`);
  const known = [0.35, 0.6, 0.8].map((x, at) => ({
    position: { view: 'LEFT', x, y: 0.5 },
    description: `Kratzer ${at + 1}`,
  }));
  await phone.put(`/trips/${id}/protocols/pickup`, { ...FULL_PROTOCOL, damages: known });
  await phone.post(`/trips/${id}/protocols/pickup/submit`);
  await phone.post(`/trips/${id}/arrive-delivery`);
  const position = { view: 'FRONT', x: 0.2, y: 0.52 };
  const fresh = { position, type: 'CRACK', description: 'Riss im Glas', isNew: true };
  await phone.put(`/trips/${id}/protocols/delivery`, { ...FULL_PROTOCOL, damages: [...known, fresh] });
  const photos = `/trips/${id}/protocols/delivery`;
  await phone.photo(photos, photoJpeg, '?damageNumber=4&takenAt=2026-10-01T08:00:00Z');
  await phone.photo(photos, photoJpeg, '?damageNumber=2&takenAt=2026-10-01T08:01:00Z');
  await phone.photo(photos, photoJpeg, '?caption=Vorn&takenAt=2026-10-01T08:02:00Z');
  expect((await phone.post(`/trips/${id}/protocols/delivery/submit`)).status).toBe(200);
  const protocol = await textOf(id, 'DELIVERY_PROTOCOL');
  expect(protocol).toMatch(/Foto 1 · Schaden 4 ·.*Foto 2 · Schaden 2 ·.*Foto 3 · Vorn ·/);
  expect(protocol).toContain('4 Scheinwerfer rechts Riss');
  const report = await textOf(id, 'DAMAGE_REPORT');
  expect(report).toContain('Schaden 1 · Riss · Scheinwerfer rechts');
  expect(report).toMatch(/Foto 1 · Schaden 1 ·.*Foto 2 · Kratzer 2 ·.*Foto 3 · Vorn ·/);
  expect(report).not.toMatch(/Schaden [234]/);
});

describe('people named in documents', () => {
  test('a complaint names the customer or the person that dispatch entered, never the driver', async () => {
    const id = await handedOver({ hasDamage: true, damageDescription: 'Delle' });
    await command(service, id, 'complain', { description: 'Motor ruckelt' });
    const text = await textOf(id, 'DAMAGE_REPORT');
    expect(text).toContain('Gemeldet von Autohaus Test GmbH');
    expect(text).not.toContain('Kowalska');
    await command(service, id, 'settle');
    await command(service, id, 'complain', { description: 'Noch etwas', reportedBy: 'Petra Prüfer' });
    expect(await textOf(id, 'DAMAGE_REPORT')).toContain('Petra Prüfer');
    const names = (await documentsOf(id)).map(({ fileName }) => fileName);
    expect(new Set(names).size).toBe(names.length);
    const told = (await eventsOf(service, id)).filter(({ name }) => name === 'damage.reported');
    const reports = (await documentsOf(id)).filter(({ kind }) => kind === 'DAMAGE_REPORT');
    expect(told.map(({ data }) => data.document.fileName)).toEqual(reports.map(({ fileName }) => fileName));
  });

  test('the driver is not named if the agreement hides drivers', async () => {
    const other = await service.customer({ environment: 'production' });
    await changeTerms(service, other.accountId, { showDriver: false });
    const phone = await newPhone(service);
    const id = await newTrip(service, other.key, phone.driverId);
    for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`);
    for (const [kind, more] of [
      ['pickup', {}],
      ['delivery', { damages: [{ description: 'Delle', isNew: true }] }],
    ] as const) {
      await phone.put(`/trips/${id}/protocols/${kind}`, { ...FULL_PROTOCOL, ...more });
      expect((await phone.post(`/trips/${id}/protocols/${kind}/submit`)).status).toBe(200);
      if (kind === 'pickup') await phone.post(`/trips/${id}/arrive-delivery`);
    }
    for (const kind of ['PICKUP_PROTOCOL', 'DELIVERY_PROTOCOL', 'DAMAGE_REPORT']) {
      expect(await textOf(id, kind, other.key), kind).not.toMatch(/Jana|Kowalska/);
    }
  });
});

test('an unsigned protocol claims no signatures', async () => {
  const text = await textOf(await handedOver({}), 'DELIVERY_PROTOCOL');
  expect(text).toContain('nicht unterschrieben');
  expect(text).not.toContain('mit ihrer Unterschrift');
});
