-- What a driver's phone must be told: the driver's language, and that somebody signed it out rather than that time did.

alter table drivers add column language text not null default 'de' check (language in ('de', 'en'));

-- Kept until the session would have ended anyway, so that a phone learns it has to forget what it holds.
alter table driver_sessions add column signed_out_at timestamptz;
