-- A driver whose trip went to somebody else still hands in what was signed before: kept beside the protocol of the trip.
alter table protocols add column beside boolean not null default false;

drop index protocols_submitted;
create unique index protocols_submitted on protocols (order_id, kind) where submitted_at is not null and not beside;
