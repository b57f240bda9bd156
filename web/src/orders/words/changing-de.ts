// The words of changing and cancelling an order in German.
import type { changingEn } from './changing-en.ts';

export const changingDe: typeof changingEn = {
  changeTitle: (number_) => `${number_} ändern`,
  changeHint:
    'Adressen und Transportart lassen sich nicht ändern. Ein verlegter Termin sendet order.rescheduled.',
  save: 'Änderungen speichern',
  saved: 'Geändert',
  nothingChanged: 'Es wurde nichts geändert.',
  contactPickup: 'Kontakt an der Abholung',
  contactDelivery: 'Kontakt bei der Anlieferung',
  phonePickup: 'Telefon an der Abholung',
  phoneDelivery: 'Telefon bei der Anlieferung',
  requestedPickup: 'Gewünschte Abholung',
  requestedDelivery: 'Gewünschte Anlieferung',
  cancelTitle: (number_) => `${number_} stornieren?`,
  withdrawTitle: (number_) => `${number_} zurückziehen?`,
  cancelText: (endCustomer) =>
    `Die Überführung findet nicht statt. order.cancelled geht an Ihre Endpunkte${endCustomer ? `, eine Mail an ${endCustomer}` : ''}. Das lässt sich nicht rückgängig machen.`,
  withdrawText:
    'Es wird kein Angebot gemacht. order.rejected geht an Ihre Endpunkte. Das lässt sich nicht rückgängig machen.',
  reason: 'Grund',
  confirmCancel: 'Diesen Auftrag stornieren',
  keepOrder: 'Auftrag behalten',
  keepRequest: 'Anfrage behalten',
  confirmWithdraw: 'Diese Anfrage zurückziehen',
  cancelled: 'Storniert',
};
