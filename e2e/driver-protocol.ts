// A driver's phone at the guided pages of a protocol, with a camera that shows a test picture. Only
// signatures are drawn by touch: on a loaded machine a tap takes so long that the browser treats it as a long
// press.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { advanceTripTo, makeLink, newPhone, newTrip, type Phone } from '../server/test/api/driver/phone.ts';
import { newVisit, type PageOptions, PHONE } from './browser.ts';
import { sharedSite } from './service.ts';

export interface AtProtocol {
  page: Page;
  tripId: string;
  kind: 'pickup' | 'delivery';
  /** The same driver's API client, to read what arrived. */
  phone: Phone;
  /** The time of the service and of the page. */
  now(): Date;
}

/** A protocol as the phone stores it. */
export interface StoredProtocol {
  page: number;
  odometerKm: number | null;
  odometerConfirmed: boolean;
  fuelLevelPercent: number | null;
  checklist: { item: string; ok: boolean; count: number | null }[];
  damages: {
    position: { view: string; x: number; y: number } | null;
    type: string | null;
    description: string;
    isNew: boolean;
  }[];
  photos: { id: string; subject: Record<string, string>; takenAt: string; bytes: number }[];
  skippedAngles: string[];
  remarks: string;
  contactName: string;
  contactAbsence: string | null;
  driverSignature: { png: string; signedAt: string } | null;
  contactSignature: { png: string; signedAt: string } | null;
  handedInAt: string | null;
}

/** A test that takes no photo is faster `withCamera: false`. */
export async function atProtocol(
  kind: AtProtocol['kind'],
  { camera = true, order = {}, ...options }: PageOptions & { camera?: boolean; order?: object } = {},
): Promise<AtProtocol> {
  const { service } = await sharedSite();
  const { key } = await service.customer({ environment: 'production' });
  const phone = await newPhone(service, { name: 'Murat Kaya', locationConsent: false });
  const tripId = await newTrip(service, key, phone.driverId, { ...order });
  await advanceTripTo(phone, tripId, kind === 'pickup' ? 'PICKUP' : 'DELIVERY');
  const visit = await newVisit({
    viewport: PHONE,
    touch: true,
    withCamera: true,
    ...options,
    context: { locale: 'de-DE', permissions: camera ? ['camera'] : [], ...options.context },
  });
  const { page } = visit;
  const { url } = await makeLink(service, phone.driverId);
  await visit.open(new URL(url).pathname + new URL(url).hash);
  await page.getByRole('button', { name: 'Nicht teilen' }).click();
  await page.getByRole('heading', { name: 'Heute' }).waitFor();
  await page.goto(`/driver/trips/${tripId}/protocol/${kind}`);
  await atPage(page, 'Fahrzeug');
  return { page, tripId, kind, phone, now: service.clock.now };
}

export function atPage(page: Page, title: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Taps the button that names the next page. */
export async function continueTo(page: Page, name: string, title = name): Promise<void> {
  await page.getByRole('button', { name: `Weiter: ${name}`, exact: true }).click();
  await atPage(page, title);
}

export async function untilSaved(page: Page): Promise<void> {
  await page.locator('[data-state=saved]').waitFor();
}

export function kept({ page, tripId, kind }: AtProtocol): Promise<StoredProtocol> {
  return page.evaluate<StoredProtocol>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('handover-driver');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('drafts').objectStore('drafts').get(${JSON.stringify([tripId, kind])});
      reading.onsuccess = () => { database.close(); resolve(reading.result); };
      reading.onerror = () => reject(reading.error);
    };
  })`);
}

/** Size and format of a photo as the phone stores it. */
export function storedPicture(page: Page, id: string) {
  return page.evaluate<{
    type: string;
    size: number;
    width: number;
    height: number;
  }>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('handover-driver');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('photos').objectStore('photos').get(${JSON.stringify(id)});
      reading.onsuccess = async () => {
        opening.result.close();
        const { picture } = reading.result;
        const { width, height } = await createImageBitmap(picture);
        resolve({ type: picture.type, size: picture.size, width, height });
      };
    };
  })`);
}

/** Moves a finger from point to point. */
async function draw(page: Page, points: readonly { x: number; y: number }[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', points[0]!);
  for (const point of points.slice(1)) await touch('touchMove', point);
  await touch('touchEnd');
}

/** Signs with a few quick strokes. */
export async function sign(page: Page, field: Locator): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  const strokes = Array.from({ length: 25 }, (_, step) => ({
    x: box.x + 40 + step * 9,
    y: box.y + (step === 0 ? 90 : 80 + Math.round(34 * Math.sin(step / 2))),
  }));
  await draw(page, strokes);
}

/** Drags a mark to a relative position on the drawing. */
export async function dragTo(page: Page, mark: Locator, x: number, y: number): Promise<void> {
  await mark.scrollIntoViewIfNeeded();
  const [from, paper] = [
    (await mark.boundingBox())!,
    (await page.locator('.driver-protocol-damages-page_damage-paper').boundingBox())!,
  ];
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: paper.x + paper.width * x, y: paper.y + paper.height * y };
  const between = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  await draw(page, [0, 0.2, 0.4, 0.6, 0.8, 1].map(between));
}

/** Clicks the drawing of the car at a relative position. */
export async function markAt(page: Page, x: number, y: number): Promise<void> {
  const paper = page.locator('.driver-protocol-damages-page_damage-paper');
  await paper.scrollIntoViewIfNeeded();
  const box = (await paper.boundingBox())!;
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

export async function takePhoto(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog').getByRole('heading', { name: title, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Foto aufnehmen' }).click();
}

export async function expectStored(at: AtProtocol, part: Partial<StoredProtocol>): Promise<void> {
  await expect.poll(() => kept(at)).toMatchObject(part);
}

/** No test can fill a disk: the database aborts its transactions as it does without space. */
export async function simulateFullDisk(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const { put } = IDBObjectStore.prototype;
    window.makeRoom = () => { IDBObjectStore.prototype.put = put; };
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      Object.defineProperty(this.transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') });
      this.transaction.abort();
      return request;
    };
  })()`);
}
