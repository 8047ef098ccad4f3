-- Orders that sellers take (docs/decisions/027-seller-orders.md).
alter table orders
  add channel text not null default 'web' check (channel in ('web', 'counter', 'telephone')),
  add seller_account_id bigint references account (id) on delete set null;
comment on column orders.channel is 'where it was taken';
create index orders_seller on orders (seller_account_id) where seller_account_id is not null;
-- An erasure clears an address that a seller typed.
create index orders_typed_email on orders (user_email) where channel <> 'web';
