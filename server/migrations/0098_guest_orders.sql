-- Orders of visitors; the link of their mail gives them to an account (docs/decisions/033-guest-orders.md).
create table guest_order (
  order_id bigint primary key references orders (id),
  key_hash bytea not null,
  confirmed_at timestamptz,
  attached_at timestamptz
);
comment on column guest_order.confirmed_at is 'when the link was pressed for the first time';
comment on column guest_order.attached_at is 'when it came to be an account''s';
-- Those of one mailbox are counted together.
create index orders_of_guests on orders (user_email) where account_id is null and channel = 'web';
