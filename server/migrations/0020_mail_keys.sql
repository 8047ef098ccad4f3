-- A mail whose link acts holds a key: once it is sent, or given up, its stored text loses it; later the mail goes.
alter table mail
  add column secret text,
  add column delete_after timestamptz;
comment on column mail.secret is 'the key as it stands in text and html; null once they have lost it';
update mail set delete_after = at + interval '30 days'
  where text like '%/activar/%' or text like '%/restablecer-contrasena/%';
create index mail_delete_after on mail (delete_after) where delete_after is not null;
create index account_not_activated on account (created_at) where activated_at is null;
