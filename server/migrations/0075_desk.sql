-- What staff note of orders (docs/decisions/026-desk.md).
alter table orders add prepared_at timestamptz, add handed_over_at timestamptz, add tracking text;
comment on column orders.handed_over_at is 'when what waited at a branch was fetched';
comment on column orders.tracking is 'what the agency follows it by: its number, or an https link';
-- What was ready to be fetched before this was noted is taken for fetched.
update orders set handed_over_at = (
  select max(at) from order_event where order_event.order_id = orders.id and to_state = 'DIS')
where state = 'DIS' and shipping_id = 'RES';

create index orders_open on orders (to_company_id, site, state) where state in ('INI', 'PCH', 'PPE', 'PAP');
create index orders_at_branch on orders (to_company_id, site, id desc)
  where state = 'DIS' and shipping_id = 'RES' and handed_over_at is null;

create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz not null,
  by text not null,
  account_id bigint references account (id) on delete set null,
  text text not null
);
create index order_note_order on order_note (order_id, id);
create index order_note_account on order_note (account_id) where account_id is not null;
