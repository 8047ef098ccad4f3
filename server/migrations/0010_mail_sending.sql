-- One process at a time sends a mail; a claim outlives a process that died, so that another takes over.
alter table mail
  add column claimed_until timestamptz,
  add column tried_at timestamptz,
  add column failed_at timestamptz;
comment on column mail.failed_at is 'the server of the recipient refused it for good';
drop index mail_waiting;
create index mail_waiting on mail (id) where sent_at is null and failed_at is null;
