// The words of the journal in English.
import { pluralIn } from '../../../../shared/text/plural.ts';
import { DETAILS_EN } from './details-en.ts';
import { JOBS_EN } from './jobs-en.ts';
import { SENTENCES_EN } from './sentences-en.ts';

const plural = pluralIn('en');

export const en = {
  title: 'Journal',
  sentence: (failed: number) =>
    failed === 0
      ? 'Nothing waits for a person.'
      : `${plural(failed, { one: 'job needs', other: 'jobs need' })} a person.`,
  views: { changes: 'Changes', mails: 'Mails', jobs: 'Jobs', alerts: 'Alerts' },
  jobsWith: (failed: number) => `Jobs ${failed}`,
  viewsLabel: 'What is shown',
  filters: 'Filters',
  person: 'Person',
  channel: 'Channel',
  all: 'All',
  time: 'Time',
  times: { day: 'Last 24 hours', week: 'Last 7 days', all: 'All' },
  search: 'Order number',
  channels: {
    console: 'Console',
    portal: 'Portal',
    'api-v1': 'API',
    mcp: 'Agent',
    older: 'Older interface',
    driver: 'Driver app',
    ops: 'Operator token',
    link: 'Quote link',
    start: 'System',
    system: 'System',
    sandbox: 'Sandbox',
    demo: 'Demo',
    worker: 'System',
  } as Record<string, string>,
  actors: {
    operator: 'Operator token',
    system: 'System',
    'demo-dispatch': 'Demo',
    'demo-customer': 'Demo',
    'demo-accounting': 'Demo',
    demo: 'Demo',
  } as Record<string, string>,
  sentences: SENTENCES_EN as Record<string, string>,
  details: DETAILS_EN,
  when: 'When',
  what: 'What',
  customer: 'Customer',
  through: 'Through',
  open: 'Open',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
  field: 'Field',
  noChanges: 'Nothing more was kept of it.',
  openOrder: 'Open order',
  sealed: (seal: number) => `Under seal ${seal}`,
  unsealed: 'Will be sealed within two minutes',
  more: 'Load more',
  shown: (count: number) => plural(count, { one: 'entry', other: 'entries' }),
  none: 'No matching entries',
  noneSentence: 'Nothing was done that fits. Take back a filter or look further back.',
  clear: 'Clear filters',
  export: 'Export CSV',
  check: 'Check seals',
  checkTitle: 'Seals over the journal',
  checking: 'Reading the whole journal …',
  whole: (entries: string, seals: string) => `${entries} entries under ${seals} seals: nothing was changed.`,
  tampered: (count: number) =>
    `The journal was tampered with: ${plural(count, { one: 'seal does', other: 'seals do' })} not hold.`,
  faults: {
    ENTRIES_MISSING: 'entries are gone',
    ENTRIES_CHANGED: 'an entry says something else than when it was sealed',
    VALUES_MISSING: 'values before and after a change are gone, although no erasure was requested or due',
    VALUES_CHANGED: 'the values before and after a change are not those of the sealed entry',
    CHAIN_BROKEN: 'this seal, or the one before it, was changed',
    SEAL_MISSING: 'a seal before this one is gone',
  },
  seal: (number: number) => `Seal ${number}`,
  lastChain: 'Keep this elsewhere; it shows later whether the newest seals were cut off:',
  mailStates: { PENDING: 'Waiting', SENT: 'Sent', FAILED: 'Failed', KEPT: 'Not sent (no mail server)' },
  recipient: 'To',
  subject: 'Subject',
  state: 'State',
  attempts: (count: number) => plural(count, { one: 'attempt', other: 'attempts' }),
  resend: (recipient: string) => `Send again to ${recipient}`,
  resent: 'The mail is on its way again.',
  onlyFailed: 'Failed only',
  noMail: 'No mail yet',
  noMailSentence: 'Quotes, tracking links and invitations appear here as soon as they are written.',
  jobs: JOBS_EN,
  alerts: {
    DOCUMENT_ALTERED: 'A stored document does not match its checksum.',
    MAIL_FAILED: 'A mail could not be sent and is not tried again.',
  },
  noAlert: 'No alert',
  noAlertSentence: 'Documents that were altered and mails that failed for good appear here.',
};

export type JournalWords = typeof en;
