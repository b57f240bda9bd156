// The wording of mails about changed orders, German and English side by side.

export const ORDER_CHANGE_WORDING = {
  orderChangeSubject: [
    'Auftrag {number} geändert: {from}\u00a0– {to}',
    'Order {number} changed: {from}\u00a0– {to}',
  ],
  orderChangePreheaderPrice: [
    'Neuer Preis {after} statt {before} netto.',
    'New price {after} instead of {before} net.',
  ],
  orderChangePreheader: ['Der Preis bleibt unverändert.', 'The price stays the same.'],
  orderChangeHeading: ['Ihr Auftrag wurde geändert', 'Your order was changed'],
  orderRedirectHeading: ['Ihr Fahrzeug hat ein neues Ziel', 'Your vehicle has a new destination'],
  orderChangeIntro: [
    'wir haben Ihren Auftrag {number} geändert. Unten stehen der neue Stand und, wo er abweicht, der bisherige.',
    'We have changed your order {number}. Below you find how it is now and, where it differs, how it was before.',
  ],
  orderChangeBefore: ['Bisher', 'Before'],
  orderChangeReason: ['Grund', 'Reason'],
  orderChangePrice: ['Preis netto', 'Net price'],
  orderChangePriceFrom: ['bisher {before}', 'before {before}'],
  orderNumber: ['Auftrag', 'Order'],
} as const;
