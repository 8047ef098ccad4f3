create table account (
  id bigint generated always as identity primary key,
  guid uuid not null unique,
  email text not null unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  person_id bigint references person (id),
  company_id bigint references company (id),
  activated_at timestamptz,
  site text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(person_id, company_id) = 1)
);
create unique index account_person on account (person_id);
create index account_company on account (company_id);

create table account_role (
  account_id bigint not null references account (id) on delete cascade,
  role text not null check (role in ('seller', 'administrator')),
  primary key (account_id, role)
);

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index session_account on session (account_id);

-- Links sent by e-mail. Only the hash is kept; a new one of a kind replaces the old.
create table account_key (
  account_id bigint not null references account (id) on delete cascade,
  kind text not null check (kind in ('activate', 'reset')),
  key_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (account_id, kind)
);

create table consent (
  id bigint generated always as identity primary key,
  account_id bigint references account (id) on delete set null,
  kind text not null,
  text_version text not null,
  at timestamptz not null
);
create index consent_account on consent (account_id);
