create table person (
  id bigint generated always as identity primary key,
  name text not null,
  last_name text not null,
  identifier text,
  created_at timestamptz not null default now()
);

create table company_group (
  id bigint generated always as identity primary key,
  name text not null,
  web text
);

create table company (
  id bigint generated always as identity primary key,
  group_id bigint references company_group (id),
  name text not null,
  identifier text not null,
  description text,
  own_site text unique,
  created_at timestamptz not null default now()
);
comment on column company.own_site is 'the site whose own company this is: orders of that site are addressed to it';

-- Phones, addresses and e-mails of a person or of a company: exactly one owner.
create table phone (
  id bigint generated always as identity primary key,
  person_id bigint references person (id) on delete cascade,
  company_id bigint references company (id) on delete cascade,
  phone text not null,
  type text not null default 'HOM' check (type in ('HOM', 'WOR')),
  observation text,
  is_default boolean not null default false,
  check (num_nonnulls(person_id, company_id) = 1)
);
create index phone_person on phone (person_id);
create index phone_company on phone (company_id);

create table address (
  id bigint generated always as identity primary key,
  person_id bigint references person (id) on delete cascade,
  company_id bigint references company (id) on delete cascade,
  address text not null,
  state_id integer not null references state (id),
  city_id integer not null references city (id),
  zip_code text,
  recipient text,
  observation text,
  identifier text,
  geolocation text,
  is_default boolean not null default false,
  check (num_nonnulls(person_id, company_id) = 1)
);
create index address_person on address (person_id);
create index address_company on address (company_id);

create table email (
  id bigint generated always as identity primary key,
  person_id bigint references person (id) on delete cascade,
  company_id bigint references company (id) on delete cascade,
  email text not null,
  is_default boolean not null default false,
  check (num_nonnulls(person_id, company_id) = 1)
);
create index email_person on email (person_id);
create index email_company on email (company_id);

create table employee (
  company_id bigint not null references company (id) on delete cascade,
  person_id bigint not null references person (id) on delete cascade,
  position text not null,
  primary key (company_id, person_id)
);
create index employee_person on employee (person_id);

create table tag (
  id bigint generated always as identity primary key,
  name text not null unique
);

create table work_branch (
  id bigint generated always as identity primary key,
  name text not null unique
);
