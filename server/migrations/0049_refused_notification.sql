-- What a provider of payments (or who pretends to be one) notified of and the shop refused, since it last took one.
create table refused_notification (
  site text not null,
  method text not null,
  cause text not null check (cause in ('unsigned', 'wrongSignature')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (site, method)
);
comment on column refused_notification.cause is 'of the last one: no signature at all, or one of another secret';
