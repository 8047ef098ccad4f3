-- For which vehicle somebody looks for parts, and its year where he said it.
alter table account
  add column vehicle_id bigint references vehicle (id) on delete set null,
  add column vehicle_year integer check (vehicle_year between 1900 and 2100);
create index account_vehicle on account (vehicle_id) where vehicle_id is not null;
