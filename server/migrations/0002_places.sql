create table state (
  id integer primary key,
  name text not null unique
);

create table city (
  id integer primary key,
  state_id integer not null references state (id),
  name text not null,
  unique (state_id, name)
);
