-- Mails of accounts go out before all others.
alter table mail add column urgent boolean not null default false;
