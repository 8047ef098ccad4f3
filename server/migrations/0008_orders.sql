-- An order is a record of what was agreed: it copies names, prices and addresses.
create table orders (
  id bigint generated always as identity primary key,
  guid uuid not null unique,
  number bigint not null unique,
  site text not null,
  state text not null check (state in ('INI', 'PCH', 'PPE', 'PAP', 'DIS', 'CAN')),
  placed_at timestamptz not null,
  account_id bigint references account (id),
  user_email text not null,
  content_hash text not null,
  company_id bigint references company (id),
  company_name text,
  company_identifier text,
  person_id bigint references person (id),
  person_name text,
  person_last_name text,
  person_identifier text,
  to_company_id bigint not null references company (id),
  to_company_name text not null,
  to_company_identifier text not null,
  phone text not null,
  phone_type text not null,
  phone_observation text,
  address text,
  address_identifier text,
  address_geolocation text,
  address_observation text,
  address_zip_code text,
  address_recipient text,
  address_state_id integer,
  address_state_name text,
  address_city_id integer,
  address_city_name text,
  shipping_id text not null,
  shipping_name text not null,
  shipping_price_cents bigint not null,
  branch_code text,
  carrier_name text,
  payment_id text not null,
  payment_name text not null,
  total_cents bigint not null,
  rate numeric(12, 4),
  rate_date date,
  total_uyu_cents bigint,
  holds_stock boolean not null,
  hold_until timestamptz,
  reminded_at timestamptz
);
comment on column orders.hold_until is 'when the clock moves an order that still waits for money';
create index orders_account on orders (account_id, id desc);
create index orders_to_company on orders (to_company_id, id desc);
create index orders_waiting on orders (hold_until) where state in ('INI', 'PCH', 'PPE');

create table order_item (
  order_id bigint not null references orders (id),
  position integer not null,
  product_id bigint references product (id) on delete set null,
  code text not null,
  name text not null,
  price_cents bigint not null,
  iva_rate numeric(4, 2) not null,
  quantity integer not null check (quantity > 0),
  price_uyu_cents bigint,
  primary key (order_id, position)
);
create index order_item_product on order_item (product_id);

-- Which branch gives which units; CAN returns them there.
create table order_allocation (
  order_id bigint not null references orders (id),
  product_id bigint not null references product (id),
  branch_id bigint not null references branch (id),
  quantity integer not null check (quantity > 0),
  primary key (order_id, product_id, branch_id)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  at timestamptz not null,
  by text not null,
  account_id bigint references account (id),
  from_state text,
  to_state text not null,
  mailed boolean not null,
  reason text
);
create index order_event_order on order_event (order_id);
