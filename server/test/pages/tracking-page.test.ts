// The tracking page without JavaScript: its headline, no private data, and help for unknown numbers.

import { beforeAll, describe, expect, test } from 'vitest';
import { RECIPIENT_LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import { trackingTexts } from '../../../shared/texts/generated/pages/tracking.ts';
import { FULL_PROTOCOL } from '../api/driver/phone.ts';
import {
  newTrackingSetup,
  sendPositions,
  type TrackingSetup,
  tripInStatus,
  ULM,
} from '../dispatch/tracking/tracking-setup.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { pagesOf } from './pages.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const service = await sharedService();
const pages = await pagesOf(service);
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});

async function pathOf(id: string): Promise<string> {
  return `/t/${(await service.ops('GET', `/orders/${id}`)).json.trackingNumber}`;
}

const show = async (id: string, language = 'en') => pages.open(`${await pathOf(id)}?lang=${language}`);

async function orderIn(status: string, changes: Record<string, unknown> = {}): Promise<string> {
  const { id } = (await createOrder(service, setup.key, changes)).json;
  if (status !== 'OPEN') await advanceOrderTo(service, id, status);
  return id;
}

describe('the headline', () => {
  test.each([
    ['OPEN', 'The transfer is confirmed.', 'Die Überführung ist bestätigt.'],
    ['PICKUP', 'The driver is on the way to Stuttgart.', 'Der Fahrer ist auf dem Weg nach Stuttgart.'],
    ['IN_TRANSIT', 'On the way to München.', 'Unterwegs nach München.'],
    ['DELIVERY', 'Arrived in München.', 'Angekommen in München.'],
    ['DELIVERED', 'Handed over in München today', 'Übergeben in München heute'],
  ])('of an order that is %s has the status in both languages', async (status, english, german) => {
    const id = await orderIn(status);
    expect((await show(id)).headline).toContain(english);
    expect((await show(id, 'de')).headline).toContain(german);
  });

  test('has day and time of a planned pickup and of the delivery', async () => {
    const now = service.clock.now().getTime();
    const id = await orderIn('ACCEPTED', {
      requestedPickup: new Date(now + DAY_MS).toISOString(),
      requestedDelivery: new Date(now + 2 * DAY_MS).toISOString(),
    });
    expect((await show(id)).headline).toMatch(
      /^Pickup is tomorrow\. Expected \w{3} \d+ \w{3} by \d\d:\d\d\.$/,
    );
  });

  test('of a cancelled order says that no driver comes', async () => {
    const id = await orderIn('OPEN');
    await command(service, id, 'cancel');
    expect((await show(id)).headline).toBe('This transfer was cancelled. Nobody is on the way.');
  });
});

describe('the map', () => {
  test('is shown with the age of the position, and disappears after the handover', async () => {
    const id = await tripInStatus(service, setup, 'IN_TRANSIT');
    await sendPositions(service, setup.phone, id, ULM);
    service.clock.advance(2 * MINUTE_MS);
    const page = await show(id);
    expect(page.html).toContain('data-map');
    expect(page.html).toContain('Position 2 min ago');
    expect(page.html).toContain('<svg');
    await command(service, id, 'arrive_delivery');
    await command(service, id, 'hand_over');
    const delivered = await show(id);
    expect(delivered.html).not.toContain('data-map');
    expect(delivered.html).toContain('The position is off');
  });

  test('says that the position is old', async () => {
    const id = await tripInStatus(service, setup, 'IN_TRANSIT');
    await sendPositions(service, setup.phone, id, ULM);
    service.clock.advance(40 * MINUTE_MS);
    const page = await show(id, 'de');
    expect(page.html).toContain('Letzte Position vor 40 Min.');
    expect(page.html).toContain('Keine neue Position seit');
  });
});

