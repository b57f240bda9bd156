// The words of the request log in English.

import { refusalHelpEn } from '../../../../shared/errors/credential-error-help-en.ts';
import { errorHelpEn } from '../../../../shared/errors/error-help-en.ts';
import { pluralIn } from '../../../../shared/text/plural.ts';
import type { ErrorHelpCatalog, RefusalHelpCatalog } from './error-help.ts';

const plural = pluralIn('en');

export const en = {
  help: errorHelpEn satisfies ErrorHelpCatalog,
  refusal: refusalHelpEn satisfies RefusalHelpCatalog,
  title: 'Request log',
  lastCall: (ago: string) => `last call ${ago}`,
  noCall: 'no call yet',
  kept: 'Kept for 90 days',
  exportCsv: 'Export CSV',
  views: 'Which calls',
  all: 'All',
  errors: 'Errors',
  slow: 'Slow',
  time: 'Time',
  times: { hour: 'Last hour', day: 'Last 24 hours', week: 'Last 7 days', all: 'Last 90 days' },
  filter: {
    method: 'Method',
    path: 'Path',
    status: 'Status',
    code: 'Error code',
    key: 'Key',
    order: 'Order',
    number: 'Your number',
  },
  hints: {
    path: '/extern/orders',
    order: 'VT-204871',
    number: 'NL-88416',
    status: '',
    code: '',
    key: '',
    method: '',
  },
  apply: 'Filter',
  change: (name: string, value: string) => `${name} ${value}, change`,
  column: {
    time: 'Time',
    method: 'Method',
    path: 'Path',
    status: 'Status',
    code: 'Error code',
    key: 'Key',
    order: 'Order and your number',
    duration: 'Duration',
  },
  now: 'Now',
  chart: (calls: number, errors: number, median: string) =>
    `${plural(calls, { one: 'call', other: 'calls' })}, ${plural(errors, { one: 'error', other: 'errors' })}${median}`,
  median: (ms: string) => `, half of them within ${ms}`,
  repeatedSince: (count: number, since: string) => `${count} alike since ${since}`,
  showRepeats: (count: number) => `Show ${count} alike calls`,
  unknownKey: 'Unknown key',
  noneTitle: 'No call in this time',
  noneSentence: 'As soon as a system calls with one of your keys, it stands here within a second or two.',
  noneFound: 'Nothing fits these filters',
  noneFoundSentence: 'Take one away, or look further back.',
  noSuchCall: (id: string) => `No call ${id} here`,
  noSuchCallSentence:
    'Calls with test keys stand in the sandbox, all others in production, each for 90 days. A request id has 36 characters; a call just made follows within a second or two.',
  lookInOther: { sandbox: 'Look in the sandbox', production: 'Look in production' },
  closeNoSuchCall: 'Close',
  clear: 'Clear the filters',
  toKeys: 'See API keys',
  searchedTo: 'Looked back to',
  shown: (shown: number) =>
    `${plural(shown, { one: 'call', other: 'calls' })}, newest first, alike errors together`,
  shownOf: (shown: number, all: string, noun: string) =>
    `${shown} of ${all} ${noun}, newest first, alike ones together`,
  nounErrors: 'errors',
  nounCalls: 'calls',
  loadMore: 'Load more',
  searchOn: 'Look further back',
  move: 'Move',
  open: 'Open',
  errorsOnly: 'Errors only',

  went: 'This call went well',
  wentSentence: 'Nothing to do.',
  whatToDo: 'What to do',
  timesSince: (count: number, since: string) => `${count} times since ${since}`,
  every: (interval: string) => `, every ${interval}`,
  minutes: (count: number) => plural(count, { one: 'minute', other: 'minutes' }),
  seconds: (count: number) => plural(count, { one: 'second', other: 'seconds' }),
  hours: (count: number) => plural(count, { one: 'hour', other: 'hours' }),
  likelyRetry:
    'If that is one call sent again and again: it stays refused. Repeat only 409 with Retry-After, 429 and 5xx.',
  likelyOutage: 'It comes again and again; what changed shortly before the first?',
  openOrder: (number: string) => `Open ${number}`,
  showAll: (count: number) => `Show all ${count}`,
  requestId: 'Request id',
  sender: 'Sender',
  agent: 'Agent',
  answered: 'The older interface words this code in its own way in its answer.',
  head: 'Headers of the answer',
  neverKept: 'Bodies, keys and tokens are never kept.',
};

export type RequestLogWords = typeof en;
