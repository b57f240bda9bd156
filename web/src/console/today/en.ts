// The words of "Today" in English.

import { pluralIn } from '../../../../shared/text/plural.ts';
import { JOBS_EN } from '../journal/jobs-en.ts';

const plural = pluralIn('en');

export const en = {
  title: 'Today',
  groups: { NOW: 'Now', BEFORE_NOON: 'Before noon', TODAY: 'Today' },
  list: 'What needs a decision',
  move: 'move',
  act: 'act',
  nothing: 'Nothing needs you right now',
  nothingDetail:
    'Orders to release, orders without a driver, unanswered trips, delays, quotes that end, damages, failed messages and jobs appear here by themselves.',
  label: {
    toPickup: 'to pickup',
    noPickup: 'no date yet',
    overdue: 'past pickup',
    noAnswer: 'no answer',
    late: 'late',
    latePickup: 'late at pickup',
    noPosition: 'no position',
    waiting: 'waiting',
    toExpiry: 'to expiry',
    damage: 'damage',
    complaint: 'complaint',
    since: (when: string) => `since ${when}`,
    mail: 'not sent',
  },
  failed: (count: string) => `${count} failed`,
  failedMail: '1 mail',
  jobs: JOBS_EN,
  extras: (count: number) =>
    `${plural(count, { one: 'extra or expense is', other: 'extras and expenses are' })} to be checked`,
  jobStuck: (job: string) => `${job} does not get done`,
  foldedLabel: 'of the same kind',
  folded: {
    SILENT: (count: number) => `${count} vehicles on the road send no position`,
    MAIL: (count: number) => `${count} mails were not delivered`,
    JOB: (count: number) => `${count} jobs do not get done`,
  },
  showAll: 'Show all',
  foldUp: 'Fold up',
  mustBeReleased: 'is to be released',
  release: 'Release',
  released: (number: string) => `${number} is released`,
  hasNoDriver: 'has no driver',
  hasNotAnswered: (name: string) => `${name} has not answered`,
  reaches: (city: string, when: string, agreed: string) => `reaches ${city} at ${when}, not ${agreed}`,
  notAtPickup: (name: string) => `${name} is not at the pickup of`,
  notAtPickupEnd: 'yet',
  silent: (city: string) => `is silent on the way to ${city}`,
  needsQuote: 'needs a quote',
  quote: 'Quote',
  quoteEnds: (when: string) => `ends ${when}`,
  damageAt: 'Damage on',
  complaintOn: 'Complaint on',
  refuses: (customer: string, status: number | null) =>
    status === null
      ? `${customer} does not answer webhooks`
      : `${customer} does not take webhooks: ${status}`,
  mailRefused: (subject: string) => `Mail “${subject}” was not delivered`,
  pickupAt: (city: string, when: string) => `Pickup ${city} ${when}`,
  asked: (when: string) => `asked ${when}`,
  agreedAt: (when: string) => `agreed ${when}`,
  lastSeen: (when: string) => `last seen ${when}`,
  neverSeen: 'no position since the pickup',
  reportedIn: (city: string, when: string) => `Reported in ${city}, ${when}`,
  noDescription: 'without a description',
  nextAttempt: (when: string) => `next attempt ${when}`,
  givenUp: 'given up',
  assignDriver: 'Assign driver',
  replace: 'Replace',
  call: 'Call',
  callName: (name: string) => `Call ${name}`,
  reportDelay: (when: string) => `Report delay to ${when}`,
  delayReported: (number: string) => `The delay of ${number} is reported`,
  writeQuote: 'Write quote',
  openQuote: 'Open quote',
  review: 'Review',
  open: 'Open',
  resend: (count: string) => `Retry ${count} now`,
  resent: (count: number, customer: string) =>
    count === 0
      ? `Nothing is left to retry: the messages have been delivered, or ${customer} paused the endpoint`
      : `${plural(count, { one: 'message is', other: 'messages are' })} being sent to ${customer} now. What fails again comes back here.`,
  account: 'Open account',
  sendAgain: 'Send again',
  sendAgainTo: (recipient: string) => `Send again to ${recipient}`,
  mailSent: 'The mail is on its way again',
  movePickup: 'Move pickup',
  road: 'The road today',
  arrivals: 'Next arrivals',
  left: (deliveries: number, pickups: number) =>
    `${plural(deliveries, { one: 'delivery', other: 'deliveries' })}, ${plural(pickups, { one: 'pickup', other: 'pickups' })} left`,
  noArrivals: 'Nothing more is picked up or delivered today.',
};

export type TodayWords = typeof en;
