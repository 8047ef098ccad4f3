create table branch (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  address text not null,
  phone text,
  whatsapp text,
  hours text,
  geolocation text,
  position integer not null default 0
);

create table stock (
  product_id bigint not null references product (id) on delete cascade,
  branch_id bigint not null references branch (id),
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (product_id, branch_id),
  constraint stock_not_oversold check (reserved <= on_hand)
);
