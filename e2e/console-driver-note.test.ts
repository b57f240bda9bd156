// The note to the driver on the page of an order: dispatch writes it, colleagues and the phone see it live.
import { describe, expect, test } from 'vitest';
import { newPhone, newTrip } from '../server/test/api/driver/phone.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

describe('the note to the driver', () => {
  test('is written, changed and removed, and colleagues and the driver see it', async () => {
    const anna = await visitConsole({ role: 'dispatcher', name: 'Anna Lindner' });
    const { page, service } = anna;
    const { key } = await newCustomer(service, 'Note Customer');
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    const viewer = await visitConsole({ role: 'viewer' });
    await viewer.open(`/console/orders/${id}?lang=de`);
    await anna.open(`/console/orders/${id}?lang=en`);
    const onPhone = async () => (await phone.get(`/trips/${id}`)).json.dispatchNote;
    const own = page.getByRole('region', { name: 'Note to the driver' });
    await own.getByRole('button', { name: 'Write' }).click();
    await own.getByRole('textbox', { name: 'Note to the driver' }).fill('The key is at gate 3.');
    await own.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('The driver sees the note').first().waitFor();
    await expect.poll(() => own.innerText()).toContain('Anna Lindner');
    await expect.poll(() => onPhone()).toBe('The key is at gate 3.');

    const theirs = viewer.page.getByRole('region', { name: 'Notiz an den Fahrer' });
    await theirs.getByText('The key is at gate 3.').waitFor();
    expect(await theirs.getByRole('button').count()).toBe(0);

    await own.getByRole('button', { name: 'Change' }).click();
    await own.getByRole('textbox').fill('');
    await own.getByRole('button', { name: 'Save note' }).click();
    await own.getByText('None yet.').waitFor();
    await expect.poll(() => onPhone()).toBe(null);
    await theirs.waitFor({ state: 'detached' });
  });
});
