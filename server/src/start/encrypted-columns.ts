// Every column with encrypted values, for the rotation of keys.
import type { EncryptedColumn } from '../platform/keys/encrypted-column-store.ts';

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { label: 'webhook secrets', table: 'webhook_endpoints', column: 'secret' },
  { label: 'rolled webhook secrets', table: 'webhook_endpoints', column: 'old_secret' },
  { label: 'secrets of one-time codes', table: 'users', column: 'totp_secret' },
  { label: 'client secrets of company sign-in', table: 'company_connections', column: 'client_secret' },
  { label: 'sign-outs at providers', table: 'company_sessions', column: 'id_token' },
  { label: 'links in mails', table: 'mails', column: 'link_token' },
  { label: 'keys for push messages', table: 'push_keys', column: 'private_key' },
  { label: 'answers to repeated calls', table: 'answered_calls', column: 'body' },
  { label: 'keys of the demo', table: 'demo_keys', column: 'secret' },
];
