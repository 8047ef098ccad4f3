-- A picture is named by the hash of its bytes; its width steps are made from the stored original.
-- Demo pictures have a drawing name instead of bytes.
create table image (
  id bigint generated always as identity primary key,
  name text not null,
  path text not null unique,
  target text not null check (target in ('product', 'banner')),
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index image_target on image (target, id desc);

create table upload (
  path text not null,
  user_id bigint not null,
  width integer not null,
  height integer not null,
  at timestamptz not null default now(),
  primary key (path, user_id)
);
