// The guided protocol in the driver's app where it needs a real browser: camera, pictures, drawing, the
// keyboard.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  atPage,
  atProtocol,
  continueTo,
  dragTo,
  expectStored,
  kept,
  markAt,
  sign,
  simulateFullDisk,
  storedPicture,
  takePhoto,
  untilSaved,
} from './driver-protocol.ts';

const ANGLES = ['Vorn', 'Rechte Seite', 'Hinten', 'Linke Seite', 'Innenraum', 'Kofferraum', 'Tacho'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signature = (page: Page, name: string) => page.getByRole('img', { name: `Unterschrift ${name}` });
/** The pages in their order, and their names on the button of the previous page. */
const PAGES = [
  ['Fotos'],
  ['Schäden'],
  ['Kilometerstand', 'Kilometerstand und Zubehör'],
  ['Bemerkungen'],
  ['Übersicht'],
  ['Unterschriften'],
  ['Prüfen und senden'],
] as const;

async function goToPage(page: Page, title: string): Promise<void> {
  for (const [name, heading] of PAGES) {
    await continueTo(page, name, heading ?? name);
    if ((heading ?? name) === title) return;
  }
}

describe('a protocol', () => {
  test('arrives as it was entered, with reloads in between', async () => {
    const at = await atProtocol('delivery');
    const { page } = at;
    const reload = async (title: string) => {
      await untilSaved(page);
      await page.reload();
      await atPage(page, title);
    };
    await page.getByText('S-AB 1234').waitFor();
    await continueTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await takePhoto(page, 'Vorn');
    await takePhoto(page, 'Rechte Seite');
    await page.getByRole('dialog').getByRole('heading', { name: 'Hinten' }).waitFor();
    await button(page, 'Auslassen').click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Linke Seite' }).waitFor();
    await button(page, 'Kamera schließen').click();
    await reload('Fotos');
    await page.getByText('2 von 7 Fotos').waitFor();

    await continueTo(page, 'Schäden');
    await page.getByText('Schon bei der Abholung').waitFor();
    await markAt(page, 0.4, 0.55);
    await button(page, 'Kratzer').click();
    await page.getByLabel('Beschreibung').fill('Etwa 12 cm, bis auf die Grundierung');
    await button(page, 'Foto von Schaden 2').click();
    await takePhoto(page, 'Schaden 2');
    await button(page, 'Foto 1 ansehen').waitFor();
    await reload('Schäden');
    await page.getByText('Tür vorn links, Kratzer').waitFor();

    await continueTo(page, 'Kilometerstand', 'Kilometerstand und Zubehör');
    await page.getByLabel('Kilometerstand').fill('48445');
    await page.getByRole('slider').fill('62');
    await button(page, 'Mehr Schlüssel').click();
    await page.getByRole('group', { name: 'Fahrzeugschein' }).getByRole('button', { name: 'Da' }).click();
    await page.getByRole('group', { name: 'Verbandkasten' }).getByRole('button', { name: 'Fehlt' }).click();
    await reload('Kilometerstand und Zubehör');
    await expect.poll(() => page.getByLabel('Kilometerstand').inputValue()).toBe('48.445');
    await page.getByText('62 %', { exact: true }).waitFor();

    await continueTo(page, 'Bemerkungen');
    await page.getByLabel('Was soll noch im Protokoll stehen?').fill('Reifen vorn fast abgefahren.');
    await button(page, 'Auto ist nass').click();
    await continueTo(page, 'Übersicht');
    await page.getByText('48.445 km').waitFor();
    await continueTo(page, 'Unterschriften');
    await sign(page, signature(page, 'Murat Kaya'));
    await sign(page, signature(page, 'Max Muster'));
    await reload('Unterschriften');
    await expect.poll(() => page.getByText(/^Unterschrieben /).count()).toBe(2);
    await continueTo(page, 'Prüfen und senden');
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
});

describe('photos', () => {
  test('are taken around the car, each once, viewed, retaken and removed', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await continueTo(page, 'Fotos');
    await button(page, 'Fotografieren').click();
    await button(page, 'Foto aufnehmen').dblclick();
    await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
    await expectStored(at, { photos: [{ subject: { of: 'angle', angle: 'FRONT' } }] as never });
    for (const title of ANGLES.slice(1)) await takePhoto(page, title);
    await page.getByText('7 von 7 Fotos').waitFor();
    const [first] = (await kept(at)).photos;
    await page.getByRole('button', { name: 'Vorn' }).first().click();
    await button(page, 'Neu aufnehmen').click();
    await takePhoto(page, 'Vorn');
    await expect.poll(async () => (await kept(at)).photos.some(({ id }) => id === first!.id)).toBe(false);
    await expect.poll(async () => (await kept(at)).photos).toHaveLength(7);
    await button(page, 'Tacho').click();
    await button(page, 'Entfernen').click();
    await button(page, 'Entfernen').click();
    await page.getByText('6 von 7 Fotos').waitFor();
    for (const { id, takenAt, bytes } of (await kept(at)).photos) {
      const picture = await storedPicture(page, id);
      expect(picture).toMatchObject({ type: 'image/jpeg', size: bytes });
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1600);
      expect(picture.size).toBeLessThanOrEqual(400_000);
      expect(takenAt).toBe(at.now().toISOString());
    }

    // Without storage space only the photo is lost, and the app reports it.
    await button(page, 'Fotografieren').click();
    await simulateFullDisk(page);
    await takePhoto(page, 'Tacho');
    await page.getByText('Für dieses Foto ist kein Platz mehr').waitFor();
    await page.evaluate('makeRoom()');
    await takePhoto(page, 'Tacho');
    await page.getByText('7 von 7 Fotos').waitFor();
    await expect.poll(async () => (await kept(at)).photos).toHaveLength(7);
  });

  test('come from a file without a camera, reduced in size and upright', async () => {
    const at = await atProtocol('pickup', { camera: false });
    const { page } = at;
    // Two quick taps move on by one page only.
    await page.getByRole('button', { name: 'Weiter: Fotos' }).dblclick();
    await atPage(page, 'Fotos');
    await expectStored(at, { page: 2 });
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
      buffer: await noisyPhoto(page, 1500, 2000),
    });
    await page.getByRole('dialog').getByRole('heading', { name: 'Rechte Seite' }).waitFor();
    const [photo] = (await kept(at)).photos;
    const picture = await storedPicture(page, photo!.id);
    expect(picture.size).toBeLessThanOrEqual(400_000);
    expect(picture.height).toBeLessThanOrEqual(1600);
    expect(picture.width / picture.height).toBeCloseTo(0.75, 2);
    await button(page, 'Kamera schließen').click();
    await button(page, 'Zurück').click();
    await atPage(page, 'Fahrzeug');
    await button(page, 'Protokoll verlassen').click();
    await page.waitForURL(`**/driver/trips/${at.tripId}`);
  });
});

