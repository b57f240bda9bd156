// The words of deliveries in English.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';

const plural = pluralIn('en');
const form = pluralFormIn('en');
const messages = (count: number) => plural(count, { one: 'message', other: 'messages' });

export const en = {
  title: 'Deliveries',
  all: 'All deliveries',
  noun: (count: number): string =>
    form(count, { one: 'delivery, newest first', other: 'deliveries, newest first' }),
  filters: 'Filters',
  views: {
    all: 'All',
    FAILED: 'Not delivered',
    FAILED_RETRYING: 'Retrying',
    DEAD_LETTER: 'Given up',
    PENDING: 'Waiting',
    DELIVERED: 'Delivered',
  },
  states: {
    PENDING: 'Waiting',
    DELIVERED: 'Delivered',
    FAILED_RETRYING: 'Retrying',
    DEAD_LETTER: 'Given up',
  },
  columns: {
    choose: 'Choose',
    unfold: 'Unfold',
    state: 'State',
    event: 'Event',
    order: 'Order',
    endpoint: 'Endpoint',
    answer: 'Last answer',
    attempts: 'Attempts',
    sent: 'Made',
    next: 'Next',
  },
  filter: {
    event: 'Event',
    endpoint: 'Endpoint',
    order: 'Order',
    orderHint: 'Order number, request number or id',
    time: 'Time',
    from: 'From',
    to: 'Until',
    apply: 'Apply',
    clear: 'Clear',
  },
  noAnswer: 'no answer',
  notTried: 'not tried yet',
  of: (made: number, all: number) => `${made} of ${all}`,
  unfold: (event: string) => `Attempts of ${event}`,
  choose: (event: string) => `Choose ${event}`,
  emptyTitle: 'No deliveries yet',
  emptyText:
    'Once an endpoint is added, every message to it is listed here with each attempt and what your server answered.',
  toWebhooks: 'Go to Webhooks',
  noneTitle: 'Nothing matches these filters',
  noneText: 'Deliveries are kept for 30 days.',
  plan: {
    next: (attempt: number, all: number, when: string) => `Attempt ${attempt} of ${all} ${when}`,
    until: (when: string) => `then further apart until ${when}`,
    delivered: (attempts: number) => `Delivered at attempt ${attempts}`,
    givenUp: (attempts: number) =>
      `Given up after ${plural(attempts, { one: 'attempt', other: 'attempts' })}`,
    waiting: 'Waits for its first attempt',
    label: (made: number, all: number) => `${made} of ${all} attempts made`,
  },
  resend: 'Resend',
  resendNow: 'Resend now',
  checkSignature: 'Check this signature',
  viewMessage: 'View message',
  message: 'Message',
  exact: 'The exact bytes that are signed and sent',
  readable: 'Easy to read',
  noBody: 'Developers and admins see the message.',
  resentOne: 'It is sent again now',
  resendChosen: (count: number) => `Resend ${count} chosen`,
  resendFailed: (count: number) => `Resend ${count} failed`,
  resendSince: 'Resend all failed since …',
  sinceTitle: 'Resend all failed',
  sinceText:
    'Every message made since then that is retrying or given up is sent again under its own id, also those of pages that are not loaded. Paused endpoints are left out.',
  since: 'Failed since',
  allEndpoints: 'All endpoints',
  start: 'Resend all failed',
  progress: (handled: number, total: number) => `${handled} of ${messages(total)} handled`,
  finished: (resent: number, total: number) =>
    total === 0
      ? 'Nothing had failed since then'
      : resent === total
        ? `${messages(resent)} sent again`
        : `${resent} of ${messages(total)} sent again; the rest belongs to paused endpoints or is gone`,
  chosen: (count: number) => `${count} chosen`,
  chooseShown: 'Choose all shown',
  chooseNone: 'Choose none',
};

export type DeliveryWords = typeof en;
