-- Who has this key, beside the guid, follows the order without signing in.
alter table orders add column link_key uuid not null default gen_random_uuid();

-- One try to pay one order at a provider's page; its guid is the idempotency key there.
create table payment_attempt (
  id bigint generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  order_id bigint not null references orders (id),
  method text not null,
  currency text not null,
  amount_cents bigint not null check (amount_cents > 0),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  provider_id text,
  url text,
  ask_at timestamptz,
  asked_at timestamptz
);
comment on column payment_attempt.ask_at is 'when the provider is asked the next time; null: no more';
comment on column payment_attempt.asked_at is 'when it was asked the last time';
create index payment_attempt_order on payment_attempt (order_id, id desc);
create index payment_attempt_ask on payment_attempt (ask_at) where ask_at is not null;
create unique index payment_attempt_provider on payment_attempt (method, provider_id);

-- One payment that a provider knows.
create table payment (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempt (id),
  order_id bigint not null references orders (id),
  method text not null,
  provider_id text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'cancelled', 'refunded', 'disputed')),
  currency text not null,
  amount_cents bigint not null,
  refunded_cents bigint not null default 0,
  counts boolean not null default false,
  expires_at timestamptz,
  detail text not null,
  first_at timestamptz not null,
  changed_at timestamptz not null,
  unique (method, provider_id)
);
create index payment_order on payment (order_id, id);
-- At most one pays for an order.
create unique index payment_counts on payment (order_id) where counts;

-- What a provider said, and how it reached the shop. Never changed.
create table payment_answer (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempt (id),
  payment_id bigint references payment (id),
  at timestamptz not null,
  origin text not null,
  status text,
  currency text,
  amount_cents bigint,
  refunded_cents bigint,
  detail text not null
);
create index payment_answer_attempt on payment_answer (attempt_id, id);

-- Money that staff asked a provider to give back; its guid is the idempotency key there.
create table payment_refund (
  id bigint generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  payment_id bigint not null references payment (id),
  amount_cents bigint not null check (amount_cents > 0),
  asked_at timestamptz not null,
  done_at timestamptz,
  by text not null,
  account_id bigint references account (id),
  reason text not null
);
create index payment_refund_payment on payment_refund (payment_id, id);
-- One at a time: the next one begins once the provider has answered.
create unique index payment_refund_open on payment_refund (payment_id) where done_at is null;

-- What a person must look at.
create table order_alert (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null,
  payment_id bigint not null references payment (id),
  at timestamptz not null,
  solved_at timestamptz,
  solved_by text,
  solved_account_id bigint references account (id),
  reason text,
  unique (payment_id, kind)
);
create index order_alert_order on order_alert (order_id);
create index order_alert_open on order_alert (at) where solved_at is null;
