// The driver's app on a phone: every screen in both themes, and its error messages.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { command, patchOrder } from '../../server/test/harness/orders.ts';
import { appTexts } from '../../shared/texts/generated/driver/app.ts';
import { DRIVER_LANGUAGES, type DriverLanguage } from '../../shared/texts/generated/languages.ts';
import { expectAccessible } from '../accessibility.ts';
import { checkView, expectNoOverflow, useWideFonts } from '../appearance-rules.ts';
import { PHONE } from '../browser.ts';
import { type DriverVisit, everythingSent, keepOnPhone, onPhone, type PhoneSite } from '../driver-phone.ts';
import { atProtocol, continueTo, markAt, sign, takePhoto } from '../driver-protocol.ts';
import { LONG_DRIVER, LONG_ORDER } from './long-names.ts';

async function checkScreen(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where}, light`);
  // The same elements in other colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = { where: `${where}, dark`, layout: 'touch', rules: { rules: ['color-contrast'] } } as const;
  expect(await checkView(page, dark), where).toEqual([]);
  await useWideFonts(page);
  await expectNoOverflow(page, `${where}, with a wider font`);
}

export async function checkScreens(site: PhoneSite): Promise<void> {
  const phone = await onPhone(site, { consents: null });
  const { page, button, headline } = phone;
  await headline('Hello Murat').waitFor();
  await checkScreen(page, 'the first opening');
  await phone.newTrip();
  const id = await phone.newTrip();
  await button('Share location').tap();
  await headline('Today').waitFor();
  await everythingSent(page);
  await page.reload();
  await button('Accept').first().waitFor();
  await checkScreen(page, 'today');
  await page.goto(`/driver/trips/${id}`);
  await button('Accept').waitFor();
  await checkScreen(page, 'a trip');
  await page.goto('/driver/menu');
  await headline('Menu').waitFor();
  await checkScreen(page, 'the menu');
  await page.goto('/driver/days-off');
  await button('Ask for days off').tap();
  await button('Send').waitFor();
  await checkScreen(page, 'asking for days off');
}

export async function checkLongNames(site: PhoneSite): Promise<void> {
  const phone = await onPhone(site, { name: LONG_DRIVER });
  const { page, button } = phone;
  const id = await phone.newTrip({ ...LONG_ORDER, instructions: LONG_ORDER.customerReference });
  await page.reload();
  await button('Accept').waitFor();
  await checkScreen(page, 'today');
  await page.goto(`/driver/trips/${id}`);
  await button('Accept').tap();
  await everythingSent(page);
  await button('Accept').waitFor({ state: 'detached' });
  await checkScreen(page, 'a trip');
  await page.goto('/driver/menu');
  await phone.headline('Menu').waitFor();
  await checkScreen(page, 'the menu');
  await command(site.service, id, 'cancel', { reason: `${LONG_ORDER.customerReference} ${LONG_DRIVER}` });
  await page.goto(`/driver/trips/${id}`);
  await phone.headline(/This trip is cancelled/).waitFor();
  await checkScreen(page, 'cancelled');
}

/** The two longest, because one of them is part of the app and the other is loaded. */
export async function checkLongestLanguage(site: PhoneSite): Promise<void> {
  const phone = await onPhone(site, { name: LONG_DRIVER });
  const { page } = phone;
  const id = await phone.newTrip({ ...LONG_ORDER, instructions: LONG_ORDER.customerReference });
  await everythingSent(page);
  const length = (language: DriverLanguage) => JSON.stringify(appTexts[language]).length;
  const longest = DRIVER_LANGUAGES.toSorted((one, other) => length(other) - length(one)).slice(0, 2);
  for (const language of longest) {
    await page.goto(`/driver/menu?lang=${language}`);
    await phone.headline(appTexts[language].menu.title).waitFor();
    await checkScreen(page, `the menu in ${language}`);
    for (const path of ['/driver', '/driver/days-off', `/driver/trips/${id}`]) {
      await page.goto(`${path}?lang=${language}`);
      await page.locator(`html[lang="${language}"] main`).waitFor();
      await checkScreen(page, `${path} in ${language}`);
    }
  }
}

export async function checkProtocolOfLongNames(): Promise<void> {
  const { page } = await atProtocol('delivery', { withCamera: false, camera: false, order: LONG_ORDER });
  await checkScreen(page, 'vehicle');
  await continueTo(page, 'Fotos');
  await continueTo(page, 'Schäden');
  await markAt(page, 0.4, 0.55);
  await button(page, 'Kratzer').click();
  await page.getByRole('textbox').first().fill(LONG_ORDER.customerReference);
  await checkScreen(page, 'damages');
  await continueTo(page, 'Kilometerstand', 'Kilometerstand und Zubehör');
  await page.getByLabel('Kilometerstand').fill('48300');
  await page.getByRole('slider').fill('62');
  await continueTo(page, 'Bemerkungen');
  await page.getByRole('textbox').first().fill(LONG_ORDER.customerReference);
  await continueTo(page, 'Übersicht');
  await checkScreen(page, 'review');
  await continueTo(page, 'Unterschriften');
  await checkScreen(page, 'signatures');
}

/** Opens a trip on the phone. */
async function atTrip(site: PhoneSite): Promise<{ phone: DriverVisit; id: string }> {
  const phone = await onPhone(site);
  const id = await phone.newTrip();
  await phone.page.goto(`/driver/trips/${id}`);
  await phone.button('Accept').waitFor();
  return { phone, id };
}

export async function checkChanges(site: PhoneSite): Promise<void> {
  const { phone, id } = await atTrip(site);
  const { page } = phone;
  await patchOrder(site.service, site.key, id, {
    delivery: { contact: { name: 'Petra Öztürk', phone: '+49 89 654321' } },
  });
  await page.reload();
  await page.getByText('The delivery goes to another place or contact.').waitFor();
  await checkScreen(page, 'another contact');
  await keepOnPhone(page, { state: [[10_800 as never, 'clockOffsetSeconds']] });
  await page.getByText('This phone’s clock is 3 h fast.').waitFor();
  await checkScreen(page, 'a clock that is hours off');
  await command(site.service, id, 'cancel', { reason: 'Customer called it off' });
  await page.reload();
  await phone.headline(/This trip is cancelled/).waitFor();
  await page.getByText('Customer called it off').waitFor();
  await checkScreen(page, 'cancelled');
}

export async function checkErrors(site: PhoneSite): Promise<void> {
  const { phone } = await atTrip(site);
  const { page, button } = phone;
  const { sql } = site.service.services.core;
  // No test can fill the storage of a browser: it throws the same error as a full one.
  await page.evaluate(`(() => {
    const { put } = IDBObjectStore.prototype;
    window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };
  })()`);
  await button('Accept').tap();
  await page.getByText('This phone is full.').waitFor();
  await checkScreen(page, 'a full phone');
  await page.evaluate('makeRoom()');

  await page.context().setOffline(true);
  await button('Accept').tap();
  await button('Undo').waitFor();
  await sql`update driver_sessions set expires_at = ${new Date(0)} where driver_id = ${phone.driverId}`;
  await page.context().setOffline(false);
  await page.getByText('Your session has expired.').waitFor();
  await checkScreen(page, 'a sign-in that ended');
  await phone.link('Enter a code').tap();
  await page.getByLabel('Or enter the code from dispatch').waitFor();
  await checkScreen(page, 'a code instead of a link');

  const other = (await site.service.ops('POST', '/drivers', { name: 'Jana Kowalska', language: 'en' })).json
    .id;
  const { url } = (await site.service.ops('POST', `/drivers/${other}/link`, { mail: false })).json;
  await page.goto(url);
  await phone.headline('You are signed in as Murat Kaya').waitFor();
  await checkScreen(page, 'a link of another driver');
  await button('Sign in as Jana Kowalska').tap();
  await page.getByText('Jana').first().waitFor();
  await site.service.ops('DELETE', `/drivers/${other}/sessions`);
  await page.reload();
  await page.getByText('Dispatch signed you out.').waitFor();
  await checkScreen(page, 'signed out by dispatch');
}

/** A trip that another driver has, with each result of a signed protocol that the phone can store. */
export async function checkTripOfAnotherDriver(site: PhoneSite): Promise<void> {
  const { phone, id } = await atTrip(site);
  const { page } = phone;
  const at = site.service.clock.now().toISOString();
  await page.context().setOffline(true);
  const trip = await page.evaluate<object>(`new Promise((resolve) => {
    const opening = indexedDB.open('handover-driver');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('trips').objectStore('trips').get('${id}');
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
    };
  })`);
  const entry = (seq: number, act: object, state: string, refusal: object | null = null) => ({
    seq,
    id: `${id}/${seq}`,
    tripId: id,
    act: { kind: 'pickup', ...act },
    order: seq,
    at,
    notBeforeMs: 0,
    state,
    doneAt: state === 'waiting' ? null : at,
    refusal,
  });
  const protocol = { type: 'protocol', data: {}, signatures: ['Erika Muster', ''] };
  const photo = { id: 'p', subject: { of: 'angle', angle: 'FRONT' }, takenAt: at, bytes: 1 };
  const draft = {
    ...{
      tripId: id,
      kind: 'pickup',
      page: 8,
      odometerKm: 700,
      odometerConfirmed: false,
      fuelLevelPercent: 62,
    },
    ...{
      checklist: [],
      damages: [],
      photos: [photo],
      skippedAngles: [],
      remarks: '',
      contactName: 'Erika Muster',
    },
    ...{ contactAbsence: null, driverSignature: null, contactSignature: null },
    ...{ handedInAt: at, round: 1, order: 1, problems: [] },
  };
  for (const [sentence, state, refusal] of [
    ['Your signed protocol is still being sent.', 'waiting', null],
    ['Your signed protocol was sent.', 'sent', null],
    [
      'It was signed after the trip had been given to somebody else',
      'refused',
      { code: 'CONFLICT', status: null, reason: 'NO_LONGER_YOUR_TRIP' },
    ],
  ] as const) {
    await keepOnPhone(page, {
      trips: [[{ ...trip, gone: true }]],
      drafts: [[draft]],
      outbox: [
        [entry(1, protocol, state, refusal)],
        [
          entry(
            2,
            { type: 'photo', photoId: 'p', caption: 'Vorn', damageNumber: null, takenAt: at },
            state,
            refusal,
          ),
        ],
        [entry(3, { type: 'submit', confirm: false }, state, refusal)],
      ],
    });
    await page.getByText(sentence).waitFor();
    await checkScreen(page, sentence);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function checkProtocol(): Promise<void> {
  const { page } = await atProtocol('delivery');
  await checkScreen(page, 'vehicle');
  await continueTo(page, 'Fotos');
  await button(page, 'Fotografieren').click();
  await takePhoto(page, 'Vorn');
  await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
  await checkScreen(page, 'camera');
  await button(page, 'Ansehen').click();
  await button(page, 'Entfernen').waitFor();
  await checkScreen(page, 'photo');
  await button(page, 'Foto schließen').click();
  await checkScreen(page, 'photos');
  await continueTo(page, 'Schäden');
  await markAt(page, 0.4, 0.55);
  await button(page, 'Kratzer').click();
  await checkScreen(page, 'damages');
  await continueTo(page, 'Kilometerstand', 'Kilometerstand und Zubehör');
  await page.getByLabel('Kilometerstand').fill('48000');
  await page.getByLabel('Es stimmt trotzdem').waitFor();
  await checkScreen(page, 'readings');
  await page.getByLabel('Es stimmt trotzdem').check();
  await page.getByRole('slider').fill('62');
  await continueTo(page, 'Bemerkungen');
  await checkScreen(page, 'remarks');
  await continueTo(page, 'Übersicht');
  await checkScreen(page, 'review');
  await continueTo(page, 'Unterschriften');
  await sign(page, page.getByRole('img', { name: 'Unterschrift Murat Kaya' }));
  await button(page, 'Unterschreibt nicht').click();
  await button(page, 'Nicht vor Ort').click();
  await checkScreen(page, 'signatures');
  await continueTo(page, 'Prüfen und senden');
  await checkScreen(page, 'send');
  await page.setViewportSize({ ...PHONE, width: 320 });
  await expectNoOverflow(page);
  await page.setViewportSize(PHONE);
  await button(page, 'Übergabeprotokoll senden').click();
  await page.getByText('Die Disposition hat alles.').waitFor();
  await checkScreen(page, 'sent');
}
