-- Products that the owner of an account keeps in sight; they come at the site in whose catalogue they stand.
create table favourite (
  account_id bigint not null references account (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  at timestamptz not null,
  primary key (account_id, product_id)
);
create index favourite_product on favourite (product_id);
