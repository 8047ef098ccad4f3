-- id is the dotted path ('1.2.7'); number, its last part, is unique among all categories below a root.
create table category (
  id text primary key check (id ~ '^[0-9]+(\.[0-9]+)*$'),
  parent_id text references category (id),
  number integer not null,
  name text not null,
  position integer not null default 0
);
create unique index category_number on category (number) where parent_id is not null;
create index category_parent on category (parent_id);

create table brand (
  id bigint generated always as identity primary key,
  name text not null unique,
  logo text
);

create table provider (
  id bigint generated always as identity primary key,
  name text not null unique
);

create table product (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  description text not null default '',
  category_id text not null references category (id),
  brand_id bigint not null references brand (id),
  provider_id bigint references provider (id),
  provider_code text,
  provider_url text,
  ml_code text,
  family text,
  dua text,
  price_cents bigint not null check (price_cents >= 0),
  iva_rate numeric(4, 2) not null default 22 check (iva_rate in (22, 10, 0)),
  is_original boolean not null default false,
  is_public boolean not null default true,
  is_loading boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column product.price_cents is 'US cents, IVA included';
create index product_category on product (category_id text_pattern_ops);
create index product_brand on product (brand_id);
create index product_provider on product (provider_id);
create index product_family on product (family) where family is not null;
create index product_updated on product (updated_at);

create table product_image (
  product_id bigint not null references product (id) on delete cascade,
  image_id bigint not null references image (id),
  position integer not null,
  primary key (product_id, image_id)
);
create index product_image_image on product_image (image_id);

create table product_specification (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id) on delete cascade,
  key text not null,
  value text not null,
  is_default boolean not null default false,
  position integer not null
);
create index product_specification_product on product_specification (product_id);

create table product_link (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id) on delete cascade,
  name text not null,
  url text not null,
  is_default boolean not null default false,
  position integer not null
);
create index product_link_product on product_link (product_id);

-- Products that the shop relates by hand; where none are named, the rule of the catalogue chooses.
create table product_related (
  product_id bigint not null references product (id) on delete cascade,
  related_id bigint not null references product (id) on delete cascade,
  position integer not null,
  primary key (product_id, related_id)
);
create index product_related_related on product_related (related_id);

-- Sales before this shop kept orders (imported) and since: one row a day.
create table product_sale (
  product_id bigint not null references product (id) on delete cascade,
  sale_date date not null,
  quantity integer not null check (quantity > 0),
  primary key (product_id, sale_date)
);
