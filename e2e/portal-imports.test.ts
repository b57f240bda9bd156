// Imports in the portal: rows are pasted, corrected, created, and the result is downloaded.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderIntake } from '../server/src/api/shared/orders/order-intake.ts';
import { runDueImport } from '../server/src/orders/imports/run-imports.ts';
import { type DueWorker, startDueWorker } from '../server/src/platform/due-worker.ts';
import { changeTerms } from '../server/test/harness/orders.ts';
import { table } from '../server/test/orders/imports/import-setup.ts';
import { headline, PHONE } from './browser.ts';
import { type PortalVisit, signedIn } from './portal-visit.ts';
import { sharedSite } from './service.ts';

const ROWS = table(
  { number: 'NL-1', vin: 'WVWZZZCD7RW018842' },
  { number: 'NL-2', vin: 'TMBJC9NYONF004417' },
  { number: 'NL-3', delivery: ['Prager Str. 1', '1069', 'Dresden'] },
  { number: 'NL-4', vin: 'WBA7K31070V83921', at: '31.11.2026 09:00' },
  { number: 'NL-5', transport: 'LKW' },
);

async function brought(visit: PortalVisit, text: string, language = 'en'): Promise<string> {
  const made = await visit.portal('POST', '/production/imports?fileName=fleet-returns-kw47.csv', undefined, {
    rawBody: text,
  });
  await visit.open(`/portal/production/import/${made.json.id}?lang=${language}`);
  return made.json.id;
}

const title = (page: Page) => expect.poll(() => headline(page));

