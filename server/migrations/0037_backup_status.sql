-- How the last backup in BACKUP_DIR went; one row, once one was tried.
create table backup_status (
  id integer primary key default 1 check (id = 1),
  good_at timestamptz,
  good_size bigint,
  tried_at timestamptz not null,
  error text,
  check ((good_at is null) = (good_size is null))
);
comment on column backup_status.error is 'a sentence for administrators; null where the last try went well';
