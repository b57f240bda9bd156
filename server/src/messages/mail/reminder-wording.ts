// The wording of reminders, German and English side by side.

export const REMINDER_WORDING = {
  reminderSubject1: ['Zahlungserinnerung über {total}', 'Payment reminder for {total}'],
  reminderSubject2: ['2. Mahnung über {total}', 'Second reminder for {total}'],
  reminderSubject3: ['Letzte Mahnung über {total}', 'Last reminder for {total}'],
  reminderPreheader: [
    'Bitte bis {until} zahlen. Das Schreiben liegt als PDF bei.',
    'Please pay by {until}. The letter is attached as PDF.',
  ],
  reminderInvoice: ['{number}, fällig am {dueOn}', '{number}, due on {dueOn}'],
  reminderFee: ['Mahngebühr', 'Reminder fee'],
  reminderTotal: ['Zu zahlen', 'To pay'],
  reminderPayUntil: ['Zahlbar bis', 'Pay by'],
  reminderIban: ['IBAN', 'IBAN'],
  reminderWhy: [
    'Sie erhalten diese Mail, weil Rechnungen an {party} offen sind.',
    'You get this mail because invoices to {party} are open.',
  ],
} as const;