describe('imports', () => {
  let worker: DueWorker;

  beforeAll(async () => {
    const { core } = (await sharedSite()).service.services;
    const intake = orderIntake(core.links);
    worker = startDueWorker({
      name: 'imports',
      everyMs: 50,
      log: core.log,
      runDue: () => runDueImport(core, intake),
    });
  });
  afterAll(() => worker.stop());

  test('pasted rows are checked, corrected and created', async () => {
    const { page, open } = await signedIn({ role: 'member' });
    await open('/portal/production/import?lang=en');
    await title(page).toBe('Import');
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await page.getByLabel('Rows, with the names of the columns first').fill(ROWS);
    await page.getByRole('button', { name: 'Check rows' }).click();
    await title(page).toBe('2 of 5 rows are ready, 3 need a correction');
    await page.getByText('Letter O at 9').waitFor();

    await page.getByRole('button', { name: 'Apply 2 suggestions' }).click();
    await title(page).toBe('4 of 5 rows are ready, 1 needs a correction');
    await page.getByRole('button', { name: /^Correct VIN, row 4/ }).click();
    await page.getByRole('textbox', { name: /^Correct VIN, row 4/ }).fill('WBA7K310700V83921');
    await page.keyboard.press('Enter');
    await page.getByText('16 characters, needs 17').waitFor({ state: 'detached' });
    await page.getByText('November has 30 days').waitFor();
    await page.getByRole('button', { name: 'Use 2026-11-30 09:00' }).click();
    await title(page).toBe('All 5 rows are ready');

    await page.getByRole('button', { name: 'Create 4 orders and 1 request' }).click();
    await title(page).toBe('4 orders and 1 request created');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Result as CSV/ }).click(),
    ]);
    const saved = join(tmpdir(), `import-result-${process.pid}.csv`);
    await download.saveAs(saved);
    const lines = readFileSync(saved, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^1;NL-1;Angelegt;VT-\d+;/);

    await open('/portal/production/import?lang=en');
    await page.getByRole('row', { name: /Pasted text.*Done/ }).waitFor();
  });

  test('prices that changed are shown before and after, and confirmed by starting again', async () => {
    const visit = await signedIn({ role: 'member' }, { expects: [/409/] });
    const { page } = visit;
    await brought(visit, table({ number: 'P-1' }, { number: 'P-2' }), 'de');
    await title(page).toBe('Alle 2 Zeilen sind bereit');
    const { service } = await sharedSite();
    const tariff = { transportType: 'DRIVEN', vehicleType: null, baseNet: 777, includedKm: 5000 };
    await changeTerms(service, visit.account.id, { tariffs: [tariff] });
    await page.getByRole('button', { name: '2 Aufträge anlegen' }).click();
    await page.getByText('Die Vereinbarung hat sich geändert, und mit ihr der Preis von 2 Zeilen').waitFor();
    await page
      .getByText(/^vorher .+€$/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(/^vorher .+€$/).count()).toBe(2);
    await page.getByText('777,00').first().waitFor();
    await page.getByRole('button', { name: '2 Aufträge anlegen' }).click();
    await title(page).toBe('2 Aufträge angelegt');
    await expect.poll(() => page.getByText(/^vorher/).count()).toBe(0);
  });

  test('columns are matched by hand, and the match is stored', async () => {
    const visit = await signedIn({ role: 'admin' });
    const { page } = visit;
    const text = 'S1;P1;Abholort;S2;P2;Zielort\nKönigstraße 1;70173;Stuttgart;Marienplatz 8;80331;München\n';
    await brought(visit, text, 'de');
    await title(page).toBe('0 von 1 Zeile sind bereit, 1 ist zu korrigieren');
    const choose = async (column: string, field: string) => {
      await page.getByLabel(`${column} wird zu`).selectOption({ label: field });
      await expect.poll(() => page.getByLabel(`${column} wird zu`).isEnabled()).toBe(true);
    };
    await choose('S1', 'Abholung Straße');
    await choose('P1', 'Abholung PLZ');
    await choose('S2', 'Anlieferung Straße');
    await choose('P2', 'Anlieferung PLZ');
    await title(page).toBe('Die Zeile ist bereit');
    await page.getByRole('button', { name: '1 Auftrag anlegen' }).waitFor();
    await brought(visit, text.replace('Königstraße 1', 'Königstraße 2'), 'de');
    await title(page).toBe('Die Zeile ist bereit');
    await page.getByText('zugeordnet wie beim letzten Mal').waitFor();
  });

  test('unknown values and dates are asked for, problems name their field, and the price stays in view', async () => {
    const visit = await signedIn({ role: 'member' });
    const { page } = visit;
    const rows = table(
      { number: 'V-1', transport: 'Plattform' },
      { number: 'V-2', pickup: ['', '70173', 'Stuttgart'], transport: 'eigene Achse' },
      { number: 'V-3', vin: 'TMBJC9NYONF004417', at: '31.11.2026 09:00', model: 'Mercedes-Benz E-Klasse T' },
    );
    await brought(visit, rows.replace('Termin', 'Bereitstellung'), 'de');
    await title(page).toBe('0 von 3 Zeilen sind bereit, 3 sind zu korrigieren');
    await page.getByText('Straße fehlt').waitFor();
    await page.getByText('Ist „Bereitstellung“ der Abholtermin?').waitFor();
    await page.getByRole('button', { name: 'Ja, die Abholung' }).click();
    await page.getByText('Der November hat 30 Tage').waitFor();
    const price = page.getByRole('columnheader', { name: 'Preis netto' });
    const box = (await price.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    await page.getByLabel('Transportart Plattform bedeutet').selectOption({ label: 'Lkw' });
    await page.getByText('Per Angebot').first().waitFor();
    await brought(visit, 'Nr;Transport\nV-9;PLATTFORM', 'en');
    await expect.poll(() => page.getByLabel('Transport type PLATTFORM means').inputValue()).toBe('TRUCK');
  });

  test('the same file again has nothing new, and a reload shows the progress of a run', async () => {
    const visit = await signedIn({ role: 'member' }, { viewport: PHONE });
    const { page } = visit;
    await brought(visit, table({ number: 'NL-1' }, { plate: 'S-X 1' }));
    await page.getByRole('button', { name: 'Create 2 orders' }).click();
    await page.reload();
    await title(page).toBe('2 orders created');
    await brought(visit, table({ number: 'NL-1' }, { plate: 'S-X 1' }));
    await title(page).toBe('Nothing new in this file');
    expect(await page.getByRole('button', { name: /^Create/ }).count()).toBe(0);
    await page.getByText('Exists already').first().waitFor();
  });

  test('a file that cannot be read shows the reason', async () => {
    const { page, open } = await signedIn({ role: 'member' }, { expects: [/status of 400/] });
    await open('/portal/production/import?lang=en');
    await page.setInputFiles('input[type=file]', {
      name: 'broken.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('a;b\n1;2;3\n'),
    });
    await page.getByText('Some rows have more or fewer cells than the header.').waitFor();
    await page.getByText('Look at row 1.').waitFor();
  });

  test('a viewer sees imports and cannot change them', async () => {
    const admin = await signedIn({ role: 'admin' });
    const id = await brought(admin, table({ number: 'NL-1', vin: 'SHORT' }));
    const { page, open } = await signedIn({ role: 'viewer', account: admin.account });
    await open(`/portal/production/import/${id}?lang=en`);
    await page.getByText('5 characters, needs 17').waitFor();
    expect(await page.getByRole('button', { name: /Correct|Create|Other file/ }).count()).toBe(0);
  });
});
