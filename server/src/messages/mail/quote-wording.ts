// The wording of mails about quotes, German and English side by side.

export const QUOTE_WORDING = {
  quoteSubject: [
    'Angebot {number}: {from}\u00a0– {to}, {gross}',
    'Quote {number}: {from}\u00a0– {to}, {gross}',
  ],
  revisedQuoteSubject: [
    'Überarbeitetes Angebot {number} (Version {version}): {from}\u00a0– {to}, {gross}',
    'Revised quote {number} (version {version}): {from}\u00a0– {to}, {gross}',
  ],
  quotePreheader: [
    'Bis {until} online annehmen. Das Angebot liegt als PDF bei.',
    'Accept it online by {until}. The quote is attached as PDF.',
  ],
  quoteHeading: ['{from}\u00a0– {to} für {gross}', '{from}\u00a0– {to} for {gross}'],
  quoteIntro: [
    'gern bieten wir Ihnen die Überführung {vehicle} an. Das Angebot gilt bis {until}.',
    'Thank you for your request. We are pleased to offer you the transfer {vehicle}. The quote is valid until {until}.',
  ],
  revisedQuoteIntro: [
    'wir haben unser Angebot überarbeitet. Diese Version ersetzt alle früheren; nur sie kann angenommen werden, und zwar bis {until}.',
    'We have revised our quote. This version replaces all earlier ones; only it can be accepted, until {until}.',
  ],
  changeQuoteIntro: [
    'wir bieten Ihnen an, Ihren Auftrag so zu ändern. Das Angebot gilt bis {until}; bis Sie es annehmen, bleibt der Auftrag, wie er ist.',
    'We offer to change your order like this. The quote is valid until {until}; until you accept it, the order stays as it is.',
  ],
  ofYourVehicle: ['Ihres Fahrzeugs', 'of your vehicle'],
  ofYourNamedVehicle: ['Ihres {name}', 'of your {name}'],
  quoteButton: ['Angebot ansehen und annehmen', 'View and accept the quote'],
  quoteWhy: [
    'Der Link in dieser Mail genügt, um das Angebot für {party} verbindlich anzunehmen oder abzulehnen. Geben Sie ihn deshalb nur an Personen weiter, die darüber entscheiden dürfen.',
    'The link in this mail is all it takes to accept the quote for {party} with binding effect, or to decline it. Please pass it on only to people who may decide about it.',
  ],
  quoteNumber: ['Angebot', 'Quote'],
  versionOfQuote: ['{number}, Version {version}', '{number}, version {version}'],
  request: ['Anfrage {number}', 'Request {number}'],
  reference: ['Ihre Referenz', 'Your reference'],
  net: ['Nettobetrag', 'Net amount'],
  vat: ['Umsatzsteuer {rate}', 'VAT {rate}'],
  reverseCharge: [
    'Umsatzsteuer {rate}, Steuerschuldnerschaft des Leistungsempfängers',
    'VAT {rate}, reverse charge',
  ],
  gross: ['Gesamtbetrag', 'Total'],
  DRIVEN: ['auf eigener Achse', 'on its own wheels'],
  TRAILER: ['auf Anhänger', 'on a trailer'],
  TRUCK: ['auf Transporter', 'on a car carrier'],
  questions: ['Haben Sie Fragen?', 'Do you have questions?'],
  questionSubject: [
    'Frage zu Ihrer Anfrage {number}: {from}\u00a0– {to}',
    'A question about your request {number}: {from}\u00a0– {to}',
  ],
  questionHeading: ['Eine Frage zu {number}', 'A question about {number}'],
  requestLabel: ['Anfrage', 'Request'],
  answerThis: ['Ihre Antwort erreicht uns so:', 'How your answer reaches us:'],
  askOfPickup: ['der Abholung', 'the pickup'],
  askOfDelivery: ['der Anlieferung', 'the delivery'],
  askWhichPlace: [
    'in der Adresse {which} passen Postleitzahl und Ort nicht zusammen: {postalCode} liegt bei {town}, genannt ist {city}. Welcher Ort ist gemeint, und wie lautet die richtige Postleitzahl?',
    'In the address of {which}, postal code and city do not fit together: {postalCode} is near {town}, but {city} is named. Which place do you mean, and what is its postal code?',
  ],
  askPlace: [
    'die Adresse {which}, {postalCode} {city}, konnten wir nicht finden. Können Sie sie bitte prüfen und uns die richtige nennen?',
    'We could not find the address of {which}, {postalCode} {city}. Could you please check it and tell us the right one?',
  ],
  askContact: [
    'für die Überführung fehlt uns eine Telefonnummer vor Ort. Wen können unsere Fahrer bei Abholung und Anlieferung anrufen?',
    'We still need a phone number on site. Whom can our drivers call at pickup and delivery?',
  ],
  askOther: ['wir haben noch eine Frage zu Ihrer Anfrage:', 'We have one more question about your request:'],

  quoteWithdrawnSubject: ['Angebot {number} wurde zurückgezogen', 'Quote {number} was withdrawn'],
  quoteWithdrawnPreheader: [
    '{from}\u00a0– {to}: Sie müssen nichts weiter tun.',
    '{from}\u00a0– {to}: there is nothing you need to do.',
  ],
  quoteWithdrawnHeading: ['Angebot {number} gilt nicht mehr', 'Quote {number} is no longer valid'],
  quoteWithdrawnIntro: [
    'wir haben unser Angebot für diese Überführung zurückgezogen. Es kann nicht mehr angenommen werden.',
    'We have withdrawn our quote for this transfer. It can no longer be accepted.',
  ],
  quoteAcceptedSubject: [
    'Angebot {number} angenommen: Ihr Auftrag {orderNumber}',
    'Quote {number} accepted: your order {orderNumber}',
  ],
  quoteAcceptedPreheader: [
    '{from}\u00a0– {to} für {gross}. Das angenommene Angebot liegt als PDF bei.',
    '{from}\u00a0– {to} for {gross}. The accepted quote is attached as PDF.',
  ],
  quoteAcceptedHeading: ['Ihr Auftrag {orderNumber} ist bei uns', 'We have your order {orderNumber}'],
  quoteAcceptedIntro: [
    'vielen Dank. Unser Angebot wurde angenommen; wir überführen Ihr Fahrzeug zum angebotenen Preis.',
    'Thank you. Our quote was accepted; we will transfer your vehicle at the quoted price.',
  ],
  order: ['Auftrag', 'Order'],
  accepted: ['Angenommen', 'Accepted'],
  acceptedBy: ['von {name}', 'by {name}'],
  partyWhy: [
    'Sie bekommen diese Mail, weil für {party} ein Angebot über diese Überführung angefragt wurde.',
    'You get this mail because a quote for this transfer was requested for {party}.',
  ],
} as const;
