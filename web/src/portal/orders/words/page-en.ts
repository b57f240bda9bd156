// The words of an order's head in English: its progress, its steps, its actions.

export const pageEn = {
  crumbs: 'Orders',
  yourNumber: 'Your number',
  copyCurl: 'Copy as curl',
  curlCopied: 'The curl line is in your clipboard',
  trackingPage: 'Tracking page',
  change: 'Change',
  cancelOrder: 'Cancel',
  withdraw: 'Withdraw',
  decide: 'Decide on the quote',
  actions: 'Further actions',
  copyOrder: 'Order the same again',
  ended: {
    PICKED_UP: (at: string | null) =>
      at ? `Change and Cancel ended at pickup, ${at}` : 'Change and Cancel ended at pickup',
    WAITS_FOR_QUOTE: 'A request can be withdrawn, not changed',
    QUOTE_ON_OFFER: 'A quote is on offer: accept or decline it',
    ENDED: 'It has ended, nothing can be changed',
  },
  laterBy: (span: string) => `${span} later than asked`,
  progress: 'Progress',
  steps: {
    accepted: 'Accepted',
    requested: 'Requested',
    scheduled: 'Scheduled',
    pickedUp: 'Picked up',
    inTransit: 'In transit',
    delivered: 'Delivered',
    quote: 'Quote',
    order: 'Order',
  },
  toGo: (km: string) => `${km} to go`,
  expectedAt: (when: string) => `Expected ${when}`,
  plannedAt: (when: string) => `Planned ${when}`,
  open: 'Open',
  sentence: {
    RECEIVED: (route: string) => `Received, ${route}`,
    quoteRequired: 'Waiting for a quote',
    quoteOffered: (amount: string, until: string) => `Quote of ${amount} to decide until ${until}`,
    CONFIRMED: (from: string, when: string | null) =>
      when ? `Pickup in ${from} planned ${when}` : `Accepted, pickup in ${from} has no date yet`,
    SCHEDULED: (from: string, when: string | null) =>
      when ? `Driver assigned, pickup in ${from} ${when}` : `Driver assigned for the pickup in ${from}`,
    PICKUP: (from: string) => `Driver on the way to the pickup in ${from}`,
    PICKUP_ARRIVED: (from: string) => `Driver at the pickup in ${from}`,
    IN_TRANSIT: (to: string, when: string | null) =>
      when ? `On the way to ${to}, expected ${when}` : `On the way to ${to}`,
    ARRIVED: (to: string) => `Arrived in ${to}, handing over`,
    DELIVERED: (to: string, when: string | null) =>
      when ? `Handed over in ${to} ${when}` : `Handed over in ${to}`,
    COMPLAINT: (to: string) => `Delivered in ${to}, a complaint is open`,
    CANCELLED: 'Cancelled',
    cancelledBecause: (reason: string) => `Cancelled: ${reason}`,
    REJECTED: 'The request was withdrawn or rejected',
  },
  on: (day: string) => `on ${day}`,
};
