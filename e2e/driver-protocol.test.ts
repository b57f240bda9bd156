// The guided protocol in the driver's app on a phone: everything entered is kept at once and arrives.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, expectNoOverflow, PHONE } from './browser.ts';
import {
  atPage,
  atProtocol,
  dragTo,
  expectKept,
  goOnTo,
  kept,
  keptPicture,
  markAt,
  sign,
  takePhoto,
  untilSaved,
} from './driver-protocol.ts';

const ANGLES = ['Vorn', 'Rechte Seite', 'Hinten', 'Linke Seite', 'Innenraum', 'Kofferraum', 'Tacho'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signature = (page: Page, name: string) => page.getByRole('img', { name: `Unterschrift ${name}` });
/** The pages as they follow each other, and what the button before them calls them. */
const PAGES = [
  ['Fotos'],
  ['Schäden'],
  ['Kilometerstand', 'Stand und Zubehör'],
  ['Bemerkungen'],
  ['Durchsicht'],
  ['Unterschriften'],
  ['Prüfen und senden'],
] as const;

async function leafTo(page: Page, title: string): Promise<void> {
  for (const [name, heading] of PAGES) {
    await goOnTo(page, name, heading ?? name);
    if ((heading ?? name) === title) return;
  }
}

describeInBrowser('a protocol filled in by hand', () => {
  test('arrives as it was entered, with a reload on every page in between', async () => {
    const at = await atProtocol('delivery');
    const { page } = at;
    const reload = async (title: string) => {
      await untilSaved(page);
      await page.reload();
      await atPage(page, title);
    };
    await reload('Fahrzeug');
    await page.getByText('S-AB 1234').waitFor();
    await goOnTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await takePhoto(page, 'Vorn');
    await takePhoto(page, 'Rechte Seite');
    await page.getByRole('dialog').getByRole('heading', { name: 'Hinten' }).waitFor();
    await button(page, 'Auslassen').click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Linke Seite' }).waitFor();
    await button(page, 'Kamera schließen').click();
    await reload('Fotos');
    await page.getByText('2 von 7 Fotos').waitFor();

    await goOnTo(page, 'Schäden');
    await page.getByText('Schon bei der Abholung').waitFor();
    await markAt(page, 0.4, 0.55);
    await button(page, 'Kratzer').click();
    await page.getByLabel('Beschreibung').fill('Etwa 12 cm, bis auf die Grundierung');
    await button(page, 'Foto von Schaden 2').click();
    await takePhoto(page, 'Schaden 2');
    await button(page, 'Foto 1 ansehen').waitFor();
    await reload('Schäden');
    await page.getByText('Tür vorn links, Kratzer').waitFor();

    await goOnTo(page, 'Kilometerstand', 'Stand und Zubehör');
    await page.getByLabel('Kilometerstand').fill('48445');
    await page.getByRole('slider').fill('62');
    await button(page, 'Mehr Schlüssel').click();
    await page.getByRole('group', { name: 'Fahrzeugschein' }).getByRole('button', { name: 'Da' }).click();
    await page.getByRole('group', { name: 'Verbandkasten' }).getByRole('button', { name: 'Fehlt' }).click();
    await reload('Stand und Zubehör');
    expect(await page.getByLabel('Kilometerstand').inputValue()).toBe('48.445');
    await page.getByText('62 %', { exact: true }).waitFor();

    await goOnTo(page, 'Bemerkungen');
    await page.getByLabel('Was soll noch im Protokoll stehen?').fill('Reifen vorn fast abgefahren.');
    await button(page, 'Auto ist nass').click();
    await reload('Bemerkungen');
    await goOnTo(page, 'Durchsicht');
    await page.getByText('48.445 km').waitFor();
    await reload('Durchsicht');
    await goOnTo(page, 'Unterschriften');
    await sign(page, signature(page, 'Murat Kaya'));
    await sign(page, signature(page, 'Max Muster'));
    await reload('Unterschriften');
    expect(await page.getByText(/^Unterschrieben /).count()).toBe(2);
    await goOnTo(page, 'Prüfen und senden');
    await page.getByText('Es ist alles da.').waitFor();
    const before = await kept(at);
    await button(page, 'Übergabeprotokoll senden').dblclick();

    const arrived = async () => (await at.phone.get(`/trips/${at.tripId}/protocols/delivery`)).json;
    await expect.poll(async () => (await arrived()).submittedAt).not.toBeNull();
    const protocol = await arrived();
    expect(protocol).toMatchObject({
      odometerKm: 48_445,
      fuelLevelPercent: 62,
      remarks: 'Reifen vorn fast abgefahren. Auto ist nass.',
      contactName: 'Max Muster',
      contactAbsence: null,
      checklist: [
        { item: 'KEYS', ok: false, count: 1 },
        { item: 'REGISTRATION_PAPERS', ok: true },
        { item: 'FIRST_AID_KIT', ok: false },
      ],
      damages: [
        { description: 'Kratzer an der Tür', isNew: false },
        { description: 'Etwa 12 cm, bis auf die Grundierung', type: 'SCRATCH', isNew: true },
      ],
      driverSignature: before.driverSignature,
      contactSignature: before.contactSignature,
    });
    expect(protocol.damages[1].position).toMatchObject({ view: 'LEFT' });
    expect(protocol.photos).toHaveLength(3);
    expect(protocol.photos.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      before.photos.map(({ id }) => id).toSorted(),
    );
  });

  test('names what is missing, and leads to it', async () => {
    const { page } = await atProtocol('pickup');
    await leafTo(page, 'Prüfen und senden');
    await page.getByText('4 Angaben fehlen').waitFor();
    for (const [part, title] of [
      ['Kilometerstand', 'Stand und Zubehör'],
      ['Ihre Unterschrift', 'Unterschriften'],
    ] as const) {
      await page.getByRole('list').getByRole('button', { name: part }).click();
      await atPage(page, title);
      expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
      for (const [name, heading] of PAGES.slice(PAGES.findIndex(([n, h]) => (h ?? n) === title) + 1))
        await goOnTo(page, name, heading ?? name);
    }
    await button(page, 'Kilometerstand eintragen').click();
    await atPage(page, 'Stand und Zubehör');
  });

  test('is left by going back, and two quick taps turn one page', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await page.getByRole('button', { name: 'Weiter: Fotos' }).dblclick();
    await atPage(page, 'Fotos');
    await expectKept(at, { page: 2 });
    await button(page, 'Zurück').click();
    await atPage(page, 'Fahrzeug');
    await button(page, 'Protokoll verlassen').click();
    await page.waitForURL(`**/driver/trips/${at.tripId}`);
  });
});

