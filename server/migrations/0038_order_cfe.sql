-- Which electronic fiscal documents (CFE) the shop's provider of invoices issued for an order.
create table order_cfe (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  company_id bigint not null references company (id),
  type integer not null check (type in (101, 102, 103, 111, 112, 113)),
  series text not null,
  number integer not null check (number between 1 and 9999999),
  noted_at timestamptz not null,
  noted_by text not null,
  account_id bigint references account (id),
  unique (company_id, type, series, number)
);
comment on column order_cfe.company_id is 'who issued it: the company that the order is addressed to';
create index order_cfe_order on order_cfe (order_id);
