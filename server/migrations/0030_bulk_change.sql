alter table history add column change_id uuid;
comment on column history.change_id is 'of many things changed at once the same one, by which they are undone';
create index history_change on history (change_id) where change_id is not null;
