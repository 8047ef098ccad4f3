-- Keys of the links by which the first administrator of an empty shop is made, only as hashes.
create table setup_key (
  hash bytea primary key,
  expires_at timestamptz not null
);