describeInBrowser('photos', () => {
  test('are taken around the car, each once, looked at, taken again and removed', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await goOnTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await button(page, 'Foto aufnehmen').dblclick();
    await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
    await expectKept(at, { photos: [{ subject: { of: 'angle', angle: 'FRONT' } }] as never });
    for (const title of ANGLES.slice(1)) await takePhoto(page, title);
    await page.getByText('7 von 7 Fotos').waitFor();
    const [first] = (await kept(at)).photos;
    await page.getByRole('button', { name: 'Vorn' }).first().click();
    await button(page, 'Neu aufnehmen').click();
    await takePhoto(page, 'Vorn');
    await expect.poll(async () => (await kept(at)).photos.some(({ id }) => id === first!.id)).toBe(false);
    expect((await kept(at)).photos).toHaveLength(7);
    await button(page, 'Tacho').click();
    await button(page, 'Entfernen').click();
    await button(page, 'Entfernen').click();
    await page.getByText('6 von 7 Fotos').waitFor();
    for (const { id, takenAt, bytes } of (await kept(at)).photos) {
      const picture = await keptPicture(page, id);
      expect(picture).toMatchObject({ type: 'image/jpeg', size: bytes });
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1600);
      expect(picture.size).toBeLessThanOrEqual(400_000);
      expect(Math.abs(Date.now() - Date.parse(takenAt))).toBeLessThan(600_000);
    }
  });

  test('come from a file where there is no camera, made small and upright', async () => {
    const at = await atProtocol('pickup', { camera: false });
    const { page } = at;
    await goOnTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await page.getByText('Die Kamera ist hier nicht erlaubt').waitFor();
    const chooser = page.getByLabel('Bild aufnehmen oder wählen');
    await chooser.setInputFiles({
      name: 'no.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await page.getByText('Das Telefon kann dieses Bild nicht lesen').waitFor();
    await chooser.setInputFiles({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: await noisyPhoto(page, 2400, 3200),
    });
    await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
    const [photo] = (await kept(at)).photos;
    const picture = await keptPicture(page, photo!.id);
    expect(picture.size).toBeLessThanOrEqual(400_000);
    expect(picture.height).toBeLessThanOrEqual(1600);
    expect(picture.width / picture.height).toBeCloseTo(0.75, 2);
  });
});

