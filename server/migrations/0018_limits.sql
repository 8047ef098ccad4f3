-- How often things were tried, counted for all processes by the library of the limits. The key names nobody: it is a hash.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
comment on column rate_limit.expire is 'milliseconds since 1970';
create index rate_limit_expire on rate_limit (expire);

-- From where an account was signed in to: others who guess its password do not shut these out.
create table known_address (
  account_id bigint not null references account (id) on delete cascade,
  address_hash bytea not null,
  used_at timestamptz not null,
  primary key (account_id, address_hash)
);
create index known_address_used on known_address (used_at);
