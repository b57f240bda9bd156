-- The operator's logo as documents embed it: checked, and a PNG already laid on white.
create table operator_logo (
  only_row boolean primary key default true check (only_row),
  bytes bytea not null,
  content_type text not null,
  updated_at timestamptz not null
);
