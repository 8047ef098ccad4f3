-- Who changed what: one row for each field of an update, written in its transaction and never edited.
create table history (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  site text,
  at timestamptz not null,
  account_id bigint references account (id),
  by text not null,
  field text not null,
  from_value jsonb,
  to_value jsonb
);
comment on column history.site is 'the site whose thing it is; null for what all sites share';
comment on column history.by is 'the name that the account had then';
create index history_entity on history (entity, entity_id, id);