test('a delivery without a person present is not called signed', async () => {
  const signed = await tripInStatus(service, setup, 'DELIVERED');
  expect((await show(signed)).html).toContain('You signed it on the driver’s phone.');
  const { phone } = setup;
  const id = await tripInStatus(service, setup, 'DELIVERY');
  await phone.put(`/trips/${id}/protocols/delivery`, {
    ...FULL_PROTOCOL,
    contactSignature: null,
    contactAbsence: 'Schlüssel im Tresor',
  });
  expect((await phone.post(`/trips/${id}/protocols/delivery/submit`)).status).toBe(200);
  const page = await show(id);
  expect(page.html).not.toContain('You signed');
  expect(page.html).toContain('The vehicle was handed over without a signature.');
  expect((await show(id, 'de')).html).toContain('Das Fahrzeug wurde ohne Unterschrift übergeben.');
});

describe('before the drive', () => {
  test('one sentence says when the map starts', async () => {
    const requestedPickup = new Date(service.clock.now().getTime() + DAY_MS).toISOString();
    const id = await orderIn('ACCEPTED', { requestedPickup });
    expect((await show(id)).html).toMatch(
      /<strong>The map starts with the drive, probably tomorrow around.\d\d:\d\d\.<\/strong>/,
    );
    expect((await show(id, 'de')).html).toMatch(
      /<strong>Die Karte beginnt mit der Fahrt, voraussichtlich morgen gegen.\d\d:\d\d.Uhr\.<\/strong>/,
    );
  });
});

test('an arrival after midnight has the day before the time', async () => {
  const at = new Date(service.clock.now().getTime() + DAY_MS);
  const id = await orderIn('IN_TRANSIT', { requestedDelivery: at.toISOString() });
  await command(service, id, 'report_delay', {
    requestedDelivery: new Date(at.getTime() + 60_000).toISOString(),
  });
  expect((await show(id, 'de')).html).toMatch(/<span>Morgen gegen.\d\d:\d\d.Uhr<\/span>/);
});

describe('after the delivery', () => {
  const requestedDelivery = () => new Date(service.clock.now().getTime() + DAY_MS).toISOString();

  test('on time, the recipient is thanked', async () => {
    const id = await orderIn('DELIVERED', { requestedDelivery: requestedDelivery() });
    const { html } = await show(id);
    expect(html).toContain('On time');
    expect(html).toContain('Thank you, and have a good trip.');
  });

  test('with damage or a complaint, the page says that it is being dealt with', async () => {
    const id = await orderIn('DELIVERY', { requestedDelivery: requestedDelivery() });
    await command(service, id, 'hand_over', { hasDamage: true, damageDescription: 'Scratch' });
    const damaged = await show(id, 'de');
    expect(damaged.html).toContain('Bei der Übergabe wurde ein Schaden festgehalten.');
    expect(damaged.html).not.toMatch(/Pünktlich|gute Fahrt/);
    await command(service, id, 'complain', { description: 'Scratch on the door' });
    const complained = await show(id);
    expect(complained.html).toContain('There is a complaint about this transfer.');
    expect(complained.html).not.toMatch(/On time|good trip/);
  });

  test('late, the page apologises', async () => {
    const id = await orderIn('DELIVERY', { requestedDelivery: requestedDelivery() });
    service.clock.advance(2 * DAY_MS);
    await command(service, id, 'hand_over');
    expect((await show(id)).html).toContain('We apologise for the delay.');
  });
});

test('a reported delay shows the old time struck through and how much later it is', async () => {
  const now = service.clock.now().getTime();
  const id = await orderIn('IN_TRANSIT', { requestedDelivery: new Date(now + 6 * 3_600_000).toISOString() });
  await command(service, id, 'report_delay', { minutes: 40 });
  const page = await show(id);
  expect(page.headline).toContain('Now expected');
  expect(page.html).toContain('40 min late');
  expect(page.html).toMatch(/<s>(Around|Tomorrow around).\d\d:\d\d<\/s>/);
});

