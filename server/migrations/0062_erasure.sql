-- Somebody who was erased: that it happened, not what was erased. The person is gone, so nothing refers to one.
create table erasure (
  id bigint generated always as identity primary key,
  person_id bigint not null unique,
  person_created_at timestamptz not null,
  at timestamptz not null,
  by text not null,
  account_id bigint references account (id),
  reason text not null
);
comment on column erasure.person_created_at is 'tells the person from another who got that id after a restore';

alter table orders add column erased_at timestamptz;
comment on column orders.erased_at is 'when the data of its buyer were erased; a name that is left belongs to a fiscal document';
create index orders_erased on orders (site) where erased_at is not null;

-- The account that sent a slip may be gone.
alter table order_slip alter column account_id drop not null;
