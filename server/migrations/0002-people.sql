-- People who sign in: users of customers and of the operator, their sessions, links, passkeys and known devices.

create table users (
  id uuid primary key,
  -- Null for people of the operator.
  account_id uuid references accounts (id),
  email text not null,
  name text not null,
  role text not null check (
    case when account_id is null
      then role in ('admin', 'dispatcher', 'accounting', 'viewer')
      else role in ('admin', 'developer', 'member', 'viewer') end),
  -- Null: as the browser prefers.
  language text check (language in ('de', 'en')),
  -- Which mails they want.
  notifications jsonb not null,
  -- Null until the invitation was accepted.
  password_hash text,
  -- Encrypted; null while one-time codes are off.
  totp_secret bytea,
  -- The step of the last code that was used: each counts once.
  totp_step bigint not null default 0,
  -- Keyed hashes, in hexadecimal, of the codes for a lost phone that are left.
  recovery_hashes text[] not null default '{}',
  disabled_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One address is one person in the portal, and one in the console.
create unique index users_email on users (lower(email), (account_id is null));
create index users_of_account on users (account_id, created_at, id);

-- Only hashes: nobody who reads these tables can sign in with them.
create table user_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  address text not null,
  user_agent text
);

create index user_sessions_of_user on user_sessions (user_id, last_used_at desc);
create index user_sessions_ending on user_sessions (ends_at);

-- What invitations and resets by mail lead to; a new one takes the place of the one before.
create table user_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index user_links_of_user on user_links (user_id);
create index user_links_ending on user_links (expires_at);

-- Browsers a person has signed in with: guessing elsewhere cannot lock them out, and a new one is told by mail.
create table user_devices (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);

create table passkeys (
  -- Chosen by the authenticator.
  credential_id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_of_user on passkeys (user_id, created_at);

-- A challenge counts once.
create table passkey_challenges (
  challenge text primary key,
  -- Null while nobody knows who signs in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_ending on passkey_challenges (expires_at);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('QUOTE', 'TRACKING_LINK', 'STATUS', 'DRIVER_LINK',
  'INVITATION', 'PASSWORD_RESET', 'NEW_DEVICE', 'DAILY_DIGEST', 'ENDPOINT_FAILING', 'KEY_EXPIRING'));
