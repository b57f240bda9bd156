// Which statements of customers, drivers and workers may need rows of several accounts, and why.
import type { Finding } from './classify-use.ts';
import type { GroupFinding } from './findings.ts';
import type { Group } from './record-statements.ts';

interface Exception {
  because: string;
  groups: readonly Group[];
  /** Operation and table. */
  uses: readonly `${Finding['operation']} ${string}`[];
  /** Whether nothing may restrict the rows; otherwise only lists of keys and of rows are excepted. */
  isUnrestricted?: true;
  /** Only statements with this text. */
  text?: RegExp;
}

const CALLS: readonly Group[] = ['customers', 'drivers', 'workers'];

export const EXCEPTIONS: readonly Exception[] = [
  {
    because: 'simultaneous reads of single orders share a statement, which names the account of each',
    groups: ['customers'],
    uses: ['select orders'],
    text: /as lookup \(name, account_id, environment\)/,
  },
  {
    because: 'signing in: a person gives only a mail address',
    groups: ['customers'],
    uses: ['select users', 'select user_devices'],
    isUnrestricted: true,
    text: /lower\(email\) = lower\(/,
  },
  {
    because: 'the rows of one command or of one batch of creations, which always belong to one account',
    groups: CALLS,
    uses: [
      'insert audit',
      'insert documents',
      'insert driver_notices',
      'insert events',
      'insert idempotency_keys',
      'insert invoice_lines',
      'insert mails',
      'insert audit_values',
      'insert orders',
      'insert webhook_deliveries',
      'select webhook_endpoints',
      'update orders',
    ],
  },
  {
    because: 'the keys come from rows that were read by account, or of one order',
    groups: CALLS,
    uses: [
      'select accounts',
      'select agreements',
      'select audit',
      'select documents',
      'select extra_receipts',
      'select order_extras',
      'select orders',
      'select recipient_languages',
      'select recipient_subscriptions',
      'select webhook_attempts',
      'update order_extras',
    ],
  },
  {
    because: 'a driver works for several accounts: trips are listed by driver',
    groups: ['drivers'],
    uses: [
      'select dispatch_notes',
      'select driver_notices',
      'select events',
      'select orders',
      'select trip_messages',
      'select users',
    ],
    isUnrestricted: true,
  },
  {
    because:
      'a carrier drives for several accounts: what drivers must know is read by the ids of the offered orders',
    groups: ['customers'],
    uses: ['select dispatch_notes'],
    isUnrestricted: true,
  },
  {
    because: 'whose company sign-in a mail domain has is asked before anybody has signed in',
    groups: ['customers'],
    uses: ['select company_connections', 'select company_domains'],
    isUnrestricted: true,
    text: /^\s*select c\.\* from company_domains d\s/,
  },
  {
    because: 'the sessions and keys of all open streams of a process are checked together',
    groups: ['workers'],
    uses: ['select credentials', 'select user_sessions', 'select users'],
    text: /^\s*select [cs]\.id from (credentials c|user_sessions s) /,
  },
  {
    because: 'finds what is due in all accounts, oldest first; the work on each row follows by its key',
    groups: ['workers'],
    uses: [
      'select carrier_offers',
      'select driver_notices',
      'select failed_jobs',
      'select imports',
      'select invoice_run_accounts',
      'select mails',
      'select orders',
      'select quotes',
      'select recipient_subscriptions',
      'select recurring_orders',
      'select sandbox_processes',
      'select webhook_deliveries',
      'select webhook_endpoints',
      'select webhook_queues',
      'select webhook_resends',
      'update driver_notices',
      'update failed_jobs',
      'update imports',
      'update invoice_run_accounts',
      'update mails',
      'update webhook_queues',
    ],
    isUnrestricted: true,
  },
  {
    because:
      'the results of deliveries that ended at the same time, and the sums of an account in a run of invoices',
    groups: ['workers'],
    uses: ['insert invoice_run_sums', 'insert webhook_attempts', 'update webhook_deliveries'],
  },
  {
    because: 'deletes and anonymises what is older than its period, in all accounts',
    groups: ['workers'],
    uses: [
      'delete agent_sessions',
      'delete company_attempts',
      'delete driver_notices',
      'delete events',
      'delete failed_jobs',
      'delete idempotency_keys',
      'delete import_matchings',
      'delete import_values',
      'delete imports',
      'delete invoices',
      'delete mails',
      'delete notices',
      'delete orders',
      'delete passkey_challenges',
      'delete positions',
      'delete priced_transfers',
      'delete recurring_orders',
      'delete sandbox_days',
      'delete upload_days',
      'delete user_devices',
      'delete user_links',
      'delete user_sessions',
      'delete webhook_deliveries',
      'delete webhook_inboxes',
      'delete webhook_resends',
      'select agent_sessions',
      'select anonymized_orders',
      'select awaited_erasures',
      'select events',
      'select invoice_lines',
      'select positions',
    ],
    isUnrestricted: true,
  },
  {
    because: 'finds the people to notify about keys and endpoints, in all accounts',
    groups: ['workers'],
    uses: ['select accounts', 'select credentials', 'select notices', 'select users'],
    isUnrestricted: true,
  },
  {
    because: 'calls and uses of credentials are written some time later, together',
    groups: ['workers'],
    uses: ['insert credential_uses', 'insert request_log'],
    isUnrestricted: true,
  },
  {
    because: 'the audit log is sealed as a whole',
    groups: ['workers'],
    uses: ['select audit'],
    isUnrestricted: true,
  },
];

function isExceptedBy(
  { groups, uses, isUnrestricted, text }: Exception,
  { group, operation, table, reach, statement }: GroupFinding,
): boolean {
  if (!groups.includes(group) || !uses.includes(`${operation} ${table}`)) return false;
  if (reach === 'SEVERAL' && !isUnrestricted) return false;
  return text === undefined || text.test(statement);
}

export function exceptionFor(finding: GroupFinding): Exception | undefined {
  return EXCEPTIONS.find((exception) => isExceptedBy(exception, finding));
}
