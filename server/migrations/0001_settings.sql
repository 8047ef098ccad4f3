-- One row: what kind of shop this database holds.
create table shop (
  id integer primary key default 1 check (id = 1),
  is_demo boolean not null default false,
  is_stocked boolean not null default false,
  created_at timestamptz not null default now()
);

-- Run-time settings of a site; what is absent comes from sites/<site>.ts.
create table setting (
  site text not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (site, key)
);

-- Banners and releases, as the configuration page stores them: a JSON string by key.
create table config (
  site text not null,
  key text not null,
  value text not null,
  updated_at timestamptz not null default now(),
  primary key (site, key)
);

-- Every change that a read model of another process has to follow. Readers re-read an overlap: numbers may commit out of order.
create table change_log (
  seq bigint generated always as identity primary key,
  entity text not null,
  entity_id text not null,
  at timestamptz not null default clock_timestamp()
);
create index change_log_at on change_log (at);

-- Numbers without gaps: one row each, taken last in the transaction that needs it.
create table counter (
  name text primary key,
  value bigint not null
);
