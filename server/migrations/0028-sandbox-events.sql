-- The sandbox's events of an account in the order in which they happened, for those who listen to them.
create index events_of_sandbox on events (account_id, created_at, id)
  where environment = 'sandbox' and format = '2026-09-01';
