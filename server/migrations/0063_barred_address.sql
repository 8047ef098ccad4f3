-- The addresses of erased people, as keyed hashes, to which only what their owners cause is mailed.
create table address_key (
  id integer primary key default 1 check (id = 1),
  key bytea not null
);
create table barred_address (
  address_hash bytea primary key,
  since timestamptz not null
);
