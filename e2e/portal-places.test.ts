// The address book in the portal: a place is entered once, used while ordering, and merged with its duplicate.
import { expect, test } from 'vitest';
import { signedIn } from './portal-visit.ts';

test('a place with opening hours fills an order, which says when the place is closed; its duplicate is merged', async () => {
  const { page, open, portal } = await signedIn({ role: 'member' });
  await open('/portal/production/places?lang=en');
  await page.getByRole('heading', { name: 'No places yet' }).waitFor();
  await page.getByRole('button', { name: 'Add place' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add place' });
  await dialog.getByLabel('Name', { exact: true }).first().fill('Autohaus Elbe');
  await dialog.getByLabel('Street and number').fill('Hafenstraße 1');
  await dialog.getByLabel('Postal code').fill('20457');
  await dialog.getByLabel('City').fill('Hamburg');
  await dialog.getByLabel('Name of contact 1').fill('Kim Sommer');
  await dialog.getByLabel('Phone of contact 1').fill('+49 40 123456');
  await dialog.getByRole('switch', { name: 'The opening hours are known' }).check();
  await dialog.getByLabel('Saturday open').click();
  await dialog.getByLabel('Saturday, 1. closing').fill('12');
  await dialog.getByLabel('Remarks').fill('Gate 2');
  await dialog.getByLabel('Latitude').fill('53.54');
  await dialog.getByLabel('Longitude').fill('9.98');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Autohaus Elbe/ }).waitFor();
  const { data } = (await portal('GET', '/production/places')).json;
  expect(data).toMatchObject([
    {
      name: 'Autohaus Elbe',
      coordinates: { lat: 53.54, lng: 9.98 },
      openingHours: { week: { SATURDAY: [{ from: '08:00', to: '12:00' }], SUNDAY: [] } },
    },
  ]);

  // Another person saves the same address: the page shows the duplicate at once.
  const duplicate = { name: 'Elbe GmbH', street: 'Hafenstr. 1', postalCode: '20457', city: 'Hamburg' };
  await portal('POST', '/production/places', duplicate);
  await page.getByRole('button', { name: 'Show duplicates' }).click();
  await page.getByRole('button', { name: 'Keep Autohaus Elbe' }).click();
  await page.getByText('Merged into Autohaus Elbe').first().waitFor();
  expect((await portal('GET', '/production/places')).json.data).toHaveLength(1);

  await open('/portal/production/orders/new?lang=en');
  const pickup = page.getByRole('group', { name: 'Pickup' });
  await pickup.getByLabel('Company').fill('elb');
  await page.getByRole('option', { name: /Autohaus Elbe/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => pickup.getByLabel('Street and number').inputValue()).toBe('Hafenstraße 1');
  await expect.poll(() => pickup.getByLabel('Phone').inputValue()).toBe('+49 40 123456');
  const note = page.getByLabel('Note for dispatch and driver');
  await expect.poll(() => note.inputValue()).toBe('Pickup: Gate 2');
  await pickup.getByText('In the address book: Autohaus Elbe').waitFor();
  await pickup.getByLabel('Requested pickup').fill('2030-11-17 09:00');
  // 17 November 2030 is a Sunday.
  await pickup.getByText(/^Closed at that time. The place opens at 08:00 on Monday/).waitFor();
  const delivery = page.getByRole('group', { name: 'Delivery' });
  await delivery.getByLabel('Postal code').fill('20457');
  await expect.poll(() => delivery.getByLabel('City').inputValue()).toBe('Hamburg');
});
