// The audit log has old and new values of every change, and no secrets.
import { expect, test } from 'vitest';
import { sharedService } from '../../harness/shared-service.ts';
import { linkPath, linkToken, offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();
const { sql } = service.services.core;

async function lastOf(action: string, subjectId?: string) {
  const [row] = await sql<{ details: Record<string, unknown> }[]>`
    select details from audit_log where action = ${action} ${subjectId ? sql`and subject_id = ${subjectId}` : sql``}
    order by at desc, id desc limit 1`;
  return row!.details;
}

test('a new bank account of the operator is logged with the old one', async () => {
  const record = { name: 'Überführung Süd', address: 'Ring 1, 80331 München' };
  const bank = { name: null, iban: 'DE02120300000000202051', bic: null };
  await service.ops('PUT', '/operator', { ...record, bank });
  const next = { ...bank, iban: 'DE89370400440532013000' };
  await service.ops('PUT', '/operator', { ...record, bank: next });
  expect(await lastOf('operator.changed')).toEqual({ changes: { bank: { before: bank, after: next } } });
});

test('changes of accounts, agreements and drivers have the values of changed fields only', async () => {
  const { id } = (await service.ops('POST', '/accounts', { name: 'Leasing Nord AG' })).json;
  expect(await lastOf('account.opened', id)).toMatchObject({
    changes: { name: { before: null, after: 'Leasing Nord AG' } },
  });
  await service.ops('PATCH', `/accounts/${id}`, { status: 'SUSPENDED', name: 'Leasing Nord AG' });
  expect(await lastOf('account.changed', id)).toEqual({
    changes: { status: { before: 'ACTIVE', after: 'SUSPENDED' } },
  });
  const { terms } = (await service.ops('GET', `/accounts/${id}/agreement`)).json;
  await service.ops('PUT', `/accounts/${id}/agreement`, { ...terms, vatRate: 7.7 });
  expect(await lastOf('agreement.changed', id)).toEqual({
    version: 2,
    validFrom: '2026-10-01',
    changes: { vatRate: { before: 19, after: 7.7 } },
  });
  const driver = (await service.ops('POST', '/drivers', { name: 'Ali Demir', phone: '+49 1' })).json;
  await service.ops('PATCH', `/drivers/${driver.id}`, { phone: '+49 2' });
  expect(await lastOf('driver.changed', driver.id)).toEqual({
    changes: { phone: { before: '+49 1', after: '+49 2' } },
  });
});

test('changes of credentials and endpoints have the values, without key or secret', async () => {
  const { accountId, key } = await service.customer({ environment: 'production' });
  const [{ id }] = (await service.ops('GET', `/accounts/${accountId}/credentials`)).json.data;
  await service.ops('PATCH', `/credentials/${id}`, { disabled: true });
  const now = service.clock.now().toISOString();
  expect(await lastOf('credential.disabled', id)).toEqual({
    changes: { disabledAt: { before: null, after: now } },
  });
  await service.ops('PATCH', `/credentials/${id}`, { disabled: false });
  const body = { url: 'https://receiver.test/hook', events: ['order.created'] };
  const endpoint = (await service.call('/extern/webhook-subscriptions', { key, body })).json;
  await service.ops('POST', `/accounts/${accountId}/webhook-endpoints/${endpoint.id}/pause`, {});
  expect(await lastOf('webhook.paused', endpoint.id)).toMatchObject({
    changes: { status: { before: 'ACTIVE', after: 'PAUSED' } },
  });
  const rows = JSON.stringify(await sql`select details from audit`);
  expect(rows).not.toContain(key);
  expect(rows).not.toContain(endpoint.secret);
});

test.each([
  ['accept', 'order.accept_quote', { name: 'E. Muster', signature: { method: 'TYPED', text: 'E. Muster' } }],
  ['decline', 'order.decline_quote', { reason: 'Zu teuer' }],
])('to %s by link records address and user agent in audit log and decision', async (act, action, body) => {
  const { key } = await service.customer({ environment: 'production' });
  const id = await offeredRequest(service, key);
  const path = linkPath(await linkToken(service, key, id), `/${act}`);
  const answer = await service.call(path, { body, headers: { 'user-agent': 'Browser/1.0' } });
  expect(answer.status, answer.text).toBe(200);
  const origin = { address: '127.0.0.1', userAgent: 'Browser/1.0' };
  expect(await lastOf(action, id)).toMatchObject(origin);
  const [quote] = await sql`select decision from quotes where order_id = ${id}`;
  expect(quote!.decision).toMatchObject(origin);
});
