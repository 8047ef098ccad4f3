-- The history of everything, newest first, also of one kind of thing or by one person.
create index history_newest on history (at, id);
create index history_kind on history (entity, at, id);
create index history_author on history (by, at, id);
create index order_event_newest on order_event (at, id);
