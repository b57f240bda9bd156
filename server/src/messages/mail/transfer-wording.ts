// The wording of mails about a transfer to the people who await the vehicle, German and English side by side.
// User input appears only in subjects, headings and facts; in a paragraph it could start a line of the text.

export const TRANSFER_WORDING = {
  vehicleInSentence: ['Fahrzeug', 'vehicle'],
  pickupInSentence: ['Abholung', 'pickup'],
  deliveryInSentence: ['Anlieferung', 'delivery'],
  route: ['Strecke', 'Route'],
  driver: ['Fahrer', 'Driver'],
  pickedUp: ['Übernommen', 'Picked up'],
  delivered: ['Übergeben', 'Handed over'],
  trackingNumber: ['Sendungsnummer', 'Tracking number'],
  vinAndPlate: [
    'Kennzeichen endet auf {plate}, FIN\u00a0auf\u00a0{vin}',
    'Plate ends in {plate}, VIN\u00a0in\u00a0{vin}',
  ],
  onlyPlate: ['Kennzeichen endet auf {plate}', 'Plate ends in {plate}'],
  onlyVin: ['FIN endet auf {vin}', 'VIN ends in {vin}'],
  handover: ['Übergabe', 'Handover'],
  handoverHint: [
    'Sie sehen sich das Fahrzeug zusammen mit dem Fahrer an, danach wird unterschrieben. Das dauert etwa eine Viertelstunde.',
    'You look over the vehicle together with the driver, then you both sign. It takes about a quarter of an hour.',
  ],
  trackingButton: ['Fahrt verfolgen', 'Track the trip'],
  historyButton: ['Verlauf ansehen', 'See the history'],
  nothingToDo: ['Sie müssen nichts tun.', 'There is nothing you need to do.'],
  whenItChanges: [
    '{nothing} Wenn sich etwas ändert, schreiben wir Ihnen.',
    '{nothing} If anything changes, we will write to you.',
  ],
  changedPreheader: ['{label}: {value}. {nothing}', '{label}: {value}. {nothing}'],
  transferQuestions: ['Haben Sie Fragen zur Fahrt?', 'Do you have questions about the trip?'],
  transferWhy: [
    'Sie bekommen diese Mail, weil für diese Überführung Ihre E-Mail-Adresse hinterlegt ist. Die Position des Fahrzeugs wird nur zwischen Abholung und Übergabe gezeigt.',
    'You get this mail because your address was given for this transfer. The position of the vehicle is shown only between pickup and handover.',
  ],
  transferOverWhy: [
    'Sie bekommen diese Mail, weil für diese Überführung Ihre E-Mail-Adresse hinterlegt ist. Die Seite dazu bleibt noch 30 Tage erreichbar, ohne Position.',
    'You get this mail because your address was given for this transfer. Its page stays available for 30 days, without any position.',
  ],

  trackingLinkSubject: ['Ihr {vehicle} kommt nach {to}', 'Your {vehicle} is coming to {to}'],
  trackingLinkSubjectAt: ['Ihr {vehicle} kommt nach {to}: {when}', 'Your {vehicle} is coming to {to} {when}'],
  trackingLinkPreheader: [
    'Mit dem Link sehen Sie jederzeit, wie weit die Fahrt ist.',
    'With the link you can see at any time how far the trip has come.',
  ],
  trackingLinkHeading: ['Ihr Fahrzeug kommt nach {to}', 'Your vehicle is coming to {to}'],
  trackingLinkIntro: [
    'wir überführen Ihr Fahrzeug. Auf der Seite zu dieser Fahrt sehen Sie jederzeit, wie weit es ist.',
    'We are transferring your vehicle. The page of this trip shows at any time how far it has come.',
  ],

  scheduledSubject: ['Ihr {vehicle} ist eingeplant', 'Your {vehicle} is scheduled'],
  scheduledSubjectAt: [
    'Ihr {vehicle} ist eingeplant: {what} {when}',
    'Your {vehicle} is scheduled: {what} {when}',
  ],
  scheduledPreheader: [
    'Wir melden uns, sobald das Fahrzeug übernommen ist.',
    'We will write again as soon as the vehicle is picked up.',
  ],
  scheduledHeading: ['Ihre Überführung ist eingeplant', 'Your transfer is scheduled'],
  scheduledHeadingAt: ['Eingeplant: {what} {when}', 'Scheduled: {what} {when}'],
  scheduledIntro: [
    'für die Überführung Ihres Fahrzeugs ist jetzt ein Fahrer zugewiesen. Sobald er es übernommen hat, schreiben wir Ihnen wieder.',
    'A driver is now assigned to the transfer of your vehicle. As soon as it is picked up, we will write to you again.',
  ],

  rescheduledSubject: ['Ihr {vehicle} hat einen neuen Termin', 'Your {vehicle} has a new date'],
  rescheduledSubjectAt: [
    'Ihr {vehicle} hat einen neuen Termin: {what} {when}',
    'Your {vehicle} has a new date: {what} {when}',
  ],
  rescheduledPreheader: [
    'Die bisherigen Zeiten gelten nicht mehr.',
    'The times you had before no longer apply.',
  ],
  rescheduledHeading: ['Neuer Termin für Ihre Überführung', 'A new date for your transfer'],
  rescheduledHeadingAt: ['Neuer Termin: {what} {when}', 'New date: {what} {when}'],
  rescheduledIntro: [
    'der Termin für die Überführung Ihres Fahrzeugs hat sich geändert.',
    'The date for the transfer of your vehicle has changed.',
  ],

  pickedUpSubject: ['Ihr {vehicle} ist unterwegs nach {to}', 'Your {vehicle} is on its way to {to}'],
  pickedUpSubjectAt: [
    'Ihr {vehicle} ist unterwegs: Anlieferung {when}',
    'Your {vehicle} is on its way: delivery {when}',
  ],
  pickedUpPreheader: [
    'In {from} übernommen. Mit dem Link verfolgen Sie die Fahrt nach {to}.',
    'Picked up in {from}. With the link you can follow the trip to {to}.',
  ],
  pickedUpHeading: ['Ihr Fahrzeug ist unterwegs nach {to}', 'Your vehicle is on its way to {to}'],
  pickedUpIntro: [
    'unser Fahrer hat Ihr Fahrzeug übernommen und ist damit auf dem Weg zum Ziel.',
    'Our driver has picked up your vehicle and is on the way to its destination.',
  ],

  delayedSubject: ['Ihr {vehicle} kommt später', 'Your {vehicle} is running late'],
  delayedSubjectAt: ['Ihr {vehicle} kommt später: {when}', 'Your {vehicle} is running late: {when}'],
  delayedPreheader: [
    'Es gibt eine Verzögerung. Sie müssen nichts tun.',
    'There is a delay. There is nothing you need to do.',
  ],
  delayedHeading: ['Ihr Fahrzeug kommt später', 'Your vehicle is running late'],
  delayedHeadingAt: ['Ihr Fahrzeug kommt {when}', 'Your vehicle will arrive {when}'],
  delayedIntro: [
    'bei der Überführung Ihres Fahrzeugs gibt es eine Verzögerung; die bisherige Zeit lässt sich nicht halten. Bitte entschuldigen Sie.',
    'The transfer of your vehicle is delayed, and the time you had before cannot be kept. We apologise.',
  ],
  delayedNext: [
    '{nothing} Ändert sich die Zeit noch einmal, melden wir uns wieder.',
    '{nothing} Should the time change once more, we will write again.',
  ],
  delayedQuestion: ['Passt Ihnen die neue Zeit nicht?', 'Does the new time not suit you?'],

  deliveredSubject: ['Ihr {vehicle} wurde übergeben', 'Your {vehicle} was handed over'],
  deliveredSubjectAt: ['Ihr {vehicle} wurde {when} übergeben', 'Your {vehicle} was handed over {when}'],
  deliveredPreheader: ['Die Fahrt nach {to} ist abgeschlossen.', 'The trip to {to} is complete.'],
  deliveredHeading: ['Ihr Fahrzeug ist angekommen', 'Your vehicle has arrived'],
  deliveredIntro: [
    'die Überführung Ihres Fahrzeugs ist abgeschlossen. Wir wünschen gute Fahrt!',
    'The transfer of your vehicle is complete. We wish you a safe journey!',
  ],
  damagedIntro: [
    'die Überführung Ihres Fahrzeugs ist abgeschlossen. Bei der Übergabe wurde ein Schaden festgestellt und im Protokoll festgehalten; wir kümmern uns darum.',
    'The transfer of your vehicle is complete. Damage was found at the handover and noted in the protocol; we are looking into it.',
  ],

  cancelledSubject: ['Storniert: Überführung {from}\u00a0– {to}', 'Cancelled: transfer {from}\u00a0– {to}'],
  cancelledPreheader: ['Ihr {vehicle} wird nicht überführt.', 'Your {vehicle} will not be transferred.'],
  cancelledHeading: ['Ihre Überführung wurde storniert', 'Your transfer was cancelled'],
  cancelledIntro: [
    'die Überführung Ihres Fahrzeugs findet nicht statt. Bei Fragen wenden Sie sich bitte an das Unternehmen, das sie für Sie beauftragt hat.',
    'The transfer of your vehicle will not take place. If you have questions, please contact the company that ordered it for you.',
  ],

  agreed: ['Vereinbart', 'Agreed'],
  expectedBefore: ['Bisher erwartet', 'Expected before'],
  until: ['Bisher', 'Before'],
  expectedNow: ['Jetzt erwartet', 'Expected now'],
  expectedLater: ['Jetzt erwartet, {span} später', 'Expected now, {span} later'],
  newPickup: ['Neuer Abholtermin', 'New pickup date'],
  newDelivery: ['Neuer Anliefertermin', 'New delivery date'],
} as const;
