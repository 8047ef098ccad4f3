-- What a buyer sent to show that he deposited: a file in DATA_DIR/slips, the number of the transaction, or both.
create table order_slip (
  id bigint generated always as identity primary key,
  guid uuid not null unique,
  order_id bigint not null references orders (id),
  sent_at timestamptz not null,
  sent_by text not null,
  account_id bigint not null references account (id),
  reference text,
  file_key text unique,
  file_name text,
  file_type text check (file_type in ('pdf', 'jpeg', 'png', 'webp')),
  file_size integer,
  file_hash text,
  state text not null check (state in ('waiting', 'approved', 'rejected')),
  decided_at timestamptz,
  decided_by text,
  reason text,
  check (reference is not null or file_hash is not null),
  check ((state = 'waiting') = (decided_at is null))
);
comment on column order_slip.file_key is 'the name of its file; null once that is removed';
create index order_slip_order on order_slip (order_id);
create index order_slip_waiting on order_slip (sent_at) where state = 'waiting';
create index order_slip_hash on order_slip (file_hash) where file_hash is not null;
create index order_slip_reference on order_slip (reference) where reference is not null;
create index order_slip_file on order_slip (sent_at) where file_key is not null;
