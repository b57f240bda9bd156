// The wording of every mail, German and English side by side.
import type { Language } from '../../platform/language.ts';

const WORDING = {
  order: ['Auftrag', 'Order'],
  vehicle: ['Fahrzeug', 'Vehicle'],
  route: ['Strecke', 'Route'],
  automatic: ['Diese Nachricht wurde automatisch versandt.', 'This message was sent automatically.'],
  plainLink: [
    'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
    'If the button does not work, open this address:',
  ],

  quoteSubject: [
    'Angebot {number}: Fahrzeugüberführung {from} → {to}',
    'Quote {number}: vehicle transfer {from} → {to}',
  ],
  revisedQuoteSubject: [
    'Überarbeitetes Angebot {number} (Version {version}): {from} → {to}',
    'Revised quote {number} (version {version}): {from} → {to}',
  ],
  quoteHeading: ['Ihr Angebot {number}', 'Your quote {number}'],
  quoteIntro: [
    'Vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen die folgende Überführung an.',
    'Thank you for your request. We are pleased to offer you the following transfer.',
  ],
  revisedQuoteIntro: [
    'Wir haben unser Angebot überarbeitet. Diese Version ersetzt alle früheren; nur sie kann angenommen werden.',
    'We have revised our quote. This version replaces all earlier ones; only it can be accepted.',
  ],
  quoteNumber: ['Angebotsnummer', 'Quote number'],
  version: ['Version', 'Version'],
  request: ['Anfrage', 'Request'],
  net: ['Nettobetrag', 'Net amount'],
  vat: ['Umsatzsteuer {rate}', 'VAT {rate}'],
  gross: ['Gesamtbetrag', 'Total'],
  validUntil: ['Gültig bis', 'Valid until'],
  quoteButton: ['Angebot ansehen und entscheiden', 'View the quote and decide'],
  quoteClosing: [
    'Über den Link nehmen Sie das Angebot verbindlich an oder lehnen es ab. Eine Anmeldung ist nicht nötig; geben Sie den Link deshalb nur an Personen weiter, die für Sie entscheiden dürfen.',
    'With the link you accept the quote with binding effect or decline it. No login is needed, so pass the link on only to people who may decide for you.',
  ],

  quoteWithdrawnSubject: ['Angebot {number} wurde zurückgezogen', 'Quote {number} was withdrawn'],
  quoteWithdrawnHeading: ['Ihr Angebot {number} wurde zurückgezogen', 'Your quote {number} was withdrawn'],
  quoteWithdrawnIntro: [
    'Wir haben dieses Angebot zurückgezogen. Es kann nicht mehr angenommen werden. Bei Fragen wenden Sie sich bitte an uns.',
    'We have withdrawn this quote. It can no longer be accepted. If you have questions, please contact us.',
  ],
  quoteAcceptedSubject: [
    'Angebot {number} angenommen: Ihr Auftrag {orderNumber}',
    'Quote {number} accepted: your order {orderNumber}',
  ],
  quoteAcceptedHeading: ['Ihr Auftrag {orderNumber}', 'Your order {orderNumber}'],
  quoteAcceptedIntro: [
    'Vielen Dank für Ihren Auftrag. Unser Angebot wurde angenommen; wir überführen Ihr Fahrzeug zum angebotenen Preis.',
    'Thank you for your order. Our quote was accepted; we will transfer your vehicle at the quoted price.',
  ],

  trackingSubject: [
    'Auftrag {number}: Verfolgen Sie Ihre Überführung',
    'Order {number}: track your vehicle transfer',
  ],
  trackingHeading: ['Ihre Fahrzeugüberführung', 'Your vehicle transfer'],
  trackingIntro: [
    'Wir überführen Ihr Fahrzeug. Über den Link sehen Sie jederzeit, wie weit die Überführung ist.',
    'We are transferring your vehicle. With the link you can see at any time how far the transfer has come.',
  ],
  trackingButton: ['Überführung verfolgen', 'Track the transfer'],

  scheduledSubject: [
    'Auftrag {number}: Ihre Überführung ist geplant',
    'Order {number}: your vehicle transfer is scheduled',
  ],
  scheduledHeading: ['Ihre Überführung ist geplant', 'Your vehicle transfer is scheduled'],
  scheduledIntro: [
    'Wir haben die Überführung Ihres Fahrzeugs eingeplant und halten Sie auf dem Laufenden.',
    'We have scheduled the transfer of your vehicle and will keep you informed.',
  ],
  rescheduledSubject: [
    'Auftrag {number}: Ihre Überführung hat neue Termine',
    'Order {number}: your vehicle transfer has new dates',
  ],
  rescheduledHeading: ['Neue Termine für Ihre Überführung', 'New dates for your vehicle transfer'],
  rescheduledIntro: [
    'Die Termine für die Überführung Ihres Fahrzeugs haben sich geändert. Über den Link sehen Sie jederzeit den aktuellen Stand.',
    'The dates for the transfer of your vehicle have changed. With the link you can see the current state at any time.',
  ],
  pickedUpSubject: [
    'Auftrag {number}: Ihr Fahrzeug ist unterwegs',
    'Order {number}: your vehicle is on its way',
  ],
  pickedUpHeading: ['Ihr Fahrzeug ist unterwegs', 'Your vehicle is on its way'],
  pickedUpIntro: [
    'Ihr Fahrzeug wurde abgeholt und ist auf dem Weg zum Ziel.',
    'Your vehicle was picked up and is on its way to its destination.',
  ],
  delayedSubject: [
    'Auftrag {number}: Ihre Überführung verzögert sich',
    'Order {number}: your vehicle transfer is delayed',
  ],
  delayedHeading: ['Ihre Überführung verzögert sich', 'Your vehicle transfer is delayed'],
  delayedIntro: [
    'Die Zustellung Ihres Fahrzeugs verschiebt sich. Bitte entschuldigen Sie die Verzögerung.',
    'The delivery of your vehicle has been postponed. We apologise for the delay.',
  ],
  deliveredSubject: [
    'Auftrag {number}: Ihr Fahrzeug wurde übergeben',
    'Order {number}: your vehicle was delivered',
  ],
  deliveredHeading: ['Ihr Fahrzeug wurde übergeben', 'Your vehicle was delivered'],
  deliveredIntro: [
    'Die Überführung Ihres Fahrzeugs ist abgeschlossen. Wir wünschen gute Fahrt!',
    'The transfer of your vehicle is complete. We wish you a safe journey!',
  ],
  damagedIntro: [
    'Die Überführung Ihres Fahrzeugs ist abgeschlossen. Bei der Übergabe wurde ein Schaden festgestellt und im Protokoll festgehalten; wir kümmern uns darum.',
    'The transfer of your vehicle is complete. Damage was found at the handover and noted in the protocol; we are looking into it.',
  ],
  cancelledSubject: [
    'Auftrag {number}: Ihre Überführung wurde storniert',
    'Order {number}: your vehicle transfer was cancelled',
  ],
  cancelledHeading: ['Ihre Überführung wurde storniert', 'Your vehicle transfer was cancelled'],
  cancelledIntro: [
    'Die Überführung Ihres Fahrzeugs findet nicht statt. Bei Fragen wenden Sie sich bitte an das Unternehmen, das sie für Sie beauftragt hat.',
    'The transfer of your vehicle will not take place. If you have questions, please contact the company that ordered it for you.',
  ],
  plannedPickup: ['Geplante Abholung', 'Planned pickup'],
  plannedDelivery: ['Geplante Zustellung', 'Planned delivery'],
  newDelivery: ['Neuer Zustelltermin', 'New delivery date'],
  pickedUpAt: ['Abgeholt', 'Picked up'],
  deliveredAt: ['Übergeben', 'Delivered'],

  driverSubject: ['Ihr Zugang zu Ihren Fahrten', 'Your access to your trips'],
  driverHeading: ['Guten Tag, {name}', 'Hello {name}'],
  driverIntro: [
    'Über diesen Link melden Sie sich an und sehen Ihre Fahrten. Öffnen Sie ihn auf dem Telefon, das Sie unterwegs benutzen.',
    'With this link you sign in and see your trips. Open it on the phone that you use on the road.',
  ],
  driverButton: ['Anmelden', 'Sign in'],
  driverClosing: [
    'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
    'The link is meant for you alone. Please do not pass it on.',
  ],
} as const satisfies Record<string, readonly [de: string, en: string]>;

export type TextKey = keyof typeof WORDING;

export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

export function textsIn(language: Language): Say {
  const column = language === 'de' ? 0 : 1;
  return (key, values = {}) =>
    WORDING[key][column].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
