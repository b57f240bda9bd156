// No date of any API breaks anything, however far away it is: the fields come from the descriptions, so new ones are included.
import { describe, expect, test } from 'vitest';
import { LEGACY_FIELDS } from '../../src/api/legacy/fields.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { createAccountData } from '../isolation/account-data.ts';
import { bearer, callRoute, headersOf } from '../isolation/callers.ts';
import { type DescribedRoute, ROUTES } from '../isolation/described-routes.ts';
import { createOperatorData } from '../isolation/operator-data.ts';
import { validCall } from '../isolation/valid-call.ts';
import { DATE_FIELDS, type DateField } from './date-fields.ts';

const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
const data = await createAccountData(service, 'Weitweg');
const operator = await createOperatorData(service, data);

/** The last time is in the year 10000 in UTC. */
const FAR: Record<DateField['form'], readonly string[]> = {
  day: ['0001-01-01', '9999-12-31'],
  time: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59-12:00'],
  month: ['0000-01', '0001-01', '9999-12'],
};

/** Filters only compare, and the clock of a phone may be wrong; what the phone did is limited to the time until now. */
const isComparedOnly = ({ place, route, form }: DateField) =>
  form === 'time' && (place === 'query' || route.apiName === 'driver');

const environmentOf = (route: DescribedRoute) => (route.access.sandboxOnly ? 'sandbox' : 'production');
const idsOf = (route: DescribedRoute) => ({ ...operator.ids, ...data.ids[environmentOf(route)] });
const headersFor = (route: DescribedRoute) =>
  route.apiName === 'operations'
    ? bearer(OPERATOR_TOKEN)
    : headersOf(service, route, data, environmentOf(route));

const send = (field: DateField, value: string) =>
  callRoute(
    service,
    field.route,
    field.callWith(value, idsOf(field.route), environmentOf(field.route)),
    headersFor(field.route),
  );

// A trip that was declined takes nothing more.
const comparedOnly = DATE_FIELDS.filter(isComparedOnly).toSorted(
  (one, other) => Number(one.name.startsWith('decline')) - Number(other.name.startsWith('decline')),
);

describe.each(DATE_FIELDS.filter((field) => !isComparedOnly(field)))('$name', (field) => {
  test.each(FAR[field.form])('refuses %s by name', async (value) => {
    const { status, json, text } = await send(field, value);
    const named = json?.error?.details?.fields?.find((one: { field: string }) => one.field === field.path);
    expect([status, named?.message], text).toEqual([400, expect.stringMatching(/^[A-Z].+\.$/)]);
  });
});

describe.each(comparedOnly)('$name', (field) => {
  test.each(FAR.time)('takes or refuses %s', async (value) => {
    const { status, json, text } = await send(field, value);
    expect(status, text).toBeLessThan(500);
    if (status >= 400) expect(json.error.message).toMatch(/^\S+ .+\.$/);
  });
});

const legacyTimes = Object.entries(LEGACY_FIELDS).filter(([, { type }]) => type === 'time');

test.each(legacyTimes.flatMap(([name]) => FAR.time.map((value) => [name, value])))(
  'the older interface refuses %s %s',
  async (name, value) => {
    const body = { pickup: 'Hamburg', delivery: 'Berlin', [name!]: value };
    const answer = await service.call('/extern/transportauftraege', { key: data.keys.production, body });
    const grund = expect.stringMatching(/in den Jahren 2000 bis 2100 senden\.$/);
    expect(answer.status).toBe(400);
    expect(answer.json.details.fehler).toEqual([{ feld: name, grund }]);
  },
);

/** By the clock of the phone, which is corrected when the protocol is submitted. */
const OF_PHONES = ['protocol_photos.taken_at'];

test('nothing far away was stored', async () => {
  await service.settle();
  const columns = await sql<{ name: string; column: string }[]>`
    select t.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('date', 'timestamp with time zone')`;
  const stored: string[] = [];
  for (const { name, column } of columns) {
    const { count } = await sql`
      select 1 from ${sql(name)} where ${sql(column)} not between '1990-01-01' and '2101-01-01' limit 1`;
    if (count > 0) stored.push(`${name}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(100);
  expect(stored).toEqual(OF_PHONES);
});

test.each(ROUTES.filter(({ method, isStream }) => method === 'GET' && !isStream))(
  '$name still answers',
  async (route) => {
    const call = validCall(route, idsOf(route), environmentOf(route));
    const { status, text } = await callRoute(service, route, call, headersFor(route));
    expect(status, text).toBeLessThan(500);
  },
);