/** Noise compresses badly, so that every reduction step is needed. */
async function noisyPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = new OffscreenCanvas(${width}, ${height});
    const context = canvas.getContext('2d');
    const image = context.createImageData(${width}, ${height});
    const pixels = new Uint32Array(image.data.buffer);
    for (let at = 0; at < pixels.length; at++) pixels[at] = (Math.random() * 0x1000000) | 0xff000000;
    context.putImageData(image, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 30000) text += String.fromCharCode(...bytes.subarray(at, at + 30000));
    return btoa(text);
  })()`);
  return Buffer.from(base64, 'base64');
}

describe('damages', () => {
  test('are marked at the touched place, moved, added by keyboard and removed; known ones stay', async () => {
    const at = await atProtocol('delivery', { withCamera: false });
    const { page } = at;
    const positions = async () => (await kept(at)).damages.map(({ position }) => position!);
    await goToPage(page, 'Schäden');
    await markAt(page, 0.4, 0.55);
    await page.getByText('Tür vorn links').first().waitFor();
    await page.getByText('Neu bei der Übergabe').waitFor();
    await expect.poll(async () => (await kept(at)).damages.length).toBe(2);
    const [known, fresh] = (await kept(at)).damages;
    expect(known).toMatchObject({ position: { view: 'LEFT', x: 0.2, y: 0.5 }, isNew: false });
    expect(fresh!.isNew).toBe(true);
    expect(fresh!.position!.x).toBeCloseTo(0.4, 1);
    expect(fresh!.position!.y).toBeCloseTo(0.55, 1);

    const mark = page.getByRole('button', { name: /^Schaden 2: / });
    await dragTo(page, mark, 0.75, 0.4);
    await expect.poll(async () => (await positions())[1]!.x).toBeCloseTo(0.75, 1);
    const dragged = (await positions())[1]!;
    expect(dragged.y).toBeCloseTo(0.4, 1);
    await mark.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(async () => (await positions())[1]!.y).toBeCloseTo(dragged.y + 0.01, 3);
    await expect.poll(async () => (await positions())[1]!.x).toBeCloseTo(dragged.x + 0.02, 3);

    // The damage of the pickup is readable, but can be neither moved nor removed.
    await dragTo(page, page.getByRole('button', { name: /^Schaden 1: / }), 0.5, 0.5);
    await untilSaved(page);
    await expect.poll(async () => (await positions())[0]).toEqual({ view: 'LEFT', x: 0.2, y: 0.5 });
    await page.getByRole('button', { name: /^1 / }).click();
    expect(await button(page, 'Schaden 1 entfernen').count()).toBe(0);

    await page.getByRole('tab', { name: 'Vorn' }).click();
    await markAt(page, 0.2, 0.52);
    await page.getByText('Scheinwerfer rechts').first().waitFor();
    await button(page, 'Schaden 3 entfernen').click();
    await expect.poll(async () => (await kept(at)).damages.length).toBe(2);

    await button(page, 'Ohne Stelle hinzufügen').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Delle').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Beschreibung').focus();
    await page.keyboard.type('Im Kofferraumboden');
    await expect
      .poll(async () => (await kept(at)).damages.at(-1))
      .toMatchObject({ position: null, type: 'DENT', description: 'Im Kofferraumboden', isNew: true });
  });
});

describe('signatures', () => {
  test('are requested by a link, reject a dot, can be redrawn, and may be replaced by a reason', async () => {
    const at = await atProtocol('pickup');
    const { page } = at;
    await goToPage(page, 'Prüfen und senden');
    await page.getByText('4 Angaben fehlen').waitFor();
    await page.getByRole('list').getByRole('button', { name: 'Ihre Unterschrift' }).click();
    await atPage(page, 'Unterschriften');
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
    await signature(page, 'Murat Kaya').click();
    await page.getByText('Die Unterschrift ist zu klein.').waitFor();
    await expect.poll(async () => (await kept(at)).driverSignature).toBeNull();
    await sign(page, signature(page, 'Murat Kaya'));
    await expect.poll(async () => (await kept(at)).driverSignature).not.toBeNull();
    const { png } = (await kept(at)).driverSignature!;
    expect(png.length).toBeLessThan(200_000);
    await button(page, 'Neu unterschreiben: Murat Kaya').click();
    await expect.poll(async () => (await kept(at)).driverSignature).toBeNull();
    await sign(page, signature(page, 'Murat Kaya'));

    await button(page, 'Unterschreibt nicht').click();
    await button(page, 'Anderer Grund').click();
    await page.getByText('Bitte beschreiben Sie den Grund.').waitFor();
    await button(page, 'Nicht vor Ort').click();
    await page.getByLabel('Beschreibung').fill('Schlüssel aus dem Tresor.');
    await button(page, 'Foto').click();
    await takePhoto(page, 'Foto vom Ort');
    await page.getByText('1 Foto', { exact: true }).waitFor();
    await expectStored(at, {
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
    await expectStored(at, { contactName: 'Kemal Öztürk', contactAbsence: null });
  });
});