/** Noise cannot be compressed well, so that every step down is needed. */
async function noisyPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = new OffscreenCanvas(${width}, ${height});
    const context = canvas.getContext('2d');
    const image = context.createImageData(${width}, ${height});
    for (let at = 0; at < image.data.length; at += 4) {
      image.data[at] = Math.random() * 255;
      image.data[at + 1] = Math.random() * 255;
      image.data[at + 2] = Math.random() * 255;
      image.data[at + 3] = 255;
    }
    context.putImageData(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 30000) text += String.fromCharCode(...bytes.subarray(at, at + 30000));
    return btoa(text);
  })()`);
  return Buffer.from(base64, 'base64');
}

describeInBrowser('damages', () => {
  test('are marked where the finger was, known ones stay, and a wrong tap is taken back', async () => {
    const at = await atProtocol('delivery');
    const { page } = at;
    await leafTo(page, 'Schäden');
    await markAt(page, 0.4, 0.55);
    await page.getByText('Tür vorn links').first().waitFor();
    await page.getByText('Neu bei der Übergabe').waitFor();
    await expect.poll(async () => (await kept(at)).damages.length).toBe(2);
    const [known, fresh] = (await kept(at)).damages;
    expect(known).toMatchObject({ position: { view: 'LEFT', x: 0.2, y: 0.5 }, isNew: false });
    expect(fresh!.isNew).toBe(true);
    expect(fresh!.position!.x).toBeCloseTo(0.4, 1);
    expect(fresh!.position!.y).toBeCloseTo(0.55, 1);
    await page.getByRole('tab', { name: 'Vorn' }).click();
    await markAt(page, 0.2, 0.52);
    await page.getByText('Scheinwerfer rechts').first().waitFor();
    await button(page, 'Schaden 3 entfernen').click();
    await expect.poll(async () => (await kept(at)).damages.length).toBe(2);
    // The pickup's damage can be read, not removed.
    await page.getByRole('button', { name: /^1 / }).click();
    expect(await button(page, 'Schaden 1 entfernen').count()).toBe(0);
  });

  test('are moved by dragging their number and with the arrow keys, known ones are not', async () => {
    const at = await atProtocol('delivery');
    const { page } = at;
    await leafTo(page, 'Schäden');
    await markAt(page, 0.4, 0.55);
    const mark = page.getByRole('button', { name: /^Schaden 2: / });
    await mark.waitFor();
    const positions = async () => (await kept(at)).damages.map(({ position }) => position!);
    await expect.poll(async () => (await positions()).length).toBe(2);
    await dragTo(page, mark, 0.75, 0.4);
    await expect.poll(async () => (await positions())[1]!.x).toBeCloseTo(0.75, 1);
    const dragged = (await positions())[1]!;
    expect(dragged.y).toBeCloseTo(0.4, 1);
    await mark.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(async () => (await positions())[1]!.y).toBeCloseTo(dragged.y + 0.01, 3);
    expect((await positions())[1]!.x).toBeCloseTo(dragged.x + 0.02, 3);
    await dragTo(page, page.getByRole('button', { name: /^Schaden 1: / }), 0.5, 0.5);
    await untilSaved(page);
    expect((await positions())[0]).toEqual({ view: 'LEFT', x: 0.2, y: 0.5 });
  });

  test('of the pickup show at the handover the photo that this phone took of them', async () => {
    const at = await atProtocol('pickup');
    const { page, phone, tripId } = at;
    await leafTo(page, 'Schäden');
    await markAt(page, 0.4, 0.55);
    await button(page, 'Foto von Schaden 1').click();
    await takePhoto(page, 'Schaden 1');
    await button(page, 'Foto 1 ansehen').waitFor();
    await goOnTo(page, 'Kilometerstand', 'Stand und Zubehör');
    await page.getByLabel('Kilometerstand').fill('48445');
    await page.getByRole('slider').fill('62');
    for (const name of ['Bemerkungen', 'Durchsicht', 'Unterschriften']) await goOnTo(page, name);
    for (const name of ['Erika Muster', 'Murat Kaya']) await sign(page, signature(page, name));
    await goOnTo(page, 'Prüfen und senden');
    await button(page, 'Abholprotokoll senden').click();
    await page.getByText('Die Disposition hat alles.').waitFor();
    expect((await phone.post(`/trips/${tripId}/arrive-delivery`)).status).toBe(200);
    await page.goto(`/driver/trips/${tripId}/protocol/delivery`);
    await leafTo(page, 'Schäden');
    await page.locator('.damage-card[data-known] .thumbnail img').waitFor();
  });

  test('are added by keyboard alone', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await leafTo(page, 'Schäden');
    await button(page, 'Ohne Stelle hinzufügen').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Delle').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+Tab');
    await page.getByLabel('Beschreibung').focus();
    await page.keyboard.type('Im Kofferraumboden');
    await expectKept(at, {
      damages: [{ position: null, type: 'DENT', description: 'Im Kofferraumboden', isNew: false }],
    });
  });
});

describeInBrowser('readings', () => {
  test('below the pickup must be confirmed before it can be sent', async () => {
    const at = await atProtocol('delivery');
    const { page } = at;
    await leafTo(page, 'Stand und Zubehör');
    await page.getByLabel('Kilometerstand').fill('48000');
    await page.getByText('Bei der Abholung waren es 48.211 km').waitFor();
    await leafFrom(page, 'Stand und Zubehör', 'Prüfen und senden');
    await page.getByText('Kilometerstand niedriger als bei der Abholung').click();
    await page.getByLabel('Es stimmt trotzdem').check();
    await expectKept(at, { odometerKm: 48_000, odometerConfirmed: true });
    await leafFrom(page, 'Stand und Zubehör', 'Prüfen und senden');
    expect(await page.getByText('Kilometerstand niedriger').count()).toBe(0);
  });
});

async function leafFrom(page: Page, from: string, to: string): Promise<void> {
  const titles = PAGES.map(([name, heading]) => heading ?? name);
  for (const [name, heading] of PAGES.slice(titles.indexOf(from as never) + 1)) {
    await goOnTo(page, name, heading ?? name);
    if ((heading ?? name) === to) return;
  }
}

describeInBrowser('signatures', () => {
  test('a speck is none, a drawn one can be drawn anew, and a reason takes its place', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await leafTo(page, 'Unterschriften');
    await signature(page, 'Murat Kaya').click();
    await page.getByText('Das war zu klein zum Lesen').waitFor();
    expect((await kept(at)).driverSignature).toBeNull();
    await sign(page, signature(page, 'Murat Kaya'));
    await expect.poll(async () => (await kept(at)).driverSignature).not.toBeNull();
    const { png } = (await kept(at)).driverSignature!;
    expect(png.length).toBeLessThan(200_000);
    await button(page, 'Neu unterschreiben: Murat Kaya').click();
    await expect.poll(async () => (await kept(at)).driverSignature).toBeNull();
    await sign(page, signature(page, 'Murat Kaya'));

    await button(page, 'Unterschreibt nicht').click();
    await button(page, 'Anderer Grund').click();
    await page.getByText('Bitte sagen Sie in Worten, warum.').waitFor();
    await button(page, 'Nicht vor Ort').click();
    await page.getByLabel('In Worten').fill('Schlüssel aus dem Tresor.');
    await button(page, 'Foto').click();
    await takePhoto(page, 'Foto vom Ort');
    await page.getByText('1 Foto', { exact: true }).waitFor();
    await expectKept(at, {
      contactSignature: null,
      contactAbsence: 'Nicht vor Ort. Schlüssel aus dem Tresor.',
    });
    await button(page, 'Ändern, unterschreibt doch').click();
    await button(page, 'Name ändern').click();
    await page.getByLabel('Wer unterschreibt').fill('Kemal Öztürk');
    await sign(page, signature(page, 'Kemal Öztürk'));
    await expect
      .poll(async () => (await kept(at)).contactSignature)
      .toMatchObject({ png: expect.any(String) });
    await expectKept(at, { contactName: 'Kemal Öztürk', contactAbsence: null });
  });
});

describeInBrowser('a full phone', () => {
  test('is said plainly, and what was entered is saved once there is room', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await leafTo(page, 'Bemerkungen');
    await untilSaved(page);
    await fillUp(page);
    const words = page.getByLabel('Was soll noch im Protokoll stehen?');
    await words.fill('Reifen vorn fast abgefahren.');
    await page.getByRole('alert').getByText('Das Telefon ist voll').waitFor();
    await page.getByText('ungesichert', { exact: true }).waitFor();
    expect(await words.inputValue()).toBe('Reifen vorn fast abgefahren.');
    await page.evaluate('makeRoom()');
    await button(page, 'Noch einmal sichern').click();
    await untilSaved(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectKept(at, { remarks: 'Reifen vorn fast abgefahren.' });
  });

  test('keeps everything but the photo that has no room', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await goOnTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await takePhoto(page, 'Vorn');
    await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
    await fillUp(page);
    await takePhoto(page, 'Rechte Seite');
    await page.getByText('Für dieses Foto ist kein Platz mehr').waitFor();
    await page.evaluate('makeRoom()');
    await takePhoto(page, 'Rechte Seite');
    await page.getByRole('dialog').getByRole('heading', { name: 'Hinten' }).waitFor();
    expect((await kept(at)).photos).toHaveLength(2);
  });
});

/** No test can fill a disk: the database ends its transactions as it does when there is no room. */
async function fillUp(page: Page): Promise<void> {
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

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  describeInBrowser('every page', () => {
    test('is accessible, and as wide as the phone', async () => {
      const { page } = await atProtocol('delivery', { scheme });
      const look = async (where: string) => {
        await expectAccessible(page, where);
        await expectNoOverflow(page);
      };
      await look('vehicle');
      await goOnTo(page, 'Fotos');
      await button(page, 'Fotografieren').click();
      await takePhoto(page, 'Vorn');
      await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
      await look('camera');
      await button(page, 'Ansehen').click();
      await button(page, 'Entfernen').waitFor();
      await look('photo');
      await button(page, 'Foto schließen').click();
      await look('photos');
      await goOnTo(page, 'Schäden');
      await markAt(page, 0.4, 0.55);
      await button(page, 'Kratzer').click();
      await look('damages');
      await goOnTo(page, 'Kilometerstand', 'Stand und Zubehör');
      await page.getByLabel('Kilometerstand').fill('48000');
      await page.getByLabel('Es stimmt trotzdem').waitFor();
      await look('readings');
      await goOnTo(page, 'Bemerkungen');
      await look('remarks');
      await goOnTo(page, 'Durchsicht');
      await look('review');
      await goOnTo(page, 'Unterschriften');
      await sign(page, signature(page, 'Murat Kaya'));
      await button(page, 'Unterschreibt nicht').click();
      await button(page, 'Nicht vor Ort').click();
      await look('signatures');
      await goOnTo(page, 'Prüfen und senden');
      await look('send');
      await page.setViewportSize({ ...PHONE, width: 320 });
      await expectNoOverflow(page);
    });
  });
});
