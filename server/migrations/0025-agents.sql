-- Agents: programs that act for a customer by the Model Context Protocol. Their registrations, the sessions that people
-- allowed, and the prices that they were shown.

-- Registered by the programs themselves (RFC 7591), without a secret: they run on the machines of people.
create table agent_clients (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null
);

create index agent_clients_oldest on agent_clients (created_at);

-- What a person allowed an agent. Codes and tokens are stored as hashes only.
create table agent_sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  user_id uuid not null references users (id) on delete cascade,
  client_id text not null,
  client_name text not null,
  environment text not null check (environment in ('production', 'sandbox')),
  scopes text[] not null,
  redirect_uri text not null,
  code_hash bytea not null unique,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  -- In production an agent that no admin allowed waits for the approval of one.
  awaiting_approval boolean not null,
  -- Gross, over its whole time; null: no limit.
  spending_limit numeric(12, 2),
  -- Null until the code is exchanged. A code works once: its second use ends the session.
  started_at timestamptz,
  -- All refresh tokens of a session begin with the same secret, so that an old one is recognised.
  family_hash bytea unique,
  refresh_hash bytea,
  access_hash bytea unique,
  -- The refresh token before the current one, which two parts of a program may send at the same time.
  previous_refresh_hash bytea,
  refreshed_at timestamptz,
  access_expires_at timestamptz,
  created_at timestamptz not null,
  -- Written at most once a minute.
  last_used_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create index agent_sessions_of_account on agent_sessions (account_id, created_at desc, id desc);
create index agent_sessions_of_user on agent_sessions (user_id);
create index agent_sessions_of_client on agent_sessions (client_id);
create index agent_sessions_ending on agent_sessions (expires_at);

-- What an agent with a limit has spent, or is about to: written before it orders.
create table agent_spending (
  session_id uuid not null references agent_sessions (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- The token of the price, or the quote and its version. Repeated calls are counted once.
  subject text not null,
  gross numeric(12, 2) not null,
  -- Null until the order exists. A cancelled order is not counted.
  order_id uuid,
  at timestamptz not null,
  primary key (session_id, subject)
);

-- Transfers with the price that an agent was shown. Only what is named here can be ordered by an agent.
create table priced_transfers (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  environment text not null check (environment in ('production', 'sandbox')),
  -- The body of the order as it was sent.
  body jsonb not null,
  -- Null if the agreement asks for a quote.
  gross numeric(12, 2),
  expires_at timestamptz not null
);

create index priced_transfers_of_account on priced_transfers (account_id);
create index priced_transfers_ending on priced_transfers (expires_at);
