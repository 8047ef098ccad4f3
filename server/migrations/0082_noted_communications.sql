-- The mail of a morning, and the communications of which it tells: an erasure of somebody's data finds his there.
alter table agenda_mail
  add column mail_id bigint references mail (id) on delete set null,
  add column communication_ids bigint[] not null default '{}';
create index agenda_mail_mail on agenda_mail (mail_id) where mail_id is not null;

-- Made by the form that sent a communication: what is sent again has the same.
alter table communication add column guid uuid unique;
