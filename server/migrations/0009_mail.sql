-- Mails are written in the transaction that causes them and sent from a queue.
create table mail (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  site text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
create index mail_recipient on mail (recipient, id desc);
create index mail_waiting on mail (id) where sent_at is null;
