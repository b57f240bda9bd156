// The words of mails to drivers who have not read a notice. They name the trip's number and nobody.
export const DRIVER_NOTICE_WORDING = {
  noticeNEW_TRIP: ['Neue Fahrt {number}', 'New trip {number}'],
  noticeTIME_CHANGED: ['Fahrt {number}: Zeit geändert', 'Trip {number}: time changed'],
  noticeTRIP_CHANGED: [
    'Fahrt {number}: Adresse oder Fahrzeug geändert',
    'Trip {number}: address or vehicle changed',
  ],
  noticeTRIP_CANCELLED: ['Fahrt {number} ist storniert', 'Trip {number} is cancelled'],
  noticeTRIP_REASSIGNED: ['Fahrt {number} fährt jemand anderes', 'Trip {number} went to another driver'],
  noticeNOTE: ['Nachricht zur Fahrt {number}', 'Message about trip {number}'],
  noticeQUESTION: ['Frage zur Fahrt {number}', 'Question about trip {number}'],
  driverNoticePreheader: [
    'Bitte öffnen Sie die App: Sie haben das dort noch nicht gelesen.',
    'Please open the app: you have not read this there yet.',
  ],
  driverNoticeIntro: [
    'in der App wartet etwas auf Sie, das Sie noch nicht gelesen haben. Aus Rücksicht auf Ihre Daten und die des Kunden steht es nur dort.',
    'Something that you have not read yet is waiting in the app. To protect your data and those of the customer, it is shown only there.',
  ],
  driverNoticeGone: [
    'diese Fahrt ist nicht mehr in Ihrer App. Sie müssen nichts weiter tun.',
    'This trip is no longer in your app. There is nothing else to do.',
  ],
  driverNoticeButton: ['In der App öffnen', 'Open in the app'],
  driverNoticeWhy: [
    'Sie erhalten diese Mail, weil die App Sie nicht erreicht hat oder die Nachricht dort ungelesen ist.',
    'You get this mail because the app did not reach you, or the message is unread there.',
  ],
} as const;
