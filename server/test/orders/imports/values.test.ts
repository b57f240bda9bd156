// Texts of a file that are no value of their field are listed once; a choice counts for all rows and later files.
import { beforeEach, expect, test } from 'vitest';
import { newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { table } from './import-setup.ts';

const service = await sharedService({ deliver: true });
let person: PortalUser;

beforeEach(async () => {
  person = await newPortalUser(service, { role: 'member' });
});

const PATH = '/production/imports';

async function checked(text: string, who = person) {
  const { json } = await who.portal('POST', PATH, undefined, { rawBody: text });
  await service.settle();
  return (await who.portal('GET', `${PATH}/${json.id}`)).json;
}

async function change(id: string, body: unknown) {
  const answer = await person.portal('PATCH', `${PATH}/${id}`, body);
  expect(answer.status, answer.text).toBe(200);
  await service.settle();
  return (await person.portal('GET', `${PATH}/${id}`)).json;
}

test('an unknown value is asked once, applied to all rows, and remembered for the account', async () => {
  const rows = [
    { number: 'A-1', transport: 'Plattform' },
    { number: 'A-2', transport: 'plattform ' },
    { number: 'A-3', transport: 'eigene Achse' },
  ];
  const first = await checked(table(...rows));
  expect(first.counts).toMatchObject({ TO_CORRECT: 2, READY: 1 });
  expect(first.values).toEqual([{ field: 'transportType', text: 'Plattform', rows: 2, value: null }]);
  const choice = { field: 'transportType', text: 'PLATTFORM', value: 'TRUCK' };
  const chosen = await change(first.id, { values: [choice] });
  expect(chosen.counts).toMatchObject({ TO_CORRECT: 0, READY: 1, REQUEST: 2 });
  expect(chosen.values).toMatchObject([{ text: 'Plattform', value: 'TRUCK' }]);

  const other = await checked('Nr;Transport\nB-1;Plattform');
  expect(other).toMatchObject({ remembered: false, values: [{ text: 'Plattform', value: 'TRUCK' }] });
  const stranger = await newPortalUser(service, { role: 'member' });
  expect((await checked(table(...rows), stranger)).values).toMatchObject([{ value: null }]);

  const undone = await change(first.id, { values: [{ ...choice, value: null }] });
  expect(undone.values).toMatchObject([{ text: 'Plattform', value: null }]);
  expect((await checked('Nr;Transport\nB-2;Plattform')).values).toMatchObject([{ value: null }]);
});

test('fuels, countries and yes or no are chosen too, and a text can count as empty', async () => {
  const text = `${table({ number: 'A-1' }).replace('\r\n', ';Kraftstoff;Abhol-Land;Fahrbereit\r\n')};unbekannt;Alemania;vermutlich`;
  const first = await checked(text);
  expect(first.values.map(({ field, text }: { field: string; text: string }) => [field, text])).toEqual([
    ['pickup.country', 'Alemania'],
    ['vehicle.fuelType', 'unbekannt'],
    ['vehicle.operationalStatus.driveable', 'vermutlich'],
  ]);
  const values = [
    { field: 'pickup.country', text: 'Alemania', value: 'DE' },
    { field: 'vehicle.fuelType', text: 'unbekannt', value: '' },
    { field: 'vehicle.operationalStatus.driveable', text: 'vermutlich', value: 'true' },
  ];
  expect((await change(first.id, { values })).counts).toMatchObject({ READY: 1 });
});

test('a value that the field cannot have is refused', async () => {
  const { id } = await checked(table({ number: 'A-1' }));
  for (const choice of [
    { field: 'transportType', text: 'x', value: 'BALLOON' },
    { field: 'pickup.country', text: 'x', value: 'Atlantis' },
    { field: 'vehicle.vin', text: 'x', value: 'WVWZZZ1KZAW000001' },
  ]) {
    const refused = await person.portal('PATCH', `${PATH}/${id}`, { values: [choice] });
    expect(refused.json.error?.code, JSON.stringify(choice)).toBe('INVALID_REQUEST');
  }
});

test('a column of dates that nobody matched asks for the pickup, then for the delivery', async () => {
  const text = (number: string) =>
    `Nr;Bereitstellung;Rückgabe;Farbe\n${number};17.11.2026;18.11.2026 14:00;rot`;
  const first = await checked(text('A-1'));
  const maybe = ({ columns }: { columns: { maybe: string | null }[] }) => columns.map((each) => each.maybe);
  expect(maybe(first)).toEqual([null, 'requestedPickup', 'requestedPickup', null]);
  const fields = ['externalOrderId', 'requestedPickup', null, null];
  const matched = await change(first.id, { columns: fields });
  expect(maybe(matched)).toEqual([null, null, 'requestedDelivery', null]);
  // A file with the same header asks again what was not answered, and no more after the answer.
  expect(maybe(await checked(text('A-2')))).toEqual([null, null, 'requestedDelivery', null]);
  expect(maybe(await change(first.id, { otherDates: [2] }))).toEqual([null, null, null, null]);
  expect(maybe(await checked(text('A-3')))).toEqual([null, null, null, null]);
});