test('nothing private is in the page', async () => {
  const secret = {
    customerReference: 'REF-SECRET',
    externalOrderId: 'EXT-SECRET',
    instructions: 'Ring at SECRET',
    endCustomerEmail: 'secret@example.com',
    metadata: { secret: 'META-SECRET' },
    pickup: {
      company: 'Firma Geheim',
      street: 'Geheimgasse 1',
      postalCode: '70173',
      city: 'Stuttgart',
      contact: { name: 'Gerda Geheim', phone: '+49 711 000111' },
    },
  };
  const id = await orderIn('IN_TRANSIT', secret);
  const { html } = await show(id);
  expect(html).not.toMatch(/secret|geheim|000111|70173|€/i);
});

test('a driver whom the agreement hides is not named', async () => {
  const hidden = await newTrackingSetup(service);
  await changeTerms(service, hidden.accountId, { showDriver: false });
  const { id } = (await createOrder(service, hidden.key)).json;
  await advanceOrderTo(service, id, 'IN_TRANSIT');
  expect((await show(id)).html).not.toContain('<dt>Driver</dt>');
});

test('a sandbox order says that it is a test', async () => {
  const { key } = await service.customer();
  const made = (await createOrder(service, key)).json;
  const page = await pages.open(`/t/${made.trackingNumber}?lang=en`);
  expect(page.html).toContain('class="sandbox-band"');
});

test('30 days after the handover only the delivery is shown', async () => {
  const id = await orderIn('DELIVERED');
  service.clock.advance(31 * DAY_MS);
  const page = await show(id);
  expect(page.headline).toMatch(/^This transfer was delivered on \d+ \w{3} \d{4}\.$/);
  expect(page.html).not.toMatch(/Stuttgart|München|class="timeline"/);
});

describe('an unknown number', () => {
  test('stays in the input field, and missing characters are counted', async () => {
    const page = await pages.open('/t/7K3MPQ9XW2R4T8BN?lang=en');
    expect(page.status).toBe(404);
    expect(page.headline).toBe('We can’t find this number.');
    expect(page.html).toContain('value="7K3M PQ9X W2R4 T8BN"');
    expect(page.html).toContain('16 of 18 characters, 2 are missing.');
  });

  test('cannot inject markup', async () => {
    const { html } = await pages.open(`/t/${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
  });

  test('is found if typed with spaces and in lower case', async () => {
    const path = await pathOf(await orderIn('OPEN'));
    const typed = path
      .slice(3)
      .toLowerCase()
      .replace(/(.{4})/g, '$1 ');
    const answer = await pages.open(`/t?number=${encodeURIComponent(typed)}&lang=en`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?lang=en`]);
  });
});

test('the language is the requested one, then the one of the browser', async () => {
  const path = await pathOf(await orderIn('OPEN'));
  expect((await pages.open(path, { 'accept-language': 'de-AT,en;q=0.5' })).html).toContain(
    '<html lang="de">',
  );
  expect((await pages.open(path, { 'accept-language': 'fr,en;q=0.5' })).html).toContain('<html lang="fr">');
  expect((await pages.open(path, { 'accept-language': 'cs,en;q=0.5' })).html).toContain('<html lang="en">');
  for (const language of RECIPIENT_LANGUAGES) {
    const { html } = await pages.open(`${path}?lang=${language}`);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(trackingTexts[language].number);
    expect(html).toContain(`<a href="${path}?lang=pl" hreflang="pl" lang="pl"`);
  }
  expect((await pages.open(`${path}?lang=uk`)).html).toContain('<html lang="en">');
  expect((await pages.open(`${path}?lang=en`, { 'accept-language': 'de' })).html).toContain(
    '<html lang="en">',
  );
});

test('no page may be framed, indexed, cached or styled inline', async () => {
  const { html, headers } = await show(await orderIn('IN_TRANSIT'));
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/\sstyle=|<style|\son\w+=/);
});

test('a visit is in the request log, without the number', async () => {
  const path = await pathOf(await orderIn('OPEN'));
  await pages.open(path);
  await service.services.http.requestLog.flush();
  const logged = await service.services.core.sql`
    select interface, path, status from request_log where path = '/t/:trackingNumber' limit 1`;
  expect(logged).toMatchObject([{ interface: 'public', status: 200 }]);
});
