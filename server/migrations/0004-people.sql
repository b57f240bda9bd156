-- People who sign in: users of customers and of the operator, their sessions, links, passkeys and browsers.

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
  -- Null until the invitation is accepted.
  password_hash text,
  -- Agents that were allowed before it have no access any more.
  password_set_at timestamptz,
  -- Encrypted; null while one-time codes are off.
  totp_secret bytea,
  -- The step of the last code that was used. Each code works once.
  totp_step bigint not null default 0,
  -- Keyed hashes, in hexadecimal, of the unused recovery codes.
  recovery_hashes text[] not null default '{}',
  -- When a link that was mailed to the address was used. Only then the address belongs to this person.
  email_proven_at timestamptz,
  -- From when on this admin may confirm what gives power or takes money; null: since becoming an admin.
  admin_trusted_from timestamptz,
  disabled_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Within an account, or at the operator, an address is one person.
create unique index users_email on users (account_id, lower(email)) nulls not distinct;
-- In the portal an address belongs to the one person who has proven the mailbox. Others may have invited it, and may have
-- joined with a copied link: an admin must not learn whether an address is known elsewhere.
create unique index users_email_proven on users (lower(email))
  where account_id is not null and email_proven_at is not null;
create index users_email_of_portal on users (lower(email)) where account_id is not null;
create index users_of_account on users (account_id, created_at, id);
create index users_digest on users (account_id) where (notifications ->> 'dailyDigest')::boolean;

-- Tokens are stored as hashes only, so reading these tables is not enough to sign in.
create table user_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  address text not null,
  user_agent text,
  -- How the person proved to be it. A code or a passkey counts only in the session that used it.
  proven_by text not null check (
    proven_by in ('password', 'code', 'passkey', 'company', 'company_factor', 'demo')),
  -- When the person last proved a factor in this session, at the sign-in or later.
  confirmed_at timestamptz,
  -- A proof that no change has used up yet.
  unused_proof_at timestamptz
);

create index user_sessions_of_user on user_sessions (user_id, last_used_at desc);
create index user_sessions_ending on user_sessions (ends_at);

-- Links for invitations, password resets and the proof of an address. A new link replaces the previous one of its purpose.
create table user_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset', 'address')),
  -- False for a link that an admin copied: the person who opens it has not proven the mailbox.
  is_mailed boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index user_links_of_user on user_links (user_id);
create index user_links_ending on user_links (expires_at);

-- Browsers that a person has signed in with. Failed attempts from other browsers cannot lock the person out,
-- and a sign-in with a new browser sends a mail.
create table user_devices (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);

-- What people chose for lists, for example columns in their order: names that only the pages know.
create table list_choices (
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  chosen text[] not null,
  primary key (user_id, name)
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

-- A challenge works once.
create table passkey_challenges (
  challenge text primary key,
  -- Null while it is unknown who signs in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_challenges_ending on passkey_challenges (expires_at);

-- Which mails about failures and expiry were sent to whom, so that each is sent once.
create table notices (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('DAILY_DIGEST', 'ENDPOINT_FAILING', 'KEY_EXPIRING')),
  -- An endpoint and since when it fails, a key and its expiry, or a day.
  subject text not null,
  at timestamptz not null,
  primary key (user_id, kind, subject)
);

create index notices_oldest on notices (at);
