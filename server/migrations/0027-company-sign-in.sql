-- Company sign-in: people come from the OpenID Connect provider of their company.

-- At most one for an account, and one for the operator.
create table company_connections (
  id uuid primary key,
  -- Null for the operator's console.
  account_id uuid unique nulls not distinct references accounts (id),
  issuer text not null,
  client_id text not null,
  -- Encrypted.
  client_secret bytea not null,
  -- Requested in addition to openid, email and profile.
  extra_scopes text not null,
  -- Null: the provider does not decide about roles.
  role_claim text,
  -- A list of {value, role}; the first value that the claim has decides.
  role_values jsonb not null,
  -- Of people without such a value; null refuses them.
  default_role text,
  -- Whether the provider asks everybody for a second factor.
  proves_factor boolean not null,
  is_active boolean not null,
  -- Nobody but the named admin signs in in another way.
  is_required boolean not null,
  exempt_user_id uuid references users (id) on delete set null,
  -- The last complete test since issuer, client and secret were changed.
  tested_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (
    case when account_id is null
      then default_role in ('admin', 'dispatcher', 'accounting', 'viewer')
      else default_role in ('admin', 'developer', 'member', 'viewer') end)
);

create index company_connections_exempt on company_connections (exempt_user_id);

-- The parts after the @ whose people may come.
create table company_domains (
  id uuid primary key,
  account_id uuid references accounts (id),
  domain text not null,
  -- Expected in a TXT record of the domain.
  token text not null,
  proven_at timestamptz,
  proven_by text check (proven_by in ('dns', 'operator')),
  created_at timestamptz not null,
  unique nulls not distinct (account_id, domain),
  check ((proven_at is null) = (proven_by is null))
);

-- In the portal a proven domain belongs to one account; the console is separate.
create unique index company_domains_proven on company_domains (domain, (account_id is null)) where proven_at is not null;

-- Who a person is at the provider. A subject is one person, and a person is one subject of an issuer.
create table company_identities (
  connection_id uuid not null references company_connections (id) on delete cascade,
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (connection_id, issuer, subject),
  unique (connection_id, issuer, user_id)
);

create index company_identities_of_user on company_identities (user_id);

-- Keyed hashes of erased people, who come back only by an invitation.
create table company_erased (
  connection_id uuid not null references company_connections (id) on delete cascade,
  identity_hash bytea not null,
  primary key (connection_id, identity_hash)
);

-- A browser on its way to the provider and back. The state is stored as a hash; nonce and verifier follow from it.
create table company_attempts (
  state_hash bytea primary key,
  connection_id uuid not null references company_connections (id) on delete cascade,
  -- Of a cookie: the answer counts only in the browser that began.
  browser_hash bytea not null,
  -- Only for tests: the admin who runs it.
  tester_id uuid references users (id) on delete cascade,
  -- Only for tests: what each step gave.
  steps jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index company_attempts_ending on company_attempts (expires_at);
create index company_attempts_of_connection on company_attempts (connection_id, created_at);
create index company_attempts_of_tester on company_attempts (tester_id) where tester_id is not null;

-- The provider wants its own token back when a person signs out.
create table company_sessions (
  -- Of the session.
  id uuid primary key references user_sessions (id) on delete cascade,
  connection_id uuid not null references company_connections (id) on delete cascade,
  -- Encrypted; null if the provider has no sign-out.
  id_token bytea
);

create index company_sessions_of_connection on company_sessions (connection_id);
