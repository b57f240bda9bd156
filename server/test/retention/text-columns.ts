// Which columns of the schema cannot name a person, which stay with what is written in them, and why.
import type { Sql } from '../../src/platform/db.ts';

/** Codes, numbers, hashes, ids, and actors by their id. */
export const NO_FREE_TEXT: Readonly<Record<string, string>> = {
  accounts: 'kind status language',
  agent_clients: 'id',
  agent_sessions: 'client_id environment redirect_uri code_challenge',
  agent_spending: 'subject',
  alerts: 'kind',
  answered_calls: 'caller',
  carrier_offers: 'environment currency state end_reason created_by answered_by',
  company_attempts: 'steps',
  company_identities: 'issuer subject',
  credential_uses: 'address',
  credentials: 'environment type client_id prefix',
  damage_case_counters: 'series',
  damage_cases: 'environment number origin reported_by state liability currency created_by',
  damage_dismissals: 'dismissed_by',
  damage_letters: 'kind recipient_type created_by',
  damage_outcomes: 'kind currency credit_note_number created_by',
  damage_photos: 'source object_key content_type',
  damage_tasks: 'done_by created_by',
  data_keys: 'id purpose master_key made_under',
  demo_keys: 'customer',
  dispatch_notes: 'written_by',
  documents: 'environment kind content_type object_key',
  driver_absences: 'kind state source decided_by',
  driver_links: 'kind selector',
  driver_sessions: 'user_agent',
  driver_terms: 'weekly_hours employment licences',
  drivers: 'language',
  event_positions: 'counted_by',
  events: 'environment format type trace_parent',
  extra_receipts: 'object_key content_type',
  failed_jobs: 'kind subject',
  idempotency_keys: 'environment space',
  import_matchings: 'header other_dates',
  import_rows: 'result content_key currency former_result former_currency quote_reason order_number',
  import_values: 'field',
  imports: 'environment state delimiter encoding halted_by created_by started_by',
  list_choices: 'name',
  mails: 'environment kind token_positions language state message_id trace_parent',
  notices: 'kind subject',
  operator_logo: 'content_type',
  order_extras: 'environment category kind source bill_to state decided_by paid_currency',
  orders:
    'environment kind status status_before_complaint order_number request_number tracking_number transport_type vin services quote_number invoice_number',
  passkey_challenges: 'challenge',
  passkeys: 'credential_id',
  places: 'environment postal_code country coordinates opening_hours',
  priced_transfers: 'environment',
  protocol_photos: 'object_key content_type',
  protocols: 'kind',
  quote_versions: 'state offered_by ended_by',
  quotes: 'environment quote_number state',
  recipient_languages: 'language',
  recipient_requests: 'language state',
  recipient_subscriptions: 'language',
  recurring_order_dates: 'outcome',
  recurring_orders: 'weekdays by_month pickup_time on_holidays exceptions state created_by',
  sandbox_processes: 'scenario mode',
  stored_objects: 'key',
  trip_messages: 'author written_by problem problem_reason quick_answer',
  user_links: 'purpose',
  user_sessions: 'address user_agent proven_by',
  users: 'role language notifications password_hash',
  webhook_deliveries: 'event state',
  webhook_endpoints: 'environment format status',
  webhook_inboxes: 'token',
  webhook_resends: 'environment actor channel',
};

/** By table, or by table and column. */
export const STAYS: Readonly<Record<string, string>> = {
  'answered_calls.key': 'Chosen by the caller, and deleted after a day.',
  'accounts.name': 'The partner of a contract; the erasure names the account, and a person changes it.',
  'accounts.contracting_party': 'The same.',
  agreements: 'Contracts by which orders and invoices were priced.',
  audit: 'Sealed. What people write is in audit_values.',
  audit_seals: 'Hashes.',
  audit_sealed: 'Ids.',
  'driver_terms.home': 'Deleted with the driver.',
  'drivers.name': 'The driver of the person is erased; another one with this name is another person.',
  'drivers.phone': 'The same.',
  'drivers.email': 'The same.',
  'idempotency_keys.key': 'Made by a program, and deleted after a day.',
  name_terms: 'Written by triggers from other tables.',
  order_terms: 'The same.',
  operator: 'The operator’s own record.',
  'passkeys.name': 'Deleted with the user.',
  request_log: 'Calls without their bodies; dropped after the days of the settings.',
  settings: 'Settings of the operator.',
  'users.name': 'The user of the person is deleted; another one with this name is another person.',
  'users.email': 'The same.',
  'webhook_endpoints.url': 'Where a program receives messages; only its customer can change it.',
};

/** Rows of tables that ordinary calls leave empty, and rows whose rules allow a text in every column. */
export async function seedMissingRows(sql: Sql): Promise<void> {
  await sql`
    update order_extras set category = 'EXTRA', kind = 'OTHER', paid_gross_cents = null, paid_vat_rate = null, paid_on = null,
      paid_currency = null, paid_rate = null`;
  await sql`insert into alerts values (gen_random_uuid(), now(), 'MAIL_FAILED', '', '{}')`;
  await sql`
    insert into damage_outcomes (id, case_id, account_id, kind, currency, created_at, created_by)
    select gen_random_uuid(), id, account_id, 'NONE', 'EUR', now(), 'system' from damage_cases limit 1`;
  await sql`insert into dispatch_notes select id, '', now(), 'system' from orders limit 1`;
  await sql`insert into order_notes select gen_random_uuid(), id, '' from orders limit 1`;
  await sql`
    insert into import_matchings (account_id, header, fields, constants, used_at)
    select id, 'header', '[]', '{}', now() from accounts limit 1`;
  await sql`
    insert into import_values
    select id, field, '', '', now() from (select id from accounts limit 1) a, unnest(array['model', 'city']) field`;
  await sql`
    insert into priced_transfers select '\\x01', id, 'sandbox', '{}', null, now() from accounts limit 1`;
  await sql`
    insert into recipient_subscriptions (id, account_id, order_id, visitor_id, email, language, created_at, confirmed_at)
    select gen_random_uuid(), account_id, id, gen_random_uuid(), '', 'en', now(), now() from orders limit 1`;
  await sql`
    insert into recipient_requests (id, account_id, order_id, visitor_id, email, language, text, state, answer, created_at)
    select gen_random_uuid(), account_id, id, gen_random_uuid(), '', 'en', '', 'DECLINED', '', now() from orders limit 1`;
  await sql`insert into recurring_order_dates select id, '2026-01-01', 'REFUSED', '{}', '{}', now() from recurring_orders limit 1`;
  await sql`
    insert into webhook_attempts select id, 99, now(), 500, 1, '', '' from webhook_deliveries limit 1`;
  await sql`insert into webhook_health (endpoint_id) select id from webhook_endpoints limit 1`;
  await sql`
    insert into webhook_inbox_messages select gen_random_uuid(), id, now(), '{}', '' from webhook_inboxes limit 1`;
}
