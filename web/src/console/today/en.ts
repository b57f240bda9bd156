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
    'Orders to release, orders without a driver, unanswered trips, absent drivers, requests for days off, delays, quotes that end, damages, failed messages and jobs appear here by themselves.',
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
    task: 'task due',
    since: (when: string) => `since ${when}`,
    mail: 'not sent',
  },
  failed: (count: string) => `${count} failed`,
  failedMail: '1 mail',
  jobs: JOBS_EN,
  driverWrote: (count: number) => `wrote ${plural(count, { one: 'message', other: 'messages' })} about`,
  aDriver: 'The driver',
  readMessage: 'Read',
  carrierNoDriver: (carrier: string) => `has no driver: ${carrier} accepted it and has not named one`,
  carrierNoAnswer: (count: number) =>
    `found no carrier: ${plural(count, { one: 'offer', other: 'offers' })} ended without acceptance`,
  openOrder: 'Open order',
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
  asksFor: {
    DAY_OFF: (name: string, days: string) => `${name} asks for a day off, ${days}`,
    HOLIDAY: (name: string, days: string) => `${name} asks for holiday, ${days}`,
    SICKNESS: (name: string, days: string) => `${name} reports sick, ${days}`,
  },
  absenceWaits: 'A driver waits for a decision about an absence',
  tripsOnDays: (count: number) =>
    `${plural(count, { one: 'trip is', other: 'trips are' })} planned for these days`,
  driverAbsent: {
    DAY_OFF: (name: string, day: string) => `needs another driver: ${name} has time off until ${day}`,
    HOLIDAY: (name: string, day: string) => `needs another driver: ${name} is on holiday until ${day}`,
    SICKNESS: (name: string, day: string) => `needs another driver: ${name} is sick until ${day}`,
    unknown: (name: string, day: string) => `needs another driver: ${name} is absent until ${day}`,
  },
  hasNotAnswered: (name: string) => `${name} has not answered`,
  reaches: (city: string, when: string, agreed: string) => `reaches ${city} at ${when}, not ${agreed}`,
  notAtPickup: (name: string) => `${name} is not at the pickup of`,
  notAtPickupEnd: 'yet',
  silent: (city: string) => `is silent on the way to ${city}`,
  needsQuote: 'needs a quote',
  quote: 'Quote',
  quoteEnds: (when: string) => `ends ${when}`,
  damageAt: 'Damage on',
  caseQuestion: '– open a case?',
  openCase: 'Open case',
  noCase: 'No case',
  caseOpened: (number: string) => `Case ${number} is open`,
  damageDismissed: (number: string) => `The damage on ${number} needs no case`,
  damageTask: 'Task of a damage case',
  markDone: 'Done',
  taskDone: 'Task done',
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
