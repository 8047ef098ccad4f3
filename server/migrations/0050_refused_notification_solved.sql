-- What a provider of payments (or who pretends to be one) notified of and the shop refused: a row from the first until a
-- person solves it, the provider gets through, or a week brings no more. What was noted so far begins anew, with its mail.
drop table refused_notification;
create table refused_notification (
  id bigint generated always as identity primary key,
  site text not null,
  method text not null,
  cause text not null check (cause in ('unsigned', 'wrongSignature', 'keys')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  solved_at timestamptz,
  solved_by text,
  solved_account_id bigint references account (id),
  reason text
);
comment on column refused_notification.cause is 'no signature at all, one of another secret, or the provider takes our keys no more';
-- At most one of each provider and cause is open.
create unique index refused_notification_open on refused_notification (site, method, cause) where solved_at is null;
