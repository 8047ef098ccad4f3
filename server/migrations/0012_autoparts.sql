-- Interchangeable products. A family stands where its products stand: category and visibility are theirs.
create table family (
  code text primary key check (code = btrim(code) and code <> ''),
  description text not null default '',
  height_mm numeric(7, 1) check (height_mm > 0),
  width_mm numeric(7, 1) check (width_mm > 0),
  system text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
update product set family = nullif(btrim(family), '') where family is distinct from nullif(btrim(family), '');
insert into family (code) select distinct family from product where family is not null;
alter table product add constraint product_family_fkey foreign key (family) references family (code) on update cascade;

-- external_id is the vehicle's key in another catalogue, external_source the name of that catalogue.
create table vehicle (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand (id),
  model text not null check (model <> ''),
  engine text not null default '',
  year_from integer check (year_from between 1900 and 2100),
  year_to integer check (year_to between 1900 and 2100),
  external_source text,
  external_id text,
  check (year_from <= year_to),
  check ((external_source is null) = (external_id is null)),
  unique (external_source, external_id)
);
create unique index vehicle_named on vehicle (brand_id, model, engine, coalesce(year_from, 0), coalesce(year_to, 0));

-- That a family goes into a vehicle, or into what a text says. Its years narrow the vehicle's.
create table fitment (
  id bigint generated always as identity primary key,
  family text not null references family (code) on update cascade on delete cascade,
  vehicle_id bigint references vehicle (id),
  application text check (application <> ''),
  brand_id bigint references brand (id),
  year_from integer check (year_from between 1900 and 2100),
  year_to integer check (year_to between 1900 and 2100),
  qualifier text not null default '',
  source text not null default '',
  position integer not null,
  check (year_from <= year_to),
  check ((vehicle_id is null) <> (application is null)),
  check (vehicle_id is null or brand_id is null)
);
create index fitment_family on fitment (family, position);
create index fitment_vehicle on fitment (vehicle_id) where vehicle_id is not null;
create index fitment_brand on fitment (brand_id) where brand_id is not null;

-- plain is the form in which codes are compared: only a-z and 0-9.
create table original_code (
  family text not null references family (code) on update cascade on delete cascade,
  code text not null,
  plain text collate "C" not null check (plain ~ '^[a-z0-9]+$'),
  position integer not null,
  primary key (family, plain)
);
create index original_code_plain on original_code (plain);

-- replaces: family takes the place of related. equivalent: either for the other, kept once in code order.
create table family_relation (
  family text not null references family (code) on update cascade on delete cascade,
  related text not null references family (code) on update cascade on delete cascade,
  kind text not null check (kind in ('replaces', 'equivalent')),
  primary key (family, related),
  check (family <> related),
  check (kind <> 'equivalent' or family collate "C" < related collate "C")
);
create unique index family_relation_pair on family_relation (least(family, related), greatest(family, related));
create index family_relation_related on family_relation (related);
