// The texts of mails to carriers about offers of orders.

export const CARRIER_WORDING = {
  carrierOfferedSubject: [
    'Fahrt von {from} nach {to} angeboten, Antwort bis {until}',
    'Trip from {from} to {to} offered, answer by {until}',
  ],
  carrierOfferedPreheader: [
    '{price} netto. Wer zuerst annimmt, fährt.',
    '{price} net. The first to accept drives it.',
  ],
  carrierOfferedHeading: ['Eine Fahrt von {from} nach {to}', 'A trip from {from} to {to}'],
  carrierOfferedIntro: [
    'wir bieten Ihnen diese Fahrt für {price} netto an. Bitte nehmen Sie bis {until} an oder lehnen Sie ab. Die Fahrt bekommt, wer zuerst annimmt.',
    'We offer you this trip for {price} net. Please accept or decline by {until}. The first carrier to accept gets the trip.',
  ],
  carrierOfferedButton: ['Angebot ansehen', 'Look at the offer'],

  carrierAcceptedSubject: [
    'Ihre Fahrt {number}: bitte nennen Sie den Fahrer',
    'Your trip {number}: please name the driver',
  ],
  carrierAcceptedPreheader: [
    'Die Adressen und Ansprechpartner stehen jetzt im Portal.',
    'Addresses and contacts are now in the portal.',
  ],
  carrierAcceptedHeading: ['Die Fahrt {number} gehört Ihnen', 'Trip {number} is yours'],
  carrierAcceptedIntro: [
    'Sie haben die Fahrt für {price} netto angenommen. Nennen Sie im Portal, wer fährt. Dort bekommen Sie auch den Link, mit dem sich der Fahrer anmeldet.',
    'You have accepted the trip for {price} net. Please name the driver in the portal. There you also get the link with which the driver signs in.',
  ],
  carrierAcceptedButton: ['Fahrer nennen', 'Name the driver'],

  carrierTakenSubject: ['Fahrt von {from} nach {to} ist vergeben', 'Trip from {from} to {to} is taken'],
  carrierTakenPreheader: ['Sie müssen nichts tun.', 'You do not need to do anything.'],
  carrierTakenHeading: ['Die Fahrt ist vergeben', 'The trip is taken'],
  carrierTakenIntro: [
    'die Fahrt, die wir Ihnen angeboten haben, ist inzwischen vergeben. Sie müssen nichts tun.',
    'The trip that we offered you has been taken in the meantime. You do not need to do anything.',
  ],

  carrierWithdrawnSubject: ['Fahrt {number} zurückgezogen', 'Trip {number} withdrawn'],
  carrierWithdrawnPreheader: ['Bitte fahren Sie diese Fahrt nicht.', 'Please do not drive this trip.'],
  carrierWithdrawnHeading: ['Wir ziehen die Fahrt {number} zurück', 'We withdraw trip {number}'],
  carrierWithdrawnIntro: [
    'diese Fahrt wird nicht mehr gebraucht oder anders gefahren. Bitte fahren Sie sie nicht und sagen Sie Ihrem Fahrer ab.',
    'This trip is no longer needed or is driven by others. Please do not drive it, and tell your driver.',
  ],

  carrierOrder: ['Auftrag', 'Order'],
  carrierPrice: ['Preis netto', 'Price net'],
  carrierDeadline: ['Antwort bis', 'Answer by'],
  carrierWhy: [
    'Sie erhalten diese Mail, weil {carrier} für uns fährt.',
    'You get this mail because {carrier} drives for us.',
  ],
} as const;
