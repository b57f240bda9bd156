-- Who put a version of an agreement in force, as the audit has it; null where nothing says so.
alter table agreements add column created_by text;

update agreements g set created_by = (
  select a.actor from audit a
  where a.subject_type = 'account' and a.subject_id = g.account_id::text
    and (a.action = 'agreement.changed' and (a.details ->> 'version')::int = g.version
      or a.action = 'account.opened' and g.version = 1)
  order by a.at desc limit 1);
